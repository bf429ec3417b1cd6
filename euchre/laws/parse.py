"""Reading a law profile from the text of its file (TOML), with errors that name the line.

A shipped profile gives every setting with its origin:

    first_deal = { value = "cut", from = "text", note = "the cut decides" }

A person's own file builds on another (`extends = "house"`) and gives only what it changes, a bare value being
enough (`game_limit = 5`); what it changes counts as edited.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from euchre.errors import LawsError
from euchre.laws.profile import LawProfile, Origin, Setting, checked
from euchre.laws.settings import SETTINGS

PROFILE_FORMAT = 1
"""Version of the file format this reads."""

_TOP = {"format", "name", "title", "version", "source", "extends", "settings"}


def parse_laws(text: str, name: str, base: Callable[[str], LawProfile] | None = None) -> LawProfile:
    """Read a profile.

    Args:
        text: the whole file.
        name: what to call the input in errors: a profile's name or a path.
        base: finds the profile that `extends` names; without it a file must give every setting.

    Raises:
        LawsError: not TOML, a setting missing, unknown or with a value that is not allowed; the message names
            the line and the allowed values.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LawsError(name, *_toml_reason(str(error))) from None
    lines = _Lines(text)
    for key in data:
        if key not in _TOP:
            raise LawsError(name, f"unknown key {key!r}; known: {', '.join(sorted(_TOP))}", lines.of(key))
    if data.get("format", PROFILE_FORMAT) != PROFILE_FORMAT:
        raise LawsError(name, f"format {data['format']!r} is not {PROFILE_FORMAT}", lines.of("format"))
    extends = _text(data, "extends", "", name, lines)
    parent = _parent(extends, name, base, lines)
    settings = dict(parent.settings) if parent else {}
    given = data.get("settings", {})
    if not isinstance(given, Mapping):
        raise LawsError(name, "settings must be a table", lines.of("settings"))
    for key, raw in given.items():
        settings[key] = _setting(key, raw, Origin.EDITED if parent else Origin.DEFAULT, name, lines.of(key))
    missing = [key for key in SETTINGS if key not in settings]
    if missing:
        raise LawsError(name, f"no value for {', '.join(missing)}; give one, or say which profile it extends")
    version = data.get("version", parent.version if parent else 1)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise LawsError(name, "version must be a whole number from 1", lines.of("version"))
    own_name = _text(data, "name", f"{extends} (edited)" if parent else name, name, lines)
    return LawProfile(
        name=own_name,
        title=_text(data, "title", f"{parent.title}, edited" if parent else own_name, name, lines),
        version=version,
        source=_text(data, "source", parent.source if parent else "", name, lines),
        settings={key: settings[key] for key in SETTINGS},
        digest=hashlib.sha256(text.encode()).hexdigest(),
        edited=parent is not None,
    )


def _parent(
    extends: str, name: str, base: Callable[[str], LawProfile] | None, lines: _Lines
) -> LawProfile | None:
    if not extends:
        return None
    if base is None:
        raise LawsError(name, "cannot extend another profile here", lines.of("extends"))
    try:
        return base(extends)
    except LawsError as error:
        raise LawsError(
            name, f"extends a profile that cannot be used: {error}", lines.of("extends")
        ) from None


def _setting(key: str, raw: object, origin: Origin, name: str, line: int | None) -> Setting:
    if not isinstance(raw, Mapping):
        return Setting(checked(name, key, raw, line), origin)
    strange = set(raw) - {"value", "from", "note"}
    if strange:
        raise LawsError(name, f"{key}: unknown {sorted(strange)[0]!r}; known: value, from, note", line)
    if "value" not in raw:
        raise LawsError(name, f"{key}: has no value; allowed: {_allowed(key)}", line)
    if "from" in raw:
        try:
            origin = Origin(raw["from"])
        except ValueError:
            allowed = ", ".join(member.value for member in Origin)
            raise LawsError(
                name, f"{key}: from cannot be {raw['from']!r}; allowed: {allowed}", line
            ) from None
    note = raw.get("note", "")
    if not isinstance(note, str):
        raise LawsError(name, f"{key}: note must be text", line)
    return Setting(checked(name, key, raw["value"], line), origin, note)


def _allowed(key: str) -> str:
    spec = SETTINGS.get(key)
    return spec.allowed if spec else "there is no such setting"


def _text(data: Mapping[str, Any], key: str, default: str, name: str, lines: _Lines) -> str:
    value = data.get(key, default)
    if not isinstance(value, str):
        raise LawsError(name, f"{key} must be text", lines.of(key))
    return value


def _toml_reason(message: str) -> tuple[str, int | None]:
    found = re.search(r"\s*\(at line (\d+), column \d+\)", message)
    if found is None:
        return message.replace("(at end of document)", "at the end of the file"), None
    return message[: found.start()], int(found.group(1))


class _Lines:
    """Where each key stands in the text: tomllib does not say."""

    def __init__(self, text: str) -> None:
        self._found: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            match = re.match(r'\s*\[*\s*(?:settings\s*\.\s*)?"?([A-Za-z0-9_-]+)"?\s*[\]=.]', line)
            if match:
                self._found.setdefault(match.group(1), number)

    def of(self, key: str) -> int | None:
        """The line a key is set on, counted from 1."""
        return self._found.get(key)
