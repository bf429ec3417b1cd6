"""What was chosen for each table, kept so that the next evening needs one click."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from companion_gui.qt import QSettings
from companion_gui.start.host import StartChoice
from euchre.seats import Seat

_LAST = "tables/last"


def keep_choice(kept: QSettings, choice: StartChoice) -> None:
    """Keep a choice under its source, and as the last one.

    An address that holds a login is kept nowhere.
    """
    if _holds_login(choice.source):
        return
    data: dict[str, Any] = {
        "source": choice.source,
        "sample": choice.sample,
        "south": choice.south,
        "corners": None if choice.corners is None else [list(corner) for corner in choice.corners],
        "picture_size": list(choice.picture_size),
        "players": {seat.value: name for seat, name in choice.players.items()},
        "dealer": None if choice.dealer is None else choice.dealer.value,
        "laws": choice.laws,
    }
    kept.setValue(_key(choice.source), json.dumps(data))
    kept.setValue(_LAST, choice.source)


def kept_choice(kept: QSettings, source: str) -> StartChoice | None:
    """What was chosen for a source last time; None where nothing was, or it cannot be understood."""
    try:
        data = json.loads(str(kept.value(_key(source), "")))
        corners = data["corners"]
        if corners is not None:
            one, two, three, four = ((float(x), float(y)) for x, y in corners)
            corners = one, two, three, four
        wide, high = data["picture_size"]
        return StartChoice(
            source=str(data["source"]),
            sample=bool(data["sample"]),
            south=str(data["south"]),
            corners=corners,
            picture_size=(int(wide), int(high)),
            players={Seat(seat): str(name) for seat, name in data["players"].items()},
            dealer=None if data["dealer"] is None else Seat(data["dealer"]),
            laws=str(data["laws"]),
        )
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def last_choice(kept: QSettings) -> StartChoice | None:
    """What was chosen last of all."""
    return kept_choice(kept, str(kept.value(_LAST, "")))


def _key(source: str) -> str:
    """Sources hold slashes, which settings read as folders: a digest stands for each."""
    return f"tables/{hashlib.sha256(source.encode()).hexdigest()[:16]}"


def _holds_login(source: str) -> bool:
    _, scheme, rest = source.partition("://")
    return bool(scheme) and "@" in rest.split("/")[0]
