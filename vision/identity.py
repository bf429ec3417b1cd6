"""Which card it is: when to read, when to believe, when to ask, when to change one's mind."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from euchre.cards import Card
from vision.ground import BUSY_SHARE, HELD_SHARE, Ground, share
from vision.motion import Glance
from vision.reading import Reading
from vision.settings import WatchSettings
from vision.tracks import Track
from vision.vote import Opinion, Votes

ENOUGH_READS = 4
"""Readings after which an accepted card is read again only when something disturbs it."""
MOST_READS = 24
"""Readings after which an undisturbed card is not read any more: it will not get clearer."""
IN_VIEW = 0.45
"""Share of a card that must be in view for a reading of it to count."""
CONFLICT = 0.2
"""Least probability, before other places are considered, of a card that is accepted after they are."""
READS_TO_SWAP = 6
"""Readings that must say so before a known card counts as swapped: misreadings come in runs too."""
MOST_READS_TO_SWAP = 12
"""Readings after which what lies there is taken for the known card, badly read."""
LEAST_OPINION = 0.35
"""Probability of the best card below which a thing is not told of as one: sleeves and coasters stay below."""
FAINT_SCORE, FAINT_OPINION = 0.3, 0.8
"""The same where the detector found hardly anything: much else comes to rest on a table."""
LOOKS_TO_TELL = 8
"""Looks after which a thing that is found clearly is told of, however badly it reads."""
CLEAR_SCORE = 0.6
"""Detector score of a thing found clearly."""
PLAIN_SCORE = 0.8
"""Detector score of a card that nothing covers."""
BEYOND_DOUBT = 0.97
"""Probability of a card that is believed to lie where nothing was laid down."""
READS_TO_ASK = 5
"""Readings before a person is asked."""
READ_PAUSES_S = ((READS_TO_ASK, 0.06), (READS_TO_ASK + 4, 0.15), (MOST_READS, 0.5))
"""Pauses between readings of a card, each while it has fewer than so many: pictures closer in time are one
picture. Second looks, which follow the first ones, cost more."""


class Change(Enum):
    """What a track's readings have come to."""

    NONE = "none"
    IDENTIFIED = "identified"
    UNSURE = "unsure"
    SWAPPED = "swapped"  # another card lies where this one lay


def wants_reading(track: Track, t: float) -> bool:
    """Whether another reading of this card would help."""
    if not track.is_face or track.missing_since is not None or track.reads >= MOST_READS:
        return False
    if track.covered and track.card is not None:
        return False
    if track.fresh is None and track.card is not None and track.reads >= ENOUGH_READS:
        return False
    # A card that stays unclear is read ever more seldom: the tenth picture says what the ninth said.
    pause = next(pause for reads, pause in READ_PAUSES_S if track.reads < reads)
    return t - track.read_at >= pause


def stays_unclear(track: Track) -> bool:
    """Whether a told face was read so often without being accepted that a second look is worth its cost.

    Not what is only watched: looked at long enough, a pattern is read as something.
    """
    unclear = track.is_told and track.is_face and track.card is None and track.fresh is None
    return unclear and track.reads >= READS_TO_ASK


def readable(tracks: Sequence[Track], ground: Ground, glance: Glance, most: int) -> list[Track]:
    """Of cards in their places, those to read in this frame: in view, at rest, the least known first."""
    chosen = []
    for track in tracks:
        if not wants_reading(track, glance.t):
            continue
        visible = ground.visible(track)
        in_view = visible.sum() >= IN_VIEW * track.mask.sum()
        # A card not known yet is read with the hand still on it too: its index shows, as a rule.
        free = track.card is None or share(glance.reach, visible) < HELD_SHARE
        if in_view and free and share(glance.moving, visible) < BUSY_SHARE:
            chosen.append(track)
    return sorted(chosen, key=lambda track: (track.card is not None, track.reads))[:most]


def count(track: Track, reading: Reading, t: float) -> None:
    """Count a reading of a card."""
    track.read_at = t
    track.reads += 1
    (track.votes if track.fresh is None else track.fresh).add(reading)


def decide(track: Track, elsewhere: Collection[Card], settings: WatchSettings, t: float) -> Change:
    """Draw the conclusion from a told card's readings so far; fills its card, confidence and candidates."""
    if track.fresh is not None:
        change = _after_disturbance(track, elsewhere, settings)
        if change is not Change.NONE:
            return change
    if track.votes.count == 0:
        return Change.NONE
    alone = track.votes.opinion()
    opinion = track.votes.opinion(elsewhere) if elsewhere else alone
    track.candidates = alone.candidates[:3]
    if _is_accepted(track.votes, alone, opinion, settings):
        best, confidence = opinion.best
        track.confidence = confidence
        track.candidates = opinion.candidates[:3]
        if best != track.card:
            track.card = best
            return Change.IDENTIFIED
        return Change.NONE
    track.confidence = alone.best[1] if track.card is None else track.confidence
    waited = t - track.landed >= settings.ask_after and track.votes.count >= READS_TO_ASK
    if track.card is None and not track.asked and waited and alone.not_ours < 0.8:
        track.asked = True
        return Change.UNSURE
    return Change.NONE


def _after_disturbance(track: Track, elsewhere: Collection[Card], settings: WatchSettings) -> Change:
    """What readings since a disturbance say: the same card, another card, or nothing clear."""
    assert track.fresh is not None
    if track.fresh.count < settings.least_reads:
        return Change.NONE
    alone = track.fresh.opinion()
    if track.card is None:
        track.votes, track.fresh = track.fresh, None
    elif alone.best[0] == track.card:
        track.fresh, track.bared_at = None, None
    elif track.fresh.count >= READS_TO_SWAP:
        opinion = track.fresh.opinion(elsewhere)
        if _is_accepted(track.fresh, alone, opinion, settings) or _is_another(track, alone, settings):
            return Change.SWAPPED
        if track.fresh.count >= MOST_READS_TO_SWAP:
            track.fresh = None
    return Change.NONE


def _is_accepted(votes: Votes, alone: Opinion, opinion: Opinion, settings: WatchSettings) -> bool:
    before = next(p for card, p in alone.candidates if card == opinion.best[0])
    return (
        votes.count >= settings.least_reads
        and votes.names(opinion.best[0])
        and opinion.accepts(settings.accept, settings.margin)
        and before >= CONFLICT
    )


def _is_another(track: Track, alone: Opinion, settings: WatchSettings) -> bool:
    """Whether another card lies there, though no reading alone says which: it is plain, and came newly.

    Which it is, is then judged, and asked, as of any card.
    """
    return track.changed and track.score > PLAIN_SCORE and alone.accepts(settings.accept, settings.margin)


def is_beyond_doubt(track: Track, reads: int = 2) -> bool:
    """Whether at least so many readings leave no doubt that this is a card of the pack, and which."""
    return track.votes.count >= reads and track.votes.opinion().best[1] > BEYOND_DOUBT


def looks_like_ours(track: Track) -> bool:
    """Whether a thing at rest deserves to be told of: read as some card, or found clearly over and over.

    Where nothing was ever seen to change, it is the table's own pattern, unless it is read beyond doubt, and
    named: a card that lay there before the watch began.
    """
    if not track.is_face:
        return True
    if not track.arrived:
        return is_beyond_doubt(track, READS_TO_ASK) and track.votes.names(track.votes.opinion().best[0])
    if track.looks >= LOOKS_TO_TELL and track.score > CLEAR_SCORE:
        return True
    least = LEAST_OPINION if track.score > FAINT_SCORE else FAINT_OPINION
    return track.votes.count > 0 and track.votes.opinion().best[1] > least
