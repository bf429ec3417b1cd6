"""The 24 cards, their suits and ranks, and what trump does to them."""

from __future__ import annotations

from dataclasses import dataclass, field

from euchre.ordered import OrderedEnum


class Suit(OrderedEnum):
    """A suit, valued by its letter in data."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def symbol(self) -> str:
        """The suit as people see it."""
        return {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[self.value]

    @property
    def is_red(self) -> bool:
        """Whether the suit is printed red in a two-colour deck."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)

    @property
    def twin(self) -> Suit:
        """The other suit of the same colour: the one whose jack is left bower when this is trump."""
        return _TWINS[self]


_TWINS = {
    Suit.CLUBS: Suit.SPADES,
    Suit.SPADES: Suit.CLUBS,
    Suit.DIAMONDS: Suit.HEARTS,
    Suit.HEARTS: Suit.DIAMONDS,
}


class Rank(OrderedEnum):
    """A rank, valued by its letter in data; listed low to high as in a side suit."""

    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    @property
    def label(self) -> str:
        """The rank as people see it (`10`, not `T`)."""
        return "10" if self is Rank.TEN else self.value


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 24 cards. Written rank + suit (`TS`, `JH`); people see `10♠`.

    `index` (0..23, its place in `DECK`) is what tables are keyed by: hands are judged by the thousand.
    """

    rank: Rank
    suit: Suit
    index: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", self.suit.index * 6 + self.rank.index)

    def __hash__(self) -> int:
        return self.index

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card from its data form; `10S` is accepted for `TS`, and case does not matter.

        Raises:
            ValueError: the text is not one of the 24 cards.
        """
        found = _BY_TEXT.get(text.strip().upper().replace("10", "T"))
        if found is None:
            raise ValueError(f"not one of the 24 cards: {text!r}")
        return found

    @property
    def label(self) -> str:
        """The card as people see it."""
        return self.rank.label + self.suit.symbol

    def __str__(self) -> str:
        return self.rank.value + self.suit.value


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
_BY_TEXT = {str(card): card for card in DECK}


def right_bower(trump: Suit) -> Card:
    """The jack of trump, the highest card of all."""
    return _BY_TEXT["J" + trump.value]


def left_bower(trump: Suit) -> Card:
    """The jack of trump's colour twin, second highest: a trump for every purpose, following suit too."""
    return _BY_TEXT["J" + trump.twin.value]


def effective_suit(card: Card, trump: Suit | None) -> Suit:
    """The suit a card belongs to in play: trump for the left bower, else its printed suit."""
    if trump is not None and card.rank is Rank.JACK and card.suit is trump.twin:
        return trump
    return card.suit
