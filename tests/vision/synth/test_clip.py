from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import av
import numpy as np
import pytest

from tests.vision.synth.test_scenes import plain_deck
from tracker.calls import read_calls
from vision.synth.camera import View
from vision.synth.clip import Clip, ClipOptions, empty_clip, make_clip, write_clip
from vision.synth.clip_render import ClipRenderer
from vision.synth.clip_stage import Bump, LightChange, Stage
from vision.synth.clip_truth import visible_shares
from vision.synth.hands import PX_PER_MM, Grip, arm_sprite
from vision.synth.keyframes import CardPose, CardTrack
from vision.synth.people import random_person
from vision.synth.random_hands import random_hand
from vision.synth.table import Surface
from vision.table_file import read_table

SMALL = ClipOptions(
    index_px=8.0, deck=plain_deck(), surface=Surface.LINEN, size=(320, 180), hands=False, corners_every=4
)


def lone_card(options: ClipOptions = SMALL, pose: CardPose | None = None) -> Clip:
    def lay(stage: Stage) -> None:
        track = stage.cards.setdefault("JH", CardTrack("JH"))
        track.appear(0.0, pose or CardPose(40, -30, yaw=20))

    return empty_clip(lay, options)


@pytest.mark.parametrize("view", list(View))
def test_the_card_is_where_the_truth_says(view: View) -> None:
    clip = lone_card(replace(SMALL, view=view, surface=Surface.WALNUT))
    (card,) = clip.view.seen(1.0)
    with_card = clip.renderer.frame(1.0).astype(int)
    without = empty_clip(lambda stage: None, clip.options).renderer.frame(1.0).astype(int)
    changed = np.argwhere(np.abs(with_card - without).max(2) > 60)[:, ::-1]
    assert changed.mean(0) == pytest.approx(card.corners.mean(0), abs=1.5)
    assert changed.min(0) == pytest.approx(card.corners.min(0), abs=3)
    assert changed.max(0) == pytest.approx(card.corners.max(0), abs=3)


@pytest.mark.parametrize(("flip", "is_face"), [(0.0, True), (180.0, False), (60.0, True), (120.0, False)])
def test_a_turned_card_shows_its_other_side(flip: float, is_face: bool) -> None:
    (card,) = lone_card(pose=CardPose(0, 0, 30, flip=flip)).view.seen(0.5)
    assert card.is_face is is_face


def test_truth_starts_at_the_cards_own_top_left_and_goes_clockwise() -> None:
    (card,) = lone_card(pose=CardPose(0, 0, yaw=180)).view.seen(0.5)
    x, y = card.corners.T
    assert x[0] == pytest.approx(x.max(), abs=1)
    assert y[0] == pytest.approx(y.max(), abs=1)
    assert np.dot(x, np.roll(y, -1)) > np.dot(y, np.roll(x, -1))


def test_the_same_seed_paints_the_same_frames() -> None:
    one, two = lone_card(), lone_card()
    assert np.array_equal(one.renderer.frame(0.3), two.renderer.frame(0.3))
    other = lone_card(replace(SMALL, seed=2))
    assert not np.array_equal(one.renderer.frame(0.4), other.renderer.frame(0.4))


def test_a_covered_card_is_less_visible() -> None:
    def lay(stage: Stage) -> None:
        for n, name in enumerate(("9H", "JS")):
            track = stage.cards.setdefault(name, CardTrack(name))
            track.appear(0.1 * n, CardPose(31.5 * n, 0))

    under, over = visible_shares(empty_clip(lay, SMALL).view.seen(1.0), SMALL.size)
    assert over == pytest.approx(1.0, abs=0.1)
    assert under == pytest.approx(0.5, abs=0.1)


def test_lights_go_down_and_a_bump_moves_the_picture() -> None:
    clip = lone_card()
    bright, (before,) = clip.renderer.frame(1.0), clip.view.seen(1.0)
    clip.view.stage.lights.append(LightChange(2.0, 0.4))
    clip.view.stage.bumps.append(Bump(4.0, 6.0, 0.0, 0.0))
    assert clip.renderer.frame(3.0).mean() < 0.6 * bright.mean()
    (after,) = clip.view.seen(5.0)
    assert after.corners == pytest.approx(before.corners + np.array([6.0, 0.0]))
    assert clip.renderer.frame(5.0).shape == bright.shape


@pytest.mark.parametrize("grip", list(Grip))
def test_an_arm_is_solid_at_the_wrist_and_clear_beside_it(grip: Grip) -> None:
    rng = np.random.default_rng(3)
    alpha = arm_sprite(random_person(rng), grip, rng)[..., 3]
    middle = alpha[alpha.shape[0] // 2]
    assert middle[len(middle) // 2] == 255
    assert middle[0] == middle[-1] == 0
    fingers = alpha[: round(90 * PX_PER_MM)]
    assert 0.03 < (fingers > 0).mean() < 0.5


def test_people_and_table_are_drawn_when_the_first_frame_is_asked_for() -> None:
    paint = lone_card().painter
    drawn: list[ClipRenderer] = []

    def watched() -> ClipRenderer:
        drawn.append(paint())
        return drawn[-1]

    clip = replace(lone_card(), painter=watched)
    assert clip.view.seen(0.5)
    assert clip.full_truth()["frames"] == 0
    assert drawn == []
    first = clip.renderer.frame(0.2)
    clip.renderer.frame(0.3)
    assert len(drawn) == 1
    assert np.array_equal(first, paint().frame(0.2))  # however often it is drawn


def test_a_table_top_that_cannot_be_read_is_told_before_anything_is_painted(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"no\.png"):
        lone_card(replace(SMALL, surface=tmp_path / "no.png"))


def test_a_clip_is_written_with_everything_beside_it(tmp_path: Path) -> None:
    clip = replace(make_clip(random_hand(np.random.default_rng(2)), SMALL), duration=1.0)
    told: list[tuple[int, int]] = []
    write_clip(clip, tmp_path / "hand.mp4", lambda done, total: told.append((done, total)))
    with av.open(str(tmp_path / "hand.mp4")) as video:
        frames = list(video.decode(video=0))
    assert len(frames) == clip.frame_count == 15 == len(told)
    assert (frames[0].width, frames[0].height) == (320, 180)
    truth = json.loads((tmp_path / "hand.truth.json").read_text())
    assert (truth["frames"], truth["fps"]) == (15, 15.0)
    assert sorted(truth["corners"], key=int) == ["0", "4", "8", "12"]
    assert len(truth["corners"]["12"]) == 24
    assert all("t" in event for event in truth["events"])
    assert read_calls(tmp_path / "hand.calls.json")[1].upcard == truth["upcard"]
    setup = read_table(tmp_path / "hand.table.toml")
    assert setup.plane.px([[40.0, -30.0]])[0] == pytest.approx(
        clip.view.camera.project([[40.0, -30.0, 0.0]])[0], abs=1e-4
    )
