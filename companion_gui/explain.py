"""For a beginner at the table: what everyone can see anyway, in sentences. Never what to play.

All that is said follows from cards that lie face up and calls that were spoken; nothing is said of any hand.
"""

from __future__ import annotations

from companion_gui.suits import SUIT_WORDS
from companion_gui.words import player, task
from euchre.cards import Card, Rank, Suit, effective_suit, left_bower, right_bower
from tracker.snapshot import Phase, PlayedCard, TableSnapshot, TrickView

_HIGH_TO_LOW = tuple(reversed(Rank))


def explain(snapshot: TableSnapshot) -> tuple[str, ...]:
    """What a beginner may want to know at this moment, most important first."""
    out = [_waiting(snapshot)]
    if snapshot.trump is not None and snapshot.phase in (Phase.CALLING, Phase.PLAYING):
        out.append(trump_order(snapshot.trump))
    trick = snapshot.trick
    if trick is not None and snapshot.phase is Phase.PLAYING:
        out.append(_following(trick, snapshot))
    if snapshot.last_trick is not None and snapshot.trump is not None:
        out.append(why_taken(snapshot.last_trick, snapshot.trump, snapshot))
    return tuple(line for line in out if line)


def trump_order(trump: Suit) -> str:
    """How trump ranks."""
    right, left = right_bower(trump).label, left_bower(trump).label
    rest = " ".join(rank.label for rank in _HIGH_TO_LOW if rank is not Rank.JACK)
    return (
        f"{SUIT_WORDS[trump].capitalize()} are trump. Highest is {right}, then {left}, which counts as "
        f"{SUIT_WORDS[trump]}; then {rest}."
    )


def why_taken(trick: TrickView, trump: Suit, snapshot: TableSnapshot) -> str:
    """Why a card took its trick; empty while that is not known."""
    won = _won(trick)
    if won is None or won.card is None or trick.led_suit is None:
        return ""
    who, card = player(snapshot, won.seat), won.card
    if effective_suit(card, trump) is not trump:
        return f"{who} took the last trick: {card.label} was the highest of the suit led, and nobody trumped."
    if trick.led_suit is trump:
        return f"{who} took the last trick: trump was led, and {card.label} was the highest trump."
    return f"{who} took the last trick: {card.label} is trump and beats every card of the suit led."


def _won(trick: TrickView) -> PlayedCard | None:
    return next((play for play in trick.plays if play.seat is trick.winner and not play.withdrawn), None)


def _following(trick: TrickView, snapshot: TableSnapshot) -> str:
    lead = next((play for play in trick.plays if not play.withdrawn), None)
    if trick.led_suit is None or lead is None or lead.card is None:
        return ""
    suit = SUIT_WORDS[trick.led_suit]
    note = _left_bower_note(lead.card, snapshot.trump)
    return f"{player(snapshot, lead.seat)} led {lead.card.label}{note}: whoever has {suit} plays {suit}."


def _left_bower_note(card: Card, trump: Suit | None) -> str:
    if trump is not None and card == left_bower(trump):
        return f", which counts as {SUIT_WORDS[trump]}"
    return ""


def _waiting(snapshot: TableSnapshot) -> str:
    if snapshot.turn is None:
        return ""
    who, what = player(snapshot, snapshot.turn), task(snapshot)
    if what == "to call" and not snapshot.turned_down and snapshot.upcard is not None:
        suit = SUIT_WORDS[snapshot.upcard.suit]
        return f"{who} may pass, or make {suit} trump; then the dealer takes up {snapshot.upcard.label}."
    if what == "to call" and snapshot.upcard is not None:
        suit = SUIT_WORDS[snapshot.upcard.suit]
        return f"{suit.capitalize()} were turned down. {who} may pass, or name another suit."
    if what == "to discard":
        return f"{who} takes up the card that was turned and lays one card away, face down."
    return f"It is {who}'s turn {what}." if what else ""
