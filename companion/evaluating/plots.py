"""Diagrams of the eyes' quality, drawn from a report. Needs the `plots` extra.

Two series at most in a picture, told apart by colour and by mark; axes say what they are; no decoration.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.errors import UsageError

INK, GRID = "#22303c", "#d7dde2"
SERIES = {"photographs": ("#1f6f8b", "o"), "rendered": ("#c0562f", "s")}
FEW = 10
"""Bars of fewer cards are drawn pale: they say little."""
OUTCOMES = {"right": "#2f7d5b", "unsure": "#d9b44a", "missed": "#9aa5ae", "wrong": "#b3312f"}
INCHES = (6.4, 4.2)
DOTS = 110
STYLE = {
    "figure.facecolor": "white",
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.titlesize": 13,
    "axes.titleweight": "bold",
    "axes.titlecolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "xtick.color": INK,
    "ytick.color": INK,
    "font.size": 11,
    "legend.frameon": False,
}


def require_matplotlib() -> None:
    """Make sure that diagrams can be drawn, before anything is measured for them.

    Raises:
        UsageError: matplotlib is not installed.
    """
    try:
        import matplotlib
    except ImportError:
        raise UsageError("--plots needs matplotlib: pip install 'euchre-companion[plots]'") from None
    matplotlib.use("Agg")


def draw_plots(report: Mapping[str, Any], folder: Path) -> list[Path]:
    """Draw every diagram that the report has figures for.

    Returns:
        The files: `risk-coverage.png`, `calibration.png`, `reading-by-size.png`, `reading-by-angle.png`,
        `reading-by-cover.png`.

    Raises:
        UsageError: matplotlib is not installed.
    """
    require_matplotlib()
    import matplotlib

    folder.mkdir(parents=True, exist_ok=True)
    made = []
    with matplotlib.rc_context(STYLE):
        certainty = {name: told for name, told in report.get("certainty", {}).items() if told["told"]}
        if certainty:
            made.append(_risk_coverage(certainty, folder / "risk-coverage.png"))
            made.append(_reliability(certainty, folder / "calibration.png"))
        falls = report.get("rendered", {}).get("falls", {})
        for axis, name in (("index_px", "size"), ("angle", "angle"), ("covered", "cover")):
            if falls.get(axis, {}).get("bins"):
                made.append(_fall(falls[axis], folder / f"reading-by-{name}.png"))
    return made


def _risk_coverage(certainty: Mapping[str, Any], path: Path) -> Path:
    from matplotlib import pyplot
    from matplotlib.ticker import PercentFormatter

    figure, axes = pyplot.subplots(figsize=INCHES, dpi=DOTS)
    for name, told in certainty.items():
        colour, mark = SERIES[name]
        axes.plot(*zip(*told["risk_coverage"], strict=True), color=colour, linewidth=2)
        ends = [(0.5, told["risk_at_half"]), (1.0, told["risk_at_full"])]
        label = f"{name}: {told['risk_at_full']:.1%} at full, {told['risk_at_half']:.1%} at half coverage"
        axes.plot(*zip(*ends, strict=True), mark, color=colour, label=label, clip_on=False)
    axes.set(
        title="Abstention pays",
        xlabel="share of the found cards that is accepted, the surest first",
        ylabel="share wrong among them",
        xlim=(0, 1),
        ylim=(0, None),
    )
    axes.xaxis.set_major_formatter(PercentFormatter(1, 0))
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.legend(loc="upper left")
    return _saved(figure, path)


def _reliability(certainty: Mapping[str, Any], path: Path) -> Path:
    from matplotlib import pyplot
    from matplotlib.ticker import PercentFormatter

    figure, axes = pyplot.subplots(figsize=(4.8, 4.6), dpi=DOTS)
    axes.plot((0, 1), (0, 1), color=INK, linewidth=1, linestyle=(0, (4, 4)))
    axes.text(0.52, 0.45, "as sure as right", color=INK, rotation=45, rotation_mode="anchor", fontsize=9)
    for name, told in certainty.items():
        colour, mark = SERIES[name]
        counts, said, right = zip(*told["reliability"], strict=True)
        axes.plot(said, right, color=colour, linewidth=1.5, label=f"{name} ({told['told']} readings)")
        sizes = [14 + 130 * count / told["told"] for count in counts]
        axes.scatter(said, right, s=sizes, marker=mark, color=colour, clip_on=False, zorder=3)
    axes.set(
        title="Confidence against truth",
        xlabel="confidence in the best card",
        ylabel="share of them right",
        xlim=(0, 1),
        ylim=(0, 1),
        aspect="equal",
    )
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(PercentFormatter(1, 0))
    axes.legend(loc="lower right", fontsize=9)
    return _saved(figure, path)


def _fall(fall: Mapping[str, Any], path: Path) -> Path:
    from matplotlib import pyplot
    from matplotlib.ticker import PercentFormatter

    figure, axes = pyplot.subplots(figsize=INCHES, dpi=DOTS)
    bins = fall["bins"]
    places = range(len(bins))
    below = [0.0] * len(bins)
    for outcome, colour in OUTCOMES.items():
        shares = [row[outcome] for row in bins]
        bars = axes.bar(places, shares, bottom=below, width=0.82, color=colour, label=outcome)
        for bar, row in zip(bars, bins, strict=True):
            bar.set_alpha(0.4 if row["cards"] < FEW else 1.0)
        below = [a + b for a, b in zip(below, shares, strict=True)]
    for place, row in enumerate(bins):
        axes.text(place, 1.012, f"{row['cards']}", ha="center", color=INK, fontsize=9)
        if row["right"] > 0.12:
            axes.text(
                place,
                row["right"] / 2,
                f"{row['right']:.0%}",
                ha="center",
                va="center",
                color="white",
                fontsize=10,
                fontweight="bold",
            )
    share = bins[-1]["to"] <= 1
    names = [_range(row["from"], row["to"], share=share) for row in bins]
    axes.set_xticks(list(places), names)
    axes.set(xlabel=fall["title"] + " (cards above the bars)", ylabel="share of cards", ylim=(0, 1))
    axes.yaxis.set_major_formatter(PercentFormatter(1, 0))
    axes.grid(visible=False, axis="x")
    legend = axes.legend(loc="upper center", bbox_to_anchor=(0.5, 1.16), ncols=4)
    for handle in legend.legend_handles:
        handle.set_alpha(1.0)
    return _saved(figure, path)


def _range(low: float, high: float, *, share: bool) -> str:
    return f"{low:.0%}-{high:.0%}".replace("%-", "-") if share else f"{low:g}-{high:g}"


def _saved(figure: Any, path: Path) -> Path:
    from matplotlib import pyplot

    figure.tight_layout()
    # No dates or versions inside: the same figures give the same file.
    figure.savefig(path, metadata={"Software": None})
    pyplot.close(figure)
    return path
