"""Who deals first: the first jack, the cut, or whom the table names.

Sources: MSO 2000, the first jack; House, the cut.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from euchre.cards import Card, Rank
from euchre.seats import Seat


def by_first_jack(cards: Sequence[Card], first: Seat) -> Seat | None:
    """The seat that is dealt the first jack, cards going round one by one; None while none has come.

    Args:
        cards: the cards in the order dealt.
        first: who gets the first of them.
    """
    for n, card in enumerate(cards):
        if card.rank is Rank.JACK:
            return first.ahead(n)
    return None


def by_cut(cuts: Mapping[Seat, Card], *, low_deals: bool = True) -> Seat | None:
    """The seat whose cut decides; None where seats tie for it and must cut again, or nobody has cut.

    The rule texts do not say whether high or low deals; low is the old custom of the game, aces high.
    """
    if not cuts:
        return None
    ranks = {seat: card.rank.index for seat, card in cuts.items()}
    wanted = min(ranks.values()) if low_deals else max(ranks.values())
    winners = [seat for seat, rank in ranks.items() if rank == wanted]
    return winners[0] if len(winners) == 1 else None
