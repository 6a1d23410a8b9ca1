"""The order of an expedition: boarding, then travel and landing in turn, until it ends.

docs/rules/mlem.md, "The turn".
"""

from mypy_extensions import i64

from cosmodrome.engine.game import NOBODY, Event, Facts
from cosmodrome.engine.pieces import NO_CARDS
from cosmodrome.games.mlem import phases
from cosmodrome.games.mlem.dice import can_select, clear_selection, roll_dice
from cosmodrome.games.mlem.flight import contact, fly_and_explore, meets_ufo, refill_mat
from cosmodrome.games.mlem.parts import (
    ABILITIES,
    COMET,
    FACES,
    GALAXY,
    NONE,
    OBJECTS,
    PARACHUTE,
    astronaut_of,
    owner_of,
)
from cosmodrome.games.mlem.placing import go_home, is_landing_place, may_land_anywhere, place
from cosmodrome.games.mlem.scoring import final_scores, missions_met
from cosmodrome.games.mlem.state import NO_DICE, MlemState


def start_expedition(s: MlemState) -> None:
    """The rocket stands on its pad; an expedition token may change the dice."""
    parts = s.variant.parts
    s.expedition += 1
    log_expedition(s)
    s.phase = phases.BOARDING
    s.to_move = s.starter
    s.space = parts.start_space
    s.pool = parts.dice
    s.used_cats = 0
    s.token_used = False
    if s.expedition_stack.size > 0:
        turn_up_token(s)


def turn_up_token(s: MlemState) -> None:
    """Option `ufo`: the top token moves the UFO and says how many dice there are."""
    parts = s.variant.parts
    s.reveals += 1
    s.expedition_stack = s.expedition_stack.clone()
    s.token = s.expedition_stack.take()
    s.ufo_space = max(0, s.ufo_space - parts.ufo_moves[s.token])
    s.pool = parts.token_dice[s.token]
    log_token(s)


def travel(s: MlemState) -> None:
    """A new travel phase: nothing is selected, all dice of the pool are rolled."""
    s.phase = phases.TRAVEL
    clear_selection(s)
    s.to_move = s.commander()
    roll(s)


def roll(s: MlemState) -> None:
    """A roll that offers nothing is a crash."""
    roll_dice(s)
    if not can_select(s):
        crash(s)


def fly(s: MlemState) -> None:
    """Flight, spending, exploration with refill, UFO contact, and what follows."""
    taken = fly_and_explore(s)
    if taken > 0:
        refill_mat(s, taken)
    if meets_ufo(s):
        contact(s)
    if s.space == s.variant.parts.deep_space:
        reach_deep_space(s)
    elif s.space < s.variant.parts.first_landing_space:
        travel(s)
    else:
        s.phase = phases.LANDING
        s.landing_index = 0
        ask_next_cat(s)


def reach_deep_space(s: MlemState) -> None:
    """The first cat goes to the comet, all others to the galaxy."""
    where: i64 = COMET
    for cat in s.rocket:
        place(s, cat, where)
        where = GALAXY
    s.rocket = NO_CARDS
    end_expedition(s)


def ask_next_cat(s: MlemState) -> None:
    """Every cat is handled once, in rocket order; who cannot land stays without asking."""
    while s.landing_index < len(s.rocket):
        cat = s.rocket[s.landing_index]
        if may_land_anywhere(s, cat):
            s.to_move = owner_of(cat)
            return
        s.landing_index += 1
    s.landing_index = 0
    if len(s.rocket) > 0:
        travel(s)
    else:
        end_expedition(s)


def crash(s: MlemState) -> None:
    """A failure; parachutes may still land where the rocket is."""
    s.failures += 1
    log_crash(s)
    s.phase = phases.CRASH
    s.roll = NO_DICE
    s.landing_index = 0
    ask_next_parachute(s)


def ask_next_parachute(s: MlemState) -> None:
    """When no parachute is left that could land, all cats aboard go home."""
    while s.landing_index < len(s.rocket):
        cat = s.rocket[s.landing_index]
        if astronaut_of(cat) == PARACHUTE and is_landing_place(s, s.space):
            s.to_move = owner_of(cat)
            return
        s.landing_index += 1
    s.landing_index = 0
    for cat in s.rocket:
        go_home(s, cat)
    s.rocket = NO_CARDS
    end_expedition(s)


def end_expedition(s: MlemState) -> None:
    """The game ends here or nowhere; otherwise the next seat starts an expedition."""
    s.token = NONE
    if is_last_expedition(s):
        end_game(s)
    else:
        s.starter = (s.starter + 1) % s.seats
        start_expedition(s)


def is_last_expedition(s: MlemState) -> bool:
    """Whether there were too many failures, or a seat has no cat left at home."""
    if s.failures == s.variant.parts.failures_to_end:
        return True
    return 0 in s.home


def end_game(s: MlemState) -> None:
    """Nobody is asked any more."""
    s.phase = phases.OVER
    s.to_move = NOBODY
    # Kept missions are shown now.
    s.reveals += 1
    log_end(s)


def log_expedition(s: MlemState) -> None:
    """An expedition begins."""
    if s.journal is not None:
        facts: Facts = {"seat": s.starter, "number": s.expedition}
        s.journal.append(Event("expedition", facts))


def log_token(s: MlemState) -> None:
    """An expedition token was turned up; the UFO has moved."""
    if s.journal is not None:
        parts = s.variant.parts
        faces = [FACES[face] for face in parts.extra_faces.of(s.token)]
        facts: Facts = {
            "ability": ABILITIES[parts.abilities[s.token]],
            "faces": " ".join(faces),
            "dice": parts.token_dice[s.token],
            "move": parts.ufo_moves[s.token],
            "ufo": s.ufo_space,
        }
        s.journal.append(Event("token", facts))


def log_crash(s: MlemState) -> None:
    """The rocket has crashed."""
    if s.journal is not None:
        facts: Facts = {"seat": s.commander(), "space": s.space, "failures": s.failures}
        s.journal.append(Event("crashed", facts))


def log_end(s: MlemState) -> None:
    """The game is over; kept missions are shown."""
    if s.journal is None:
        return
    if s.variant.missions:
        for seat in range(s.seats):
            met = missions_met(s, seat)
            facts: Facts = {
                "seat": seat,
                "targets": " ".join(OBJECTS[target] for target in s.missions.of(seat)),
                "met": met,
                "points": s.variant.parts.mission_scores[met],
            }
            s.journal.append(Event("missions", facts))
    s.journal.append(Event("game-over", {}))
    scores = final_scores(s)
    for seat in range(s.seats):
        s.journal.append(Event("score", {"seat": seat, "points": scores[seat]}))
