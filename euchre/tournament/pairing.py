"""Who meets whom in the next Swiss round: nothing forbidden, everything priced, the cheapest draw taken.

Prices, most important first (each outweighs any sum of those after it): meeting again, a second bye, the
squared gap between the two records, gaps among the leaders before gaps further down, and the squared
distance between the two ranks. A bye is a meeting with nobody, priced like one with a team at the bottom of
the field. The minimum over all draws comes from networkx's blossom matching in whole numbers, so it is
exact, and since teams are put in order first, the same field always gives the same draw.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import networkx as nx

from euchre.tournament.errors import TournamentError


@dataclass(frozen=True, slots=True)
class Contender:
    """A team as the draw sees it.

    Attributes:
        id: the team.
        score: match points so far.
        rank: place in the standings, from 1; no two alike.
        met: how often it met whom.
        byes: how many byes it had.
    """

    id: str
    score: int
    rank: int
    met: Mapping[str, int] = field(default_factory=dict)
    byes: int = 0


@dataclass(frozen=True, slots=True)
class Price:
    """What speaks against a pairing, most important first; all zero is a perfect one.

    Attributes:
        meetings: how often the two have met before.
        byes: for a bye, how many that team had before.
        gap: squared difference of match points.
        gap_at_top: the same, weighed by the higher score, so that the leaders are matched best.
        distance: squared difference of ranks.
    """

    meetings: int = 0
    byes: int = 0
    gap: int = 0
    gap_at_top: int = 0
    distance: int = 0

    def parts(self) -> tuple[int, ...]:
        """The prices in order of importance."""
        return (self.meetings, self.byes, self.gap, self.gap_at_top, self.distance)

    def __add__(self, other: Price) -> Price:
        return Price(*(mine + theirs for mine, theirs in zip(self.parts(), other.parts(), strict=True)))


@dataclass(frozen=True, slots=True)
class Pairing:
    """One table of a draw.

    Attributes:
        home: the higher ranked team, which sits North and South.
        away: the other one; None for a bye.
        price: what the draw paid for it.
        why: why this table, in words, one reason a line.
    """

    home: str
    away: str | None
    price: Price
    why: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """All tables of a round in table order, the bye last.

    Attributes:
        pairings: the tables.
        seed: for a random draw, the seed that gives it again.
    """

    pairings: tuple[Pairing, ...]
    seed: str | None = None

    @property
    def price(self) -> Price:
        """What the whole draw costs."""
        return sum((pairing.price for pairing in self.pairings), Price())


def draw_at_random(teams: Iterable[str], seed: str) -> Draw:
    """The first round: by lot, from a recorded seed.

    The lot of a team is the SHA-256 of seed and team, so anybody can check the draw with any tool, and the
    order in which teams were entered does not matter. With an odd number the last lot has the bye.

    Raises:
        TournamentError: fewer than two teams, or one team twice.
    """
    names = _distinct(teams)
    lots = sorted(names, key=lambda name: hashlib.sha256(f"{seed}/{name}".encode()).hexdigest())
    why = (f"first round, by lot from seed {seed}",)
    tables = [Pairing(home, away, Price(), why) for home, away in zip(lots[::2], lots[1::2], strict=False)]
    if len(lots) % 2:
        tables.append(Pairing(lots[-1], None, Price(), (*why, "the last lot of an odd number has the bye")))
    return Draw(tuple(tables), seed)


def pair(field_: Iterable[Contender]) -> Draw:
    """The cheapest draw of a later round.

    Raises:
        TournamentError: fewer than two teams, or two with the same name or rank.
    """
    teams = sorted(field_, key=lambda team: team.rank)
    _distinct(team.id for team in teams)
    if len({team.rank for team in teams}) < len(teams):
        raise TournamentError("two teams share a rank; break the tie before pairing")
    odd = len(teams) % 2 == 1
    prices = {
        (i, j): price_of(home, away) for i, home in enumerate(teams) for j, away in enumerate(teams) if i < j
    }
    if odd:
        prices |= {(i, len(teams)): price_of_bye(team, teams) for i, team in enumerate(teams)}
    weigh = _scale(prices.values(), tables=(len(teams) + 1) // 2)
    costs = {edge: weigh(price) for edge, price in prices.items()}
    dearest = max(costs.values()) + 1
    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from((i, j, dearest - cost) for (i, j), cost in costs.items())
    matching = sorted((min(edge), max(edge)) for edge in nx.max_weight_matching(graph, maxcardinality=True))
    tables = [
        Pairing(
            teams[i].id,
            teams[j].id if j < len(teams) else None,
            prices[i, j],
            explain(teams[i], teams[j] if j < len(teams) else None, prices[i, j]),
        )
        for i, j in sorted(matching, key=lambda edge: (edge[1] == len(teams), edge))
    ]
    return Draw(tuple(tables))


def price_of(home: Contender, away: Contender) -> Price:
    """What a meeting of two teams costs."""
    gap = (home.score - away.score) ** 2
    return Price(
        meetings=home.met.get(away.id, 0),
        gap=gap,
        gap_at_top=gap * max(home.score, away.score),
        distance=(home.rank - away.rank) ** 2,
    )


def price_of_bye(team: Contender, teams: Sequence[Contender]) -> Price:
    """What a bye costs: as if met by a team with the lowest score and a rank just below the last."""
    gap = (team.score - min(other.score for other in teams)) ** 2
    last = max(other.rank for other in teams) + 1
    return Price(byes=team.byes, gap=gap, gap_at_top=gap * team.score, distance=(last - team.rank) ** 2)


def explain(home: Contender, away: Contender | None, price: Price) -> tuple[str, ...]:
    """Why this table, in words. The draw is the cheapest of all, so what it paid could not be avoided."""
    if away is None:
        lines = [f"bye with {home.score} match points, rank {home.rank}: the number of teams is odd"]
        if price.byes:
            lines.append(f"had {_times(price.byes, 'bye')} before: no draw with as few rematches spares it")
        return tuple(lines)
    lines = [f"{home.score} and {away.score} match points, ranks {home.rank} and {away.rank}"]
    if price.meetings:
        lines.append(f"met {_times(price.meetings, 'time')} before: no draw has fewer rematches")
    elif price.gap:
        lines.append("records differ: no draw without more rematches or byes brings them closer")
    return tuple(lines)


def _times(count: int, what: str) -> str:
    return f"{count} {what}" + ("" if count == 1 else "s")


def _distinct(names: Iterable[str]) -> list[str]:
    """The names, checked."""
    found = list(names)
    if len(found) < 2:
        raise TournamentError(f"a round needs two teams, not {len(found)}")
    twice = sorted({name for name in found if found.count(name) > 1})
    if twice:
        raise TournamentError(f"entered twice: {', '.join(twice)}")
    return found


def _scale(prices: Iterable[Price], tables: int) -> Callable[[Price], int]:
    """A single number for a price, in which no sum of lesser prices over all tables outweighs a greater."""
    most = [max(column) for column in zip(*(price.parts() for price in prices), strict=True)]

    def weigh(price: Price) -> int:
        total = 0
        for part, highest in zip(price.parts(), most, strict=True):
            total = total * (highest * tables + 1) + part
        return total

    return weigh
