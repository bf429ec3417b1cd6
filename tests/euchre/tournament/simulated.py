"""Simulated Swiss events: teams come late, leave, have byes; every draw is held against what was possible."""

from __future__ import annotations

import random
from collections.abc import Iterator

import networkx as nx
import swisspair

from euchre.tournament.acts import Act
from euchre.tournament.event import Event
from euchre.tournament.fold import apply, fold
from euchre.tournament.pairing import Contender, Draw, Price, price_of, price_of_bye
from euchre.tournament.proposing import contenders, draw_data, propose


def team(number: int) -> Act:
    """A team enters."""
    data = {"id": f"t{number}", "name": f"Team {number}", "players": [f"p{2 * number}", f"p{2 * number + 1}"]}
    return Act("enter", {"team": data})


def opened(teams: int, rounds: int, seed: str) -> Event:
    """An event with so many teams."""
    start = Act("open", {"name": "Simulated", "seed": seed, "format": {"rounds": rounds, "notice": 0}})
    return fold([start, *map(team, range(teams))])


def random_event(seed: int, most: int) -> Iterator[tuple[Event, Draw]]:
    """An event played by chance: before each round the event as it stands and the draw proposed.

    One team in twenty leaves before a round, now and then one comes late, and results are random.
    """
    rng = random.Random(seed)
    teams = rng.randint(4, rng.randint(4, most))
    rounds = rng.randint(4, 9)
    event = opened(teams, rounds, str(seed))
    for number in range(1, rounds + 1):
        if number > 1:
            playing = [team for team, entry in event.entries.items() if entry.plays_in(number)]
            for name in playing:
                if len(playing) > 4 and rng.random() < 0.05:
                    event = apply(event, Act("withdraw", {"team": name, "reason": "ill"}))
                    playing.remove(name)
            if rng.random() < 0.2:
                event = apply(event, team(len(event.entries)))
        draw = propose(event)
        yield event, draw
        event = played(event, draw, rng)


def played(event: Event, draw: Draw, rng: random.Random) -> Event:
    """The round drawn, played and signed."""
    number = event.next_round
    event = apply(event, Act("draw", draw_data(draw, number)))
    event = apply(event, Act("publish", {"round": number}))
    event = apply(event, Act("start", {"round": number}))
    for table in range(1, sum(pairing.away is not None for pairing in draw.pairings) + 1):
        loser = rng.randrange(10)
        game = [10, loser] if rng.random() < 0.5 else [loser, 10]
        event = apply(event, Act("result", {"round": number, "table": table, "games": [game]}))
        for seat in "NESW":
            event = apply(event, Act("sign", {"round": number, "table": table, "seat": seat}))
    return apply(event, Act("close", {"round": number}))


def complaints(event: Event, draw: Draw) -> list[str]:
    """What could have been better about a draw after the first round."""
    field = contenders(event, event.next_round)
    if event.next_round == 1:
        return []
    by_id = {contender.id: contender for contender in field}
    tables = [(by_id[p.home], by_id[p.away] if p.away is not None else None) for p in draw.pairings]
    found = []
    paid = (draw.price.meetings, draw.price.byes)
    least = fewest(field) if any(paid) else paid
    if paid != least:
        found.append(
            f"{paid[0]} rematches and {paid[1]} second byes; {least[0]} and {least[1]} were possible"
        )
    if total(field, tables) != draw.price:
        found.append("the draw does not add up")
    other = by_swisspair(field)
    if other is not None and total(field, other).parts() < draw.price.parts():
        found.append(f"swisspair pays {total(field, other)}, we pay {draw.price}")
    if propose(event) != draw:
        found.append("another draw from the same event")
    return found


def total(field: list[Contender], tables: list[tuple[Contender, Contender | None]]) -> Price:
    """What a draw costs, however it was found."""
    prices = [price_of(a, b) if b is not None else price_of_bye(a, field) for a, b in tables]
    return sum(prices, Price())


def fewest(field: list[Contender]) -> tuple[int, int]:
    """The least rematches, and with them the least second byes, that any draw of this field has."""
    graph: nx.Graph[str] = nx.Graph()
    for place, home in enumerate(field):
        for away in field[place + 1 :]:
            graph.add_edge(home.id, away.id, weight=1000 * home.met.get(away.id, 0))
        if len(field) % 2:
            graph.add_edge(home.id, "bye", weight=home.byes)
    chosen = nx.min_weight_matching(graph)
    cost = sum(graph.edges[edge]["weight"] for edge in chosen)
    return cost // 1000, cost % 1000


def by_swisspair(field: list[Contender]) -> list[tuple[Contender, Contender | None]] | None:
    """What the other program draws, where its rules allow any draw at all."""
    by_id = {contender.id: contender for contender in field}
    players = [
        swisspair.Player(c.id, c.score, c.rank, c.byes == 0, {other for other in c.met if other in by_id})
        for c in field
    ]
    try:
        matches = swisspair.create_matches(players)
    except RuntimeError:
        return None
    return [(by_id[m.p1.id], by_id[m.p2.id] if m.p2 is not None else None) for m in matches]
