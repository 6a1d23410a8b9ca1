"""What is told about each step: the events of MLEM for logs and animation."""

from typing import Final

from mypy_extensions import mypyc_attr

from cosmodrome.engine.game import Event
from cosmodrome.games.mlem.parts import (
    ABILITIES,
    ASTRONAUTS,
    CATS,
    EFFECTS,
    FACES,
    GOALS,
    OBJECTS,
    PLACES,
)
from cosmodrome.games.mlem.position import Position

PLACE_NAMES: Final = (*OBJECTS[:-1], "comet", "galaxy")
assert len(PLACE_NAMES) == PLACES


@mypyc_attr(native_class=True, acyclic=True)
class Journalled(Position):
    """A position that tells what happens to it, if somebody listens."""

    def _log(self, kind: str) -> None:
        """Something that the seat to move does, and no more to say."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.to_move}))

    def _log_number(self, kind: str, seat: int, name: str, number: int) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": seat, name: number}))

    def _log_discard(self, target: int) -> None:
        if self.journal is not None:
            seat = self.to_move
            secrets: dict[str, int | str] = {"target": OBJECTS[target]}
            self.journal.append(Event("discarded", {"seat": seat}, secrets, (seat,)))

    def _log_expedition(self) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {"seat": self.starter, "number": self.expedition}
            self.journal.append(Event("expedition", facts))

    def _log_token(self) -> None:
        """An expedition token was turned up; the UFO has moved."""
        if self.journal is not None:
            parts = self.table.parts
            faces = [FACES[face] for face in parts.extra_faces[self.token]]
            facts: dict[str, int | str] = {
                "ability": ABILITIES[parts.abilities[self.token]],
                "faces": " ".join(faces),
                "dice": parts.token_dice[self.token],
                "move": parts.ufo_moves[self.token],
                "ufo": self.ufo_space,
            }
            self.journal.append(Event("token", facts))

    def _log_cat(self, kind: str, cat: int) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": cat // CATS,
                "astronaut": ASTRONAUTS[cat % CATS],
            }
            self.journal.append(Event(kind, facts))

    def _log_roll(self) -> None:
        if self.journal is not None:
            dice = [FACES[face] for face in range(len(FACES)) for _ in range(self.roll[face])]
            facts: dict[str, int | str] = {"seat": self.commander(), "dice": " ".join(dice)}
            self.journal.append(Event("rolled", facts))

    def _log_use(self, face: int) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": self.to_move,
                "face": FACES[face],
                "dice": self.roll[face],
                "distance": self.group_distance(face),
            }
            self.journal.append(Event("used", facts))

    def _log_flight(self, origin: int, distance: int, spent: int) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": self.to_move,
                "from": origin,
                "space": self.space,
                "distance": distance,
                "spent": spent,
                "pool": self.pool,
            }
            self.journal.append(Event("flew", facts))

    def _log_exploration(self, kind: str, token: int) -> None:
        """An exploration token is resolved by the commander, or laid on its space."""
        if self.journal is not None:
            parts = self.table.parts
            facts: dict[str, int | str] = {
                "seat": self.to_move,
                "effect": EFFECTS[parts.effects[token]],
                "amount": parts.amounts[token],
                "space": parts.token_spaces[token],
                "rocket": self.space,
                "pool": self.pool,
            }
            self.journal.append(Event(kind, facts))

    def _log_landing(self, cat: int, place: int, points: int) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": cat // CATS,
                "astronaut": ASTRONAUTS[cat % CATS],
                "place": PLACE_NAMES[place],
                "points": points,
            }
            self.journal.append(Event("landed", facts))

    def _log_goal(self, seat: int, goal: int) -> None:
        if self.journal is not None:
            points = self.table.parts.goal_points[goal]
            facts: dict[str, int | str] = {"seat": seat, "goal": GOALS[goal], "points": points}
            self.journal.append(Event("goal", facts))

    def _log_crash(self) -> None:
        if self.journal is not None:
            facts: dict[str, int | str] = {
                "seat": self.commander(),
                "space": self.space,
                "failures": self.failures,
            }
            self.journal.append(Event("crashed", facts))

    def _log_end(self, scores: list[int], met: list[int]) -> None:
        """The game is over; kept missions are shown."""
        if self.journal is None:
            return
        for seat in range(len(met)):
            targets = " ".join(OBJECTS[target] for target in self.missions[seat])
            points = self.table.parts.mission_scores[met[seat]]
            facts: dict[str, int | str] = {
                "seat": seat,
                "targets": targets,
                "met": met[seat],
                "points": points,
            }
            self.journal.append(Event("missions", facts))
        self.journal.append(Event("game-over", {}))
        for seat in range(len(scores)):
            self.journal.append(Event("score", {"seat": seat, "points": scores[seat]}))
