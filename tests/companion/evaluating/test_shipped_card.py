"""The card that is shipped says what its metrics say."""

from __future__ import annotations

import json

from companion.assets import asset_dir
from companion.evaluating.card import BEGIN, END, measured_part


def test_the_measured_part_is_that_of_the_metrics() -> None:
    models = asset_dir("models")
    metrics = json.loads((models / "metrics.json").read_text(encoding="utf-8"))
    card = (models / "MODEL_CARD.md").read_text(encoding="utf-8")
    part = card.split(BEGIN)[1].split(END)[0]
    assert part.strip() == "\n".join(measured_part(metrics)).strip()


def test_the_figures_that_the_card_shows_are_there() -> None:
    models = asset_dir("models")
    card = (models / "MODEL_CARD.md").read_text(encoding="utf-8")
    shown = [piece.split(")")[0] for piece in card.split("](")[1:] if piece.split(")")[0].endswith(".png")]
    assert shown
    for path in shown:
        assert (models / path).is_file(), path
