"""What a face on the table is, by where it lies, what was turned before it, and what is known of the hand."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from euchre.cards import Card
from euchre.seats import Seat
from euchre.session.facts import HandFacts, card_of, seat_of
from tracker.lying import Lying, Role, distance
from vision.events import Zone


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a role is decided by, besides the card itself.

    Attributes:
        facts: the hand so far.
        over: whether it has ended.
        others: the other cards on the table, and backs that went a moment ago: one may have been turned over.
        gathered: when the last trick was gathered, and by whom.
        dealing: whether a deal is under way: backs have come to several places.
        may_lie_open: the up card while it may lie about, as everybody knows it; None once its dealer was seen
            to have it in hand.
    """

    facts: HandFacts
    over: bool
    others: Collection[Lying]
    gathered: tuple[float, Seat | None]
    dealing: bool
    may_lie_open: Card | None


def role_of(lying: Lying, around: Surroundings, kitty_reach: float, after_gather: float) -> Role:
    """What a face is.

    Args:
        lying: the card.
        around: what else is known.
        kitty_reach: millimetres around a face-down card within which a face was turned from that pile.
        after_gather: seconds after a gather in which faces in the gatherer's strip are the trick itself.
    """
    event, card, facts = lying.event, lying.event.card, around.facts
    before_play = not facts.plays
    if before_play and facts.upcard_id is None:
        if event.zone is Zone.SEAT:  # before the deal a pack is handled, face up and face down
            return Role.SHOWN if around.dealing else Role.QUIET
        if _from_kitty(lying, around.others, kitty_reach):
            return Role.UPCARD
    if before_play and card is not None and card == facts.upcard and not facts.picked_up:
        return Role.UPCARD
    if before_play and _falls_in_deal(lying, around):
        return Role.SHOWN
    if event.zone is Zone.TRICK:
        return Role.PLAY
    if around.over or _is_known(lying, around):
        return Role.QUIET
    if event.zone is Zone.KITTY:
        return Role.DISCARD if before_play and facts.picked_up and not facts.discarded else Role.KITTY
    since, gatherer = around.gathered
    swept = gatherer is event.seat and lying.landed - since < after_gather
    return Role.QUIET if swept else Role.EXPOSE


def same_play(lying: Lying, facts: HandFacts, others: Collection[Lying]) -> str | None:
    """The play that a face among the tricks already is.

    The camera had looked away, or the program was restarted: the same card at the same seat, whose own track
    is gone, is no second card.

    Returns:
        The id of the play; None when the card is new.
    """
    bound = {other.logged for other in others}
    for act in facts.trick:
        same = card_of(act) is not None and card_of(act) == lying.event.card
        if same and seat_of(act) is lying.seat and act.id not in bound:
            return act.id
    return None


def _is_known(lying: Lying, around: Surroundings) -> bool:
    """Whether a face beside the tricks tells nothing new, or nobody could say what.

    One that cannot be read is worth a question if it lies before a player who plays, and its best reading is
    no card that may lie there.
    """
    facts, event, card = around.facts, lying.event, lying.event.card
    lawful = facts.played | ({around.may_lie_open} - {None})
    if card is not None:
        return card in lawful
    best = {card for card, _ in event.candidates[:1]} - lawful - facts.exposed
    before_player = event.zone is Zone.SEAT and lying.seat not in facts.sitting_out
    return not (best and facts.plays and before_player and not lying.was_back)


def _falls_in_deal(lying: Lying, around: Surroundings) -> bool:
    """Whether a face before a seat may have fallen there in the deal.

    A calls file tells of the up card before it is turned up; that it is turned up shows the end of a deal of
    which the backs were not made out.
    """
    facts = around.facts
    if lying.event.zone is not Zone.SEAT or lying.seat in facts.sitting_out:
        return False
    turned_up = any(other.role is Role.UPCARD and other.landed < lying.landed for other in around.others)
    return not (turned_up or facts.picked_up or around.over)


def _from_kitty(lying: Lying, others: Collection[Lying], reach: float) -> bool:
    """Whether the face was turned over in place, or lies on a face-down pile."""
    if lying.was_back or lying.event.zone is Zone.KITTY:
        return True
    backs = (other for other in others if other.is_face is False)
    return any(distance(back.event, lying.event) <= reach for back in backs)
