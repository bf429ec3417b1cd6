from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from euchre.cards import DECK
from euchre.seats import Seat
from vision.events import Zone
from vision.synth.clip_places import stage_layout
from vision.synth.clip_script import ScriptError, act_hand, dealt_cards
from vision.synth.clip_stage import Stage
from vision.synth.random_hands import random_hand


def acted(seed: int) -> tuple[Stage, dict[str, Any], float]:
    stage = Stage(np.random.default_rng(seed))
    told, end = act_hand(stage, random_hand(np.random.default_rng(seed), renege=bool(seed % 2)), 0.8)
    return stage, told, end


@pytest.mark.parametrize("seed", range(12))
def test_times_rise_from_the_deal_to_the_last_trick(seed: int) -> None:
    _, told, end = acted(seed)
    times = [told["clip"]["upcard"], *(e["t"] for e in (*told["calls"], *told["events"]))]
    assert times == sorted(times)
    assert times[-1] < end < 75


@pytest.mark.parametrize("seed", range(12))
def test_each_card_lies_before_its_player_when_it_is_told_and_ends_gathered(seed: int) -> None:
    stage, told, end = acted(seed)
    layout = stage_layout()
    for event in told["events"]:
        if event["do"] != "play":
            continue
        track = stage.cards[event["card"]]
        pose = track.pose(event["t"] + 0.01)
        assert pose is not None
        assert layout.zone_at(pose.x, pose.y) is Zone.TRICK
        assert layout.seat_at(pose.x, pose.y) is Seat(event["seat"])
        assert pose.flip == 0
        assert track.rests_since(event["t"] + 0.01) is not None
        last = track.pose(end)
        assert last is not None
        assert layout.zone_at(last.x, last.y) is Zone.IGNORED
        assert last.flip == 180


@pytest.mark.parametrize("seed", range(12))
def test_four_cards_stay_face_down_in_the_kitty(seed: int) -> None:
    stage, _, end = acted(seed)
    layout = stage_layout()
    poses = [pose for track in stage.cards.values() if (pose := track.pose(end)) is not None]
    kitty = [pose for pose in poses if layout.zone_at(pose.x, pose.y) is Zone.KITTY]
    assert len(kitty) == 4
    assert {pose.flip for pose in kitty} == {180}


@pytest.mark.parametrize("seed", range(12))
def test_all_24_cards_are_dealt_whatever_the_record_tells(seed: int) -> None:
    record = random_hand(np.random.default_rng(seed))
    told = record.pop("hands")
    hands, kitty = dealt_cards(record, np.random.default_rng(1))
    assert sorted([*kitty, *(name for names in hands.values() for name in names)]) == sorted(map(str, DECK))
    assert kitty[-1] == record["upcard"]
    for seat, names in hands.items():
        assert sorted(names) == sorted(told[seat.value]) or seat.value == record["dealer"]


def test_a_card_in_two_places_cannot_be_acted() -> None:
    record = random_hand(np.random.default_rng(1))
    record["upcard"] = record["events"][0]["card"] if record["discard"] is None else record["hands"]["N"][0]
    with pytest.raises(ScriptError, match="two places"):
        act_hand(Stage(np.random.default_rng(1)), record, 0.0)


def test_an_event_that_cannot_be_shown_is_named() -> None:
    record = random_hand(np.random.default_rng(1))
    record["events"].insert(3, {"do": "claim", "seat": "N"})
    with pytest.raises(ScriptError, match="claim"):
        act_hand(Stage(np.random.default_rng(1)), record, 0.0)
