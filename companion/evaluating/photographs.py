"""Labelled photographs: a folder with `labels.json` and `images/`, read and scored."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from vision.errors import SourceError
from vision.reading import Image, Reading
from vision.scoring import Label, Marks, Outcome, Score, labels_of
from vision.still import read_picture


class Eyes(Protocol):
    """Whatever reads a whole picture."""

    def look(self, image: Image) -> list[Reading]:
        """Find and read everything: one entry a card."""
        ...


@dataclass(frozen=True, slots=True)
class Fault:
    """A reading that was accepted and should not have been.

    Attributes:
        image: where it was, for people.
        label: what lies there, `none` where no Euchre face does.
        reading: what it was taken for.
        picture: the picture, to be shown.
    """

    image: str
    label: str
    reading: Reading
    picture: Image

    def words(self) -> str:
        """One line that tells it."""
        said = self.reading.card or self.reading.kind.value
        return f"{self.image}: {self.label} read as {said} ({self.reading.confidence:.2f})"


@dataclass(slots=True)
class FolderScore:
    """One folder's counts, those of its decks where the labels tell them, and what went wrong."""

    name: str
    score: Score = field(default_factory=Score)
    decks: dict[str, Score] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    no_face: bool = False


def score_folder(folder: Path, eyes: Eyes) -> FolderScore:
    """Read every picture of a folder and hold it against its labels.

    An entry may say its `deck`, and `no_face` where it is known that no Euchre face is in the picture: there
    every accepted face is a phantom. A picture that cannot be read counts with all its cards missed.

    Raises:
        OSError: there is no `labels.json`.
        ValueError: it is not JSON.
        KeyError: it lacks something.
        TypeError: it is not of the right form.
    """
    told = FolderScore(folder.name)
    entries: list[dict[str, Any]] = json.loads((folder / "labels.json").read_text(encoding="utf-8"))
    told.no_face = bool(entries)
    for entry in entries:
        labels = labels_of(entry["objects"])
        path = folder / "images" / Path(entry["image"]).name
        told.no_face &= bool(entry.get("no_face"))
        complete = bool(entry.get("no_face")) or (bool(labels) and not entry.get("has_other"))
        try:
            picture = read_picture(path)
            readings = eyes.look(picture)
        except SourceError as error:
            told.problems.append(str(error))
            told.score.add([], labels, complete=complete)
            continue
        marks = told.score.add(readings, labels, complete=complete)
        told.faults += faults_of(path.name, labels, marks, picture)
        if deck := str(entry.get("deck") or entry.get("kind") or ""):
            told.decks.setdefault(deck, Score()).add(readings, labels, complete=complete)
    return told


def faults_of(image: str, labels: list[Label], marks: Marks, picture: Image) -> Iterator[Fault]:
    """The readings of one picture that should not have been accepted."""
    for label, outcome, reading in zip(labels, marks.outcomes, marks.readings, strict=True):
        if label.counts and outcome is Outcome.WRONG and reading is not None:
            yield Fault(image, label.name, reading, picture)
    for reading in marks.phantoms:
        yield Fault(image, "none", reading, picture)
