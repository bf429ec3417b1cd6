from __future__ import annotations

from companion.lawbook import shipped_laws
from companion_gui.appearance import Appearance
from companion_gui.laws.dialog import LawsDialog, LawsModel
from euchre.laws import SETTINGS


def test_every_law_is_on_the_page(qtmodeltester) -> None:
    model = LawsModel(shipped_laws("house"))
    qtmodeltester.check(model)
    assert model.rowCount() == len(SETTINGS)
    said = [[model.index(row, column).data() for column in range(4)] for row in range(model.rowCount())]
    assert [
        "All pass twice: who deals next, or the dealer names",
        "stick",
        "the text",
        "the dealer must name a suit",
    ] in said


def test_a_law_is_found_by_a_word(qtbot, appearance: Appearance) -> None:
    dialog = LawsDialog(shipped_laws("mso"), appearance)
    qtbot.addWidget(dialog)
    qtbot.keyClicks(dialog.query, "misdeal")
    assert 0 < dialog.model.rowCount() < 4
    dialog.query.setText("no such law anywhere")
    assert dialog.model.rowCount() == 0
