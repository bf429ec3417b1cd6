from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from euchre.art import BRIDGE_WIDTH, RANKS, Back, DeckStyle, IndexFace, IndexSize, back_svg, card_svg
from euchre.art.glyphs import rank_extent
from euchre.art.pips import PIP_PATHS, pip_places
from euchre.cards import DECK, Card, Suit

PLAIN = {"svg", "rect", "g", "path", "circle", "ellipse", "polygon"}
NAMES = [rank + suit for rank in RANKS for suit in "CDHS"]
STYLES = [DeckStyle(face=face, size=size) for face in IndexFace for size in IndexSize]


def elements(svg: str) -> set[str]:
    return {node.tag.rpartition("}")[2] for node in ElementTree.fromstring(svg).iter()}


@pytest.mark.parametrize("style", STYLES, ids=lambda s: f"{s.face.value}-{s.size.value}")
def test_every_card_is_plain_svg_that_any_renderer_draws(style: DeckStyle) -> None:
    for name in NAMES:
        assert elements(card_svg(name, style)) <= PLAIN


@pytest.mark.parametrize("back", list(Back))
def test_backs_are_plain_svg_in_their_ink(back: Back) -> None:
    svg = back_svg(DeckStyle(back=back, back_ink="#123456"))
    assert elements(svg) <= PLAIN
    assert "#123456" in svg


def test_no_two_cards_look_alike() -> None:
    assert len({card_svg(name) for name in NAMES}) == 52


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_and_its_name_give_the_same_picture(card: Card) -> None:
    assert card_svg(card) == card_svg(str(card).lower())


@pytest.mark.parametrize("rank", "23456789T")
@pytest.mark.parametrize("suit", list(Suit))
def test_number_cards_carry_their_number_of_marks_and_two_indices(rank: str, suit: Suit) -> None:
    number = 10 if rank == "T" else int(rank)
    assert len(pip_places(rank)) == number
    assert card_svg(rank + suit.value).count(f'd="{PIP_PATHS[suit]}"') == number + 2


@pytest.mark.parametrize("rank", "23456789T")
def test_marks_stand_the_same_when_the_card_is_turned_except_where_they_cannot(rank: str) -> None:
    places = {(x, round(y, 3)) for x, y, _ in pip_places(rank)}
    turned = {(-x, round(-y, 3)) for x, y in places}
    assert (places == turned) is (rank != "7")


@pytest.mark.parametrize(
    ("suit", "four", "colour"),
    [
        (Suit.HEARTS, False, "#c4122f"),
        (Suit.DIAMONDS, False, "#c4122f"),
        (Suit.CLUBS, False, "#15161a"),
        (Suit.SPADES, False, "#15161a"),
        (Suit.DIAMONDS, True, "#1559b7"),
        (Suit.CLUBS, True, "#0b7a3b"),
        (Suit.SPADES, True, "#15161a"),
    ],
)
def test_suits_are_inked_in_two_or_four_colours(suit: Suit, four: bool, colour: str) -> None:
    svg = card_svg("9" + suit.value, DeckStyle(four_colour=four))
    assert set(re.findall(r'fill="(#\w{6})"', svg)) - {DeckStyle().paper} == {colour}


@pytest.mark.parametrize("style", STYLES, ids=lambda s: f"{s.face.value}-{s.size.value}")
def test_each_rank_has_a_body_between_its_ends(style: DeckStyle) -> None:
    for rank in RANKS:
        left, right = rank_extent(rank, style.face, 9.0)
        assert left <= 0 < right
        assert right - left < 13


@pytest.mark.parametrize("name", ["", "1S", "JX", "JHH", "joker", "11S"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not a playing card"):
        card_svg(name)


def test_a_bridge_card_is_narrower() -> None:
    root = ElementTree.fromstring(card_svg("AS", DeckStyle(width=BRIDGE_WIDTH)))
    assert root.attrib["viewBox"] == "0 0 57.0 88.0"


@pytest.mark.parametrize(
    ("text", "style"),
    [
        ("", DeckStyle()),
        ("serif-jumbo", DeckStyle(face=IndexFace.SERIF, size=IndexSize.JUMBO)),
        ("Four-BRIDGE", DeckStyle(four_colour=True, width=BRIDGE_WIDTH)),
        ("rays-red", DeckStyle(back=Back.RAYS, back_ink="#9c1c2b")),
    ],
)
def test_styles_are_read_from_words(text: str, style: DeckStyle) -> None:
    assert DeckStyle.parse(text) == style


def test_a_word_that_is_no_choice_is_named() -> None:
    with pytest.raises(ValueError, match="gothic"):
        DeckStyle.parse("serif-gothic")
