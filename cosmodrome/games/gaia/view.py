# interpreted: msgspec structs
"""What a seat may see of Gaia, and what is drawn.

Hidden are the order of the decks and the faces of the other hands. What a seat is shown
of these is what it can be sure of: see ``Cards.redeal``. All is open when the game is over.
"""

from collections.abc import Iterable

from msgspec import Struct

from cosmodrome.engine.game import NOBODY
from cosmodrome.games.gaia.actions import (
    CAPTURE,
    CELL,
    FEED_CITY,
    FEED_TILE,
    KEEPING,
    OVER,
    RAISE,
    SECOND,
    STAGES,
    STEALING,
    TARGET,
    TARGET_2,
)
from cosmodrome.games.gaia.cards import ROW_END, ROW_START
from cosmodrome.games.gaia.effects import ALL_MET
from cosmodrome.games.gaia.meeples import ASK, OFFER_SECOND
from cosmodrome.games.gaia.parts import (
    CITIES,
    COLOURS,
    EARTHQUAKE,
    ELEMENT,
    FIRST_CITY,
    KIND,
    LAND,
    LANDS,
    PROTECTION,
    TORNADO,
    Parts,
    kind_of,
)
from cosmodrome.games.gaia.rules import OPTIONS, GaiaState
from cosmodrome.games.gaia.targets import partners, targets
from cosmodrome.games.gaia.world import SIDE

ICON = (*LAND, "animals")


class Need(Struct, frozen=True):
    """One of the four icons of a city, lit or not."""

    icon: str
    met: bool


class CityCard(Struct, frozen=True):
    """What is printed on a city."""

    land: str
    needs: list[str]


class City(Struct, frozen=True):
    """A city on the table, with its meeples by seat."""

    card: str
    needs: list[Need]
    met: int
    meeples: list[int]


class Tile(Struct, frozen=True):
    """A tile in its cell."""

    cell: int
    row: int
    column: int
    land: str
    tokens: int
    city: City | None


class Change(Struct, frozen=True):
    """A city whose needs would change. ``after`` 0: it would leave the table."""

    city: str
    cell: int
    before: int
    after: int


class Move(Struct, frozen=True):
    """Meeples of a seat that would come to a city, or leave it."""

    seat: int
    city: str
    meeples: int


class Outcome(Struct, frozen=True):
    """What a card, or a meal, would do on a cell (an earthquake: on two), if nobody protects.

    ``needs`` are the icons of the city that would be built, lit or not.
    ``gained`` are the meeples that would come at once; instead of standing beside, or after
    that, the seat may capture or double where it is said. ``wins``: the game would be over.
    """

    cell: int
    second: int | None
    needs: list[Need]
    changes: list[Change]
    gained: list[Move]
    lost: list[Move]
    may_capture: list[Move]
    may_double: list[str]
    wins: bool


class Progress(Struct, frozen=True):
    """How far a seat is with a goal: cards laid out, and those still missing."""

    have: int
    missing: list[str]


class Goal(Struct, frozen=True):
    """A goal of the row: its cards, who has reached it, how far each seat is."""

    index: int
    goal: str
    cards: list[str]
    owner: int | None
    progress: list[Progress]


class Seat(Struct, frozen=True):
    """A player. ``cards`` only for whoever may see all of the hand; ``known``: surely there."""

    colour: str
    reserve: int
    placed: int
    backs: dict[str, int]
    cards: list[str] | None
    known: list[str]
    front: list[str]
    one_from_winning: bool


class Taken(Struct, frozen=True):
    """A card under way in a tornado; its face only for those who know it."""

    victim: int
    kind: str
    card: str | None


class View(Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    to_move: int
    actor: int
    stage: str
    actions_left: int
    options: list[str]
    seats: list[Seat]
    winner: int | None
    places: list[int] | None
    tiles: list[Tile]
    stock: dict[str, int]
    token_reserve: int
    goals: list[Goal]
    row: dict[str, list[str | None]]
    decks: dict[str, int]
    deck_cards: dict[str, list[str]] | None
    discards: list[str]
    city_cards: dict[str, CityCard]
    playing: str | None
    target: int | None
    target_2: int | None
    city: str | None
    rivals: list[int]
    victim: int | None
    still_to_ask: int
    taken: list[Taken]
    cells: list[int]
    outcomes: list[Outcome]
    must_discard: str | None


class Reveal(Struct, frozen=True):
    """The whole state; decks top first."""

    table: list[Tile]
    stock: dict[str, int]
    token_reserve: int
    reserve: list[int]
    goals: list[str]
    goal_of: list[int]
    row: dict[str, list[str | None]]
    decks: dict[str, list[str]]
    hand: list[list[str]]
    front: list[list[str]]
    discards: list[str]
    robbed: list[int]
    taken: list[str]
    stage: str
    actor: int
    to_move: int
    actions_left: int
    unfed: list[str]
    city: str | None
    playing: str | None
    target: int | None
    target_2: int | None
    agenda: list[int]
    ender: int


def reveal(state: GaiaState) -> Reveal:
    """Everything, for replays and tests."""
    parts = state.table.parts
    unfed = [city for city in range(CITIES) if int(state.unfed) >> city & 1]
    return Reveal(
        table=_tiles(state),
        stock=_by_land(state),
        token_reserve=state.world.token_reserve,
        reserve=list(state.reserve),
        goals=[parts.goal_names[goal] for goal in state.goals],
        goal_of=list(state.goal_of),
        row=_row(state),
        decks=_decks(state),
        hand=[_names(parts, hand) for hand in state.hand],
        front=[_names(parts, front) for front in state.front],
        discards=_names(parts, sorted(state.discards)),
        robbed=list(state.robbed),
        taken=_names(parts, state.taken),
        stage=STAGES[state.stage],
        actor=state.actor,
        to_move=state.to_move,
        actions_left=state.actions_left,
        unfed=_names(parts, [FIRST_CITY + city for city in unfed]),
        city=_focus_city(state),
        playing=_name(parts, state.playing),
        target=_cell(state.target),
        target_2=_cell(state.target_2),
        agenda=list(state.agenda),
        ender=state.ender,
    )


def view(state: GaiaState, seat: int | None) -> View:
    """What this seat may know; None: a spectator."""
    table = state.table
    parts = table.parts
    over = state.stage == OVER
    places = state.ranking() if over else None
    return View(
        seat=seat,
        to_move=state.to_move,
        actor=state.actor,
        stage=STAGES[state.stage],
        actions_left=state.actions_left,
        options=[option.name for option in OPTIONS if getattr(table, option.name)],
        seats=[_seat(state, owner, seat) for owner in range(table.seats)],
        winner=places.index(1) if places else None,
        places=places,
        tiles=_tiles(state),
        stock=_by_land(state),
        token_reserve=state.world.token_reserve,
        goals=[_goal(state, index) for index in range(len(state.goals))],
        row=_row(state),
        decks={KIND[kind]: state.left[kind] for kind in range(table.kinds)},
        deck_cards=_decks(state) if over else None,
        discards=_names(parts, sorted(state.discards)),
        city_cards={
            parts.card_names[FIRST_CITY + city]: CityCard(
                land=(*LAND, "star")[parts.land[FIRST_CITY + city]],
                needs=[ICON[icon] for icon in parts.needs[city]],
            )
            for city in range(CITIES)
        },
        playing=_name(parts, state.playing),
        target=_cell(state.target),
        target_2=_cell(state.target_2),
        city=_focus_city(state),
        rivals=[action - CAPTURE for action in state.legal()[:-1]] if state.stage == RAISE else [],
        victim=state.focus if state.stage == STEALING else None,
        still_to_ask=sum(ASK <= step < OFFER_SECOND for step in state.agenda),
        taken=_taken(state, seat),
        cells=_legal_cells(state),
        outcomes=_outcomes_now(state),
        must_discard=_must_discard(state),
    )


def scores(view: View) -> list[int]:
    """The meeples that each seat has placed: that is what counts, and everybody sees it."""
    return [seat.placed for seat in view.seats]


def preview(state: GaiaState, seat: int, action: str) -> list[Outcome]:
    """What the card of a `play` would do on every cell where the seat might play it now.

    To be asked before `play`, which has no way back. Empty for a card without target, for
    `tornado`, which has none, and for every other action.
    """
    verb, _, card = action.partition(" ")
    if verb != "play":
        return []
    return _outcomes(state, seat, state.table.parts.card_names.index(card))


# --- what is on the table -------------------------------------------------------------


def _names(parts: Parts, cards: Iterable[int]) -> list[str]:
    return [parts.card_names[card] for card in cards]


def _name(parts: Parts, card: int) -> str | None:
    return parts.card_names[card] if card >= 0 else None


def _cell(cell: int) -> int | None:
    return cell if cell >= 0 else None


def _by_land(state: GaiaState) -> dict[str, int]:
    return dict(zip(LAND, state.world.stock, strict=True))


def _row(state: GaiaState) -> dict[str, list[str | None]]:
    parts = state.table.parts
    return {
        KIND[kind]: [_name(parts, card) for card in state.row[ROW_START[kind] : ROW_END[kind]]]
        for kind in range(state.table.kinds)
    }


def _decks(state: GaiaState) -> dict[str, list[str]]:
    parts = state.table.parts
    return {
        KIND[kind]: _names(parts, state.deck[kind][: state.left[kind]][::-1])
        for kind in range(state.table.kinds)
    }


def _tiles(state: GaiaState) -> list[Tile]:
    """The tiles by rising cell."""
    world = state.world
    return [
        Tile(
            cell=world.cells[spot],
            row=world.cells[spot] // SIDE,
            column=world.cells[spot] % SIDE,
            land=LAND[world.land[spot]],
            tokens=world.tokens[spot],
            city=_city(state, spot) if world.city[spot] >= 0 else None,
        )
        for spot in world.order
    ]


def _city(state: GaiaState, spot: int) -> City:
    """A city with its icons: of two alike, the first is lit first."""
    world = state.world
    city = world.city[spot]
    near = [other for other in range(len(world.cells)) if int(world.near[spot]) >> other & 1]
    near = [other for other in near if world.city[other] < 0]
    supply = [sum(world.land[other] == land for other in near) for land in range(LANDS)]
    supply.append(int(any(world.tokens[other] for other in near)))
    needs = []
    for icon in world.parts.needs[city]:
        needs.append(Need(icon=ICON[icon], met=supply[icon] > 0))
        supply[icon] -= 1
    return City(
        card=world.parts.card_names[FIRST_CITY + city],
        needs=needs,
        met=world.met[city],
        meeples=[world.meeples(city, seat) for seat in range(state.table.seats)],
    )


def _goal(state: GaiaState, index: int) -> Goal:
    parts = state.table.parts
    cost = parts.goal_cost[state.goals[index]]
    owner = state.goal_of[index]
    return Goal(
        index=index,
        goal=parts.goal_names[state.goals[index]],
        cards=_sorts(cost),
        owner=owner if owner != NOBODY else None,
        progress=[_progress(cost, state.laid(seat)) for seat in range(state.table.seats)],
    )


def _sorts(counts: list[int]) -> list[str]:
    """Cards by sort, each as often as it is there: `nature-plain`, `element`."""
    names = [f"nature-{land}" for land in LAND] + ["element"]
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def _progress(cost: list[int], laid: list[int]) -> Progress:
    missing = [max(wanted - there, 0) for wanted, there in zip(cost, laid, strict=True)]
    return Progress(have=sum(cost) - sum(missing), missing=_sorts(missing))


def _seat(state: GaiaState, owner: int, viewer: int | None) -> Seat:
    table = state.table
    sees = viewer == owner or state.stage == OVER
    observer = table.seats if viewer is None else viewer
    known = state.known[observer * table.seats + owner]
    return Seat(
        colour=COLOURS[owner],
        reserve=state.reserve[owner],
        placed=table.meeples - state.reserve[owner],
        backs={KIND[kind]: state.backs(owner, kind) for kind in range(table.kinds)},
        cards=_names(table.parts, state.hand[owner]) if sees else None,
        known=[] if sees else _names(table.parts, sorted(known)),
        front=_names(table.parts, state.front[owner]),
        one_from_winning=state.reserve[owner] == 1,
    )


def _focus_city(state: GaiaState) -> str | None:
    if state.stage in (FEED_TILE, RAISE, SECOND):
        return state.table.parts.card_names[FIRST_CITY + state.focus]
    return None


def _taken(state: GaiaState, viewer: int | None) -> list[Taken]:
    """The cards under way: a victim knows its own, the thief all once he has looked."""
    parts = state.table.parts
    thief = state.actor if state.stage == KEEPING else NOBODY
    return [
        Taken(
            victim=victim,
            kind=KIND[kind_of(card)],
            card=parts.card_names[card] if viewer in (victim, thief) else None,
        )
        for victim, card in zip(state.robbed, state.taken, strict=True)
    ]


def _must_discard(state: GaiaState) -> str | None:
    """Why a card must go: too many element cards, or too many altogether."""
    if STAGES[state.stage] != "discard":
        return None
    return "element" if state.backs(state.actor, ELEMENT) > 2 else "any"


# --- what a card would do -------------------------------------------------------------


def _legal_cells(state: GaiaState) -> list[int]:
    """The cells that may be named now: nothing about them is hidden."""
    if state.stage in (FEED_CITY, FEED_TILE, TARGET, TARGET_2):
        return [action - CELL for action in state.legal()]
    return []


def _outcomes_now(state: GaiaState) -> list[Outcome]:
    """For the card that is being played, or a meal, every legal cell with what it would do."""
    if state.stage == TARGET:
        return _outcomes(state, state.actor, state.playing)
    if state.stage == TARGET_2:
        pairs = [(state.target, second) for second in partners(state.world, state.target)]
        return [_outcome(state, state.actor, EARTHQUAKE, *pair) for pair in pairs]
    if state.stage == FEED_TILE:
        return [_outcome_of_meal(state, cell) for cell in _legal_cells(state)]
    return []


def _outcomes(state: GaiaState, seat: int, card: int) -> list[Outcome]:
    if card in (TORNADO, PROTECTION):
        return []
    cells = targets(state.world, card)
    if card != EARTHQUAKE:
        return [_outcome(state, seat, card, cell, -1) for cell in cells]
    pairs = [(cell, second) for cell in cells for second in partners(state.world, cell)]
    return [_outcome(state, seat, card, *pair) for pair in pairs]


def _outcome(state: GaiaState, seat: int, card: int, cell: int, second: int) -> Outcome:
    """Carry the effect out on a copy."""
    copy = state.clone()
    raised = copy.carry_out(card, cell, second)
    return _compared(state, copy, seat, int(raised), cell, second)


def _outcome_of_meal(state: GaiaState, cell: int) -> Outcome:
    copy = state.clone()
    raised = copy.eat(cell)
    return _compared(state, copy, state.actor, int(raised), cell, -1)


def _compared(
    state: GaiaState, copy: GaiaState, seat: int, raised: int, cell: int, second: int
) -> Outcome:
    """What is different after an effect."""
    names = state.table.parts.card_names
    needs = []
    changes = []
    lost = []
    for city in range(CITIES):
        before, after = state.world.met[city], copy.world.met[city]
        if before != after:
            where = (copy if after else state).world.cell_of(city)
            changes.append(Change(names[FIRST_CITY + city], where, before, after))
        if after and not before:
            needs = _city(copy, copy.world.spot(cell)).needs
        for owner in range(state.table.seats):
            gone = state.world.meeples(city, owner) - copy.world.meeples(city, owner)
            if gone:
                lost.append(Move(owner, names[FIRST_CITY + city], gone))
    coming = _coming(copy, seat, raised)
    return Outcome(
        cell=cell,
        second=_cell(second),
        needs=needs,
        changes=changes,
        gained=coming.gained,
        lost=lost,
        may_capture=coming.may_capture,
        may_double=coming.may_double,
        wins=coming.wins,
    )


class _Coming(Struct):
    """The meeples that would come to raised cities."""

    gained: list[Move] = []
    may_capture: list[Move] = []
    may_double: list[str] = []
    wins: bool = False


def _coming(after: GaiaState, seat: int, raised: int) -> _Coming:
    """Who would come to the raised cities, by rising cell, until the last meeple wins."""
    table = after.table
    world = after.world
    reserve = after.reserve[seat]
    coming = _Coming()
    for city in [world.city[spot] for spot in world.order if raised >> spot & 1]:
        name = table.parts.card_names[FIRST_CITY + city]
        own = world.meeples(city, seat)
        if own == 0:
            coming.gained.append(Move(seat, name, 1))
            rivals = [rival for rival in range(table.seats) if world.meeples(city, rival)]
            if table.capture:
                coming.may_capture += [Move(rival, name, 1) for rival in rivals]
            reserve -= 1
        if reserve == 0:
            coming.wins = True
            break
        if table.metropolis and world.met[city] == ALL_MET and own < 2:
            coming.may_double.append(name)
    return coming
