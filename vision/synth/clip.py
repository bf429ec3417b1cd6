"""A clip from hand records: pictures, sound of nothing, and the truth beside it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np

from euchre.seats import Seat
from vision.calibration import TableSetup, plane_from_matrix
from vision.reading import Image
from vision.synth.bodies import torso_sprite
from vision.synth.camera import View, place_camera
from vision.synth.clip_places import BRISK, TABLE_HALF, Pace, stage_layout
from vision.synth.clip_render import ClipRenderer
from vision.synth.clip_script import act_hand
from vision.synth.clip_stage import Stage
from vision.synth.clip_truth import frame_truth
from vision.synth.clip_view import ClipView
from vision.synth.decks import Deck, Sprite
from vision.synth.hands import Grip, arm_sprite
from vision.synth.people import random_person
from vision.synth.random_hands import Record
from vision.synth.raster import own_deck
from vision.synth.table import Lamp, Surface, draw_table, lighting, read_texture
from vision.synth.video_writer import VideoWriter
from vision.table_file import write_table


@dataclass(frozen=True, slots=True)
class ClipOptions:
    """How a clip is to look.

    Attributes:
        view: where the camera hangs.
        index_px: height of a corner index at the centre of the table, pixels.
        deck: pictures of the cards; our own default deck where None.
        surface: the table top.
        lamp: the light.
        seed: of everything random; the same seed gives the same clip.
        hands: whether arms are seen.
        pace: how fast people play.
        spread: how far from the centre cards come to lie, mm.
        size: width and height, pixels.
        fps: frames a second.
        quality: constant rate factor of the video, 18 (fine) to 30 (coarse).
        preset: how much time is taken to write a small file, as x264 names it.
        corners_every: tell the corners of all cards every so many frames; 0 for never.
        markers: whether people lay printed markers down for dealer, trump and lone hands.
        dealt: whether the first hand begins when all is dealt and called.
    """

    view: View = View.OVERHEAD
    index_px: float = 25.0
    deck: Deck | None = None
    surface: Surface | Path = Surface.FELT_GREEN
    lamp: Lamp = Lamp.NORMAL
    seed: int = 1
    hands: bool = True
    pace: Pace = BRISK
    spread: float = 66.0
    size: tuple[int, int] = (1280, 720)
    fps: float = 15.0
    quality: int = 25
    preset: str = "faster"
    corners_every: int = 0
    markers: bool = False
    dealt: bool = False


@dataclass(slots=True)
class Clip:
    """A clip that can be painted.

    Attributes:
        view: where everything is in it.
        painter: makes what paints it; people, table and light are drawn for that, which takes seconds.
        hands: the hand records with times, in order.
        duration: seconds.
        options: how it looks.
        setup: the table and its camera, as `calibrate` would find them.
    """

    view: ClipView
    painter: Callable[[], ClipRenderer]
    hands: tuple[Record, ...]
    duration: float
    options: ClipOptions
    setup: TableSetup
    _renderer: ClipRenderer | None = field(default=None, init=False)

    @property
    def renderer(self) -> ClipRenderer:
        """What paints it, made when it is first asked for."""
        if self._renderer is None:
            self._renderer = self.painter()
        return self._renderer

    @property
    def frame_count(self) -> int:
        """How many frames it has."""
        return int(self.duration * self.options.fps)

    def frames(self) -> Iterator[Image]:
        """All frames in order."""
        for index in range(self.frame_count):
            yield self.renderer.frame(index / self.options.fps)

    def full_truth(self) -> Record:
        """The truth as it is written beside the clip: the one hand, or `hands` where there are several."""
        every, fps = self.options.corners_every, self.options.fps
        sampled = range(0, self.frame_count, every) if every else ()
        corners = {str(n): frame_truth(self.view.seen(n / fps), self.options.size) for n in sampled}
        return {
            **(self.hands[0] if len(self.hands) == 1 else {"hands": list(self.hands)}),
            "frames": self.frame_count,
            "fps": fps,
            **({"corners": corners} if every else {}),
        }

    def calls(self) -> list[Record]:
        """What was said in each hand, as the lines of a calls file."""
        return [
            {
                "hand": number,
                "dealer": told["dealer"],
                "upcard": told.get("upcard"),
                "calls": [{k: v for k, v in call.items() if k != "t"} for call in told["calls"]],
                "discard": told.get("discard"),
            }
            for number, told in enumerate(self.hands, 1)
        ]


def make_clip(record: Record, options: ClipOptions) -> Clip:
    """Prepare a clip of one hand.

    Args:
        record: what happens in it.
        options: how it looks.

    Raises:
        ScriptError: the record cannot be acted.
        FileNotFoundError: the table's texture cannot be read.
    """
    return make_evening([record], options)


def make_evening(records: Sequence[Record], options: ClipOptions) -> Clip:
    """Prepare one clip of several hands, played one after the other.

    Args:
        records: what happens in each; whoever deals sweeps the hand before together.
        options: how it looks.

    Raises:
        ScriptError: a record cannot be acted.
        FileNotFoundError: the table's texture cannot be read.
    """
    told: list[Record] = []
    ends = [0.0]

    def act(stage: Stage) -> None:
        for record in records:
            truth, end = act_hand(stage, record, ends[-1], dealt=options.dealt and not told)
            told.append(truth)
            ends.append(end)

    clip = empty_clip(act, options)
    return replace(clip, hands=tuple(told), duration=ends[-1])


def empty_clip(acting: Callable[[Stage], None], options: ClipOptions) -> Clip:
    """Prepare a table, its camera and its people, for `acting` to write what happens; no record, no length.

    Raises:
        FileNotFoundError: the table's texture cannot be read.
    """
    luck, looking, grain = (np.random.default_rng(s) for s in np.random.SeedSequence(options.seed).spawn(3))
    stage = Stage(luck, options.pace, options.spread, markers=options.markers)
    acting(stage)
    camera = place_camera(options.view, looking, index_px=options.index_px, size=options.size)
    if isinstance(options.surface, Path):
        read_texture(options.surface)  # who prepares a clip is told at once that it cannot be painted
    view = ClipView(stage, camera, options.deck or own_deck())
    plane = plane_from_matrix(np.linalg.inv(camera.plane()).astype(np.float64))
    setup = TableSetup(plane, options.size, layout=stage_layout())

    def painter() -> ClipRenderer:
        return _renderer_of(view, options, deepcopy(looking), deepcopy(grain))

    return Clip(view, painter, (), 0.0, options, setup)


def _renderer_of(
    view: ClipView, options: ClipOptions, looking: np.random.Generator, grain: np.random.Generator
) -> ClipRenderer:
    """Draw the light, the people and the table of a clip."""
    light = lighting(options.lamp, view.camera, looking)
    arms: dict[Seat, dict[Grip, Sprite]] = {}
    bodies = []
    for seat in Seat if options.hands else ():
        person = random_person(looking)
        if seat is not Seat.SOUTH and options.view is not View.OVERHEAD:
            bodies.append((seat, torso_sprite(person, looking)))
        arms[seat] = {grip: arm_sprite(person, grip, looking) for grip in Grip}
    table = draw_table(view.camera, options.surface, TABLE_HALF, looking, bodies)
    return ClipRenderer(view, table, light, arms, grain)


def write_clip(clip: Clip, path: Path, progress: Callable[[int, int], None] | None = None) -> None:
    """Write the video and, beside it, its truth, calls and table files.

    Args:
        clip: what to write.
        path: of the video, `NAME.mp4`; beside it `NAME.truth.json`, `NAME.calls.json`, `NAME.table.toml`.
        progress: told the frames done and their total.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    total = clip.frame_count
    how = clip.options
    with VideoWriter(path, how.size, how.fps, how.quality, how.preset) as video:
        for done, frame in enumerate(clip.frames(), 1):
            video.write(frame)
            if progress is not None:
                progress(done, total)
    path.with_suffix(".truth.json").write_text(json.dumps(clip.full_truth()) + "\n", encoding="utf-8")
    calls = "".join(json.dumps(line) + "\n" for line in clip.calls())
    path.with_suffix(".calls.json").write_text(calls, encoding="utf-8")
    write_table(path.with_suffix(".table.toml"), clip.setup)
