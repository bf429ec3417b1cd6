"""A table's log and its director's, merged as both grow: the same whatever comes first."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.lawbook import shipped_laws
from euchre.log import LogEvent
from euchre.session import fold_session
from tests.euchre.logs import amendments, everything, logs, scores_set
from tests.euchre.strategies import incidents, rulings
from tracker.directions import Direction, direction
from tracker.table_fold import TableFold, merged

HOUSE = shipped_laws("house")

SAID: st.SearchStrategy[dict[str, Any]] = st.one_of(amendments, scores_set, incidents, rulings)


@st.composite
def directions(draw: st.DrawFn, about: list[LogEvent]) -> list[Direction]:
    """What two directors say about a table, each in order."""
    out = []
    for origin in ("first-director", "other-director"):
        upto = 0
        for seq in range(1, draw(st.integers(0, 4)) + 1):
            upto = draw(st.integers(upto, len(about)))
            data = dict(draw(SAID))
            hand = about[upto - 1].hand if upto else 1
            new = direction(data.pop("do"), "table", upto, hand, data, 0.0)
            out.append(Direction(origin, LogEvent.at(seq, new)))
    return out


@given(data=st.data(), log=logs(), seed=st.integers(0, 10**6))
@settings(max_examples=50, deadline=None)
def test_two_directors_and_a_table_in_any_order(data: st.DataObject, log: list[LogEvent], seed: int) -> None:
    said = data.draw(directions(log))
    at_once = TableFold(HOUSE, shipped_laws).update(log, said, directed=True)
    chance = random.Random(seed)
    grown = TableFold(HOUSE, shipped_laws)
    own, known, waiting = 0, [], list(said)
    while own < len(log) or waiting:
        if own < len(log) and (not waiting or chance.random() < 0.7):
            own = min(len(log), own + chance.randint(1, 20))
        else:
            known.append(waiting.pop(0 if chance.random() < 0.8 else -1))
        grown.update(log[:own], known, directed=True)
    assert everything(grown.update(log, known, directed=True)) == everything(at_once)
    whole = merged(log, said, directed=True)
    assert everything(fold_session(whole, HOUSE, shipped_laws)) == everything(at_once)


@given(log=logs())
@settings(max_examples=20, deadline=None)
def test_a_thought_changes_nothing(log: list[LogEvent]) -> None:
    fold = TableFold(HOUSE, shipped_laws)
    before = everything(fold.update(log))
    fold.thought([*log, *log[-1:]])
    assert everything(fold.update(log)) == before
