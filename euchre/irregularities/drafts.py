"""What proposals are drafted from and in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from euchre.cards import Card
from euchre.findings import FindingKind, State
from euchre.seats import Seat


@dataclass(frozen=True, slots=True)
class Matter:
    """What a proposal is asked about: the essentials of a finding."""

    kind: FindingKind
    seats: tuple[Seat, ...]
    state: State
    trick: int | None
    established: bool | None
    detail: str
    card: Card | None


@dataclass(frozen=True, slots=True)
class Draft:
    """A proposal before its number and its score: the setting it follows, its text and its effect."""

    setting: str
    text: str
    transform: str = "none"
    arguments: dict[str, Any] | None = None


def ask(setting: str, text: str = "The laws do not say: the table or the director decides.") -> Draft:
    """The law is silent: a person decides."""
    return Draft(setting, text, "ask")


def penalty_card(setting: str, start: str, card: Card | None) -> Draft:
    """A card becomes a penalty card; `start` says why."""
    arguments = {"penalty_card": str(card)} if card is not None else {}
    return Draft(
        setting, f"{start} becomes a penalty card, played at the first legal chance.", "none", arguments
    )
