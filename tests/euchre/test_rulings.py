"""Rulings and score transforms: confirmed, changed, dismissed, taken back; never automatic."""

from __future__ import annotations

from typing import Any

import pytest

from companion.lawbook import shipped_laws
from euchre.points import Points
from euchre.seats import Seat, Side
from euchre.transforms import TRANSFORMS, HandInPoints, apply_effect
from euchre.verdict import Outcome
from tests.euchre.hands import LAWFUL, T1, judged

REVOKE = (T1, "EAH STS WKD NQC", "EKH STC WJD NJS", "WAD NQS E9D SAC", "WQD NKC EAS SKS")
FINDING = "revoke-e7"
TABLE = shipped_laws("mso").points


def rule(decision: str, finding: str = FINDING, **more: Any) -> dict[str, Any]:
    return {"do": "rule", "finding": finding, "decision": decision, "by": "director", **more}


POINTS_SET = {"transform": "director_sets", "ns": 1, "ew": 1, "note": "both sides erred"}


@pytest.mark.parametrize(
    ("rulings", "after"),
    [
        ((), (4, 8)),
        ((rule("confirm"),), (6, 6)),
        ((rule("dismiss"),), (4, 8)),
        ((rule("change", effect=POINTS_SET),), (5, 7)),
        ((rule("confirm"), rule("dismiss")), (4, 8)),
        ((rule("confirm"), rule("change", effect=POINTS_SET)), (5, 7)),
        ((rule("dismiss"), rule("confirm")), (6, 6)),
        ((rule("confirm", finding="revoke-e99"),), (4, 8)),
        ((rule("change", finding="", effect=POINTS_SET),), (5, 7)),
        ((rule("change", effect={"transform": "no such thing"}),), (4, 8)),
    ],
)
def test_the_last_ruling_counts_and_the_points_as_played_stay(rulings: tuple[Any, ...], after: Any) -> None:
    verdict = judged(*REVOKE, *rulings)
    assert verdict.points == (0, 2)
    assert verdict.score_after == after


def test_a_ruling_is_told_with_its_finding() -> None:
    found = judged(*REVOKE, rule("confirm", note="seen by all")).finding(FINDING)
    assert found is not None
    assert found.ruling is not None
    assert found.ruling["decision"] == "confirm"
    assert found.ruling["effect"]["transform"] == "points_to_other_side"
    assert found.to_json()["ruling"]["note"] == "seen by all"


def test_a_ruling_about_nothing_any_more_is_told_as_a_fact() -> None:
    verdict = judged(*LAWFUL, rule("confirm", id="r1"))
    assert verdict.score_after == (4, 8)
    assert any("r1" in fact for fact in verdict.facts)


@pytest.mark.parametrize(("score", "over"), [((8, 7), True), ((7, 7), False)])
def test_a_ruling_can_end_a_game(score: tuple[int, int], over: bool) -> None:
    assert judged(*REVOKE, score=score).game_over is False
    assert judged(*REVOKE, rule("confirm"), score=score).game_over is over
    assert judged(*REVOKE, rule("confirm"), rule("dismiss"), score=score).game_over is False


def test_a_hand_annulled_by_ruling_is_void_and_the_same_dealer_deals() -> None:
    exposed = {"do": "expose", "seat": "S", "cards": ["TS"], "cause": "deal"}
    verdict = judged(exposed, *LAWFUL, rule("confirm", finding="misdeal-e1"))
    assert (verdict.outcome, verdict.next_dealer, verdict.score_after) == (Outcome.VOID, Seat.NORTH, (4, 6))
    assert judged(exposed, *LAWFUL).outcome is Outcome.PLAYED


def test_only_the_director_rules_where_the_laws_say_so() -> None:
    ruling = {**rule("confirm"), "by": "scorer"}
    assert any("director" in fact for fact in judged(*REVOKE, ruling, laws="mso").facts)
    assert judged(*REVOKE, ruling, laws="house").facts == ()


def hand(
    points: tuple[int, int], taken: tuple[int, int], makers: Side = Side.EW, **more: Any
) -> HandInPoints:
    played = Points(*points)
    return HandInPoints(
        TABLE,
        10,
        Points(4, 8),
        played,
        played,
        Points(*taken),
        makers,
        **{"alone": False, "defending_alone": False, **more},
    )


@pytest.mark.parametrize(
    ("effect", "before", "after"),
    [
        ({"transform": "none"}, hand((0, 2), (0, 5)), (0, 2)),
        ({"transform": "ask"}, hand((0, 2), (0, 5)), (0, 2)),
        # Points to the other side: the greater of penalty and own points, or one of them, or both
        ({"transform": "points_to_other_side", "offenders": "EW", "n": 2}, hand((0, 1), (2, 3)), (2, 0)),
        ({"transform": "points_to_other_side", "offenders": "NS", "n": 2}, hand((0, 4), (0, 5)), (0, 4)),
        (
            {"transform": "points_to_other_side", "offenders": "NS", "n": 2, "hand": "replace"},
            hand((0, 4), (0, 5)),
            (0, 2),
        ),
        (
            {"transform": "points_to_other_side", "offenders": "NS", "n": 2, "hand": "add"},
            hand((0, 1), (2, 3)),
            (0, 3),
        ),
        # The offenders cannot win the game on that hand
        (
            {"transform": "points_to_other_side", "offenders": "EW", "n": 2, "hand": "add"},
            hand((0, 2), (0, 5)),
            (2, 1),
        ),
        (
            {"transform": "points_to_other_side", "offenders": "NS", "n": 2, "n_alone": 4},
            hand((0, 1), (2, 3), alone=True),
            (0, 4),
        ),
        (
            {"transform": "points_to_other_side", "offenders": "NS", "n": 2, "n_alone": 4},
            hand((0, 1), (2, 3)),
            (0, 2),
        ),
        # Loss of bid: makers count as euchred; against defenders the makers get their bid, at least 1
        (
            {"transform": "loss_of_bid", "offenders": "EW", "credit_opponents": True},
            hand((0, 2), (0, 5)),
            (2, 0),
        ),
        ({"transform": "loss_of_bid", "offenders": "EW"}, hand((4, 0), (5, 0), defending_alone=True), (4, 0)),
        (
            {"transform": "loss_of_bid", "offenders": "NS", "credit_opponents": True},
            hand((2, 0), (3, 2)),
            (0, 1),
        ),
        (
            {"transform": "loss_of_bid", "offenders": "NS", "credit_opponents": True},
            hand((0, 2), (0, 5)),
            (0, 2),
        ),
        ({"transform": "loss_of_bid", "offenders": "NS"}, hand((0, 1), (2, 3)), (0, 1)),
        # Tricks moved, at most those the offenders hold; a march only where a person says so
        ({"transform": "transfer_tricks", "offenders": "EW", "n": 2}, hand((0, 1), (2, 3)), (2, 0)),
        ({"transform": "transfer_tricks", "offenders": "EW", "n": 2}, hand((0, 2), (0, 5)), (0, 1)),
        ({"transform": "transfer_tricks", "offenders": "NS", "n": 2}, hand((0, 1), (1, 4)), (0, 1)),
        (
            {"transform": "transfer_tricks", "offenders": "NS", "n": 2, "march": True},
            hand((0, 1), (1, 4)),
            (0, 2),
        ),
        ({"transform": "transfer_tricks", "offenders": "NS", "n": 2}, hand((0, 2), (0, 5)), (0, 2)),
        ({"transform": "replace_hand", "ns": 1, "ew": 0}, hand((0, 2), (0, 5)), (1, 0)),
        ({"transform": "add_to_hand", "ns": 1, "ew": -1}, hand((0, 2), (0, 5)), (1, 1)),
        ({"transform": "director_sets", "ns": 3, "ew": 3}, hand((0, 2), (0, 5)), (3, 3)),
        ({"transform": "void_deal"}, hand((0, 2), (0, 5)), (0, 0)),
        # What makes no sense changes nothing
        ({"transform": "points_to_other_side", "n": 2}, hand((0, 2), (0, 5)), (0, 2)),
        ({"transform": 7}, hand((0, 2), (0, 5)), (0, 2)),
        ({}, hand((0, 2), (0, 5)), (0, 2)),
    ],
)
def test_transforms(effect: dict[str, Any], before: HandInPoints, after: tuple[int, int]) -> None:
    assert apply_effect(effect, before).points == after


def test_tricks_are_not_moved_before_the_hand_is_over() -> None:
    unfinished = hand((0, 0), (0, 3))
    effect = {"transform": "transfer_tricks", "offenders": "EW", "n": 2}
    assert apply_effect(effect, unfinished) == unfinished


def test_every_transform_has_a_case() -> None:
    marks = [mark for mark in test_transforms.pytestmark if mark.name == "parametrize"]  # type: ignore[attr-defined]
    shown = {case[0].get("transform") for case in marks[0].args[1]}
    assert set(TRANSFORMS) <= shown


def test_a_void_deal_names_its_dealer() -> None:
    after = apply_effect({"transform": "void_deal", "dealer": "S"}, hand((0, 2), (0, 5)))
    assert (after.void, after.next_dealer) == (True, Seat.SOUTH)
