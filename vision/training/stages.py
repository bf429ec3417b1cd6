"""The stages of the recipe, in order; apart from the recipe, so that they can be named without torch."""

from __future__ import annotations

STAGES = (
    "scenes",
    "detector",
    "guesses",
    "aligner",
    "reader",
    "photographs",
    "faceless",
    "finetune",
    "export",
    "margins",
)
