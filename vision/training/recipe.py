"""The whole recipe, stage by stage; every stage can be interrupted and goes on where it was.

Order: scenes of other people's decks and of ours are rendered; the detector learns from them and says where
it believes cards to be, which the aligner starts from; then aligner and reader learn; photographs get corners
from these three, pictures without a face show where they go astray, and the reader goes on with both and our
deck mixed in; all are exported, and the margins are chosen.
"""

from __future__ import annotations

import json
import platform
import shutil
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from euchre.art.style import Back, DeckStyle, IndexFace, IndexSize
from vision.detector import Detector
from vision.judgement import Margins
from vision.recogniser import STILL_SCALES, NetworkRecogniser, Settings, load_recogniser
from vision.runtime import OnnxNetwork
from vision.scoring import Score
from vision.synth.decks import Deck, load_art
from vision.synth.indices import index_fonts
from vision.synth.noface import draw_faceless
from vision.synth.raster import own_deck
from vision.synth.scenes import Supplies
from vision.synth.textures import texture_files
from vision.training.align import train_aligner
from vision.training.detect import DetectorPlan, export_yolo, train_detector
from vision.training.export import export_aligner, export_detector, export_reader
from vision.training.faceless import faceless_missing, pool_faceless
from vision.training.fit import FitPlan, Report
from vision.training.guesses import pool_guesses
from vision.training.margins import Chosen, choose, write
from vision.training.photographs import pool_photographs
from vision.training.pool import render_pool
from vision.training.read import train_reader
from vision.training.stages import STAGES

DOUBTFUL, KEPT_APART = 0.08, 0.8
"""The detector's settings while it guesses: doubtful places are those that the aligner has to learn."""
FACELESS_SEED, MARGINS_SEED = 900, 800
"""Of the pictures without a face that are learnt from, and of those that margins are chosen on: apart from
each other and from those that are measured with."""
OWN_INKS = ("#1f4e79", "#8a1c2b", "#2c5f34")


@dataclass(frozen=True, slots=True)
class Recipe:
    """Everything that decides the weights.

    Attributes:
        work: folder for scenes, checkpoints and results.
        art: folder with `faces/`, `textures/`, `holdout.txt`; None trains on our own deck alone.
        photographs: labelled folders for fine-tuning; see `vision.training.photographs`.
        device: `cpu`, `cuda`, ...
        scenes: scenes of other decks.
        own_scenes: scenes of our own deck.
        faceless: pictures without a Euchre face.
        detector: its plan.
        aligner_steps: batches of 64.
        reader_steps: batches of 64.
        finetune_steps: batches of 64.
        seed: decides everything that is drawn.
        workers: processes that prepare batches; 0 prepares them in between.
        start: folder with shipped weights; aligner and reader go on from them, and the detector is kept if
            its stage is left out. From nothing where None.
        without: names of folders of photographs that are left out all the same, to see what they were worth.
    """

    work: Path
    art: Path | None
    photographs: tuple[Path, ...] = ()
    device: str = "cpu"
    scenes: int = 9000
    own_scenes: int = 1500
    faceless: int = 600
    detector: DetectorPlan = field(default_factory=lambda: DetectorPlan(size=384, epochs=3))
    aligner_steps: int = 7000
    reader_steps: int = 5000
    finetune_steps: int = 3000
    seed: int = 1
    workers: int = 0
    start: Path | None = None
    without: tuple[str, ...] = ()

    @property
    def learnt_from(self) -> tuple[Path, ...]:
        """The folders of photographs that are not left out."""
        return tuple(folder for folder in self.photographs if folder.name not in self.without)

    @property
    def tuned(self) -> Path:
        """The fine-tuned reader's checkpoint; its name says what is left out, lest one go on with another."""
        return self.work / f"reader_fine{self._left_out}.pt"

    @property
    def log(self) -> Path:
        """What was done, with times."""
        return self.work / f"made{self._left_out}.json"

    @property
    def _left_out(self) -> str:
        return "".join(f"_without_{name}" for name in sorted(self.without))


def shortened(recipe: Recipe) -> Recipe:
    """The same recipe in a few minutes on one processor: enough to show that it works, not to read cards."""
    plan = DetectorPlan(
        size=192, epochs=1, batch=8, device=recipe.device, mosaic=0.0, seed=recipe.detector.seed
    )
    return Recipe(
        work=recipe.work,
        art=recipe.art,
        photographs=recipe.photographs,
        device=recipe.device,
        scenes=40 if recipe.art else 0,
        own_scenes=60,
        faceless=10,
        detector=plan,
        aligner_steps=12,
        reader_steps=12,
        finetune_steps=6,
        seed=recipe.seed,
        start=recipe.start,
        without=recipe.without,
    )


def own_printings() -> list[Deck]:
    """Our own deck in every typeface and size, all ranks."""
    kinds = [(face, size) for face in IndexFace for size in IndexSize]
    backs = list(Back)
    return [
        own_deck(
            DeckStyle(face=f, size=s, back=backs[i % 3], back_ink=OWN_INKS[i % 3], four_colour=i == 3),
            all_ranks=True,
        )
        for i, (f, s) in enumerate(kinds)
    ]


def make_weights(recipe: Recipe, target: Path, say: Report, stages: Iterable[str] = STAGES) -> dict[str, Any]:
    """Carry out the recipe.

    Args:
        recipe: what to do.
        target: takes `detector.onnx`, `aligner.onnx`, `reader.onnx`, `reading.json`.
        say: told of progress, a line at a time.
        stages: which stages; all by default.

    Returns:
        What was done, with times; also written as `made.json` in the working folder.
    """
    wanted, work = set(stages), recipe.work
    work.mkdir(parents=True, exist_ok=True)
    log = recipe.log
    made: dict[str, Any] = json.loads(log.read_text()) if log.exists() else {}
    actions = {
        "scenes": lambda: _scenes(recipe, say),
        "detector": lambda: _detector(recipe, say),
        "guesses": lambda: _guesses(recipe, say),
        "aligner": lambda: _aligner(recipe, say),
        "reader": lambda: _reader(recipe, say),
        "photographs": lambda: _photographs(recipe, say),
        "faceless": lambda: _faceless(recipe, say),
        "finetune": lambda: _finetune(recipe, say),
        "export": lambda: _export(recipe, target),
        "margins": lambda: _margins(recipe, target),
    }
    for stage in STAGES:
        if stage not in wanted:
            continue
        say(f"stage {stage}")
        start = time.monotonic()
        result = actions[stage]()
        spent = made.get(stage, {}).get("seconds", 0.0) + time.monotonic() - start
        made[stage] = {
            **result,
            "seconds": round(spent, 1),
            "machine": platform.processor() or platform.machine(),
        }
        log.write_text(json.dumps(made, indent=1))
    return made


def _pools(recipe: Recipe) -> list[tuple[Path, float]]:
    """What detector, aligner and reader learn from at first: other decks; ours alone where there are none."""
    return [(recipe.work / ("scenes" if recipe.scenes else "own"), 1.0)]


def _all_pools(recipe: Recipe) -> list[tuple[Path, float]]:
    """The same with our own deck beside it."""
    own = [(recipe.work / "own", 0.15)] if recipe.scenes and recipe.own_scenes else []
    return [*_pools(recipe), *own]


def _detector_weights(recipe: Recipe) -> Path:
    return recipe.work / "detector" / "detector" / "weights" / "last.pt"


def _scenes(recipe: Recipe, say: Report) -> dict[str, Any]:
    jobs = [("own", recipe.own_scenes, 5_000_000)]
    if recipe.art and recipe.scenes:
        jobs.append(("scenes", recipe.scenes, 0))
    supplies = Supplies([], [], [])
    for name, count, first in jobs:
        supplies = _supplies(recipe, ours=name == "own")
        begin = first + recipe.seed * 10_000_000
        for done, _ in enumerate(render_pool(recipe.work / name, supplies, range(begin, begin + count)), 1):
            if done % 200 == 0:
                say(f"{name}: {done} rendered")
    return {
        "scenes": recipe.scenes,
        "own_scenes": recipe.own_scenes,
        "fonts": len(supplies.fonts),
        "surfaces": len(supplies.surfaces),
    }


def _supplies(recipe: Recipe, *, ours: bool) -> Supplies:
    """What pictures to learn from are made of: our own deck, or those of others that are not held out."""
    fonts = index_fonts()
    surfaces = texture_files(recipe.art, holdout=False) if recipe.art else []
    decks = own_printings() if ours or recipe.art is None else load_art(recipe.art, holdout=False)
    restyled = 0.1 if ours else 0.5
    return Supplies(decks, surfaces, fonts, restyled if fonts else 0.0)


def _detector(recipe: Recipe, say: Report) -> dict[str, Any]:
    plan = recipe.detector
    pools = [pool for pool, _ in _pools(recipe)]
    total = recipe.scenes or recipe.own_scenes
    data = export_yolo(pools, recipe.work / f"yolo{plan.size}", plan.size, held_back=min(200, total // 10))
    train_detector(data, recipe.work / "detector", plan, say)
    return {"size": plan.size, "epochs": plan.epochs, "batch": plan.batch, "seed": plan.seed}


def _put_detector(recipe: Recipe, target: Path) -> None:
    """Write the trained detector as ONNX; the one to start from where none was trained."""
    if recipe.start is not None and not _detector_weights(recipe).exists():
        shutil.copyfile(recipe.start / "detector.onnx", target)
        return
    export_detector(_detector_weights(recipe), target, recipe.detector.size, recipe.work / "detector")


def _guesses(recipe: Recipe, say: Report) -> dict[str, Any]:
    model = recipe.work / "detector.onnx"
    _put_detector(recipe, model)
    detector = Detector(OnnxNetwork(model), DOUBTFUL, KEPT_APART)
    count = 0
    for pool, _ in _all_pools(recipe):
        for _ in pool_guesses(pool, detector, recipe.seed):
            count += 1
            if count % 500 == 0:
                say(f"guesses: {count} scenes looked at")
    return {"pictures": count}


def _aligner(recipe: Recipe, say: Report) -> dict[str, Any]:
    plan = FitPlan(recipe.aligner_steps, device=recipe.device)
    fitted = train_aligner(
        _all_pools(recipe),
        recipe.work / "aligner.pt",
        plan,
        recipe.seed,
        say,
        workers=recipe.workers,
        start=recipe.start and recipe.start / "aligner.onnx",
    )
    return {"steps": plan.steps, "loss": fitted["loss"], "seed": recipe.seed}


def _reader(recipe: Recipe, say: Report) -> dict[str, Any]:
    plan = FitPlan(recipe.reader_steps, device=recipe.device)
    fitted = train_reader(
        _pools(recipe),
        recipe.work / "reader.pt",
        plan,
        recipe.seed,
        say,
        workers=recipe.workers,
        start=recipe.start and recipe.start / "reader.onnx",
    )
    return {"steps": plan.steps, "loss": fitted["loss"], "seed": recipe.seed}


def _photographs(recipe: Recipe, say: Report) -> dict[str, Any]:
    if not recipe.learnt_from:
        return {"pictures": 0}
    eyes, count = _rough_eyes(recipe), 0
    for folder in recipe.learnt_from:
        for line in pool_photographs(folder, eyes, recipe.work / "photographs" / folder.name):
            count += 1
            if count % 50 == 0:
                say(line)
    return {"pictures": count, "folders": [folder.name for folder in recipe.learnt_from]}


def _rough_eyes(recipe: Recipe) -> NetworkRecogniser:
    """The three networks as they are before fine-tuning."""
    rough = recipe.work / "rough"
    _export(recipe, rough, fine=False)
    return load_recogniser(rough, Settings(scales=STILL_SCALES, margins=Margins()))


def _faceless(recipe: Recipe, say: Report) -> dict[str, Any]:
    folder, seed, believed = recipe.work / "faceless", recipe.seed + FACELESS_SEED, 0
    if faceless_missing(folder, recipe.faceless):
        supplies, eyes = _supplies(recipe, ours=recipe.art is None), _rough_eyes(recipe)
        for done, cards in enumerate(pool_faceless(folder, supplies, eyes, seed, recipe.faceless), 1):
            believed += cards
            if done % 50 == 0:
                say(f"faceless: {done} pictures, {believed} cards believed in")
    return {"pictures": recipe.faceless, "seed": seed}


def _finetune(recipe: Recipe, say: Report) -> dict[str, Any]:
    if not recipe.learnt_from and not recipe.scenes:
        return {"steps": 0}
    pools = [(recipe.work / "own", 0.8), *((pool, 2.0) for pool, _ in _pools(recipe) if recipe.scenes)]
    pools += [(recipe.work / "photographs" / folder.name, 0.9) for folder in recipe.learnt_from]
    pools += [(recipe.work / "faceless", 0.2)]
    plan = FitPlan(recipe.finetune_steps, rate=1.2e-3, device=recipe.device)
    fitted = train_reader(
        pools,
        recipe.tuned,
        plan,
        recipe.seed + 1,
        say,
        workers=recipe.workers,
        start=recipe.work / "reader.pt",
    )
    return {"steps": plan.steps, "loss": fitted["loss"], "seed": recipe.seed + 1}


def _export(recipe: Recipe, target: Path, *, fine: bool = True) -> dict[str, Any]:
    target.mkdir(parents=True, exist_ok=True)
    _put_detector(recipe, target / "detector.onnx")
    export_aligner(recipe.work / "aligner.pt", target / "aligner.onnx")
    tuned = recipe.tuned
    export_reader(tuned if fine and tuned.exists() else recipe.work / "reader.pt", target / "reader.onnx")
    if not (target / "reading.json").exists():
        write(Chosen(1.0, Margins(), Score()), target / "reading.json")
    return {"bytes": sum(path.stat().st_size for path in target.glob("*.onnx"))}


def _margins(recipe: Recipe, target: Path) -> dict[str, Any]:
    if not recipe.learnt_from:
        return {"pictures": 0}
    eyes = load_recogniser(target, Settings(scales=STILL_SCALES), temperature=1.0)
    seed, supplies = recipe.seed + MARGINS_SEED, _supplies(recipe, ours=recipe.art is None)
    faceless = (made.image for made in draw_faceless(recipe.faceless // 2, seed, supplies))
    chosen = choose(recipe.learnt_from, eyes, faceless)
    write(chosen, target / "reading.json")
    return {"temperature": chosen.temperature, "held_back": chosen.score.to_json()}
