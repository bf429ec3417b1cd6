"""Translators' files as the tests read them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree


@dataclass(frozen=True)
class Message:
    """One text: where it stands, in English, and what translators wrote for it."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    finished: bool


def read_ts(path: Path) -> list[Message]:
    """The messages of a `.ts` file."""
    out = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            out.append(
                Message(
                    context.findtext("name") or "",
                    message.findtext("source") or "",
                    message.findtext("comment") or "",
                    tuple(forms),
                    translation.get("type") is None,
                )
            )
    return out
