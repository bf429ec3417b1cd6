from __future__ import annotations

import pytest

from companion_gui.signature import HEIGHT, WIDTH, Signature

DRAWN = Signature(strokes=(((1, 2), (30, 40)), ((9, 9),)))


@pytest.mark.parametrize("signature", [Signature(), Signature("AB"), DRAWN, Signature("AB", DRAWN.strokes)])
def test_a_signature_comes_back_from_the_log(signature: Signature) -> None:
    assert Signature.from_data({"seat": "N", **signature.to_data()}) == signature


@pytest.mark.parametrize(
    ("data", "left"),
    [
        ({}, Signature()),
        ({"initials": 7, "ink": "scribble"}, Signature()),
        ({"ink": [[1, 2], "x", [1.5, 2], [True, False], [3]]}, Signature(strokes=(((1, 2),),))),
        ({"ink": [[-5, 9999]]}, Signature(strokes=(((0, HEIGHT),),))),
        ({"ink": [[9999, -5, 4]]}, Signature(strokes=(((WIDTH, 0),),))),
    ],
)
def test_ink_that_is_none_is_left_out(data: dict[str, object], left: Signature) -> None:
    assert Signature.from_data(data) == left


@pytest.mark.parametrize(
    ("signature", "counts"), [(Signature(), False), (Signature("A"), True), (DRAWN, True)]
)
def test_only_initials_or_ink_make_a_signature(signature: Signature, counts: bool) -> None:
    assert bool(signature) is counts
