"""What was done, in words for people: names of undo steps, lines of a transcript."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euchre.cards import Card, Suit
from euchre.seats import Seat, Side

_SUITS = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.HEARTS: "hearts", Suit.SPADES: "spades"}
_SIDES = {Side.NS.value: "North and South", Side.EW.value: "East and West"}


def seat_name(seat: str | None) -> str:
    """`North` for `N`; `somebody` where it is not known."""
    return "somebody" if seat is None else Seat(seat).name.capitalize()


def suit_name(suit: str) -> str:
    """`hearts` for `H`."""
    return _SUITS[Suit(suit)]


def card_label(data: Mapping[str, Any]) -> str:
    """The card of an event as people see it; its two best candidates while it is unsure."""
    if data.get("card"):
        return Card.parse(str(data["card"])).label
    candidates = [Card.parse(str(card)).label for card, _ in data.get("candidates") or ()]
    return " or ".join(candidates[:2]) + "?" if candidates else "a card"


def call_words(data: Mapping[str, Any]) -> str:
    """A call as it is spoken: `passes`, `orders`, `names hearts`, with `alone` where it was said."""
    suit = f" {suit_name(data['suit'])}" if data.get("suit") else ""
    words = {
        "pass": "passes",
        "order": "orders" + suit,
        "name": "names" + suit,
        "alone": "goes alone",
        "not_alone": "does not go alone",
        "defend_alone": "defends alone",
        "no_defend": "does not defend alone",
    }[str(data["call"])]
    return words + (" alone" if data.get("alone") else "")


def describe(do: str, data: Mapping[str, Any]) -> str:
    """An event in a few words, without a full stop."""
    seat = data.get("seat")
    who = seat_name(seat)
    match do:
        case "deal":
            return f"{who} deals" if seat else "a hand is dealt"
        case "upcard":
            return f"{card_label(data)} is turned up"
        case "call":
            return f"{who} {call_words(data)}"
        case "pickup":
            return f"{who} takes up the up card"
        case "discard":
            return f"{who} lays away {card_label(data)}"
        case "play":
            return f"{who} plays {card_label(data)}"
        case "withdraw":
            return f"{who} takes {card_label(data)} back"
        case "expose":
            cards = " ".join(Card.parse(str(card)).label for card in data.get("cards", ()))
            return f"{who} shows {cards or 'a card'}"
        case "gather":
            return f"{who} gathers the trick"
        case "rule":
            said = "the table agrees" if data.get("agreed") else "ruling"
            return f"{said}: {data.get('decision')} {data.get('finding')}"
        case "agree":
            return f"the table agrees on the tricks: {_by_side(data.get('tricks'))}"
        case "amend":
            return _amend_words(data)
        case "score":
            score = data["score"]
            return f"score set to {score['NS']} : {score['EW']}"
        case "result" | "forfeit" | "first_dealer" | "new_game" | "time":
            return _game_words(do, data)
        case "players":
            return "names of the players"
        case "laws":
            return f"laws: {data['laws']}"
        case "incident":
            return f"incident: {str(data.get('what')).replace('_', ' ')}"
        case "unwatched":
            return "nobody watched for a while"
        case "undo" | "redo":
            return do
        case _:
            word = do.replace("_", " ")
            return f"{word} ({who})" if seat in ("N", "E", "S", "W") else word


def _game_words(do: str, data: Mapping[str, Any]) -> str:
    """What bears on a game rather than on a hand."""
    if do == "result":
        if data.get("final"):
            return f"final score: {_by_side(data.get('score'))}"
        return f"points of a hand: {_by_side(data.get('points'))}"
    if do == "forfeit":
        return f"{_SIDES.get(str(data.get('side')), 'somebody')} forfeit"
    if do == "first_dealer":
        return f"{seat_name(data['seat'])} deals first" if data.get("seat") else "lots for the first deal"
    if do == "new_game":
        dealer = data.get("dealer")
        return f"a new game, {seat_name(dealer)} deals first" if dealer else "a new game"
    return "time is called"


def _by_side(points: Mapping[str, Any] | None) -> str:
    """`3 : 2`, North and South first."""
    return " : ".join(str((points or {}).get(side.value, 0)) for side in Side)


def _amend_words(data: Mapping[str, Any]) -> str:
    if data.get("strike"):
        return "strike out an event"
    changes = data.get("set", {})
    if not changes:
        return "let an event count again"
    said = []
    if changes.get("card"):
        said.append(f"card is {Card.parse(str(changes['card'])).label}")
    if changes.get("seat"):
        said.append(f"seat is {seat_name(changes['seat'])}")
    if changes.get("suit"):
        said.append(f"suit is {suit_name(changes['suit'])}")
    return "correction: " + (", ".join(said) or ", ".join(sorted(changes)))
