"""For a beginner at the table: what everyone can see anyway, in sentences. Never what to play.

All that is said follows from cards that lie face up and calls that were spoken; nothing is said of any hand.
"""

from __future__ import annotations

from companion_gui.language import translate
from companion_gui.suits import suit_name
from companion_gui.words import player, suit_word, tricks
from euchre.cards import Rank, Suit, effective_suit, left_bower, right_bower
from tracker.snapshot import Phase, PlayedCard, TableSnapshot, TrickView

_HIGH_TO_LOW = tuple(reversed(Rank))


def explain(snapshot: TableSnapshot) -> tuple[str, ...]:
    """What a beginner may want to know at this moment, most important first."""
    out = [_waiting(snapshot), _call_means(snapshot)]
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
    words = translate(
        "Explain",
        "{Suit} are trump. Highest is {right}, then {left}, which counts as {suit}; then {rest}.",
    )
    return words.format(
        Suit=suit_word(trump),
        suit=suit_name(trump),
        right=right_bower(trump).label,
        left=left_bower(trump).label,
        rest=" ".join(rank.label for rank in _HIGH_TO_LOW if rank is not Rank.JACK),
    )


def why_taken(trick: TrickView, trump: Suit, snapshot: TableSnapshot) -> str:
    """Why a card took its trick; empty while that is not known."""
    won = _won(trick)
    if won is None or won.card is None or trick.led_suit is None:
        return ""
    if effective_suit(won.card, trump) is not trump:
        words = translate(
            "Explain",
            "{who} took the last trick: {card} was the highest of the suit led, and nobody trumped.",
        )
    elif trick.led_suit is trump:
        words = translate(
            "Explain", "{who} took the last trick: trump was led, and {card} was the highest trump."
        )
    else:
        words = translate(
            "Explain", "{who} took the last trick: {card} is trump and beats every card of the suit led."
        )
    return words.format(who=player(snapshot, won.seat), card=won.card.label)


def _call_means(snapshot: TableSnapshot) -> str:
    """What the call that made trump is about, until the first trick is over; then how it went."""
    maker = snapshot.maker
    if maker is None or snapshot.trump is None:
        return ""
    who, suit = player(snapshot, maker), suit_name(snapshot.trump)
    if snapshot.phase is Phase.BETWEEN:
        words = translate("Explain", "{who} made {suit} trump, and that side took {tricks}; it needed three.")
        return words.format(who=who, suit=suit, tricks=tricks(snapshot.taken.get(maker.side, 0)))
    if snapshot.phase not in (Phase.CALLING, Phase.PLAYING) or snapshot.last_trick is not None:
        return ""
    partner = player(snapshot, maker.partner)
    if snapshot.alone:
        words = translate(
            "Explain",
            "{who} made {suit} trump and plays alone: {partner} lays the cards down. "
            "Three tricks are needed; all five count more.",
        )
    else:
        words = translate(
            "Explain",
            "{who} made {suit} trump: {who} and {partner} need three tricks of five, or the others score.",
        )
    return words.format(who=who, suit=suit, partner=partner)


def _won(trick: TrickView) -> PlayedCard | None:
    return next((play for play in trick.plays if play.seat is trick.winner and not play.withdrawn), None)


def _following(trick: TrickView, snapshot: TableSnapshot) -> str:
    lead = next((play for play in trick.plays if not play.withdrawn), None)
    if trick.led_suit is None or lead is None or lead.card is None:
        return ""
    if snapshot.trump is not None and lead.card == left_bower(snapshot.trump):
        words = translate(
            "Explain", "{who} led {card}, which counts as {suit}: whoever has {suit} plays {suit}."
        )
    else:
        words = translate("Explain", "{who} led {card}: whoever has {suit} plays {suit}.")
    suit = suit_name(trick.led_suit)
    return words.format(who=player(snapshot, lead.seat), card=lead.card.label, suit=suit)


def _waiting(snapshot: TableSnapshot) -> str:
    """Whose turn it is, and what can be done in it."""
    if snapshot.turn is None or snapshot.phase not in (Phase.CALLING, Phase.PLAYING):
        return ""
    who = player(snapshot, snapshot.turn)
    if snapshot.phase is Phase.CALLING and snapshot.trump is None:
        return _may_call(snapshot, who)
    if snapshot.phase is Phase.CALLING and snapshot.turn is snapshot.dealer:
        words = translate(
            "Explain", "{who} takes up the card that was turned and lays one card away, face down."
        )
        return words.format(who=who)
    lying = snapshot.trick is not None and not snapshot.trick.gathered and bool(snapshot.trick.plays)
    if lying:
        return translate("Explain", "It is {who}'s turn to play.").format(who=who)
    return translate("Explain", "It is {who}'s turn to lead.").format(who=who)


def _may_call(snapshot: TableSnapshot, who: str) -> str:
    up = snapshot.upcard
    if up is None:
        return translate("Explain", "It is {who}'s turn to call.").format(who=who)
    if snapshot.turned_down:
        words = translate("Explain", "{Suit} were turned down. {who} may pass, or name another suit.")
    else:
        words = translate("Explain", "{who} may pass, or make {suit} trump; then the dealer takes up {card}.")
    return words.format(who=who, suit=suit_name(up.suit), Suit=suit_word(up.suit), card=up.label)
