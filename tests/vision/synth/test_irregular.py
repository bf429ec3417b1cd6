from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from companion.lawbook import shipped_laws
from euchre.judge import judge
from euchre.record import HandRecord
from euchre.seats import Seat
from tests.vision.synth.test_scenes import plain_deck
from vision.synth.clip import ClipOptions, make_clip, make_evening
from vision.synth.irregular import IRREGULAR, LAWS_OF, NEEDS_DEAL, irregular_hands
from vision.synth.random_hands import Wish, random_hand

LAWS = shipped_laws("house")
TINY = ClipOptions(index_px=8.0, deck=plain_deck(), size=(320, 180), hands=False)
FOUND = {
    "taken_back": ["taken_back"],
    "exposed": ["exposed_card"],
    "together": ["simultaneous_play"],
    "play_out_of_turn": ["play_out_of_turn"],
    "lead_out_of_turn": ["lead_out_of_turn"],
    "renege_shown": ["revoke"],
    "renege_corrected": ["renounce_corrected"],
    "penalty_card": ["renounce_corrected", "exposed_card"],
    "inactive_played": ["inactive_played"],
    "wrong_gather": ["wrong_gather"],
    "faced": ["exposed_card"],
    "penalty_card_kept": ["renounce_corrected", "exposed_card", "penalty_card_not_played"],
    "double_play": ["double_play"],
    "partner_faced": ["partner_faced"],
    "kitty_seen": ["kitty_seen"],
    "buried": ["buried_upcard"],
    "lead_mended": ["taken_back", "lead_out_of_turn"],
    "renege_twice": ["revoke", "revoke"],
    "renege_late": ["revoke"],
    "no_card": ["double_play"],
    "no_discard": ["no_discard"],
    "six_cards": ["wrong_count"],
    "exposed_in_deal": ["misdeal"],
    "deal_out_of_turn": ["deal_out_of_turn"],
    "foul_deck": ["foul_deck"],
    "call_out_of_turn": ["call_out_of_turn"],
    "improper_call": ["improper_call"],
    "defended_alone": ["defended_alone"],
    "thrown_in": ["thrown_in"],
}


@pytest.mark.parametrize("kind", IRREGULAR)
def test_each_kind_holds_its_irregularity_and_no_other(kind: str) -> None:
    for seed in range(3):
        *before, record = irregular_hands(np.random.default_rng(seed), kind)
        verdict = judge(HandRecord.from_json(record), shipped_laws(LAWS_OF.get(kind, "house")))
        assert [finding.kind.value for finding in verdict.findings] == FOUND[kind]
        assert not any(judge(HandRecord.from_json(lawful), LAWS).findings for lawful in before)


@pytest.mark.parametrize("kind", IRREGULAR)
def test_each_kind_can_be_acted(kind: str) -> None:
    options = replace(TINY, dealt=kind not in NEEDS_DEAL)
    clip = make_evening(irregular_hands(np.random.default_rng(1), kind), options)
    times = [event["t"] for hand in clip.hands for event in hand["events"]]
    assert times == sorted(times)
    assert times[-1] < clip.duration


def test_an_evening_is_told_hand_by_hand() -> None:
    hands = [random_hand(np.random.default_rng(n), wish=Wish(dealer=Seat("NE"[n]))) for n in range(2)]
    clip = make_evening(hands, TINY)
    assert [line["hand"] for line in clip.calls()] == [1, 2]
    assert [line["dealer"] for line in clip.calls()] == ["N", "E"]
    assert clip.full_truth()["hands"] == list(clip.hands)
    first, second = clip.hands
    assert first["events"][-1]["t"] < second["clip"]["deal"] < second["clip"]["upcard"] < clip.duration
    played = [event["card"] for event in second["events"] if event["do"] == "play"]
    seen = {card.name for card in clip.view.seen(second["events"][0]["t"] + 0.01) if card.is_face}
    assert played[0] in seen


def test_a_clip_may_begin_when_all_is_dealt_and_called() -> None:
    record = random_hand(np.random.default_rng(4), wish=Wish(alone=1.0))
    clip = make_clip(record, replace(TINY, dealt=True))
    whole = make_clip(record, TINY)
    first = clip.hands[0]["events"][0]
    assert clip.duration < whole.duration - 4
    lying = clip.view.seen(first["t"] - 0.8)
    assert lying
    assert not any(card.is_face for card in lying)
    assert first["card"] in {card.name for card in clip.view.seen(first["t"] + 0.01) if card.is_face}
