"""What cards do to the world, and what that does to cities and meeples. Section 6."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance
from cosmodrome.engine.game import Event
from cosmodrome.engine.old import Game
from cosmodrome.games.gaia.cards import Cards, Table
from cosmodrome.games.gaia.parts import (
    DESERT,
    EARTHQUAKE,
    FIRST_ANIMALS,
    FIRST_CITY,
    LAND,
    LIGHTNING,
    PLAIN,
    RAIN,
    SUN,
    SWAMP,
)
from cosmodrome.games.gaia.targets import LEAST_MET, burning
from cosmodrome.games.gaia.world import NO_CITY, TOKENS_PER_CARD, World, bit

ALL_MET: Final = 4

_NO_MEEPLES: Final[list[int]] = []


@mypyc_attr(native_class=True, acyclic=True)
class Effects(Cards):
    """Cards at work in the world."""

    def __init__(self, game: Game, table: Table, chance: Chance, world: World) -> None:
        super().__init__(game, table, chance)
        self.world = world
        # By seat: meeples not placed.
        self.reserve = _NO_MEEPLES

    # --- the cards ------------------------------------------------------------------

    def carry_out(self, card: int, cell: int, second: int) -> i64:
        """The effect of a card on the tiles; the raised cities, as a set of spots."""
        world = self.world
        if card < FIRST_ANIMALS:
            self._log_cell("laid", cell, LAND[card])
            return self._settle(world.lay(cell, card))
        spot = world.spot(cell)
        if card < FIRST_CITY:
            self._log_cell("animals-came", cell, LAND[world.land[spot]])
            return self._settle(world.set_tokens(spot, TOKENS_PER_CARD))
        if card < SUN:
            self._log_city("built", card - FIRST_CITY, cell)
            return self._settle(world.build(card - FIRST_CITY, spot))
        if card == SUN:
            return self._turn(spot, PLAIN if world.land[spot] == SWAMP else DESERT)
        if card == RAIN:
            return self._turn(spot, PLAIN if world.land[spot] == DESERT else SWAMP)
        if card == EARTHQUAKE:
            return self._swap(cell, second)
        if card == LIGHTNING:
            return self._settle(self._strike(spot))
        return self._settle(self._erupt(spot))

    def eat(self, cell: int) -> i64:
        """One animal of a tile is eaten; the raised cities."""
        world = self.world
        spot = world.spot(cell)
        return self._settle(world.set_tokens(spot, world.tokens[spot] - 1))

    def _turn(self, spot: int, land: int) -> i64:
        """Sun and rain turn one land into another."""
        self._log_turned(spot, land)
        return self._settle(self.world.change_land(spot, land))

    def _swap(self, cell: int, second: int) -> i64:
        """An earthquake swaps two tiles with all that is on them."""
        if self.journal is not None:
            self.journal.append(Event("swapped", {"cell": cell, "second": second}))
        world = self.world
        return self._settle(world.swap(world.spot(cell), world.spot(second)))

    def _strike(self, spot: int) -> i64:
        """Lightning: city, meeples and tokens are gone, the tile stays."""
        world = self.world
        if world.city[spot] != NO_CITY:
            self._all_home(world.city[spot])
            self._discard_city(spot)
        if world.tokens[spot] > 0:
            self._log_cell("animals-left", world.cells[spot], LAND[world.land[spot]])
            world.set_tokens(spot, 0)
        return bit(spot)

    def _erupt(self, centre: int) -> i64:
        """A volcano strikes its whole zone; then what can burn becomes desert."""
        world = self.world
        zone: i64 = i64(world.near[centre]) | bit(centre)
        burnt = zone & burning(world)
        for spot in world.order:
            if zone >> i64(spot) & 1:
                self._strike(spot)
                if burnt >> i64(spot) & 1:
                    self._log_turned(spot, DESERT)
                    world.change_land(spot, DESERT)
        return zone

    # --- settling -------------------------------------------------------------------

    def _settle(self, changed: i64) -> i64:
        """Falls after a change of some spots; the cities that were raised. Section 6.2.

        Only cities on these spots and beside them can have changed.
        """
        world = self.world
        cities = world.around(changed) & world.covered
        if not cities:
            return 0
        raised: i64 = 0
        lost: i64 = 0
        for spot in world.order:
            if cities >> i64(spot) & 1:
                change = self._recount(spot)
                if change > 0:
                    raised |= bit(spot)
                if world.met[world.city[spot]] == 0:
                    lost |= bit(spot)
        return self._lose_cities(lost) | raised if lost else raised

    def _recount(self, spot: int) -> int:
        """Count the needs of a city again; who can no longer stay goes home."""
        world = self.world
        city = world.city[spot]
        before = world.met[city]
        met = world.count_met(city, spot)
        if met != before:
            world.set_met(city, met)
            self._log_met(city, before, met)
        if world.people[city]:
            if met < LEAST_MET:
                self._all_home(city)
            elif met < ALL_MET:
                self._seconds_home(city)
        return met - before

    def _lose_cities(self, lost: i64) -> i64:
        """Cities with no need met are discarded together, which can only help others."""
        world = self.world
        for spot in world.order:
            if lost >> i64(spot) & 1:
                self._discard_city(spot)
        raised: i64 = 0
        cities = world.around(lost) & world.covered
        for spot in world.order:
            if cities >> i64(spot) & 1 and self._recount(spot) > 0:
                raised |= bit(spot)
        return raised

    def _discard_city(self, spot: int) -> None:
        city = self.world.city[spot]
        self._log_city("city-lost", city, self.world.cells[spot])
        self.world.remove_city(spot)
        self.discards = self.discards + [FIRST_CITY + city]

    def _all_home(self, city: int) -> None:
        """All meeples of a city go home."""
        for seat in range(self.table.seats):
            meeples = self.world.meeples(city, seat)
            if meeples:
                self._go_home(city, seat, meeples)

    def _seconds_home(self, city: int) -> None:
        """Second meeples go home."""
        if self.table.metropolis:
            for seat in range(self.table.seats):
                if self.world.meeples(city, seat) > 1:
                    self._go_home(city, seat, 1)

    def _go_home(self, city: int, seat: int, meeples: int) -> None:
        self.world.add_people(city, seat, -meeples)
        self.reserve[seat] += meeples
        if self.journal is not None:
            facts = self._city_facts(city)
            facts["seat"] = seat
            facts["meeples"] = meeples
            self.journal.append(Event("went-home", facts))

    # --- journal --------------------------------------------------------------------

    def _log_cell(self, kind: str, cell: int, land: str) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, {"cell": cell, "land": land}))

    def _log_turned(self, spot: int, land: int) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "cell": self.world.cells[spot],
                "old": LAND[self.world.land[spot]],
                "land": LAND[land],
            }
            self.journal.append(Event("turned", facts))

    def _log_city(self, kind: str, city: int, cell: int) -> None:
        if self.journal is not None:
            name = self.table.parts.card_names[FIRST_CITY + city]
            self.journal.append(Event(kind, {"card": name, "cell": cell}))

    def _log_met(self, city: int, before: int, met: int) -> None:
        if self.journal is not None:
            facts = self._city_facts(city)
            facts["before"] = before
            facts["met"] = met
            self.journal.append(Event("needs", facts))

    def _city_facts(self, city: int) -> dict[str, int | str]:
        """A city for the journal: its card and where it lies."""
        name = self.table.parts.card_names[FIRST_CITY + city]
        return {"card": name, "cell": self.world.cell_of(city)}
