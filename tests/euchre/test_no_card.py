"""A seat without a card to a trick: a person's record that numbers its tricks says so, a camera does not."""

from __future__ import annotations

import pytest

from tests.euchre.hands import T1, T2, T3, judged


@pytest.mark.parametrize(("seen", "state"), [({}, "proved"), ({"confidence": 0.96}, "suspended")])
def test_that_a_camera_saw_no_card_proves_nothing(seen: dict[str, float], state: str) -> None:
    plays = [
        {"do": "play", "seat": word[0], "card": word[1:], "trick": trick, **seen}
        for trick, words in enumerate((T1, T2, T3), 1)
        for word in words.split()
        if word[0] != "S" or trick != 2
    ]
    found = [one for one in judged(*plays).findings if one.kind.value == "double_play"]
    assert [(one.trick, one.seats[0].value, one.state.value) for one in found] == [(2, "S", state)]
