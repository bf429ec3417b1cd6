from __future__ import annotations

from dataclasses import replace

import pytest

from companion_gui.finding_words import RULES, TITLES, headline, standing, state
from companion_gui.gallery.moments import (
    ALONE,
    ASKING,
    BETWEEN,
    CALLING,
    HELD,
    OVER,
    PLAYING,
    REVOKE,
    RULED,
    WAITING,
)
from companion_gui.words import points, shortened, status, task, trump_line
from euchre.cards import Suit
from euchre.findings import FindingKind, How, Proof, State
from euchre.seats import Seat
from tracker.snapshot import TableSnapshot, TrickView

MADE = replace(CALLING, trump=Suit.HEARTS, maker=Seat.EAST)


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (WAITING, "Waiting for the first deal"),
        (CALLING, "Ben to call"),
        (replace(CALLING, turn=None), "Calls"),
        (replace(MADE, turn=Seat.WEST), "David to discard"),
        (replace(MADE, turn=Seat.NORTH), "Anna to lead"),
        (PLAYING, "Trick 3: Carla to play"),
        (ALONE, "Trick 1: Anna to lead"),
        (ASKING, "Trick 3"),
        (BETWEEN, "Hand over. Anna deals next"),
        (replace(BETWEEN, next_dealer=None), "Hand over"),
        (OVER, "Anna & Carla win the game"),
        (replace(PLAYING, trick=TrickView(4, None, None, (), None)), "Trick 4: Carla to lead"),
    ],
)
def test_the_table_says_what_it_waits_for(moment: TableSnapshot, said: str) -> None:
    assert status(moment) == said


@pytest.mark.parametrize("moment", [WAITING, BETWEEN, OVER, ASKING])
def test_nobody_has_anything_to_do(moment: TableSnapshot) -> None:
    assert task(moment) == ""


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (CALLING, "no trump yet"),
        (PLAYING, "spades are trump, made by Anna"),
        (ALONE, "hearts are trump, made by Ben, alone"),
    ],
)
def test_trump_is_told_with_its_maker(moment: TableSnapshot, said: str) -> None:
    assert trump_line(moment) == said


@pytest.mark.parametrize(("count", "said"), [(0, "0 points"), (1, "1 point"), (4, "4 points")])
def test_points_are_counted(count: int, said: str) -> None:
    assert points(count) == said


@pytest.mark.parametrize(("text", "most", "said"), [("abc", 3, "abc"), ("abc def", 5, "abc…")])
def test_long_texts_are_shortened(text: str, most: int, said: str) -> None:
    assert shortened(text, most) == said


def test_every_kind_of_finding_has_a_title_and_a_rule() -> None:
    assert set(TITLES) == set(FindingKind)
    assert set(RULES) == set(FindingKind)


@pytest.mark.parametrize(
    ("finding", "said"),
    [
        (REVOKE, "Ben did not follow diamonds in trick 2, and played Q♦ in trick 4."),
        (replace(REVOKE, proved_by=None), "Ben did not follow diamonds in trick 2."),
        (
            replace(REVOKE, proved_by=Proof(2, None, How.COUNT)),
            "Ben did not follow diamonds in trick 2, and must have held one: "
            "the cards unseen have no other place.",
        ),
        (HELD, "Carla: Lead out of turn in trick 4."),
        (replace(HELD, seats=(), trick=None, kind=FindingKind.FOUL_DECK), "The table: Foul deck."),
    ],
)
def test_findings_are_plain_sentences(finding, said: str) -> None:
    assert headline(finding, BETWEEN) == said


@pytest.mark.parametrize(
    ("finding", "full", "brief"),
    [
        (REVOKE, "shown by the cards · 99% sure of the readings", "99% · shown by the cards"),
        (
            replace(REVOKE, state=State.SUSPENDED),
            "waits for a reading · 99% sure of the readings",
            "99% · waits for a reading",
        ),
        (RULED, "dismissed by the director", "dismissed by the director"),
    ],
)
def test_findings_say_how_they_stand(finding, full: str, brief: str) -> None:
    assert state(finding) == full
    assert standing(finding) == brief
