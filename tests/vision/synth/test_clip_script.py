from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from euchre.cards import DECK
from euchre.seats import Seat
from vision.events import Zone
from vision.synth.clip_places import stage_layout
from vision.synth.clip_script import ScriptError, act_hand, dealt_cards
from vision.synth.clip_stage import COPY, Stage
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
    record["events"].insert(3, {"do": "misdeal", "seat": "N"})
    with pytest.raises(ScriptError, match="misdeal"):
        act_hand(Stage(np.random.default_rng(1)), record, 0.0)


def lead(record: dict[str, Any]) -> tuple[str, str]:
    first = record["events"][0]
    return first["seat"], first["card"]


def test_a_card_taken_back_leaves_and_may_be_played_again() -> None:
    record = random_hand(np.random.default_rng(3))
    seat, card = lead(record)
    record["events"].insert(1, {"do": "withdraw", "seat": seat, "card": card})
    record["events"].insert(2, {"do": "play", "seat": seat, "card": card})
    stage = Stage(np.random.default_rng(3))
    told, _ = act_hand(stage, record, 0.0)
    first, back, again = (event["t"] for event in told["events"][:3])
    assert first < back < again
    assert stage.cards[card].rests_since(back) is None
    assert stage.cards[card].rests_since(again + 0.01) == pytest.approx(again, abs=0.01)


def test_an_exposed_card_lies_face_up_outside_the_trick_until_it_is_played() -> None:
    record = random_hand(np.random.default_rng(4))
    seat, card = record["events"][1]["seat"], record["events"][1]["card"]
    record["events"].insert(0, {"do": "expose", "seat": seat, "cards": [card], "cause": "dropped"})
    stage = Stage(np.random.default_rng(4))
    told, _ = act_hand(stage, record, 0.0)
    layout = stage_layout()
    exposed = stage.cards[card].pose(told["events"][0]["t"] + 0.01)
    played = stage.cards[card].pose(told["events"][2]["t"] + 0.01)
    assert exposed is not None
    assert played is not None
    assert layout.seat_at(exposed.x, exposed.y) is Seat(seat)
    assert (layout.zone_at(exposed.x, exposed.y), exposed.flip) == (Zone.SEAT, 0)
    assert (layout.zone_at(played.x, played.y), played.flip) == (Zone.TRICK, 0)


def test_cards_played_together_land_almost_at_once() -> None:
    record = random_hand(np.random.default_rng(5))
    record["events"][1]["together"] = record["events"][2]["together"] = 1
    told, _ = act_hand(Stage(np.random.default_rng(5)), record, 0.0)
    _, first, second, last = (event["t"] for event in told["events"][:4])
    assert 0 <= second - first < 0.5 < last - first


def test_what_is_only_said_takes_its_time() -> None:
    record = random_hand(np.random.default_rng(6))
    record["events"].insert(2, {"do": "challenge", "seat": "N"})
    told, _ = act_hand(Stage(np.random.default_rng(6)), record, 0.0)
    assert told["events"][1]["t"] < told["events"][2]["t"] < told["events"][3]["t"]


def test_a_lone_players_partner_lays_the_hand_down() -> None:
    record = random_hand(np.random.default_rng(1))
    maker = record["calls"][-1]
    maker["alone"] = True
    out = Seat(maker["seat"]).partner
    record["events"] = [e for e in record["events"] if e["do"] == "play" and e["seat"] != out.value][:3]
    stage = Stage(np.random.default_rng(1))
    _, end = act_hand(stage, record, 0.0)
    aside = [stage.cards[name].pose(end) for name in record["hands"][out.value]]
    assert [None if pose is None else pose.flip for pose in aside] == [180.0] * 5


def test_a_card_that_falls_face_up_in_the_deal_is_taken_up_with_its_hand() -> None:
    record = random_hand(np.random.default_rng(11))
    card = record["hands"]["W"][-1]
    record["events"].insert(0, {"do": "expose", "seat": "W", "cards": [card], "cause": "deal"})
    stage = Stage(np.random.default_rng(11))
    told, _ = act_hand(stage, record, 0.0)
    fell, upcard = told["events"][0]["t"], told["clip"]["upcard"]
    assert fell < upcard
    lying = {name: track.pose(upcard) for name, track in stage.cards.items()}
    assert {name for name, pose in lying.items() if pose and pose.flip == 0} == {card, record["upcard"]}
    assert stage.cards[card].pose(told["events"][1]["t"] - 0.8) is None


def test_a_card_that_the_pack_holds_twice_lies_there_twice() -> None:
    record = random_hand(np.random.default_rng(12))
    del record["hands"]
    first, *_, last = (event for event in record["events"][:8] if event["do"] == "play")
    twice = last["card"] = first["card"]
    last["seat"] = next(seat for seat in "NESW" if seat != first["seat"])
    record["events"] = record["events"][: record["events"].index(last) + 1]
    stage = Stage(np.random.default_rng(12))
    told, _ = act_hand(stage, record, 0.0)
    both = [stage.cards[name].pose(told["events"][-1]["t"] + 0.01) for name in (twice, twice + COPY)]
    assert [pose.flip if pose else None for pose in both] == [180.0, 0.0]  # one gathered, one played


def test_hands_thrown_in_lie_face_up_in_the_middle() -> None:
    record = random_hand(np.random.default_rng(14))
    record["events"] = [*record["events"][:10], {"do": "claim"}]  # after two tricks
    stage = Stage(np.random.default_rng(14))
    _, end = act_hand(stage, record, 0.0, dealt=True)
    lying = [pose for track in stage.cards.values() if (pose := track.pose(end)) is not None]
    faces = [pose for pose in lying if pose.flip == 0]
    assert len(faces) == 12
    assert {stage_layout().zone_at(pose.x, pose.y) for pose in faces} == {Zone.TRICK}


def test_the_next_deal_follows_a_hand_by_the_next_dealer() -> None:
    record = random_hand(np.random.default_rng(13))
    record["events"].append({"do": "next_deal"})
    stage = Stage(np.random.default_rng(13))
    told, end = act_hand(stage, record, 0.0, dealt=True)
    layout = stage_layout()
    poses = [pose for track in stage.cards.values() if (pose := track.pose(end)) is not None]
    assert told["events"][-2]["t"] < told["events"][-1]["t"] < end
    assert len(poses) == 24
    assert sum(pose.flip == 0 for pose in poses) == 1  # the up card
    assert {layout.seat_at(pose.x, pose.y) for pose in poses if pose.flip == 180} == set(Seat)


def test_a_second_hand_follows_on_the_same_table() -> None:
    stage = Stage(np.random.default_rng(8))
    _, end = act_hand(stage, random_hand(np.random.default_rng(8)), 0.0)
    told, last = act_hand(stage, random_hand(np.random.default_rng(9), number=2), end)
    assert end < told["clip"]["upcard"] < told["events"][0]["t"] < told["events"][-1]["t"] < last
    assert sum(track.pose(last) is not None for track in stage.cards.values()) == 24
