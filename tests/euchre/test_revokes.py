"""Reneges: never missed, never alleged of a lawful play, proved by what the table saw and when it saw it."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

from companion.lawbook import shipped_laws
from euchre.cards import Suit
from euchre.events import CallKind
from euchre.findings import FindingKind, How, State
from euchre.judge import judge
from euchre.verdict import RefusalState, Verdict
from tests.euchre.hands import LAWFUL, T1, T2, T3, T4, T5, judged, kinds
from tests.euchre.random_hands import random_hand

HOUSE = shipped_laws("house")
REVOKE = (T1, "EAH STS WKD NQC", "EKH STC WJD NJS", "WAD NQS E9D SAC", "WQD NKC EAS SKS")


def only(verdict: Verdict, kind: str) -> Any:
    found = [item for item in verdict.findings if item.kind.value == kind]
    assert len(found) == 1, [item.to_json() for item in verdict.findings]
    return found[0]


@pytest.mark.parametrize("discard_seen", [True, False])
def test_lawful_hands_have_no_finding_and_the_points_of_their_tricks(discard_seen: bool) -> None:
    rng = random.Random(11)
    for _ in range(400):
        truth = random_hand(rng, discard_seen=discard_seen)
        verdict = judge(truth.record, HOUSE)
        assert verdict.findings == ()
        assert verdict.makers is not None
        assert verdict.taken.of(verdict.makers) == truth.taken_by_makers


@pytest.mark.parametrize("discard_seen", [True, False])
def test_every_renege_is_proved_and_nothing_else(discard_seen: bool) -> None:
    rng = random.Random(12)
    reneges = 0
    for _ in range(400):
        truth = random_hand(rng, renege_chance=0.3, discard_seen=discard_seen)
        verdict = judge(truth.record, HOUSE)
        found = {
            (item.seats[0], item.trick): item for item in verdict.findings if item.kind is FindingKind.REVOKE
        }
        assert found.keys() == truth.reneges
        for key, item in found.items():
            assert item.state is State.PROVED
            assert item.proved_by is not None
            if item.proved_by.how is How.LATER_PLAY:
                assert item.proved_by.trick == truth.shown[key]
            else:
                assert item.proved_by.how is How.KNOWN_CARD
                assert item.proved_by.card == truth.record.upcard
                assert discard_seen
        reneges += len(found)
    assert reneges > 200


def test_a_renege_is_a_refusal_at_once_and_proved_with_its_card() -> None:
    rng = random.Random(13)
    seen = 0
    while seen < 60:
        truth = random_hand(rng, renege_chance=0.1, discard_seen=False)
        if len(truth.reneges) != 1:
            continue
        seen += 1
        ((seat, trick),) = truth.reneges
        plays = truth.record.events
        trick_of = [n // (len(plays) // 5) + 1 for n in range(len(plays))]
        for cut in range(len(plays) + 1):
            verdict = judge(dataclasses.replace(truth.record, events=plays[:cut]), HOUSE)
            mine = [n for n in range(cut) if plays[n].seat is seat]  # type: ignore[attr-defined]
            refused = any(trick_of[n] == trick for n in mine)
            proved = any(trick_of[n] == truth.shown[seat, trick] for n in mine)
            assert bool([r for r in verdict.refusals if (r.seat, r.trick) == (seat, trick)]) == refused
            assert [f.kind for f in verdict.findings] == [FindingKind.REVOKE] * proved


def test_the_left_bower_follows_trump_and_not_its_printed_suit() -> None:
    held_back = judged(T1, "EAH STS WKD NQC", *REVOKE[2:])
    assert only(held_back, "revoke").proved_by.card.label == "J♦"
    printed = judged(T1, T2, "WAD NJS E9D STC", "WKD NQS EKH SAC", T5)
    assert printed.findings == ()


@pytest.mark.parametrize(
    ("card", "state"),
    [
        ({"candidates": [["JD", 0.6], ["JC", 0.4]]}, "suspended"),
        ({"candidates": [["JC", 0.6], ["9S", 0.4]]}, None),
        ({"candidates": [["JD", 0.6], ["QH", 0.3]]}, "suspended"),
        ({"card": "JD", "confidence": 0.9}, "proved"),
    ],
    ids=["one reading proves it", "no reading does", "every reading does, none is sure", "read"],
)
def test_an_unsure_proof_suspends(card: dict[str, Any], state: str | None) -> None:
    play = {"do": "play", "seat": "W", **card}
    verdict = judged(T1, "EAH STS WKD NQC", "EKH STC", play, "NJS")
    revokes = [found for found in verdict.findings if found.kind is FindingKind.REVOKE]
    if state is None:
        assert revokes == []
        return
    assert revokes[0].state.value == state
    assert revokes[0].confidence < 1.0


def test_an_unsure_refusal_suspends_and_its_confidence_is_that_of_refusing() -> None:
    unsure = {"do": "play", "seat": "W", "candidates": [["KD", 0.7], ["KH", 0.3]]}
    verdict = judged(T1, "EAH STS", unsure, "NQC", "EQS STC WJD NJS")
    found = only(verdict, "revoke")
    assert found.state is State.SUSPENDED
    assert found.confidence == pytest.approx(0.7)


def test_confidence_is_the_product_of_the_sightings() -> None:
    parts = [
        {"do": "play", "seat": "E", "card": "AH", "confidence": 0.9},
        "STS",
        {"do": "play", "seat": "W", "card": "KD", "confidence": 0.8},
        "NQC EKH STC",
        {"do": "play", "seat": "W", "card": "JD", "confidence": 0.5},
    ]
    assert only(judged(T1, *parts), "revoke").confidence == pytest.approx(0.36)


def test_a_card_seen_in_two_places_suspends_what_rests_on_it() -> None:
    verdict = judged(T1, "EAH STS WKD NQC", "EKH STC WJD NJS", "WAD NQS E9D SAC", "WQD NJD EAS SKS")
    assert only(verdict, "foul_deck").state is State.SUSPENDED
    mine = [f for f in verdict.findings if f.kind is FindingKind.REVOKE and f.seats[0].value == "W"]
    assert [f.state for f in mine] == [State.SUSPENDED]


KNOWN = [
    ("dropped before", {"do": "expose", "seat": "W", "cards": ["JD"], "cause": "dropped"}),
    ("shown before", {"do": "expose", "seat": "W", "cards": ["JD"], "cause": "shown"}),
]


@pytest.mark.parametrize("event", [event for _, event in KNOWN], ids=[name for name, _ in KNOWN])
def test_a_card_seen_in_the_hand_proves_the_refusal_at_once(event: dict[str, Any]) -> None:
    found = only(judged(T1, event, "EAH STS WKD"), "revoke")
    assert (found.proved_by.how, found.proved_by.trick) == (How.KNOWN_CARD, 2)
    assert found.established is False


def test_the_card_taken_up_proves_at_once_only_if_another_was_seen_laid_away() -> None:
    refusal = ("EJH SQH WTH NQS",)
    assert only(judged(*refusal), "revoke").proved_by.how is How.KNOWN_CARD
    for unseen in (None, "9H"):
        assert kinds(judged(*refusal, discard=unseen)) == []
    assert "revoke" in kinds(judged(*refusal, discard="none"))


def test_a_withdrawn_card_that_followed_proves_the_one_that_does_not() -> None:
    back = {"do": "withdraw", "seat": "W", "card": "JD"}
    found = only(judged(T1, "EAH STS WJD", back, "WKD"), "revoke")
    assert found.proved_by.how is How.KNOWN_CARD


def test_a_hand_faced_in_a_claim_settles_open_refusals() -> None:
    claim = {"do": "claim", "seat": "W", "cards": ["JD", "AD", "QD"], "tricks": 0, "agreed": True}
    verdict = judged(T1, "EAH STS WKD NQC", claim)
    assert only(verdict, "revoke").proved_by.how is How.FACED


def test_refusals_stay_open_where_the_hand_ends_with_cards_unseen() -> None:
    claim = {"do": "claim", "seat": "E", "tricks": 3, "cards": [], "agreed": True}
    verdict = judged(T1, "EAH STS WKD NQC", claim)
    assert verdict.findings[0].kind is FindingKind.CLAIM
    states = {(r.seat.value, r.trick): r.state for r in verdict.refusals}
    assert states[("W", 2)] is RefusalState.OPEN


def test_a_dealer_whose_discard_was_not_seen_is_never_cleared() -> None:
    def of_north(discard: str | None) -> set[RefusalState]:
        return {r.state for r in judged(*LAWFUL, discard=discard).refusals if r.seat.value == "N"}

    assert of_north("9C") == {RefusalState.CLEARED}
    assert of_north(None) == {RefusalState.OPEN}


def test_a_refused_lead_takes_its_refusals_with_it() -> None:
    refuse = {"do": "refuse", "seat": "S", "of": "e5"}
    verdict = judged(T1, "WAD NJS", refuse, T2, T3, T4, T5)
    assert kinds(verdict) == ["lead_out_of_turn"]


def test_an_unanswered_lead_out_of_turn_suspends_what_rests_on_it() -> None:
    # South leads out of turn; East, whose lead it is, boards a card that may be his own lead.
    verdict = judged(T1, "STS EAH WJD NQC", "EAS SKS WAD NJS")
    revokes = [f for f in verdict.findings if f.kind is FindingKind.REVOKE]
    assert [f.seats[0].value for f in revokes] == ["E", "N"]
    assert {f.state for f in revokes} == {State.SUSPENDED}


@pytest.mark.parametrize(("norths", "proved"), [(("AC",), False), (("AC", "KC"), True)])
def test_counting_proves_when_the_unseen_cards_have_nowhere_else_to_be(
    norths: tuple[str, ...], proved: bool
) -> None:
    # Six hearts are unseen. With East and West faced, the places but South's hand are the kitty's three and
    # what of North's four stays hidden: three more leave room for all six, two do not.
    def faced(seat: str, *cards: str) -> dict[str, Any]:
        return {"do": "expose", "seat": seat, "cards": list(cards), "cause": "dropped"}

    verdict = judged(
        "EAH STC W9D N9C",
        faced("E", "AS", "KS", "QS", "JS"),
        faced("W", "AD", "KD", "QD", "TD"),
        faced("N", *norths),
        called="E pass, S pass, W pass, N pass, E name H",
        upcard="9S",
        discard=None,
    )
    revokes = [found for found in verdict.findings if found.kind is FindingKind.REVOKE]
    assert [found.seats[0].value for found in revokes] == ["S"] * proved
    assert all(found.proved_by is not None and found.proved_by.how is How.COUNT for found in revokes)


def test_refusals_that_cannot_all_be_innocent_are_told_as_a_fact_and_name_nobody() -> None:
    # Three refuse hearts; six are unseen: room for them is in the kitty's three cards and East's hand alone.
    def told(*parts: str) -> bool:
        verdict = judged(*parts, called="E pass, S pass, W pass, N pass, E name H", upcard="9S", discard=None)
        assert verdict.findings == ()
        return any("do not add up" in fact for fact in verdict.facts)

    assert not told("EAH STC W9D N9C")
    assert not told("EAH STC W9D N9C", "EAD SKD WQD NTD")  # East holds three more
    assert told("EAH STC W9D N9C", "EAD SKD WQD NTD", "EAC")  # two


def test_a_wrong_trump_is_doubted_before_anybody_is_accused() -> None:
    rng = random.Random(31)
    hands = proved = doubted = 0
    while hands < 150:
        record = random_hand(rng).record
        call = record.calls[-1]
        if call.call is not CallKind.NAME or record.upcard is None:
            continue
        hands += 1
        wrong = rng.choice([suit for suit in Suit if suit not in (call.suit, record.upcard.suit)])
        calls = (*record.calls[:-1], dataclasses.replace(call, suit=wrong))
        findings = judge(dataclasses.replace(record, calls=calls), HOUSE).findings
        proved += any(f.kind is FindingKind.REVOKE and f.state is State.PROVED for f in findings)
        doubted += any(f.kind is FindingKind.TRUMP_DOUBTFUL for f in findings)
    assert proved <= 0.08 * hands
    assert doubted >= 0.6 * hands


def test_lawful_hands_always_add_up() -> None:
    rng = random.Random(21)
    for _ in range(60):
        record = random_hand(rng).record
        for cut in range(4, len(record.events), 3):
            verdict = judge(dataclasses.replace(record, events=record.events[:cut]), HOUSE)
            assert not any("add up" in fact for fact in verdict.facts)


@pytest.mark.parametrize(
    ("laws", "after", "established"),
    [
        ("mso", "", False),
        ("mso", "EKH", True),
        ("classic-tourneys", "", False),
        ("classic-tourneys", "SKS", True),
    ],
)
def test_when_a_revoke_is_established(laws: str, after: str, established: bool) -> None:
    dropped = {"do": "expose", "seat": "W", "cards": ["JD"], "cause": "dropped"}
    found = only(judged(T1, dropped, "EAH STS WKD NQC", after, laws=laws), "revoke")
    assert found.established is established


def test_a_swap_after_the_next_lead_comes_too_late() -> None:
    late = [
        {"do": "withdraw", "seat": "W", "card": "KD"},
        {"do": "play", "seat": "W", "card": "JD", "trick": 2},
    ]
    verdict = judged(T1, "EAH STS WKD NQC", "EKH", *late)
    found = only(verdict, "revoke")
    assert found.established is True
    assert "taken_back" in kinds(verdict)


@pytest.mark.parametrize(
    ("span", "state"),
    [
        ((-9.0, -8.0), "proved"),
        ((0.5, 2.5), "suspended"),
        ((4.5, 6.5), "suspended"),
        ((30.0, 40.0), "proved"),
    ],
)
def test_a_revoke_is_not_proved_over_a_time_at_which_nobody_watched(
    span: tuple[float, float], state: str
) -> None:
    plays = ["EJH", "STS", "WTH", "N9H", "EAH", "SQH", "WJD", "NQC"]
    parts = [
        {"do": "play", "seat": word[0], "card": word[1:], "t": float(n), "confidence": 1.0}
        for n, word in enumerate(plays)
    ]
    gap = {"do": "unwatched", "t": span[0], "until": span[1], "confidence": 1.0}
    verdict = judged(*parts, gap)
    (revoke,) = [finding for finding in verdict.findings if finding.kind is FindingKind.REVOKE]
    assert revoke.state.value == state
