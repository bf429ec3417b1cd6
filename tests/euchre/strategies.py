"""Anything that can be recorded, lawful or not, for tests of properties."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from euchre.cards import DECK, Suit
from euchre.event_json import parse_event
from euchre.events import CallKind, Event, ExposeCause
from euchre.record import HandRecord
from euchre.seats import Seat

seats = st.sampled_from([seat.value for seat in Seat])
cards = st.sampled_from([str(card) for card in DECK])
suits = st.sampled_from([suit.value for suit in Suit])
tricks = st.integers(1, 6)
some_cards = st.lists(cards, max_size=5)
scores = st.fixed_dictionaries({"NS": st.integers(0, 11), "EW": st.integers(0, 11)})
ids = st.integers(1, 40).map(lambda n: f"e{n}")

EFFECTS = st.one_of(
    st.fixed_dictionaries(
        {
            "transform": st.sampled_from(
                [
                    "none",
                    "ask",
                    "points_to_other_side",
                    "loss_of_bid",
                    "transfer_tricks",
                    "void_deal",
                    "nonsense",
                ]
            )
        },
        optional={
            "offenders": st.sampled_from(["NS", "EW", "X"]),
            "n": st.integers(-3, 200),
            "n_alone": st.integers(0, 4),
            "hand": st.sampled_from(["better_of", "replace", "add", 3]),
            "march": st.booleans(),
            "credit_opponents": st.booleans(),
            "dealer": seats,
            "penalty_card": cards,
        },
    ),
    st.fixed_dictionaries(
        {"transform": st.sampled_from(["replace_hand", "add_to_hand", "director_sets"])},
        optional={"ns": st.integers(-4, 12), "ew": st.integers(-4, 12), "NS": st.integers(0, 3)},
    ),
)


def _event(do: str, fields: dict[str, Any], optional: dict[str, Any] | None = None) -> st.SearchStrategy[Any]:
    return st.fixed_dictionaries({"do": st.just(do), **fields}, optional=optional or {})


incidents = _event(
    "incident",
    {"what": st.sampled_from(["table_talk", "wrong_score", "foul_deck", "revoke"])},
    {"seat": seats},
)
rulings = _event(
    "rule",
    {
        "decision": st.sampled_from(["confirm", "change", "dismiss"]),
        "finding": st.one_of(
            st.just(""),
            st.builds(
                "{}-{}".format,
                st.sampled_from(["revoke", "taken_back", "misdeal", "lead_out_of_turn", "foul_deck"]),
                ids,
            ),
        ),
    },
    {"effect": EFFECTS, "by": st.sampled_from(["director", "scorer"])},
)

event_data: st.SearchStrategy[dict[str, Any]] = st.one_of(
    _event(
        "call",
        {"seat": seats, "call": st.sampled_from([kind.value for kind in CallKind])},
        {"suit": suits, "alone": st.booleans(), "t": st.floats(0, 100)},
    ),
    _event("play", {"seat": seats, "card": cards}, {"trick": tricks, "together": st.integers(0, 2)}),
    _event("play", {"seat": seats, "card": cards}, {"unseen": st.booleans()}),
    _event("play", {"seat": seats, "card": cards}),
    _event("play", {"seat": seats, "card": cards}, {"confidence": st.floats(0, 1)}),
    _event(
        "play",
        {"seat": seats, "candidates": st.lists(st.tuples(cards, st.floats(0, 1)).map(list), max_size=3)},
        {"trick": tricks},
    ),
    _event("withdraw", {"seat": seats}, {"card": cards}),
    _event(
        "expose",
        {"seat": seats, "cards": some_cards},
        {"cause": st.sampled_from([cause.value for cause in ExposeCause])},
    ),
    _event("accept", {"seat": seats, "of": ids}),
    _event("refuse", {"seat": seats, "of": ids}),
    _event("gather", {"seat": seats}, {"trick": tricks}),
    _event("pickup", {"seat": seats}, {"card": cards}),
    _event("discard", {"seat": seats}, {"card": cards}),
    _event("upcard", {}, {"card": cards}),
    _event(
        "claim",
        {},
        {
            "seat": seats,
            "cards": some_cards,
            "tricks": st.integers(0, 5),
            "order": some_cards,
            "agreed": st.booleans(),
        },
    ),
    _event(
        "challenge",
        {"seat": seats},
        {"about": st.one_of(ids, _event("x", {"seat": seats}, {"trick": tricks}))},
    ),
    _event("deal", {"seat": seats}),
    _event("misdeal", {}, {"seat": seats, "reason": st.just("dropped")}),
    _event("count", {"counts": st.dictionaries(seats, st.integers(0, 7))}, {}),
    incidents,
    _event("kitty_seen", {}, {"seat": seats}),
    _event("next_deal", {}, {"seat": seats}),
    _event("sign", {"seat": seats}),
    rulings,
)

events: st.SearchStrategy[Event] = event_data.map(lambda data: parse_event(data, "event", ""))


@st.composite
def records(draw: st.DrawFn) -> HandRecord:
    """A record of anything: often with calls that make trump, so that play has a meaning."""
    data: dict[str, Any] = {
        "version": 1,
        "id": "any",
        "dealer": draw(st.none() | seats),
        "due_dealer": draw(st.none() | seats),
        "upcard": draw(st.none() | cards),
        "calls": draw(
            st.sampled_from(
                [
                    [],
                    [{"seat": "E", "call": "order"}],
                    [{"seat": "S", "call": "order", "alone": True}],
                    [{"seat": "E", "call": "name", "suit": "C"}],
                    [
                        *({"seat": seat, "call": "pass"} for seat in "ESWN"),
                        {"seat": "E", "call": "name", "suit": "H"},
                    ],
                ]
            )
        ),
        "discard": draw(st.none() | cards | st.just("none")),
        "events": draw(st.lists(event_data, max_size=40)),
        "score": draw(scores),
    }
    return HandRecord.from_json(data)
