"""A hand gone through picture by picture: each event with the card that was read and the table around it."""

from __future__ import annotations

import html
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.telling import event_line
from euchre.log import LogEvent
from tracker.evidence import Evidence

_QUIET = frozenset({"open", "close"})
_SEEN = frozenset({"upcard", "discard", "play", "expose"})
"""Events of which the camera keeps pictures."""
HELP = "Enter: the next picture; b: back; n: the next event; q: end"

_PAGE = """<!doctype html><meta charset="utf-8"><title>{title}</title>
<style>body{{font:18px/1.4 system-ui,sans-serif;margin:2em;background:#14181c;color:#eee}}
section{{margin:0 0 2.5em;scroll-margin:1em}}h2{{font-size:1.1em}}
img{{height:14em;margin:0 .5em .5em 0;border-radius:.3em}}p{{color:#9aa}}</style>
<h1>{title}</h1>
{body}
"""


@dataclass(frozen=True, slots=True)
class Step:
    """One event with its pictures.

    Attributes:
        event: the event.
        line: it in words.
        pictures: the card that was read first, then the table around that moment, oldest first.
    """

    event: LogEvent
    line: str
    pictures: tuple[Path, ...]


def steps(events: Iterable[LogEvent], evidence: Evidence, hand: int | None) -> Iterator[Step]:
    """The events of a hand, or of all, in order.

    Args:
        events: the log.
        evidence: where its pictures are; those that are gone are left out.
        hand: this hand alone; None for all.
    """
    for event in events:
        if event.do in _QUIET or (hand is not None and event.hand != hand):
            continue
        crop = evidence.crop_of(event.id)
        around = evidence.frames_around(event.t) if event.do in _SEEN else ()
        yield Step(event, event_line(event), (*(() if crop is None else (crop,)), *around))


def go_through(found: Sequence[Step], ask: Callable[[], str], tell: Callable[[str], None]) -> None:
    """Let a person go through the steps, picture by picture.

    Args:
        found: the steps.
        ask: what a person answers to each picture: empty, `b`, `n` or `q`; EOFError when they are gone.
        tell: takes one line; a picture is told by its path, which terminals open by a click.
    """
    places = [(n, k) for n, step in enumerate(found) for k in range(len(step.pictures))]
    tell(HELP)
    at, told = 0, -1
    while at < len(places):
        number, picture = places[at]
        step = found[number]
        if number != told:  # what has no picture is told on the way
            for other in found[told + 1 : number] if number > told else ():
                tell(other.line)
            tell(step.line)
            told = number
        tell(f"    {picture + 1} of {len(step.pictures)}: {step.pictures[picture]}")
        try:
            answer = ask().strip().lower()
        except EOFError:
            return
        if answer == "q":
            return
        if answer == "b":
            at = max(0, at - 1)
        elif answer == "n":
            at = next((i for i, (n, _) in enumerate(places) if n > number), len(places))
        else:
            at += 1
    for other in found[told + 1 :]:
        tell(other.line)


def write_album(found: Sequence[Step], folder: Path, title: str) -> int:
    """Copy the pictures into a folder, numbered in order, with a page that shows them beside what happened.

    Args:
        found: the steps.
        folder: where to; made if need be.
        title: of the page.

    Returns:
        How many pictures there are.

    Raises:
        OSError: the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    count, body = 0, []
    for step in found:
        names = []
        for picture in step.pictures:
            count += 1
            names.append(f"{count:04d}-{step.event.id}{'-card' if picture.stem == step.event.id else ''}.jpg")
            shutil.copyfile(picture, folder / names[-1])
        shown = "".join(f'<img src="{name}" alt="{html.escape(step.line.strip())}">' for name in names)
        body.append(f"<section><h2>{html.escape(step.line)}</h2>{shown}</section>")
    page = _PAGE.format(title=html.escape(title), body="\n".join(body))
    (folder / "index.html").write_text(page, encoding="utf-8")
    return count
