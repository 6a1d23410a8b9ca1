"""Ganymede put into words: the position read out, what is asked, actions, the log."""

from collections.abc import Iterable, Sequence
from typing import Final

from cosmodrome.engine.game import Event
from cosmodrome.games.ganymede import phases
from cosmodrome.games.ganymede.parts import BAY_COUNT, BAYS, COLOURS, SHIPS
from cosmodrome.games.ganymede.state import NONE, GanymedeState
from cosmodrome.games.ganymede.view import Bay, Launched, Player, View
from cosmodrome.games.ganymede.view_cards import (
    Ship,
    Shuttle,
    Side,
    Tile,
    shuttle_card,
    tile_card,
)
from cosmodrome.games.ganymede.view_offers import ShuttleOffer, TileOffer
from cosmodrome.games.illustration import Illustration
from cosmodrome.games.phrase import Arguments, Phrase, seat_asked
from cosmodrome.games.title import Speech

# What shows each part of the rules best, by the number of the part.
ILLUSTRATIONS: Final = {
    2: Illustration("chose-basic"),
    3: Illustration("took-tile"),
    4: Illustration("used-shuttle"),
    5: Illustration("recruited"),
    6: Illustration("launched"),
    7: Illustration("completed-set"),
    8: Illustration("stepped"),
}

# --- words: cards -------------------------------------------------------------------


def describe_effect(effect: Side, times: int = 1) -> Phrase:
    """What one use of an effect does; with ``times`` for ships that act several times."""
    facts: Arguments = {"times": times}
    if effect.kind not in ("recruit", "adapt") or len(effect.colours) == len(COLOURS):
        return Phrase(f"effect-{effect.kind}", facts)
    if len(effect.colours) == 1:
        return Phrase(f"effect-{effect.kind}-one", {**facts, "colour": _settler(effect.colours[0])})
    return Phrase("effect-recruit-some", {**facts, "settlers": _settler_list(effect.colours)})


def _describe_choice(effects: list[Side]) -> Phrase:
    """One effect, or a choice of two."""
    says = [describe_effect(effect) for effect in effects]
    return says[0] if len(says) == 1 else Phrase("either", {"first": says[:1], "second": says[1:]})


def describe_tile(tile: Tile) -> Phrase:
    """A tile in one sentence."""
    facts: Arguments = {"tile": tile.name, "type": f"type-{tile.type}"}
    facts |= {"first": [describe_effect(tile.sides[0])], "second": [describe_effect(tile.sides[1])]}
    return Phrase("card-tile-both" if tile.both else "card-tile-either", facts)


def describe_shuttle(shuttle: Shuttle) -> Phrase:
    """A shuttle in one sentence."""
    return Phrase(
        f"card-shuttle-{shuttle.place}",
        {
            "shuttle": shuttle.name,
            "type": f"type-{shuttle.type}",
            "needs": _settler_list(shuttle.needs),
            "tiles": int(shuttle.discard_tile),
            "effect": [describe_effect(shuttle.effect)],
        },
    )


def describe_ship(ship: Ship) -> Phrase:
    """A ship in one sentence."""
    facts: Arguments = {"points": ship.points}
    if ship.score == "per_type":
        facts["type"] = f"type-{ship.target}"
    if ship.score == "per_colour":
        facts["colour"] = _settler(ship.target)
    says = [Phrase(f"score-{ship.score.replace('_', '-')}", facts)]
    if ship.effect is not None:
        says.append(Phrase("ship-effect", {"effect": [describe_effect(ship.effect, ship.times)]}))
    if ship.need_less:
        says.append(Phrase("ship-fewer", {"count": ship.need_less}))
    return Phrase("card-ship", {"ship": f"ship-{ship.name}", "says": says})


def _settler(colour: str) -> str:
    return f"settler-{colour}"


def _settler_list(colours: Sequence[str]) -> list[Phrase]:
    """Settlers by colour, with a number where there are several."""
    return [
        Phrase(_settler(colour))
        if colours.count(colour) == 1
        else Phrase("several", {"count": colours.count(colour), "colour": _settler(colour)})
        for colour in dict.fromkeys(colours)
    ]


# --- words: the position ------------------------------------------------------------


def read_out(view: View) -> list[Phrase]:
    """The position in reading order: the round, what is on offer, then the boards."""
    lines = [Phrase("line-round", {"round": view.round})]
    if view.end_triggered:
        lines.append(Phrase("line-last-round"))
    lines += [_read_tile(offer) for offer in view.tile_row if offer is not None]
    lines += [_read_shuttle(o) for o in view.earth_row + view.mars_row if o is not None]
    ships = [describe_ship(view.ships[name]) for name in view.ship_row if name is not None]
    lines.append(Phrase("line-ship-row", {"count": len(ships)}))
    lines += [_item(ship) for ship in ships]
    lines.append(
        Phrase(
            "line-piles",
            {
                "tiles": view.piles.tiles,
                "earth": view.piles.earth,
                "mars": view.piles.mars,
                "ships": view.piles.ships,
            },
        )
    )
    lines.append(Phrase("line-supply", dict(view.supply.items())))
    for buried in view.buried:
        lines.append(Phrase("line-buried", {"ship": _ship(buried.ship), "above": buried.above}))
    for seat, player in enumerate(view.players):
        lines += _read_player(view, seat, player)
    return lines


def _item(card: Phrase) -> Phrase:
    return Phrase("line-item", {"card": [card]})


def _read_tile(offer: TileOffer) -> Phrase:
    facts: Arguments = {"slot": offer.slot + 1, "card": [describe_tile(offer.tile)]}
    facts |= {"times": offer.times, "useful": int(offer.useful)}
    return Phrase("line-tile", facts)


def _read_shuttle(offer: ShuttleOffer) -> Phrase:
    facts: Arguments = {"slot": offer.slot + 1, "card": [describe_shuttle(offer.shuttle)]}
    facts["times"] = offer.times
    if offer.usable:
        return Phrase("line-shuttle", facts)
    missing = _settler_list(offer.missing)
    if offer.missing_tile:
        missing.append(Phrase("a-tile"))
    return Phrase("line-shuttle-missing", {**facts, "missing": missing})


def _read_player(view: View, seat: int, player: Player) -> list[Phrase]:
    lines = [
        Phrase(
            "line-player",
            {"seat": seat, "score": player.score, "launched": len(player.launched)},
        )
    ]
    if player.launched:
        lines.append(Phrase("line-launched", {"ships": _read_launched(player.launched)}))
    lines.append(Phrase("line-earth", {"settlers": _settler_list(player.earth)}))
    lines.append(Phrase("line-mars", {"settlers": _settler_list(player.mars)}))
    lines += [_read_bay(bay) for bay in player.bays]
    tiles = [describe_tile(tile) for tile in player.tiles if tile is not None]
    lines.append(Phrase("line-tiles", {"count": len(tiles)}))
    lines += [_item(tile) for tile in tiles]
    columns = [
        Phrase("line-column", {"type": f"type-{c.type}", "count": len(c.shuttles)})
        for c in player.columns
    ]
    lines.append(Phrase("line-columns", {"columns": columns, "sets": player.sets}))
    lines.append(
        Phrase(
            "line-reputation",
            {"step": player.step, "last": len(view.track) - 1, "points": player.track_points},
        )
    )
    return [*lines, _read_hand(player)]


def _read_launched(launched: list[Launched]) -> list[Phrase]:
    return [Phrase("line-worth", {"ship": _ship(s.ship), "worth": s.worth}) for s in launched]


def _read_bay(bay: Bay) -> Phrase:
    facts: Arguments = {"bay": _bay_name(bay.name)}
    if bay.ship is None:
        return Phrase("line-bay-hidden" if bay.face_down else "line-bay-empty", facts)
    facts |= {"ship": _ship(bay.ship), "need": bay.need, "count": len(bay.aboard)}
    facts |= {"aboard": _settler_list(bay.aboard), "accepts": _settler_list(bay.accepts)}
    return Phrase("line-bay", facts)


def _read_hand(player: Player) -> Phrase:
    facts: Arguments = {"count": player.hand_size}
    if player.hand is not None:
        return Phrase("line-hand", {**facts, "ships": _ship_list(player.hand)})
    if player.known:
        return Phrase("line-hand-known", {**facts, "ships": _ship_list(player.known)})
    return Phrase("line-hand-hidden", facts)


def _ship(name: str) -> str:
    return f"ship-{name}"


def _ship_list(names: Iterable[str]) -> list[Phrase]:
    return [Phrase(_ship(name)) for name in names]


def _bay_name(name: str) -> str:
    return f"bay-{name}"


def read_hidden(state: GanymedeState) -> list[Phrase]:
    """What was not open to everybody, for replays: hands, ships face down, piles top first."""
    lines = [line for seat in range(state.seats) for line in _read_hidden_ships(state, seat)]
    parts = state.variant.parts
    tiles = [_short(tile_card(parts, tile)) for tile in state.tile_stack.top_first()]
    lines.append(Phrase("hidden-tiles", {"cards": tiles}))
    for place, deck in (("earth", state.earth_deck), ("mars", state.mars_deck)):
        cards = [_short_shuttle(shuttle_card(parts, shuttle)) for shuttle in deck.top_first()]
        lines.append(Phrase(f"hidden-{place}", {"cards": cards}))
    ships = _ship_list(SHIPS[ship] for ship in state.ship_deck.top_first())
    return [*lines, Phrase("hidden-ships", {"ships": ships})]


def _read_hidden_ships(state: GanymedeState, seat: int) -> list[Phrase]:
    hand = _ship_list(SHIPS[ship] for ship in state.hand.of(seat))
    lines = [Phrase("hidden-hand", {"seat": seat, "ships": hand})]
    bays = [state.ship_in(seat, bay) for bay in range(BAY_COUNT)]
    face_down = _ship_list(SHIPS[ship] for ship in bays if ship != NONE)
    if state.phase == phases.SET_UP and face_down:
        lines.append(Phrase("hidden-bays", {"seat": seat, "ships": face_down}))
    return lines


def prompt(view: View) -> Phrase:
    """What is asked of the seat to move, and why."""
    if view.phase == "over":
        return Phrase("prompt-over")
    facts: Arguments = {"seat": seat_asked(view.to_move)}
    return Phrase(f"prompt-{view.phase}", {**facts, **_prompt_facts(view)})


def _prompt_facts(view: View) -> Arguments:
    """The arguments of a prompt, by phase."""
    pending = view.pending
    if view.phase in ("set-up", "place-ship"):
        return {"bay": _bay_name(pending.bay)}
    if view.phase in ("make-room", "pay-tile", "pay-settler"):
        return {"card": pending.source, "count": pending.wilds}
    if view.phase in ("lose-settler", "board"):
        return {"settlers": _settler_list(pending.transit)}
    if view.phase == "entry":
        return _entry_facts(view)
    if view.phase == "basic":
        return {"kind": f"kind-{pending.basic}"}
    if view.phase == "into":
        return {"colour": _settler(pending.colour), "place": f"place-{pending.place}"}
    counts = {
        "more-tiles": pending.discarded,
        "free-launch": pending.free_launches,
        "return-ship": view.players[seat_asked(view.to_move)].hand_size,
    }
    return {"count": counts.get(view.phase, 0)}


def _entry_facts(view: View) -> Arguments:
    pending = view.pending
    source: Arguments = {}
    if pending.source_kind == "ship":
        source["ship"] = _ship(pending.source)
    elif pending.source:
        source["card"] = pending.source
    return {
        "source": [Phrase(f"source-{pending.source_kind}", source)],
        "effects": [_describe_choice(pending.sides)],
        "left": pending.left,
        "uses": pending.uses,
    }


# --- words: actions -----------------------------------------------------------------


def describe(view: View, action: str) -> Phrase:
    """An action in words, in this position."""
    verb, _, argument = action.partition(" ")
    if verb in ("take-tile", "earth-shuttle", "mars-shuttle", "discard"):
        return _describe_card(view, verb, int(argument))
    if verb in ("keep-ship", "return-ship", "take-ship", "place-ship"):
        return _describe_ship_action(view, verb, argument)
    if verb == "done":
        return Phrase(f"action-done-{view.phase}", {"count": view.pending.left})
    if verb == "basic":
        return Phrase("action-basic", {"kind": f"kind-{argument}"})
    if verb == "launch":
        return _describe_launch(view, argument)
    if verb == "reputation":
        return _describe_reputation(view)
    if verb == "draw-ship":
        return Phrase("action-draw-ship", {"count": view.piles.ships})
    return _describe_settler(verb, argument)


def _describe_settler(verb: str, argument: str) -> Phrase:
    """An action with one settler, who may be in a place, go to a bay or take a route."""
    where, _, colour = argument.rpartition(" ")
    facts: Arguments = {"colour": _settler(colour)}
    if verb == "board":
        facts["bay"] = _bay_name(where)
    elif verb == "adapt":
        facts["place"] = f"place-{where}"
    elif verb == "move":
        facts["route"] = f"route-{where}"
    return Phrase(f"action-{verb}", facts)


def _describe_card(view: View, verb: str, slot: int) -> Phrase:
    if verb == "discard":
        own = view.players[seat_asked(view.to_move)].tiles[slot]
        assert own is not None
        why = view.phase if view.phase in ("make-room", "pay-tile") else "basic"
        return Phrase(f"action-discard-{why}", {"card": [_short(own)]})
    if verb == "take-tile":
        tile = view.tile_row[slot]
        assert tile is not None
        least = tile.least if tile.least < tile.times else 0
        facts: Arguments = {"card": [describe_tile(tile.tile)], "times": tile.times}
        return Phrase("action-take-tile", {**facts, "least": least})
    shuttle = (view.earth_row if verb == "earth-shuttle" else view.mars_row)[slot]
    assert shuttle is not None
    facts = {"card": [describe_shuttle(shuttle.shuttle)], "times": shuttle.times}
    return Phrase("action-shuttle", facts)


def _short(tile: Tile) -> Phrase:
    return Phrase("tile-short", {"tile": tile.name, "type": f"type-{tile.type}"})


def _short_shuttle(shuttle: Shuttle) -> Phrase:
    return Phrase("shuttle-short", {"shuttle": shuttle.name, "type": f"type-{shuttle.type}"})


def _describe_ship_action(view: View, verb: str, argument: str) -> Phrase:
    """Ships are described in full; a hidden one is only a ship."""
    facts: Arguments = {}
    if verb in ("keep-ship", "place-ship"):
        facts["bay"] = _bay_name(view.pending.bay)
    if argument == "?":
        return Phrase(f"action-{verb}-hidden", facts)
    return Phrase(f"action-{verb}", {**facts, "card": [describe_ship(view.ships[argument])]})


def _describe_launch(view: View, argument: str) -> Phrase:
    bay = view.players[seat_asked(view.to_move)].bays[BAYS.index(argument)]
    assert bay.ship is not None
    facts: Arguments = {"bay": _bay_name(argument), "ship": _ship(bay.ship)}
    facts |= {"count": len(bay.aboard), "need": bay.need, "worth": view.ships[bay.ship].worth}
    # A full ship leaves at the end of the turn by itself.
    wasted = view.phase == "free-launch" and len(bay.aboard) == bay.need
    return Phrase("action-launch-wasted" if wasted else "action-launch", facts)


def _describe_reputation(view: View) -> Phrase:
    step = min(view.players[seat_asked(view.to_move)].step + 1, len(view.track) - 1)
    space = view.track[step]
    facts: Arguments = {"step": step, "points": space.points}
    return Phrase(f"action-reputation-{space.bonus}", facts)


# --- words: the log -----------------------------------------------------------------

_MESSAGE_OF = {
    "ship": "ship-",
    "top": "ship-",
    "bottom": "ship-",
    "bay": "bay-",
    "colour": "settler-",
    "kind": "kind-",
    "type": "type-",
    "place": "place-",
}


def log_line(event: Event, seat: int | None) -> Phrase:
    """A log line for this viewer; hidden ships are named only to those who know them."""
    facts = event.seen_by(seat)
    args: Arguments = {}
    for name, value in facts.items():
        if name in _MESSAGE_OF:
            args[name] = f"{_MESSAGE_OF[name]}{value}"
        elif name == "slot":
            args[name] = int(value) + 1
        elif name in ("from", "to"):
            args[name] = f"place-{value}" if event.kind == "moved" else _settler(str(value))
        else:
            args[name] = value
    hidden = event.secrets.keys() - facts.keys()
    return Phrase(f"log-{event.kind}-hidden" if hidden else f"log-{event.kind}", args)


SPEECH: Final = Speech(read_out, read_hidden, prompt, describe, log_line)
