"""The page on the laws says what the profiles say, and names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

from companion.lawbook import SHIPPED, shipped_laws
from euchre.findings import FindingKind
from euchre.laws import SETTINGS, Origin
from euchre.transforms import TRANSFORMS
from tests.euchre.irregularity_table import ROWS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "laws.md").read_text(encoding="utf-8")
TABLE = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.splitlines()
    if re.match(r"\| `[a-z_]+` \|", line) and line.count("|") == 8
]


def test_every_setting_is_on_the_page_with_its_values_and_their_origin() -> None:
    assert [row[0].strip("`") for row in TABLE] == list(SETTINGS)
    for row in TABLE:
        for name, cell in zip(SHIPPED, row[2:6], strict=True):
            setting = shipped_laws(name).settings[row[0].strip("`")]
            value = str(setting.value).lower() if isinstance(setting.value, bool) else str(setting.value)
            assert cell == (f"**`{value}`**" if setting.origin is Origin.TEXT else f"`{value}`"), (
                row[0],
                name,
            )


def test_every_setting_names_what_shows_it() -> None:
    rows = {row.row for row in ROWS}
    for row in TABLE:
        shown = row[6]
        assert shown
        for module in re.findall(r"test_[a-z_]+", shown):
            assert (ROOT / "tests" / "euchre" / f"{module}.py").is_file(), shown
        for numbers in re.findall(r"rows? ([0-9, ]+)", shown):
            assert {number.strip() for number in numbers.split(",") if number.strip()} <= rows


def test_every_kind_and_every_transform_is_on_the_page() -> None:
    assert all(f"`{kind.value}`" in PAGE for kind in FindingKind)
    assert all(f"`{name}`" in PAGE for name in TRANSFORMS)
