"""Scores of many hands added up: per camera, per kind, and over all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from companion.evenings.scoring import HandScore
from companion.lateness import within

CALLS = ("calls:", "dealer:")
"""Questions about what was said; they are counted apart, for a calls file or markers answer them."""


def tally(scores: Iterable[HandScore]) -> dict[str, Any]:
    """The figures of these hands.

    Returns:
        `hands`, `whole` (wholly right), shares of `cards`, `seats`, `order` (card, seat and place) and
        `winners`, `points` (hands with true points), `questions` a hand besides calls, `accusations`
        (findings that never were), `found` of `needed` irregularities, `slips` (hands with any) and
        `caught` (those of them in which none was missed), `late` (seconds from a card at rest to its line in
        the log, for 95 of 100; None where none was told), `errors`.
    """
    done = list(scores)
    cards = sum(score.cards for score in done)
    asked = [text for score in done for text in score.questions]
    needed = sum(len(score.needed) for score in done)
    return {
        "hands": len(done),
        "whole": sum(score.whole for score in done),
        "cards": _share(sum(score.seen for score in done), cards),
        "seats": _share(sum(score.seats for score in done), cards),
        "order": _share(sum(score.right for score in done), cards),
        "winners": _share(sum(score.winners for score in done), sum(score.tricks for score in done)),
        "points": sum(score.points for score in done),
        "questions": _share(sum(not text.startswith(CALLS) for text in asked), len(done)),
        "questions_about_calls": sum(text.startswith(CALLS) for text in asked),
        "accusations": sum(len(score.accused) for score in done),
        "needed": needed,
        "found": needed - sum(len(score.missed) for score in done),
        "slips": sum(bool(score.needed) for score in done),
        "caught": sum(bool(score.needed) and not score.missed and not score.error for score in done),
        "late": within([late for score in done for late in score.late]),
        "errors": sum(bool(score.error) for score in done),
    }


def words(name: str, told: dict[str, Any]) -> str:
    """The figures in one line."""
    return (
        f"{name:18} {told['whole']} of {told['hands']} hands wholly right  cards {told['cards']:.1%}  "
        f"seats {told['seats']:.1%}  order {told['order']:.1%}  winners {told['winners']:.1%}  "
        f"points {told['points']} of {told['hands']}  questions {told['questions']:.2f} a hand  "
        f"irregularities {told['found']} of {told['needed']}  false accusations {told['accusations']}"
        + ("" if told["late"] is None else f"  95 of 100 told within {told['late']:.2f} s")
        + (f"  errors {told['errors']}" if told["errors"] else "")
    )


def summary(scores: list[HandScore]) -> dict[str, Any]:
    """The figures by camera, by kind, by both, and over all, to three decimals: short enough to be kept."""
    pairs = sorted({(str(score.plan["kind"]), str(score.plan["camera"])) for score in scores})
    both = {
        f"{kind} {camera}": [s for s in scores if (s.plan["kind"], s.plan["camera"]) == (kind, camera)]
        for kind, camera in pairs
    }
    told = {name: tally(group) for name, group in (*groups(scores), *both.items())}
    return {
        name: {key: round(value, 3) if isinstance(value, float) else value for key, value in figures.items()}
        for name, figures in told.items()
    }


def groups(scores: list[HandScore]) -> Iterator[tuple[str, list[HandScore]]]:
    """The scores by camera, by kind, and all of them, each with its name."""
    keys: tuple[Callable[[HandScore], str], ...] = (
        lambda score: str(score.plan["camera"]),
        lambda score: str(score.plan["kind"]),
    )
    for key in keys:
        for name in sorted({key(score) for score in scores}):
            yield name, [score for score in scores if key(score) == name]
    yield "all", scores


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
