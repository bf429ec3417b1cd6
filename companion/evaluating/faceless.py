"""Rendered pictures without a Euchre face, read in memory: every accepted face is one too many."""

from __future__ import annotations

from collections.abc import Callable

from companion.evaluating.photographs import Eyes, FolderScore, faults_of
from vision.scoring import Score
from vision.synth.noface import draw_faceless, faceless_name
from vision.synth.scenes import Supplies


def score_faceless(
    count: int, seed: int, supplies: Supplies, eyes: Eyes, tell: Callable[[int], None]
) -> FolderScore:
    """Render and read; the same pictures that `synth noface` writes, before they are packed as JPEG.

    Args:
        count: pictures.
        seed: of the whole.
        supplies: decks, surfaces, typefaces.
        eyes: what reads.
        tell: told how many are done.
    """
    told = FolderScore("no face", no_face=True)
    for number, made in enumerate(draw_faceless(count, seed, supplies)):
        readings = eyes.look(made.image)
        marks = told.score.add(readings, [], complete=True)
        told.decks.setdefault(made.kind, Score()).add(readings, [], complete=True)
        told.faults += faults_of(f"{faceless_name(number, made.kind)} {made.what}", [], marks, made.image)
        tell(number + 1)
    return told
