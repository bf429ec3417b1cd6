"""Logs of anything, for tests of the fold: whole hands with corrections, rulings and nonsense strewn in."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from euchre.event_json import EVENT_NAMES
from euchre.log import LogEvent, NewEvent
from euchre.session import SessionState
from euchre.session.told import TABLE_ACTS
from tests.euchre.hands import PROFILES
from tests.euchre.random_hands import random_hand
from tests.euchre.strategies import event_data, ids, scores, seats

amendments = st.one_of(
    st.fixed_dictionaries({"do": st.just("amend"), "of": ids}, optional={"strike": st.booleans()}),
    st.fixed_dictionaries(
        {
            "do": st.just("amend"),
            "of": ids,
            "set": st.one_of(
                st.fixed_dictionaries({"card": st.sampled_from(["AS", "9H", "JD"])}),
                st.fixed_dictionaries({"seat": seats}),
                st.fixed_dictionaries({"nonsense": st.none()}),
            ),
        }
    ),
)
scores_set = st.fixed_dictionaries({"do": st.just("score"), "score": scores})

STEERING: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.fixed_dictionaries({"do": st.just("undo")}, optional={"of": ids}),
    st.fixed_dictionaries({"do": st.just("redo")}, optional={"of": ids}),
    amendments,
    scores_set,
    st.fixed_dictionaries({"do": st.just("score_cards"), "score": scores}),
    st.fixed_dictionaries(
        {"do": st.just("result")}, optional={"points": scores, "score": scores, "final": st.booleans()}
    ),
    st.fixed_dictionaries({"do": st.just("time")}),
    st.fixed_dictionaries({"do": st.just("forfeit"), "side": st.sampled_from(["NS", "EW", "?"])}),
    st.fixed_dictionaries({"do": st.just("new_game")}, optional={"dealer": seats}),
    st.fixed_dictionaries({"do": st.just("first_dealer")}, optional={"seat": seats}),
    st.fixed_dictionaries({"do": st.just("laws"), "laws": st.sampled_from(PROFILES)}),
    st.fixed_dictionaries({"do": st.just("players"), "N": st.sampled_from(["Ann", "Ben"])}),
    st.fixed_dictionaries({"do": st.just("sign"), "seat": seats}),
    st.fixed_dictionaries({"do": st.just("close")}),
)
"""What stands in a log beside the events of hands."""

_LEAVES = st.sampled_from([None, True, False, -1, 3, 99, 0.5, "N", "AS", "e3", ""])
_JSON: st.SearchStrategy[Any] = st.recursive(
    _LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("NSab"), inner, max_size=3),
    max_leaves=4,
)
_WORDS = sorted(EVENT_NAMES | TABLE_ACTS | {"amend", "undo", "redo", "players", "laws", "x"})
_KEYS = (
    "seat",
    "card",
    "cards",
    "of",
    "set",
    "strike",
    "score",
    "after",
    "candidates",
    "trick",
    "call",
    "at",
)
NONSENSE: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {"do": st.sampled_from(_WORDS)}, optional=dict.fromkeys(_KEYS, _JSON)
)
"""Events of a damaged log, or of another version of the program."""


def whole_hands(seed: int, count: int) -> list[dict[str, Any]]:
    """Log entries of a few hands, some with reneges."""
    rng = random.Random(seed)
    out: list[dict[str, Any]] = []
    for number in range(1, count + 1):
        truth = random_hand(rng, renege_chance=0.1)
        record = truth.record.to_json()
        out.append({"do": "deal", "seat": record["dealer"], "hand": number, "by": "camera"})
        out.append({"do": "upcard", "card": record["upcard"], "hand": number, "by": "camera"})
        out += [{**call, "do": "call", "hand": number, "by": "scorer"} for call in record["calls"]]
        out += [{**event, "hand": number, "by": "camera"} for event in record["events"]]
    return out


@st.composite
def logs(
    draw: st.DrawFn, extras: st.SearchStrategy[dict[str, Any]] = STEERING | event_data
) -> list[LogEvent]:
    """A log of whole hands with anything strewn in."""
    data = whole_hands(draw(st.integers(0, 50)), draw(st.integers(0, 4)))
    for extra in draw(st.lists(extras, max_size=12)):
        place = draw(st.integers(0, len(data)))
        hand = data[place - 1].get("hand", 0) if place else 0
        data.insert(place, {"hand": hand, "by": "scorer", **extra})
    return [logged(n, entry) for n, entry in enumerate(data, 1)]


def logged(n: int, entry: dict[str, Any]) -> LogEvent:
    """The log's event number `n`; where nobody says when it happened, it happened then."""
    data = {
        key: value for key, value in entry.items() if key not in ("id", "do", "hand", "by", "t", "confidence")
    }
    more = {"confidence": entry.get("confidence", 1.0), "by": entry.get("by", "scorer")}
    return LogEvent.at(n, NewEvent(entry.get("t", float(n)), entry.get("hand", 1), entry["do"], data, **more))


def as_data(state: SessionState) -> Any:
    """What the log says of the games, as it can be compared."""
    return [
        (
            game.number,
            game.score,
            game.ending,
            game.winner,
            game.dealer,
            game.ledger,
            [hand.verdict.to_json() for hand in game.hands],
            [found.to_json() for found in game.findings],
            {seat: act.id for seat, act in game.signatures.items()},
            [(hand.number, hand.score, hand.score_after, hand.game_over, hand.winner) for hand in game.hands],
        )
        for game in state.games
    ]


def everything(state: SessionState) -> Any:
    """All of a state, as it can be compared."""
    return (
        as_data(state),
        [[act.id for act in game.void] for game in state.games],
        [(hand.acts, hand.record) for hand in state.hands],
        (dict(state.players), state.laws, state.undo, state.redo, state.closed, state.unreadable),
    )
