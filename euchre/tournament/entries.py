"""Who takes part: fixed teams of two."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from euchre.tournament.errors import TournamentError


@dataclass(frozen=True, slots=True)
class Team:
    """A fixed pair.

    Attributes:
        id: short and unique in the event, such as a number.
        name: what people read.
        players: the two names.
    """

    id: str
    name: str
    players: tuple[str, str]

    def __post_init__(self) -> None:
        if not self.id.strip() or not self.name.strip():
            raise TournamentError("a team needs an id and a name")
        if not all(player.strip() for player in self.players) or self.players[0] == self.players[1]:
            raise TournamentError(f"team {self.name}: needs two players with different names")

    def to_json(self) -> dict[str, Any]:
        """The team as data."""
        return {"id": self.id, "name": self.name, "players": list(self.players)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Team:
        """The team from data.

        Raises:
            TournamentError: something is missing or is not text.
        """
        players = data.get("players")
        texts = (data.get("id"), data.get("name"), *(players if isinstance(players, (list, tuple)) else ()))
        if len(texts) != 4 or not all(isinstance(text, str) for text in texts):
            raise TournamentError(f"a team is an id, a name and two players, not {dict(data)!r}")
        return cls(texts[0], texts[1], (texts[2], texts[3]))


@dataclass(frozen=True, slots=True)
class Entry:
    """A team in the event.

    Attributes:
        team: the team.
        entered: the first round it can play in, from 1.
        withdrawn: the first round it no longer plays in; None while it plays.
    """

    team: Team
    entered: int = 1
    withdrawn: int | None = None

    def plays_in(self, round_number: int) -> bool:
        """Whether the team is to be paired for that round."""
        return self.entered <= round_number and (self.withdrawn is None or round_number < self.withdrawn)
