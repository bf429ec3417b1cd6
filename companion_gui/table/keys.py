"""Which keys say what at this moment: calls by one key or one click, each key shown where it is used.

Keys are offered by what the table waits for; none is refused. What is unlawful is logged like the rest and
judged there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion_gui.language import translate
from companion_gui.suits import suit_name
from companion_gui.words import player, suit_word
from euchre.cards import Suit
from euchre.seats import Seat, Side
from tracker.snapshot import Phase, TableSnapshot
from tracker.table import TableSession


@dataclass(frozen=True, slots=True)
class Key:
    """One thing to say.

    Attributes:
        key: the key, as `QKeySequence` reads it.
        label: what it says, on its button.
        spoken: the whole sentence, for accessibility and for messages.
        run: says it to the session.
        suit: the suit shown on the button, if any.
        main: whether it is the likeliest thing to do next.
    """

    key: str
    label: str
    spoken: str
    run: Callable[[TableSession], Any]
    suit: Suit | None = None
    main: bool = False


_DEFENDER_KEYS = ("F", "K")
_SUIT_KEYS = (("C", Suit.CLUBS), ("D", Suit.DIAMONDS), ("H", Suit.HEARTS), ("S", Suit.SPADES))


def caller(snapshot: TableSnapshot, chosen: Seat | None) -> Seat | None:
    """Who speaks: the seat a person chose, else the one whose turn it is."""
    return chosen or snapshot.turn


def keys(
    snapshot: TableSnapshot,
    alone: bool = False,
    chosen: Seat | None = None,
    defend: str = "never",
) -> tuple[Key, ...]:
    """The keys to be shown.

    Args:
        snapshot: the table now.
        alone: whether the next order or naming is said with `alone`.
        chosen: the seat that speaks, where a person chose one out of turn.
        defend: what the laws in force say of defending alone: `never`, `if_maker_alone` or `always`.
    """
    seat = caller(snapshot, chosen)
    if snapshot.phase in (Phase.WAITING, Phase.BETWEEN, Phase.GAME_OVER):
        if snapshot.agreed or not any(snapshot.taken.values()):
            return (_next_deal(snapshot, main=True),)
        return (_agree(snapshot), _next_deal(snapshot, main=False))
    if snapshot.phase is not Phase.CALLING or (snapshot.trump is None and seat is None):
        return ()
    if snapshot.trump is not None:
        may_defend = defend == "always" or (defend == "if_maker_alone" and snapshot.alone)
        return (*_after_the_call(snapshot), *(_defending(snapshot) if may_defend else ()))
    assert seat is not None
    return (
        _first_round(snapshot, seat, alone)
        if not snapshot.turned_down
        else _second_round(snapshot, seat, alone)
    )


def _first_round(snapshot: TableSnapshot, seat: Seat, alone: bool) -> tuple[Key, ...]:
    who = player(snapshot, seat)
    if seat is snapshot.dealer:
        label, said = translate("Keys", "Pick it up"), translate("Keys", "{who} picks it up")
    elif snapshot.dealer is not None and seat is snapshot.dealer.partner:
        label, said = translate("Keys", "Assist"), translate("Keys", "{who} assists")
    else:
        label, said = translate("Keys", "Order up"), translate("Keys", "{who} orders it up")
    suit = None if snapshot.upcard is None else snapshot.upcard.suit
    tail = translate("Keys", ", alone") if alone else ""
    return (
        _pass(seat, who),
        Key(
            "O",
            label + tail,
            said.format(who=who) + tail,
            lambda session: session.call(seat, "order", suit, alone),
            suit,
            main=alone,
        ),
    )


def _second_round(snapshot: TableSnapshot, seat: Seat, alone: bool) -> tuple[Key, ...]:
    who = player(snapshot, seat)
    tail = translate("Keys", ", alone") if alone else ""
    down = None if snapshot.upcard is None else snapshot.upcard.suit
    named = []
    for key, suit in _SUIT_KEYS:
        if suit is not down:
            named.append(
                Key(
                    key,
                    suit_word(suit) + tail,
                    translate("Keys", "{who} names {suit}").format(who=who, suit=suit_name(suit)) + tail,
                    _name(seat, suit, alone),
                    suit,
                )
            )
    return (_pass(seat, who), *named)


def _after_the_call(snapshot: TableSnapshot) -> tuple[Key, ...]:
    """Until the first card is played, alone may be said or taken back, and defended against."""
    out = []
    maker = snapshot.maker
    if maker is not None:
        who = player(snapshot, maker)
        word, label = (
            ("not_alone", translate("Keys", "Not alone"))
            if snapshot.alone
            else ("alone", translate("Keys", "Alone"))
        )
        said = (
            translate("Keys", "{who} does not go alone").format(who=who)
            if snapshot.alone
            else translate("Keys", "{who} goes alone").format(who=who)
        )
        out.append(Key("A", label, said, lambda session: session.call(maker, word)))
    return tuple(out)


def _defending(snapshot: TableSnapshot) -> tuple[Key, ...]:
    """Who may defend alone, clockwise from the maker; or who does, to take it back."""
    lone, maker = snapshot.defending_alone, snapshot.maker
    if lone is not None:
        words = translate("Keys", "{who} does not defend alone").format(who=player(snapshot, lone))
        label = translate("Keys", "Not defending alone")
        return (Key(_DEFENDER_KEYS[0], label, words, _say(lone, "no_defend")),)
    if maker is None:
        return ()
    out = []
    for key, seat in zip(_DEFENDER_KEYS, (maker.next, maker.next.partner), strict=True):
        words = translate("Keys", "{who} defends alone").format(who=player(snapshot, seat))
        out.append(Key(key, words, words, _say(seat, "defend_alone")))
    return tuple(out)


def _say(seat: Seat, call: str) -> Callable[[TableSession], Any]:
    return lambda session: session.call(seat, call)


def _agree(snapshot: TableSnapshot) -> Key:
    """The step before the next deal: all agree on each side's tricks, and nobody claims a revoke."""
    counts = " : ".join(str(snapshot.taken.get(side, 0)) for side in Side)
    label = translate("Keys", "All agree on the tricks: {counts}").format(counts=counts)
    return Key("Y", label, label, lambda session: session.agree(), main=True)


def _next_deal(snapshot: TableSnapshot, main: bool) -> Key:
    dealer = snapshot.next_dealer
    said = (
        translate("Keys", "Next deal")
        if dealer is None
        else translate("Keys", "{who} deals").format(who=player(snapshot, dealer))
    )
    label = (
        translate("Keys", "New game") if snapshot.phase is Phase.GAME_OVER else translate("Keys", "Next deal")
    )
    return Key("N", label, said, lambda session: session.next_deal(dealer), main=main)


def _pass(seat: Seat, who: str) -> Key:
    return Key(
        "P",
        translate("Keys", "Pass"),
        translate("Keys", "{who} passes").format(who=who),
        lambda session: session.call(seat, "pass"),
    )


def _name(seat: Seat, suit: Suit, alone: bool) -> Callable[[TableSession], Any]:
    return lambda session: session.call(seat, "name", suit, alone)
