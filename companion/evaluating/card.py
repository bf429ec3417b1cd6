"""The measured part of the model card and its figures: written anew from a report, never by hand.

`metrics.json` keeps the last report, section by section; the card's part between two marks is made from it.
So photographs, rendered scenes and faceless pictures can be measured in one run or in three.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.errors import InputError
from companion.evaluating.report import SHARES, Json, halving, merged

BEGIN = "<!-- measured: what stands below is written by `euchre-companion evaluate --card` -->"
END = "<!-- measured: end -->"
WEIGHTS = ("detector.onnx", "aligner.onnx", "reader.onnx", "reading.json")
HEAD = "| cards | right | 95 % | wrong | unsure | missed | phantoms | swaps red / black | calibration error |"


def update_card(folder: Path, report: Json, day: str, weights: Path) -> Json:
    """Put a report into `metrics.json` and the model card.

    Args:
        folder: holds `MODEL_CARD.md`, with both marks in it, and maybe `metrics.json`.
        report: what was measured; its sections replace those of the same name.
        day: when, such as `2026-11-30`.
        weights: the folder of the weights that were measured.

    Returns:
        The whole report as it now stands. A report of other weights is forgotten.

    Raises:
        InputError: there is no card, or it has no marks.
    """
    card, metrics = folder / "MODEL_CARD.md", folder / "metrics.json"
    try:
        text = card.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(f"{card}: cannot be read ({error.strerror})") from None
    if BEGIN not in text or END not in text:
        raise InputError(f"{card}: the marks of the measured part are not in it ({BEGIN})")
    prints = fingerprints(weights)
    old: Json = json.loads(metrics.read_text(encoding="utf-8")) if metrics.exists() else {}
    whole = merged(old if old.get("weights") == prints else {}, report)
    whole = {
        "made": day,
        "weights": prints,
        **{k: v for k, v in whole.items() if k not in ("made", "weights")},
    }
    metrics.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    body = "\n".join(measured_part(whole))
    card.write_text(f"{before}{BEGIN}\n\n{body}\n{END}{after}", encoding="utf-8")
    return whole


def fingerprints(weights: Path) -> dict[str, str]:
    """The first twelve digits of each weight file's SHA-256: figures belong to weights."""
    return {
        name: hashlib.sha256((weights / name).read_bytes()).hexdigest()[:12]
        for name in WEIGHTS
        if (weights / name).exists()
    }


def measured_part(report: Mapping[str, Any]) -> list[str]:
    """The lines between the marks."""
    lines = [f"Measured on {report['made']}; the figures are in `metrics.json` beside this card.", ""]
    if "photographs" in report:
        lines += ["### Photographs never learnt from", "", f"| folder {HEAD}", _rule(10)]
        lines += [_row(name, told) for name, told in report["photographs"].items()]
        lines += [
            "",
            "*Wrong* counts cards accepted as another card, called another kind, and second readings of one "
            "card; *phantoms* are faces accepted where none lies; *swaps* are jacks accepted as the other "
            "jack of their colour. 95 % intervals after Wilson.",
            "",
        ]
    if "rendered" in report:
        lines += _rendered(report["rendered"])
    if "no_face" in report:
        lines += _no_face(report["no_face"])
    if "certainty" in report:
        lines += _certainty(report["certainty"])
    return lines


def _rendered(told: Mapping[str, Any]) -> list[str]:
    lines = ["### Rendered: decks and surfaces never learnt from", ""]
    held = "held-out" if told.get("holdout") else "training"
    lines += [f"{told['scenes']} scenes of {held} art, seed {told['seed']}; {told['rule']}.", ""]
    lines += [f"| deck {HEAD}", _rule(10)]
    lines += [_row(name, score) for name, score in told["decks"].items()]
    lines += [_row("all", told), ""]
    beyond = told["beyond"]
    shares = ", ".join(f"{beyond[name]:.3f} {name}" for name in SHARES)
    lines += [
        f"The {beyond['cards']} faces that do not count, smaller or with no index to see: {shares}.",
        "",
    ]
    for name, words in (("size", "the height of the index"), ("angle", "the angle"), ("cover", "cover")):
        lines += [f"![How readings fall with {words}](../docs/images/reading-by-{name}.png)", ""]
    return lines


def _no_face(told: Mapping[str, Any]) -> list[str]:
    kinds = ", ".join(f"{count} {name}" for name, count in told["kinds"].items())
    lines = [
        "### Pictures without a Euchre face",
        "",
        f"{told['accepted_faces']} faces accepted in {told['pictures']} pictures ({kinds}).",
        "",
    ]
    lines += [f"- `{a['image']}` taken for {a['card']} ({a['confidence']:.2f})" for a in told["accepted"]]
    return [*lines, ""] if told["accepted"] else lines


def _certainty(told: Mapping[str, Any]) -> list[str]:
    lines = ["### What a confidence is worth", ""]
    lines += [f"- {name}: {halving(part)}." for name, part in told.items()]
    return [
        *lines,
        "",
        "The calibration error is the expected one over ten equal bins of the confidence in the best card, "
        "over all found cards, accepted or not.",
        "",
        "![Risk and coverage](../docs/images/risk-coverage.png)",
        "",
        "![Confidence against truth](../docs/images/calibration.png)",
        "",
    ]


def _row(name: str, told: Mapping[str, Any]) -> str:
    low, high = told["right_95"]
    return (
        f"| {name} | {told['cards']} | **{told['right']:.3f}** | {low:.3f}-{high:.3f} | "
        f"{told['wrong']:.4f} | {told['unsure']:.3f} | {told['missed']:.3f} | {told['phantoms']} | "
        f"{told['red_bower_swaps']} / {told['black_bower_swaps']} | {told['calibration_error']:.3f} |"
    )


def _rule(columns: int) -> str:
    return "|" + "---|" * columns
