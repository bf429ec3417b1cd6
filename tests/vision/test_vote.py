from __future__ import annotations

import pytest

from euchre.cards import Card
from vision.reading import Corners, Kind, Reading, Reason
from vision.vote import CORRELATION, Votes

PLACE: Corners = ((0, 0), (63, 0), (63, 88), (0, 88))
JH, JD, KS = (Card.parse(text) for text in ("JH", "JD", "KS"))


def reading(*candidates: tuple[Card, float], kind: Kind = Kind.FACE, reason: Reason | None = None) -> Reading:
    best = candidates[0] if candidates else (None, 0.9)
    return Reading(kind, best[0] if kind is Kind.FACE else None, best[1], candidates, PLACE, reason)


def votes(*readings: Reading) -> Votes:
    out = Votes()
    for one in readings:
        out.add(one)
    return out


def test_agreeing_readings_grow_sure_but_a_hundred_are_not_a_hundred_witnesses() -> None:
    clear = reading((JH, 0.8), (JD, 0.15))
    one, three, hundred = (votes(*[clear] * n).opinion() for n in (1, 3, 100))
    assert one.best[1] < three.best[1] < hundred.best[1]
    ratio = 0.8 / 0.15
    odds = hundred.candidates[0][1] / hundred.candidates[1][1]
    assert odds < (1.1 * ratio) ** (1 / CORRELATION)


def test_nothing_read_is_nothing_known() -> None:
    opinion = Votes().opinion()
    assert opinion.best[1] == pytest.approx(1 / 24)
    assert not opinion.accepts(0.9, 6)


def test_a_stubborn_doubt_stays_a_doubt() -> None:
    doubt = votes(*[reading((JH, 0.55), (JD, 0.43))] * 40).opinion()
    assert [card for card, _ in doubt.candidates[:2]] == [JH, JD]
    assert not doubt.accepts(0.9, 6)


def test_one_wrong_reading_among_many_is_outvoted() -> None:
    opinion = votes(*[reading((JH, 0.95))] * 5, reading((KS, 0.99))).opinion()
    assert opinion.best[0] == JH
    assert opinion.accepts(0.9, 6)


def test_two_that_contradict_each_other_accept_nothing() -> None:
    assert not votes(reading((JH, 0.97)), reading((KS, 0.97))).opinion().accepts(0.9, 6)


def test_a_card_that_lies_elsewhere_is_not_this_one() -> None:
    both = votes(*[reading((JH, 0.5), (JD, 0.45))] * 3)
    assert both.opinion({JH}).best[0] == JD
    assert both.opinion({JH}).best[1] > 0.9


@pytest.mark.parametrize("kind", [Kind.OTHER, Kind.BACK])
def test_what_is_none_of_ours_is_accepted_as_none_of_ours(kind: Kind) -> None:
    opinion = votes(*[Reading(kind, None, 0.95, ((JH, 0.03),), PLACE)] * 3).opinion()
    assert opinion.not_ours > 0.9
    assert not opinion.accepts(0.5, 2)


def test_doubtful_readings_weigh_half() -> None:
    clear, covered = reading((JH, 0.9)), reading((JH, 0.9), reason=Reason.COVERED)
    assert votes(covered, covered).opinion().weight == votes(clear).opinion().weight == 1.0


def test_doubts_do_not_add_up_to_a_name() -> None:
    doubt = votes(*[reading((JH, 0.51), (JD, 0.13), kind=Kind.UNSURE)] * 6)
    assert doubt.opinion().accepts(0.9, 6)
    assert not doubt.names(JH)
    doubt.add(reading((JH, 0.97)))
    assert not doubt.names(JH)
    doubt.add(reading((JH, 0.97)))
    assert doubt.names(JH)
    assert not doubt.names(JD)
