"""From a hand record to a stage full of keyframes, and back to a record with the time of everything."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np

from euchre.cards import DECK, Card
from euchre.seats import Seat
from vision.synth.clip_deal import (
    collect,
    deal,
    discard,
    knock,
    lie_dealt,
    pick_up,
    set_deck,
    sit_out,
    take_hands,
    turn_down,
)
from vision.synth.clip_play import expose, gather, look_at_kitty, play, throw_in, withdraw
from vision.synth.clip_stage import COPY, Stage
from vision.synth.clip_tokens import clear_tokens, lay_call
from vision.synth.random_hands import Record

_SETTLING = 1.2
"""Seconds before the first lead in a clip that begins after the deal: the table is seen as it lies."""
_LOOKED_AT = 2.0
"""Seconds for which hands that were thrown in lie there."""
SPOKEN = ("call", "accept", "refuse", "challenge", "incident")
"""Events that only a microphone would notice: they take their time and show nothing."""


class ScriptError(ValueError):
    """A record cannot be acted."""


def act_hand(stage: Stage, record: Record, start: float, *, dealt: bool = False) -> tuple[Record, float]:
    """Act a whole hand.

    Args:
        stage: where; its tracks are extended.
        record: a hand record. Every card it names is shown; cards it does not name are dealt at random.
        start: when the deck is taken together, seconds.
        dealt: whether all is dealt and called then, so that the first lead comes next.

    Returns:
        The record with `t` on every call and event, and when the last thing is over.

    Raises:
        ScriptError: the record names a card twice, or holds an event that cannot be shown.
    """
    told = copy.deepcopy(record)
    dealer = Seat(told["dealer"])
    hands, kitty = dealt_cards(told, stage.rng)
    if dealt:
        t = _lie_dealt(stage, told, dealer, hands, kitty, start)
        return told, _act_events(stage, told, _held(told, hands), t)
    order = [name for seat in Seat for name in hands[seat]] + kitty
    t = clear_tokens(stage, start, dealer) if stage.markers else start
    t = collect(stage, t, dealer)
    set_deck(stage, t, dealer, order)
    fallen = [event for event in told["events"] if event.get("cause") == "deal"]
    shown = {name for event in fallen for name in event["cards"]}
    t = deal(stage, t + 1.0, dealer, hands, kitty, shown)
    for event in fallen:
        event["t"] = max(_landed(stage, name, t) for name in event["cards"])
    told["clip"] = {"deal": round(start, 3), "upcard": round(t, 3)}
    t = take_hands(stage, t + 0.1, hands) + 0.1
    t = _act_calls(stage, told, dealer, kitty[-1], t)
    for out in _sitting_out(told):
        sit_out(stage, t, out, hands[out])
    return told, _act_events(stage, told, _held(told, hands), t + stage.pace.think)


def _lie_dealt(
    stage: Stage, told: Record, dealer: Seat, hands: dict[Seat, list[str]], kitty: list[str], start: float
) -> float:
    """Lay out the table as it is after the calls; returns when the first hand may set out."""
    upcard, discard = kitty[-1], told.get("discard")
    ordered = any(call["call"] == "order" for call in told["calls"])
    if ordered and _goes_up(told, dealer):
        kitty = kitty[:-1] + ([discard] if discard not in (None, "none", upcard) else [])
    faced = {event["seat"] for event in told["events"] if event["do"] == "expose"}  # laid down face up
    lie_dealt(stage, start, kitty, {out: hands[out] for out in _sitting_out(told) if out.value not in faced})
    told["clip"] = {"deal": round(start, 3), "upcard": round(start, 3)}
    for call in told["calls"]:
        call["t"] = round(start, 3)
    return start + _SETTLING


def _sitting_out(told: Record) -> list[Seat]:
    """Partners of those who play or defend alone."""
    alone = [call for call in told["calls"] if call.get("alone") or call["call"] == "defend_alone"]
    return [Seat(call["seat"]).partner for call in alone]


def _landed(stage: Stage, name: str, by: float) -> float:
    """When a card that lies still at `by` came to rest."""
    since = stage.cards[name].rests_since(by)
    assert since is not None
    return round(since, 3)


def dealt_cards(record: Record, rng: np.random.Generator) -> tuple[dict[Seat, list[str]], list[str]]:
    """Who was dealt what, as far as the record tells; the rest at random.

    Returns:
        Five names a seat, six where the record deals them, and the rest of the pack with the up card last.

    Raises:
        ScriptError: more than six cards for a seat, or a card in two places.
    """
    dealer = Seat(record["dealer"])
    upcard, discard = record.get("upcard"), record.get("discard")
    hands: dict[Seat, list[str]] = {seat: [] for seat in Seat}
    if record.get("hands"):
        for letter, names in record["hands"].items():
            hands[Seat(letter)] = [str(Card.parse(name)) for name in names]
    else:
        for event in record["events"]:
            # A second card of one face, in a pack that holds it twice, is in no hand before it is played.
            if event["do"] == "play" and not any(event["card"] in names for names in hands.values()):
                hands[Seat(event["seat"])].append(event["card"])
        if upcard in hands[dealer]:
            hands[dealer].remove(upcard)
        if discard not in (None, "none", upcard):
            hands[dealer].append(discard)
    named = [name for names in hands.values() for name in names] + ([upcard] if upcard else [])
    if len(set(named)) != len(named) or any(len(names) > 6 for names in hands.values()):
        raise ScriptError("the record puts a card in two places, or deals a seat more than six")
    rest = [str(card) for card in DECK if str(card) not in named]
    rest = [rest[i] for i in rng.permutation(len(rest))]
    for names in hands.values():
        while len(names) < 5:
            names.append(rest.pop())
    return hands, [*rest, upcard] if upcard else rest


def _act_calls(stage: Stage, told: Record, dealer: Seat, upcard: str, t: float) -> float:
    calls: list[dict[str, Any]] = told["calls"]
    picked = any(call["call"] == "order" for call in calls)
    turned = False
    for number, call in enumerate(calls):
        if not picked and not turned and number == 4:
            t, turned = turn_down(stage, t, dealer, upcard) + 0.1, True
        if call["call"] == "pass" and stage.rng.random() < 0.5:
            knock(stage, t, Seat(call["seat"]))
        t += stage.pace.call * float(stage.rng.uniform(0.8, 1.2))
        call["t"] = round(t, 3)
        if stage.markers and call["call"] in ("order", "name"):
            t = lay_call(stage, t, call, upcard)
    if picked and _goes_up(told, dealer):
        t = pick_up(stage, t, dealer, upcard)
        if told.get("discard") not in (None, "none"):
            t = discard(stage, t + 0.4, dealer, told["discard"])
            told["clip"]["discard"] = round(t, 3)
    elif not picked and not turned:
        t = turn_down(stage, t, dealer, upcard)
    return t


def _goes_up(told: Record, dealer: Seat) -> bool:
    """Whether the dealer takes the up card: not when the dealer sits out while a partner plays alone."""
    alone = next((c for c in told["calls"] if c["call"] == "order" and c.get("alone")), None)
    return alone is None or Seat(alone["seat"]) is not dealer.partner


def _held(told: Record, dealt: dict[Seat, list[str]]) -> dict[Seat, list[str]]:
    """What each seat that plays holds when the play begins."""
    held = {seat: list(names) for seat, names in dealt.items() if seat not in _sitting_out(told)}
    dealer = held.get(Seat(told["dealer"]))
    if dealer is not None and any(call["call"] == "order" for call in told["calls"]):
        dealer.append(told["upcard"])
        if told.get("discard") in dealer:
            dealer.remove(told["discard"])
    return held


def _act_events(stage: Stage, told: Record, held: dict[Seat, list[str]], t: float) -> float:
    """Act everything after the calls; plays that share a number in `together` set out at once.

    Args:
        stage: where.
        told: the record; its events are given their times.
        held: what each seat that plays holds.
        t: when the first hand may set out.
    """
    trick: list[str] = []
    owners: dict[str, str] = {}
    rest, set_out, shared = t, t, None
    for event in told["events"]:
        if event.get("cause") == "deal":
            continue  # fell face up while it was dealt
        kind, pace, rng = event["do"], stage.pace, stage.rng
        t = rest + pace.think * float(rng.uniform(0.5, 1.5))
        if kind == "play":
            if event.get("together") is None or event["together"] != shared:
                set_out = t
            shared = event.get("together")
            at_once = shared is not None
            copy = owners.setdefault(event["card"], event["seat"]) != event["seat"]
            name = event["card"] + COPY * copy
            rest = max(rest, play(stage, set_out, Seat(event["seat"]), name, shared=at_once))
            trick.append(name)
        elif kind == "gather":
            rest = gather(stage, rest + pace.look * float(rng.uniform(0.85, 1.2)), Seat(event["seat"]), trick)
            trick = []
        elif kind == "withdraw":
            rest = withdraw(stage, t, Seat(event["seat"]), event["card"])
            trick.remove(event["card"])
        elif kind == "expose":
            rest = expose(stage, t, Seat(event["seat"]), event["cards"])
        elif kind == "kitty_seen":
            rest = look_at_kitty(stage, t, Seat(event.get("seat") or told["dealer"]))
        elif kind == "next_deal":
            rest = _deal_again(stage, t, Seat(told["dealer"]).next)
        elif kind == "claim":
            left = {seat: [name for name in names if name not in owners] for seat, names in held.items()}
            rest = throw_in(stage, t, left) + _LOOKED_AT
        elif kind in SPOKEN:
            rest = t
        else:
            raise ScriptError(f"a clip cannot show the event {kind!r}")
        event["t"] = round(rest, 3)
    return rest + stage.pace.think + 1.0


def _deal_again(stage: Stage, t: float, dealer: Seat) -> float:
    """The next hand is dealt, whatever it is; returns when its up card lies."""
    names = [str(card) for card in DECK]
    names = [names[i] for i in stage.rng.permutation(len(names))]
    t = collect(stage, t, dealer)
    set_deck(stage, t, dealer, names)
    hands = {seat: names[5 * n : 5 * n + 5] for n, seat in enumerate(Seat)}
    return deal(stage, t + 1.0, dealer, hands, names[20:])
