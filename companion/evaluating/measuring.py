"""One measurement of the eyes: photographs, rendered scenes, pictures without faces, as far as asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.evaluating.photographs import Eyes, Fault, FolderScore, score_folder
from companion.evaluating.report import Json, merged, photograph_report, scene_report

Tell = Callable[[str], None]
Keep = Callable[[Json], None]
EVERY = 50
"""Pictures between two words about progress."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to measure.

    Attributes:
        folders: labelled photographs.
        scenes: how many scenes to render.
        faceless: how many pictures without a Euchre face.
        seed: of all that is rendered.
        art: folder of decks and textures; None for our own deck.
        holdout: only art that was kept from training.
    """

    folders: tuple[Path, ...] = ()
    scenes: int = 0
    faceless: int = 0
    seed: int = 1
    art: Path | None = None
    holdout: bool = False


@dataclass(frozen=True, slots=True)
class Measured:
    """What came of it: the report (see `companion.evaluating.report`), wrong readings, unusable inputs."""

    report: Json
    faults: tuple[Fault, ...]
    problems: tuple[str, ...]


def measure(wanted: Wanted, eyes: Eyes, tell: Tell, keep: Keep) -> Measured:
    """Read everything that is asked for; a folder that cannot be used is named and the others still read.

    Args:
        wanted: what to read.
        eyes: what reads.
        tell: told of progress, a line at a time.
        keep: given each part of the report as soon as it is measured, so that a run that is cut short keeps
            what it has.

    Raises:
        InputError: the art cannot be used.
    """
    folders, problems = _photographs(wanted, eyes, tell)
    report, faults = photograph_report(folders), [fault for folder in folders for fault in folder.faults]
    if report:
        keep(report)
    if wanted.scenes or wanted.faceless:
        for rendered, wrong in _rendered(wanted, eyes, tell):
            keep(rendered)
            report = merged(report, rendered)
            faults += wrong
    return Measured(report, tuple(faults), tuple(problems))


def _photographs(wanted: Wanted, eyes: Eyes, tell: Tell) -> tuple[list[FolderScore], list[str]]:
    folders: list[FolderScore] = []
    problems: list[str] = []
    for folder in wanted.folders:
        try:
            folders.append(score_folder(folder, eyes))
        except (OSError, ValueError, KeyError, TypeError) as error:
            problems.append(f"{folder}: no usable labels.json ({error})")
            continue
        problems += folders[-1].problems
        tell(f"{folder}: {folders[-1].score.pictures} pictures")
    return folders, problems


def _rendered(wanted: Wanted, eyes: Eyes, tell: Tell) -> Iterator[tuple[Json, list[Fault]]]:
    # The renderer's extra is needed here alone.
    from companion.evaluating.faceless import score_faceless
    from companion.evaluating.scenes import SceneScore, draw_scenes
    from companion.evaluating.supplies import scene_supplies

    supplies = scene_supplies(wanted.art, holdout=wanted.holdout)
    if wanted.scenes:
        scenes = SceneScore()
        for done, (name, deck, scene) in enumerate(draw_scenes(wanted.scenes, wanted.seed, supplies), 1):
            scenes.add(name, deck, scene, eyes)
            _progress(tell, "scenes", done, wanted.scenes)
        how = {"scenes": wanted.scenes, "seed": wanted.seed, "holdout": wanted.holdout}
        yield scene_report(scenes, how), scenes.faults
    if wanted.faceless:
        blank = score_faceless(
            wanted.faceless,
            wanted.seed,
            supplies,
            eyes,
            lambda done: _progress(tell, "no face", done, wanted.faceless),
        )
        yield photograph_report([blank]), blank.faults


def _progress(tell: Tell, what: str, done: int, total: int) -> None:
    if done % EVERY == 0 or done == total:
        tell(f"{what}: {done} of {total}")
