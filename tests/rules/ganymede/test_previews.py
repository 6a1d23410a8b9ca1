"""What the view says of the tiles and shuttles on offer comes true when they are chosen."""

from collections import Counter
from collections.abc import Iterator

import pytest
from rules.ganymede.positions import start
from support import legal_of

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.engine.game import NOBODY, Event
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.state import GanymedeState
from cosmodrome.games.ganymede.view_offers import ShuttleOffer, TileOffer

GAME = cosmodrome.game("ganymede")
JUDGE = cosmodrome.judge(GAME)
BEFORE_THE_EFFECT = {
    phases.MAKE_ROOM,
    phases.PAY_SETTLER,
    phases.PAY_TILE,
    phases.LOSE_SETTLER,
    phases.BOARD,
}


def ways(state: GanymedeState, action: int) -> Iterator[tuple[list[Event], GanymedeState]]:
    """Carry out an action, with every choice that comes before its effect; what happened."""
    after = state.clone()
    journal: list[Event] = []
    after.journal = journal
    after.apply(action)
    if after.phase not in BEFORE_THE_EFFECT:
        yield journal, after
        return
    for choice in after.legal():
        for events, end in ways(after, choice):
            yield journal + events, end


def facts(events: list[Event], kind: str, fact: str) -> list[int | str]:
    """What the events of a kind, up to the effect, say of a fact."""
    kinds = [event.kind for event in events]
    before = events[: kinds.index("acts") + 1]
    return [event.facts[fact] for event in before if event.kind == kind]


def check_tile(state: GanymedeState, offer: TileOffer) -> None:
    times = set()
    tile = state.tile_row[offer.slot]
    for events, after in ways(state, GAME.actions.number(f"take-tile {offer.slot}")):
        times |= set(facts(events, "acts", "times"))
        assert offer.useful == (after.phase == phases.ENTRY and after.used_tile == tile)
    assert (max(times), min(times)) == (offer.times, offer.least)


def check_shuttle(state: GanymedeState, offer: ShuttleOffer) -> None:
    action = GAME.actions.number(f"{offer.shuttle.place}-shuttle {offer.slot}")
    assert offer.usable == (action in state.legal())
    assert offer.usable == (not offer.missing and not offer.missing_tile)
    if not offer.usable:
        return
    fewest = len(offer.lands)
    arrivals = []
    for events, _ in ways(state, action):
        assert facts(events, "acts", "times") == [offer.times]
        assert offer.completes_set == bool(facts(events, "completed-set", "seat"))
        fewest = min(fewest, len(facts(events, "lost", "colour")))
        arrivals.append(Counter(facts(events, "moved", "to")))
    if "open" in offer.lands:
        assert fewest >= offer.lands.count("lost")
    else:
        assert fewest == offer.lands.count("lost")
        assert Counter(land for land in offer.lands if land != "lost") in arrivals


@pytest.mark.parametrize("seed", range(8))
def test_previews_come_true(seed: int) -> None:
    state = start(2 + seed % 3, seed)
    stream = chance(seed)
    while state.to_move != NOBODY:
        if state.phase == phases.MAIN and stream.below(3) == 0:
            view = state.view(state.to_move)
            for tile in view.tile_row:
                check_tile(state, tile)
            for shuttle in view.earth_row + view.mars_row:
                if shuttle is not None:
                    check_shuttle(state, shuttle)
        state.apply(JUDGE.rollout_action(state, legal_of(state), stream))
