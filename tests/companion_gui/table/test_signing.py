from __future__ import annotations

import pytest

from companion_gui.appearance import Appearance
from companion_gui.link import SessionLink
from companion_gui.table.signing import SignDialog
from euchre.seats import Seat
from tests.tracker.script import lawful_hand
from tests.tracker.scripted import watched


@pytest.fixture
def link(qapp):
    session = watched(lawful_hand())
    made = SessionLink(session)
    yield made
    made.close()
    session.close()


def test_the_result_is_provisional_until_all_four_have_signed(
    qtbot, appearance: Appearance, link: SessionLink
) -> None:
    dialog = SignDialog(link, appearance)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.state.text() == "Provisional: 4 of four still to sign.")
    for count, seat in enumerate(Seat, start=1):
        dialog.buttons[seat].click()
        said = (
            f"Provisional: {4 - count} of four still to sign."
            if count < 4
            else "Signed by all four: it stands."
        )
        qtbot.waitUntil(lambda said=said: dialog.state.text() == said)
        assert not dialog.buttons[seat].isEnabled()
    link.perform("Undo", lambda session: session.undo())
    qtbot.waitUntil(lambda: dialog.state.text() == "Provisional: 1 of four still to sign.")
    assert dialog.buttons[Seat.WEST].isEnabled()
    dialog.close()
