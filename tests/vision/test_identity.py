"""What readings of a disturbed card come to: the same card, another one, or nothing clear."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.cards import Card
from vision.identity import (
    MOST_READS_TO_SWAP,
    READS_TO_ASK,
    READS_TO_SWAP,
    Change,
    decide,
    looks_like_ours,
    stays_unclear,
)
from vision.pose import Pose
from vision.reading import Kind, Reading
from vision.settings import WatchSettings
from vision.tracks import Track
from vision.vote import Votes

OLD, NEW, LIKE_NEW = (Card.parse(name) for name in ("TS", "KH", "JH"))
CORNERS = ((0.0, 0.0),) * 4


def reading(probability: float, card: Card = NEW) -> Reading:
    """A reading that leans to a card, and names it only where it is sure."""
    sure = probability > 0.9
    candidates = ((card, probability), (LIKE_NEW, 0.6 * (1 - probability)))
    kind = Kind.FACE if sure else Kind.UNSURE
    return Reading(kind, card if sure else None, probability, candidates, CORNERS)


def disturbed(*, changed: bool = False, score: float = 0.9) -> Track:
    """A card told as `OLD` whose place was disturbed."""
    track = Track(Pose(0.0, 0.0, 0.0), CORNERS, True, np.ones((4, 4), bool), 0.0, id=1, card=OLD)
    track.fresh, track.changed, track.score = Votes(), changed, score
    return track


def outcome(track: Track, readings: list[Reading]) -> tuple[Change, int]:
    """The first change and the readings it took; `NONE` and all of them where none came."""
    for number, one in enumerate(readings, 1):
        assert track.fresh is not None
        track.fresh.add(one)
        change = decide(track, (), WatchSettings(), float(number))
        if change is not Change.NONE or track.fresh is None:
            return change, number
    return Change.NONE, len(readings)


@pytest.mark.parametrize(
    ("sure", "changed", "score", "change"),
    [
        (0.97, False, 0.5, Change.SWAPPED),  # read for what it is
        (0.6, True, 0.9, Change.SWAPPED),  # in plain view where something changed: not the old one
        (0.6, False, 0.9, Change.NONE),  # nothing changed: the old card, badly read
        (0.6, True, 0.5, Change.NONE),  # half hidden: the old card, badly read
    ],
)
def test_another_card_where_one_lay(sure: float, changed: bool, score: float, change: Change) -> None:
    track = disturbed(changed=changed, score=score)
    told, reads = outcome(track, [reading(sure)] * 20)
    assert told is change
    assert READS_TO_SWAP <= reads <= MOST_READS_TO_SWAP
    assert (track.fresh is None) is (change is Change.NONE), "it is read no more"


def test_a_disturbed_card_that_reads_as_itself_is_itself() -> None:
    track = disturbed(changed=True)
    assert outcome(track, [reading(0.97, OLD)] * 20) == (Change.NONE, WatchSettings().least_reads)
    assert track.card == OLD


@pytest.mark.parametrize(("sure", "ours"), [(0.97, True), (0.88, False)])
def test_what_never_came_is_a_card_only_if_the_reader_names_it(sure: float, ours: bool) -> None:
    """A pattern that is looked at for long reads more and more like something, and is never named."""
    track = Track(Pose(0.0, 0.0, 0.0), CORNERS, True, np.ones((4, 4), bool), 0.0)
    for _ in range(READS_TO_ASK + 5):
        track.votes.add(reading(sure))
    assert track.votes.opinion().best[1] > 0.97
    assert looks_like_ours(track) is ours


@pytest.mark.parametrize(
    ("told", "card", "reads", "again"),
    [
        (True, None, READS_TO_ASK, True),
        (True, None, READS_TO_ASK - 1, False),
        (True, OLD, READS_TO_ASK, False),
        (False, None, READS_TO_ASK, False),
    ],
)
def test_a_second_look_is_for_told_cards_that_stay_unclear(
    told: bool, card: Card | None, reads: int, again: bool
) -> None:
    track = Track(Pose(0.0, 0.0, 0.0), CORNERS, True, np.ones((4, 4), bool), 0.0, id=int(told), card=card)
    track.reads = reads
    assert stays_unclear(track) is again
