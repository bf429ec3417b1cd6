from __future__ import annotations

import pytest

from companion.lawbook import SHIPPED, shipped_laws
from companion_gui.laws.differences import DifferenceModel, differing, value_words
from companion_gui.qt import Qt
from euchre.laws import SETTINGS

PROFILES = tuple(shipped_laws(name) for name in SHIPPED)
TIP = int(Qt.ItemDataRole.ToolTipRole)


def test_only_what_differs_is_told() -> None:
    names = differing(PROFILES)
    assert "all_pass" in names
    assert "game_limit" not in names
    assert differing(PROFILES[:1]) == ()


def test_the_table_keeps_qts_rules(qtmodeltester) -> None:
    qtmodeltester.check(DifferenceModel(PROFILES))


def test_defaults_bear_a_star_and_notes_stand_behind(qapp) -> None:
    model = DifferenceModel(PROFILES, ("all_pass",))
    said = [model.index(0, column).data() for column in range(model.columnCount())]
    assert said[0] == "All pass twice: who deals next, or the dealer names"
    assert dict(zip(SHIPPED, said[1:], strict=True)) == {
        "mso": "next deals",
        "simple": "next deals *",
        "house": "stick",
        "classic-tourneys": "next deals *",
    }
    assert model.index(0, 1).data(TIP) == PROFILES[0].settings["all_pass"].note


def test_columns_are_named(qapp) -> None:
    model = DifferenceModel(PROFILES, tuple(SETTINGS))
    heads = [model.headerData(i, Qt.Orientation.Horizontal) for i in range(5)]
    assert heads == ["What it decides", *(profile.title for profile in PROFILES)]
    assert model.rowCount() == len(SETTINGS)


@pytest.mark.parametrize(
    ("value", "words"), [(True, "yes"), (False, "no"), (4, "4"), ("next_deals", "next deals")]
)
def test_values_are_words(value: object, words: str) -> None:
    assert value_words(value) == words
