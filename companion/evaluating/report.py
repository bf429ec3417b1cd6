"""The measurements of one run as one JSON object, and as lines for people.

The object has up to four sections, each only where it was measured: `photographs` (by folder, and `all`),
`rendered`, `no_face`, and `certainty` (what confidences are worth, by `photographs` and `rendered`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from vision.scoring import Score

if TYPE_CHECKING:
    from companion.evaluating.photographs import FolderScore
    from companion.evaluating.scenes import SceneScore

Json = dict[str, Any]
SHARES = ("right", "wrong", "unsure", "missed")


def photograph_report(folders: Iterable[FolderScore]) -> Json:
    """The sections that labelled folders give."""
    report: Json = {}
    whole, told = Score(), {}
    for folder in folders:
        if folder.no_face:
            report["no_face"] = no_face_section(folder)
            continue
        whole.merge(folder.score)
        told[folder.name] = _with_decks(folder.score, folder.decks)
    if told:
        report["photographs"] = {**told, "all": whole.to_json()}
        report["certainty"] = {"photographs": whole.certainty_json()}
    return report


def scene_report(scenes: SceneScore, how: Json) -> Json:
    """The sections that rendered scenes give; `how` says what they were rendered with."""
    told = scenes.to_json()
    certainty = told.pop("certainty")
    return {"rendered": {**how, **told}, "certainty": {"rendered": certainty}}


def no_face_section(folder: FolderScore) -> Json:
    """Pictures without a Euchre face: how many of each kind, and every face accepted all the same."""
    kinds = {name: score.pictures for name, score in sorted(folder.decks.items())}
    accepted = {name: score.phantom for name, score in sorted(folder.decks.items()) if score.phantom}
    return {
        "pictures": folder.score.pictures,
        "accepted_faces": folder.score.phantom,
        "kinds": kinds,
        "accepted_by_kind": accepted,
        "accepted": [
            {
                "image": fault.image,
                "card": str(fault.reading.card),
                "confidence": round(fault.reading.confidence, 4),
            }
            for fault in folder.faults
        ],
    }


def merged(old: Json, new: Json) -> Json:
    """One report out of two: sections of the newer one win, those only the older one has are kept."""
    certainty = {**old.get("certainty", {}), **new.get("certainty", {})}
    return {**old, **new, **({"certainty": certainty} if certainty else {})}


def json_lines(report: Mapping[str, Any]) -> list[Json]:
    """The report as one object a line: a folder, a deck, the scenes, the faceless pictures each."""
    lines: list[Json] = []
    for name, told in report.get("photographs", {}).items():
        lines.append({"folder": name, **told})
    if "rendered" in report:
        lines.append({"rendered": "all", **report["rendered"]})
    if "no_face" in report:
        lines.append({"no_face": "all", **report["no_face"]})
    lines += [{"certainty": name, **told} for name, told in report.get("certainty", {}).items()]
    return lines


def table(report: Mapping[str, Any]) -> list[str]:
    """The report as lines of a table for people."""
    lines: list[str] = []
    rows: list[tuple[str, Mapping[str, Any]]] = []
    for name, told in report.get("photographs", {}).items():
        rows.append((name, told))
        rows += [(f"  {deck}", score) for deck, score in told.get("decks", {}).items()]
    if "rendered" in report:
        rows.append(("rendered", report["rendered"]))
        rows += [(f"  {deck}", score) for deck, score in report["rendered"]["decks"].items()]
    if rows:
        wide = max(len(name) for name, _ in rows)
        head = (f"{word:>7}" for word in ("cards", *SHARES))
        lines.append(f"{'':{wide}} {' '.join(head)}  right 95 %       phantoms  red/black swaps  calibration")
        lines += [f"{name:{wide}} {_row(told)}" for name, told in rows]
    if "rendered" in report:
        lines.append(f"({report['rendered']['rule']})")
    for name, told in report.get("certainty", {}).items():
        lines.append(f"{name}: {halving(told)}")
    if "no_face" in report:
        told = report["no_face"]
        lines.append(f"{told['accepted_faces']} faces accepted in {told['pictures']} pictures without any")
        lines += [f"  {a['image']}: {a['card']} ({a['confidence']:.2f})" for a in told["accepted"]]
    return lines


def halving(told: Mapping[str, Any]) -> str:
    """What abstaining buys, in words."""
    full, half = told["risk_at_full"], told["risk_at_half"]
    less = "none is left" if half == 0 else f"{full / half:.1f} times less"
    return f"{full:.2%} wrong accepting everything, {half:.2%} accepting the surer half: {less}"


def _row(told: Mapping[str, Any]) -> str:
    shares = " ".join(f"{told[name]:7.1%}" for name in SHARES)
    low, high = told["right_95"]
    return (
        f"{told['cards']:7} {shares}  {low:6.1%} - {high:6.1%}  {told['phantoms']:8}  "
        f"{told['red_bower_swaps']:8}/{told['black_bower_swaps']:<6}  {told['calibration_error']:11.3f}"
    )


def _with_decks(score: Score, decks: Mapping[str, Score]) -> Json:
    told = score.to_json()
    if len(decks) > 1:
        told["decks"] = {name: deck.to_json() for name, deck in sorted(decks.items())}
    return told
