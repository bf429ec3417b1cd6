"""The event as a fold over what its director did: nothing is stored that follows from something else.

Each act is one line of the director's log. `apply` refuses an act that makes no sense now, with the reason in
one line; what it accepted once it accepts again, so that the same acts always give the same event.

| act | with | meaning |
|---|---|---|
| `open` | `name`, `seed`, `format` | the event begins; the seed is of every lot in it |
| `enter`, `withdraw` | `team`; `team`, `reason` | also during the event: from the next round drawn |
| `format` | `set`, `reason` | a change of the format; never of tie-breaks once a round is drawn |
| `draw` | `round`, `tables`, `seed` | the pairings of the next round, as drawn |
| `override` | `round`, `tables`, `reason` | other pairings, before the round starts |
| `publish`, `start`, `close` | `round` | posted; begun, after the notice; all signed and done |
| `scorer` | `round`, `table`, `game`, `seat`, `how` | who keeps score, by `consent` or `cut` |
| `result` | `round`, `table`, `games` or `forfeit` | what a table brought in |
| `sign` | `round`, `table`, `seat` | one of the four signatures |
| `correct` | `round`, `table`, `games` or `forfeit`, `reason` | another result; the signatures are void |
| `seed_playoff` | `seeds`, `reason` | the playoff's teams in order, best first |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from euchre.tournament import draws, play, setting_up
from euchre.tournament.acts import Act
from euchre.tournament.errors import TournamentError
from euchre.tournament.event import Event


def fold(acts: Sequence[Act]) -> Event:
    """The event after all these acts.

    Raises:
        TournamentError: one of them makes no sense where it stands.
    """
    event = Event()
    for act in acts:
        event = apply(event, act)
    return event


def apply(event: Event, act: Act) -> Event:
    """The event after one more act.

    Raises:
        TournamentError: it makes no sense now.
    """
    handler = _HANDLERS.get(act.do)
    if handler is None:
        raise TournamentError(f"{act.do!r} is not one of {', '.join(_HANDLERS)}")
    if bool(event.name) is (act.do == "open"):
        raise TournamentError("the event is open already" if event.name else "the event is not open yet")
    return handler(event, act)


_HANDLERS: dict[str, Callable[[Event, Act], Event]] = {
    "open": setting_up.open_event,
    "enter": setting_up.enter,
    "withdraw": setting_up.withdraw,
    "format": setting_up.change_format,
    "draw": draws.draw,
    "override": draws.override,
    "publish": draws.publish,
    "start": play.start,
    "scorer": play.name_scorer,
    "result": play.bring_result,
    "sign": play.sign,
    "correct": play.correct,
    "close": play.close,
    "seed_playoff": setting_up.seed_playoff,
}
