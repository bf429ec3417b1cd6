"""Hands dealt and played by OpenSpiel: every judgement equal, no lawful hand accused, no illegal card missed.

These are samples; `python -m tests.euchre.oracle.full_run` goes through the full numbers.
"""

from __future__ import annotations

import pytest

from tests.euchre.oracle.checks import accusations, differences, judged, twin_complaints
from tests.euchre.oracle.openspiel_hands import ALL_OPTIONS, Options, Told, hands, replay, twins

SAMPLE = 170
COMBINATIONS = [(options, told) for options in ALL_OPTIONS for told in Told]
NAMES = [
    f"{'lone defender' if options.lone_defender else 'no lone defender'}, "
    f"{'stick' if options.stick_the_dealer else 'no stick'}, {told.value} told"
    for options, told in COMBINATIONS
]


@pytest.mark.parametrize(("options", "told"), COMBINATIONS, ids=NAMES)
def test_lawful_hands_are_judged_as_the_engine_does_and_accuse_nobody(options: Options, told: Told) -> None:
    complaints = []
    for hand in hands(20, SAMPLE, options, told):
        verdict = judged(hand.record, legal=True)
        complaints += differences(hand, verdict) + accusations(hand, verdict)
    assert complaints == []


@pytest.mark.parametrize(("options", "told"), COMBINATIONS, ids=NAMES)
def test_every_illegal_card_is_refused_at_once_and_proved_exactly_when_it_must_be(
    options: Options, told: Told
) -> None:
    complaints = []
    for hand in twins(20, SAMPLE, options, told):
        complaints += twin_complaints(hand)
    assert complaints == []


def test_points_of_an_illegal_hand_are_by_the_cards_as_played() -> None:
    complaints = []
    for hand in twins(21, SAMPLE):
        complaints += differences(hand, judged(hand.record))
    assert complaints == []


def test_the_same_seed_gives_the_same_hands() -> None:
    assert list(hands(5, 24)) == list(hands(5, 24))
    assert list(twins(5, 24)) == list(twins(5, 24))
    assert [hand.record for hand in hands(5, 24)] != [hand.record for hand in hands(6, 24)]


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_replaying_the_actions_gives_the_engines_points(options: Options) -> None:
    game = options.game()
    for hand in hands(7, 40, options):
        returns = replay(hand, game)
        assert {"NS": max(0, int(returns[0])), "EW": max(0, int(returns[1]))} == hand.points


def test_the_sample_meets_every_way_a_hand_can_go() -> None:
    sample = list(hands(20, 4 * SAMPLE))
    calls = [[call["call"] for call in hand.record["calls"]] for hand in sample]
    assert {len(made) for made in calls} >= set(range(1, 10))
    assert {call for made in calls for call in made} == {"pass", "order", "name", "alone", "defend_alone"}
    assert {len(hand.plays) for hand in sample} == {0, 10, 15, 20}
    assert {tuple(hand.points.values()) for hand in sample} == {
        (0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (4, 0), (0, 4),
    }  # fmt: skip
    tricks = {hand.refusal.trick for hand in twins(20, 4 * SAMPLE) if hand.refusal}
    assert tricks == {1, 2, 3, 4}
