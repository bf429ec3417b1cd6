"""A law profile: a value for every setting, and where each value comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from enum import Enum

from euchre.errors import LawsError
from euchre.laws.settings import SETTINGS, SettingValue


class Origin(Enum):
    """Where a value comes from."""

    TEXT = "text"  # the rule text says so
    DEFAULT = "default"  # the text is silent or lost: ours, which a director can change
    EDITED = "edited"  # a person changed it


@dataclass(frozen=True, slots=True)
class Setting:
    """One value and its origin; `note` says in our own words what the text says, or that it is silent."""

    value: SettingValue
    origin: Origin
    note: str = ""


@dataclass(frozen=True, slots=True)
class PointsTable:
    """What a hand is worth."""

    made: int
    march: int
    lone_made: int
    lone_march: int
    euchre: int
    lone_euchred: int
    lone_defender: int


@dataclass(frozen=True, slots=True)
class LawProfile:
    """One set of laws.

    Attributes:
        name: short name (`mso`), as records and options give it.
        title: what people read.
        version: counts up when a shipped profile changes.
        source: which rule text it follows, in words.
        settings: a `Setting` for every name in `SETTINGS`.
        digest: SHA-256 of the text it was read from, so that a log can say which laws it was played by.
        edited: whether it is somebody's own copy of a shipped profile.
    """

    name: str
    title: str
    version: int
    source: str
    settings: Mapping[str, Setting]
    digest: str = ""
    edited: bool = False
    points: PointsTable = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        euchre = self.number("points_euchre")
        table = PointsTable(
            self.number("points_made"),
            self.number("points_march"),
            self.number("points_lone_made"),
            self.number("points_lone_march"),
            euchre,
            self.number("points_lone_euchred"),
            euchre if self["lone_defender_euchre"] == "none" else self.number("lone_defender_euchre"),
        )
        object.__setattr__(self, "points", table)

    def __getitem__(self, name: str) -> SettingValue:
        """The value of a setting; KeyError for a name that no profile has."""
        return self.settings[name].value

    def number(self, name: str) -> int:
        """The value of a setting that is a number; 0 where it is the word for none."""
        value = self.settings[name].value
        return value if isinstance(value, int) else 0

    def cite(self, name: str) -> str:
        """Where a setting's value comes from, as proposals print it: `House, revoke_penalty (text)`."""
        return f"{self.title}, {name} ({self.settings[name].origin.value})"

    def with_settings(self, overrides: Mapping[str, object]) -> LawProfile:
        """The same laws with some settings changed for one hand or table.

        Raises:
            LawsError: a name no profile has, or a value that is not allowed.
        """
        if not overrides:
            return self
        settings = dict(self.settings)
        for name, value in overrides.items():
            settings[name] = Setting(checked(self.name, name, value), Origin.EDITED, "changed for this hand")
        return replace(self, settings=settings, edited=True)


def checked(where: str, name: str, value: object, line: int | None = None) -> SettingValue:
    """A value if the setting may have it.

    Raises:
        LawsError: there is no such setting, or the value is not among the allowed ones, which it lists.
    """
    spec = SETTINGS.get(name)
    if spec is None:
        near = get_close_matches(str(name), SETTINGS, n=3, cutoff=0.4) or list(SETTINGS)
        raise LawsError(where, f"there is no setting {name!r}; did you mean {' or '.join(near)}?", line)
    if not spec.admits(value) or not isinstance(value, (str, int, bool)):
        shown = str(value).lower() if isinstance(value, bool) else repr(value)
        raise LawsError(where, f"{name} cannot be {shown}; allowed: {spec.allowed}", line)
    return value
