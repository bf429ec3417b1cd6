"""The names of what people enter by hand, one for each, however it is written.

In a record and in a log an incident is named like every other kind, in small letters with underscores:
`table_talk`, `slow_play`, `wrong_score`. What the judge has a kind for bears that kind's name. Anything else
is kept in the words in which it was entered.
"""

from __future__ import annotations

from typing import Final

from euchre.findings import FindingKind

COACH: Final = "coach"
"""An incident that is none: a coach was allowed beside a newcomer. It is on record, and no table talk."""

INCIDENTS: Final = ("table_talk", "slow_play", "late_call", "exposed_card", "wrong_score", "other", COACH)
"""What windows offer to enter."""

_OLD_NAMES: Final = {"card_shown": FindingKind.EXPOSED_CARD.value}
_NAMES: Final = frozenset({*INCIDENTS, *(kind.value for kind in FindingKind)})


def incident_name(text: str) -> str:
    """An incident's name, however it is written: `wrong_score` for `Wrong score`; other words as they are."""
    name = text.strip().casefold().replace(" ", "_").replace("-", "_")
    name = _OLD_NAMES.get(name, name)
    return name if name in _NAMES else text
