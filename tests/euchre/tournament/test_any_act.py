"""Whatever comes from a log or a network as an act is taken or refused in one line; nothing else happens."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.tournament.acts import Act
from euchre.tournament.errors import TournamentError
from euchre.tournament.event import Event
from euchre.tournament.fold import apply, fold
from euchre.tournament.proposing import draw_data, pairings_touched, propose, table
from tests.euchre.tournament.test_event import ONE, THREE, TWO, opening, signatures

JUNK: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-2, 12), st.floats(), st.sampled_from(["Ash", "N", "cut", ""])
    ),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["home", "id"]), inner, max_size=2)
    ),
    max_leaves=5,
)
SENSIBLE = [
    *opening(),
    Act("format", {"set": {"rounds": 3, "tie_breaks": ["head_to_head"]}, "reason": "why"}),
    ONE[0],
    Act("override", {"round": 1, "tables": ONE[0].data["tables"], "reason": "why"}),
    *ONE[1:3],
    Act("scorer", {"round": 1, "table": 1, "game": 1, "seat": "E", "how": "cut"}),
    *ONE[3:-1],
    Act("correct", {"round": 1, "table": 1, "games": [[10, 2]], "reason": "why"}),
    *signatures(1, 1), ONE[-1], *TWO, *THREE,
    Act("withdraw", {"team": "Birch", "reason": "why"}),
    Act("seed_playoff", {"seeds": ["Oak", "Ash", "Cedar", "Hazel"], "reason": "why"}),
]  # fmt: skip
BEFORE = [fold(SENSIBLE[:at]) for at in range(len(SENSIBLE))]


@st.composite
def spoiled(draw: st.DrawFn, act: Act) -> Act:
    """An act with one field that is something else."""
    data = dict(act.data)
    name = draw(st.sampled_from(sorted(data)))
    whole = data[name]
    match whole:
        case {**inner} if inner and draw(st.booleans()):
            data[name] = {**inner, draw(st.sampled_from(sorted(inner))): draw(JUNK)}
        case [_, *rest] if draw(st.booleans()):
            data[name] = [*rest, draw(JUNK)]
        case _:
            data[name] = draw(JUNK)
    return Act(act.do, data, act.t)


def taken(event: Event, act: Act) -> Event:
    """The event after an act, or the same where it was refused in one line."""
    try:
        return apply(event, act)
    except TournamentError as error:
        refusal = str(error)
    assert refusal
    assert "\n" not in refusal
    return event


@pytest.mark.parametrize("at", range(len(SENSIBLE)), ids=[f"{n} {act.do}" for n, act in enumerate(SENSIBLE)])
@given(data=st.data())
@settings(max_examples=8, deadline=None)
def test_a_spoiled_act_is_taken_or_refused_where_it_stands(at: int, data: st.DataObject) -> None:
    event = taken(BEFORE[at], data.draw(spoiled(SENSIBLE[at])))
    assert {line.team for line in table(event)} == set(event.entries)
    assert isinstance(pairings_touched(event), tuple)


@given(st.lists(st.sampled_from(SENSIBLE), max_size=30))
@settings(max_examples=50, deadline=None)
def test_acts_in_any_order_are_taken_or_refused(acts: list[Act]) -> None:
    event = Event()
    for act in [*opening(), *acts]:
        event = taken(event, act)
    if not event.seeds:
        draw = propose(event)
        assert {p.home for p in draw.pairings} <= set(event.entries)
        taken(event, Act("draw", draw_data(draw, event.next_round)))
