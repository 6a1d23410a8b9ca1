"""docs/rules/ganymede.md, "Worked examples": one test each."""

from rules.ganymede.positions import Position


def test_01_second_tile() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 1."""
    position = Position()
    position.tiles("T13")
    position.play(position.offer_tile("T11"))
    assert position.state.total_uses == 2
    assert position.legal() == ["recruit red", "recruit yellow", "done"]
    position.play("recruit red")
    assert position.legal() == ["recruit red", "recruit yellow", "done"]
    position.play("recruit yellow")
    assert position.at("earth") == "RY"
    assert position.turn_over


def test_02_full_board() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 2."""
    for discard, times in (("discard 0", 3), ("discard 1", 2)):
        position = Position()
        position.tiles("T05", "T11", "T13")
        position.play(position.offer_tile("T14"))
        assert position.phase == "make-room"
        assert position.legal() == ["discard 0", "discard 1", "discard 2"]
        position.play(discard)
        assert position.state.total_uses == times
        assert not any(action.startswith("basic") for action in position.legal())
        slot = int(discard[-1])
        assert position.own_tiles()[slot] == "T14"


def test_03_starting_tile() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 3."""
    position = Position()
    position.tiles("T02")
    position.play(position.offer_tile("T15"))
    assert position.state.total_uses == 1
    position = Position()
    position.tiles("T18")
    position.play(position.offer_tile("T03"))
    for _ in range(2):
        assert position.legal() == ["recruit yellow", "done"]
        position.play("done")
        assert "draw-ship" in position.legal()
        assert position.legal()[-1] == "done"
        assert all(
            action.startswith("take-ship") or action in ("draw-ship", "done")
            for action in position.legal()
        )
        assert position.phase != "main"
        position.play("draw-ship")
    assert len(position.ships_in_hand()) == 2
    assert position.turn_over


def test_04_earth_shuttle() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 4."""
    position = Position()
    position.settlers("earth", "BR")
    position.play(position.offer_shuttle("E03"))
    assert position.at("mars") == "BR"
    assert position.at("earth") == ""
    assert position.state.total_uses == 1
    assert position.legal() == ["recruit purple", "done"]


def test_05_mars_shuttle() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 5."""
    position = Position()
    position.settlers("mars", "BR")
    position.settlers("earth", "Y")
    position.settlers("top", "B")
    position.settlers("bottom", "R")
    position.tiles("T05", "T06")
    red = position.supply("red")
    position.play(position.offer_shuttle("M29"), "pay blue", "pay red", "discard 0")
    assert position.legal() == ["board top blue", "board bottom blue"]
    position.play("board top blue")
    assert position.supply("red") == red + 1
    assert position.state.uses_left == 1
    assert position.legal() == ["move earth-mars yellow", "move top-bottom blue", "done"]


def test_06_not_repaired_later() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 6."""
    position = Position()
    position.settlers("top", "B")
    position.settlers("mars", "RR")
    red = position.supply("red")
    position.play(position.offer_shuttle("M07"))
    assert position.legal() == ["board bottom red"]
    position.play("board bottom red")
    assert position.supply("red") == red + 1
    assert "adapt top blue" in position.legal()


def test_07_two_reputation() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 7."""
    position = Position()
    position.tiles("T05", "T06")
    position.play("discard 0", "discard 1")
    assert "done" in position.legal()
    position.play("basic reputation", "basic reputation")
    assert position.state.step[0] == 2
    assert position.turn_over


def test_08_refill() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 8."""
    position = Position()
    position.settlers("mars", "BBBRR")
    state = position.state
    action = position.offer_shuttle("M01", slot=2)
    top, *rest = state.mars_deck.top_first()
    position.play(action, "board top blue", "board top blue")
    assert state.mars_row[2] == -1
    position.play("done")
    assert state.mars_row[2] == top
    assert state.mars_deck.top_first() == rest


def test_09_stop_for_a_bonus() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 9."""
    for last, step, bonus in (("done", 3, True), ("reputation", 4, False)):
        position = Position()
        position.step(1)
        position.settlers("earth", "P")
        position.shuttles("E20", "E22")
        position.play(position.offer_shuttle("E19"))
        assert position.state.uses_left == 3
        position.play("reputation", "reputation")
        assert position.state.step[0] == 3
        assert position.legal() == ["reputation", "done"]
        position.play(last)
        assert position.state.step[0] == step
        assert ("basic recruit" in position.legal()) == bonus
        assert position.turn_over != bonus


def test_10_mixed() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 10."""
    position = Position()
    position.step(2)
    position.tiles("T11")
    position.play(position.offer_tile("T13"))
    position.play("reputation")
    assert position.state.step[0] == 3
    assert position.legal() == ["recruit red", "reputation", "done"]
    position.play("recruit red")
    assert position.state.step[0] == 3
    assert position.legal()[0] == "basic recruit"
    assert position.state.total_uses == 1


def test_11_supply_empty() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 11."""
    position = Position()
    position.set_supply("blue", 0)
    position.set_supply("red", 0)
    position.play(position.offer_tile("T05"))
    assert position.own_tiles()[0] == "T05"
    assert position.turn_over
    position = Position()
    position.settlers("earth", "RY")
    position.set_supply("blue", 0)
    position.play(position.offer_shuttle("E09"))
    assert position.at("mars") == "RY"
    assert position.turn_over


def test_12_room_for_one() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 12."""
    for action in ("recruit red", "recruit yellow"):
        position = Position()
        position.settlers("earth", "BBBPP")
        position.tiles("T13")
        position.play(position.offer_tile("T11"))
        assert position.state.uses_left == 2
        position.play(action)
        assert position.turn_over


def test_13_end_of_the_track() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 13."""
    position = Position()
    position.step(11)
    position.settlers("earth", "P")
    position.shuttles("E20")
    position.play(position.offer_shuttle("E19"))
    assert position.state.uses_left == 2
    position.play("reputation")
    assert position.state.step[0] == 12
    assert position.legal() == ["launch top", "launch bottom", "done"]
    position = Position()
    position.step(12)
    position.settlers("earth", "P")
    position.play(position.offer_shuttle("E19"))
    assert position.turn_over


def test_14_empty_ship() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 14."""
    position = Position()
    position.step(11)
    position.tiles("T05")
    position.play("discard 0", "basic reputation", "launch bottom")
    assert position.launched_ships() == ["five"]
    assert position.ship_in("bottom") == ""


def test_15_sets() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 15."""
    for own, shuttle, settlers, free in (
        (("E01", "E07", "E13", "E19"), "E25", "BR", True),
        (("E01", "E02", "E03", "E07", "E13", "E19", "E25"), "E08", "RR", False),
        (("E01", "E02", "E07", "E08", "E13", "E14", "E19", "E20", "E25"), "E27", "YB", True),
    ):
        position = Position()
        position.shuttles(*own)
        position.settlers("earth", settlers)
        position.play(position.offer_shuttle(shuttle))
        while position.legal()[0].startswith("pay"):
            position.play(position.legal()[0])
        assert position.state.free_launches == int(free)
        # The effect comes before the launch.
        assert position.legal()[-1] == "done"
        position.play("done")
        assert (position.legal() == ["launch top", "launch bottom", "done"]) == free


def test_16_free_before_ordinary() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 16."""

    def ready() -> Position:
        position = Position()
        position.step(11)
        position.tiles("T05")
        position.settlers("top", "BBB")
        position.play("discard 0", "basic reputation")
        assert position.legal() == ["launch top", "launch bottom", "done"]
        return position

    position = ready()
    position.bay(0, "top", "tiles")
    position.play("launch bottom", "draw-ship")
    assert position.launched_ships() == ["five"]
    position.play(position.legal()[0])
    assert position.ship_in("bottom")
    assert position.launched_ships() == ["five", "tiles"]
    position = ready()
    position.play("launch top", "draw-ship", ready_place(position))
    assert position.launched_ships() == ["five"]
    assert position.turn_over


def ready_place(position: Position) -> str:
    """The action that places the card which the next draw brings."""
    return f"place-ship {position.ships_in_deck()[0]}"


def test_17_launch_fills_the_other() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 17."""
    position = Position()
    position.bay(0, "top", "four-moves")
    position.settlers("top", "RRR")
    position.settlers("bottom", "BRY")
    position.settlers("mars", "P")
    # Any turn that changes nothing leads to the launch.
    position.set_supply("blue", 0)
    position.set_supply("red", 0)
    position.play(position.offer_tile("T05"))
    assert position.launched_ships() == ["four-moves"]
    assert position.legal() == ["move mars-bottom purple", "done"]
    position.play("move mars-bottom purple")
    assert position.launched_ships() == ["four-moves"]
    position.play("draw-ship")
    position.play(position.legal()[0])
    assert position.launched_ships() == ["four-moves", "five"]


def test_18_fewer() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 18."""
    position = Position()
    position.bay(0, "bottom", "four-fewer")
    position.settlers("bottom", "BR")
    state = position.state
    assert [state.accepts(0, 1, colour) for colour in range(4)] == [False, False, True, True]
    assert not state.full(0, 1)
    position.settlers("bottom", "BRY")
    assert state.full(0, 1)
    assert not state.accepts(0, 1, 3)
    position.bay(0, "top", "four-fewer")
    position.settlers("top", "RR")
    assert state.full(0, 0)
    position.play("take-tile 0")
    while position.legal()[-1] == "done":
        position.play("done")
    assert position.legal() == ["launch top", "launch bottom"]


def test_19_bonus_inside_a_launch() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 19."""
    position = Position()
    position.step(2)
    position.bay(0, "top", "four-reputation")
    position.settlers("top", "RRR")
    position.settlers("earth", "B")
    position.set_supply("red", 0)
    position.play(position.offer_shuttle("E01"))
    assert position.legal() == ["reputation", "done"]
    position.play("reputation")
    assert position.state.step[0] == 3
    assert position.legal()[0] == "basic recruit"
    position.play("done")
    assert "draw-ship" in position.legal()
    position.play("draw-ship")
    assert all(action.startswith("place-ship") for action in position.legal())


def test_20_end_of_track_inside_a_launch() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 20."""
    position = Position()
    position.step(11)
    position.bay(0, "top", "four-reputation")
    position.settlers("top", "RRR")
    position.settlers("earth", "B")
    position.set_supply("red", 0)
    position.play(position.offer_shuttle("E01"), "reputation")
    assert position.state.step[0] == 12
    place = ready_place(position)
    position.play("draw-ship", place)
    assert position.legal() == ["launch top", "launch bottom", "done"]
    position.play("launch top")
    assert position.launched_ships() == ["four-reputation", place.removeprefix("place-ship ")]


def test_21_mars_too_small() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 21."""
    position = Position()
    position.settlers("mars", "PPPP")
    position.settlers("earth", "BRY")
    position.play(position.offer_shuttle("E06"))
    assert position.legal() == ["lose blue", "lose red", "lose yellow"]
    position.play("lose blue")
    assert position.legal() == ["lose red", "lose yellow"]
    position.play("lose yellow")
    assert position.at("mars") == "RPPPP"
    position = Position()
    position.settlers("mars", "PPPPP")
    position.settlers("earth", "BRY")
    position.play(position.offer_shuttle("E06"))
    assert position.at("mars") == "PPPPP"
    assert position.at("earth") == ""
    assert position.supply("blue") == 7
    assert "draw-ship" in position.legal()
    position = Position()
    position.settlers("mars", "PPPP")
    position.settlers("earth", "BB")
    position.play(position.offer_shuttle("E02"))
    assert position.at("mars") == "BPPPP"
    assert position.legal() == ["recruit yellow", "done"]


def test_22_who_boards() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 22."""
    for action in ("board top blue", "board top red"):
        position = Position()
        position.settlers("bottom", "BR")
        position.settlers("mars", "BR")
        position.play(position.offer_shuttle("M02"))
        assert position.legal() == ["board top blue", "board top red"]
        position.play(action)
        assert len(position.at("top")) == 1
        assert position.at("mars") == ""
        assert position.state.total(position.state.variant.transit) == 0


def test_23_wild() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 23."""
    position = Position()
    position.settlers("earth", "BRR")
    position.play(position.offer_shuttle("E25"))
    assert position.at("earth") == "RR"
    assert position.legal() == ["pay red"]
    position = Position()
    position.settlers("earth", "BY")
    action = position.offer_shuttle("E29")
    assert action not in position.legal()
    position.tiles("T05")
    assert action in position.legal()


def test_24_adapt() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 24."""
    for pick, into in (
        ("adapt earth blue", ["into red"]),
        ("adapt earth red", ["into blue", "into yellow", "into purple"]),
    ):
        position = Position()
        position.settlers("earth", "BRRP")
        position.play(position.offer_shuttle("E10"))
        position.settlers("mars", "")
        assert position.legal() == ["adapt earth blue", "adapt earth red", "done"]
        position.play(pick)
        assert position.legal() == into
    position = Position()
    position.settlers("top", "RR")
    position.settlers("bottom", "BR")
    position.settlers("earth", "R")
    position.play(position.offer_shuttle("E07"))
    assert "adapt top red" not in position.legal()
    position.play("adapt bottom blue")
    assert position.legal() == ["into yellow", "into purple"]


def test_25_hand_limit() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 25."""
    position = Position()
    position.hand("five", "five", "tiles", "sets")
    position.ship_row("track", "four-moves", "type-red")
    position.shuttles("E25")
    position.settlers("earth", "RB")
    position.play(position.offer_shuttle("E26"), "pay blue")
    assert position.state.uses_left == 2
    position.play("take-ship track", "take-ship four-moves")
    assert len(position.ships_in_hand()) == 6
    assert "return-ship five" in position.legal()
    position.play("return-ship five", "return-ship tiles")
    assert position.ships_in_deck()[-2:] == ["five", "tiles"]
    assert position.turn_over


def test_26_identical_ships() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 26."""
    position = Position(choosing_ships=True)
    position.hand("five", "five", "sets", "tiles")
    assert position.legal() == ["keep-ship five", "keep-ship sets", "keep-ship tiles"]
    position.play("keep-ship five")
    assert position.legal() == ["keep-ship five", "keep-ship sets", "keep-ship tiles"]


def test_27_score() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 27."""
    position = Position()
    position.shuttles("E01", "E03", "M02", "E07", "E14", "E19", "E25")
    kinds = ("blue", "red", "yellow", "purple", "white")
    assert [position.column(kind) for kind in kinds] == [3, 1, 1, 1, 1]
    position.launched("type-blue", "colour-blue", "sets", "track")
    position.step(7)
    position.settlers("top", "RR")
    position.settlers("bottom", "B")
    assert position.state.scores()[0] == 23
    position.launched("type-blue", "colour-blue", "sets", "track", "tiles")
    position.tiles("T05", "T06")
    assert position.state.scores()[0] == 27


def pass_turn(position: Position) -> None:
    """A turn without any effect."""
    position.play("take-tile 0")
    while position.phase == "entry":
        position.play("done")


def launch_fourth(position: Position, seat: int) -> None:
    """A turn in which a seat fills its top ship and launches it as its fourth."""
    position.launched("five", "five", "five", seat=seat)
    position.bay(seat, "top", "five")
    position.settlers("top", "RRR", seat=seat)
    pass_turn(position)
    place = ready_place(position)
    position.play("draw-ship", place)
    assert len(position.launched_ships(seat)) == 4


def test_28_end() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 28."""
    position = Position(3)
    pass_turn(position)
    launch_fourth(position, 1)
    assert position.state.end_triggered
    assert position.state.to_move == 2
    pass_turn(position)
    assert position.phase == "over"
    assert position.state.to_move == -1
    position = Position(3)
    pass_turn(position)
    pass_turn(position)
    launch_fourth(position, 2)
    assert position.phase == "over"
    position = Position(3)
    position.keep_lowest(position.state.earth_deck, 1)
    position.settlers("earth", "B")
    position.set_supply("red", 0)
    position.play(position.offer_shuttle("E01"))
    assert min(position.state.earth_row) >= 0
    assert position.state.end_triggered
    assert position.state.to_move == 1


def test_29_tie() -> None:
    """docs/rules/ganymede.md, "Worked examples", example 29."""
    position = Position(3)
    for seat, mars, earth in ((0, "BB", "B"), (1, "RR", "RRYY"), (2, "BBB", "")):
        position.launched("five", "five", "five", "five", seat=seat)
        position.settlers("mars", mars, seat=seat)
        position.settlers("earth", earth, seat=seat)
    assert position.state.scores() == [20, 20, 20]
    assert position.state.ranking() == [3, 2, 1]
