"""The laws that every game keeps, checked in random games of every variant.

A new game passes without a line of its own, but for its invariants.
"""

import re
import zlib
from importlib import import_module
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import msgspec
import pytest
from support import Variant, invariants, option_sets, pick, variants, walk

import cosmodrome
from cosmodrome.engine.chance import chance
from cosmodrome.engine.errors import (
    BadSeat,
    CannotUndo,
    CosmodromeError,
    IllegalAction,
    OptionsNotNamed,
    UnknownAction,
)
from cosmodrome.engine.game import NOBODY, Facts, Game, State
from cosmodrome.engine.game import Variant as GameVariant
from cosmodrome.engine.pieces import NO_PILE, Pile, Rows
from cosmodrome.engine.record import Record
from cosmodrome.engine.vecs import vec
from cosmodrome.games.phrase import Phrase
from cosmodrome.games.title import title_of
from cosmodrome.registry import package_of
from cosmodrome.words import LANGUAGES, Words

# A name of ours for a card or a place, such as T02 or moon_11. Gaia's cells (K11) are on its board.
CODE = re.compile(r"\b(?![A-U](?:[1-9]|1\d|2[01])\b)[A-Z]\d+\b|\w_\w|\b[a-z]+-\d")
VARIANTS = variants()
GAMES = cosmodrome.game_names()
LONGEST_GAME = 20_000


def seed_of(variant: Variant) -> int:
    """Each variant has games of its own."""
    return zlib.crc32(str(variant).encode())


OF_EVERY_STATE = {"game", "seats", "options", "chance", "reveals", "journal", "variant"}


def attributes(thing: object) -> set[str]:
    """The names of an object's fields, interpreted or compiled."""
    if hasattr(thing, "__dict__"):
        return set(vars(thing))
    kinds = (GetSetDescriptorType, MemberDescriptorType)
    return {
        name
        for base in type(thing).__mro__
        for name, value in vars(base).items()
        if isinstance(value, kinds) and not name.startswith("__")
    }


def snapshot(thing: Any) -> Any:
    """All that an object holds, as plain values."""
    if isinstance(thing, int | str | float | None | Game | GameVariant):
        return thing
    if isinstance(thing, Rows):
        return thing.lists()
    if isinstance(thing, Pile):
        return thing.bottom_first()
    names = attributes(thing)
    if names and not isinstance(thing, vec | list | tuple):
        return {name: snapshot(getattr(thing, name)) for name in sorted(names)}
    return [snapshot(item) for item in thing]


def seen(state: State, seat: int | None) -> bytes:
    """All that a seat gets to see of a position, as bytes."""
    title = title_of(state.game)
    speech, view = title.speech, state.view(seat)
    shown = [view, speech.read_out(view), speech.prompt(view), title.known_scores(state, seat)]
    if seat == state.to_move:
        names = [state.game.actions.name(action) for action in state.legal()]
        shown.append([(name, speech.describe(view, name)) for name in names])
    return msgspec.json.encode(shown)


@pytest.mark.parametrize("variant", VARIANTS)
def test_laws_of_a_position(variant: Variant) -> None:
    """Invariants, legal lists, whose turn it is, clones and digests, after every action."""
    check = invariants(variant.game)
    catalog = cosmodrome.game(variant.game).actions
    for steps, (before, action, state) in enumerate(walk(variant, seed_of(variant))):
        check(before, action, state)
        legal = state.legal() if state.to_move != NOBODY else []
        assert legal == sorted(set(legal))
        assert all(0 <= number < len(catalog) for number in legal)
        assert bool(legal) == (state.to_move in range(variant.seats))
        assert len(state.scores()) == variant.seats
        if before is not None:
            twin = before.clone()
            assert twin.digest() == before.digest()
            twin.apply(action)
            assert twin.digest() == state.digest()
            assert twin.digest() != before.digest()
        assert steps < LONGEST_GAME
    assert sorted(state.ranking())[0] == 1
    # A position that forgot to make a pile of its own would have changed that of all.
    assert NO_PILE.size == 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_clones_share_nothing_that_changes(variant: Variant) -> None:
    state = variant.start(seed_of(variant))
    stream = chance(1)
    kept: list[tuple[State, int]] = []
    while state.to_move != NOBODY:
        kept.append((state.clone(), state.digest()))
        state.apply(pick(state, stream))
    assert all(clone.digest() == digest for clone, digest in kept)


@pytest.mark.parametrize("variant", VARIANTS)
def test_clones_have_every_field(variant: Variant) -> None:
    """A field that clone() forgets, or shares and changes in place, shows here."""
    state = variant.start(seed_of(variant) + 2)
    stream = chance(3)
    while state.to_move != NOBODY:
        clone, before = state.clone(), snapshot(state)
        assert snapshot(clone) == before
        state.apply(pick(state, stream))
        assert snapshot(clone) == before


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_listed(name: str) -> None:
    """A field that is not listed would be missing in digests and reveals."""
    game = cosmodrome.game(name)
    state = game.start(game.seats[0])
    listed = {field.name for field in game.fields}
    assert attributes(state) - OF_EVERY_STATE <= listed
    assert all(hasattr(state, field) for field in listed)
    shown = {field.name for field in game.fields if not field.derived}
    assert set(state.reveal()) == {"seats", "options", *shown}


@pytest.mark.parametrize("name", GAMES)
def test_phases_are_the_places_of_their_decisions(name: str) -> None:
    phases = import_module(f"{package_of(name)}.phases")
    numbers = {key: n for key, n in vars(phases).items() if key.isupper() and n >= 0}
    names = [key.lower().replace("_", "-") for key in sorted(numbers, key=numbers.__getitem__)]
    assert names == cosmodrome.game(name).phases
    assert sorted(numbers.values()) == list(range(len(numbers)))


@pytest.mark.parametrize("variant", VARIANTS)
def test_events_are_those_listed(variant: Variant) -> None:
    kinds = {event.kind: event for event in title_of(cosmodrome.game(variant.game)).events}
    game = cosmodrome.game(variant.game)
    record = Record(game, variant.seats, dict.fromkeys(variant.options, True), 6)
    stream = chance(seed_of(variant) + 7)
    while record.state.to_move != NOBODY:
        for event in record.play(pick(record.state, stream)):
            kind = kinds[event.kind]
            assert fits(event.facts, kind.facts)
            assert fits(event.secrets, kind.secrets if event.knows else "")


def fits(facts: Facts, names: str) -> bool:
    """Whether these are the facts named; a name in brackets may be missing."""
    possible = {name.strip("[]") for name in names.split()}
    needed = {name for name in names.split() if not name.startswith("[")}
    return needed <= set(facts) <= possible


@pytest.mark.parametrize("variant", VARIANTS)
def test_redeal_changes_only_what_a_seat_cannot_know(variant: Variant) -> None:
    """What a seat, or a spectator, is shown is the same; and it depends on nothing hidden."""
    check = invariants(variant.game)
    for step, (_, _, state) in enumerate(walk(variant, seed_of(variant) + 5)):
        if step % 5:
            continue
        for seat in range(variant.seats):
            one = state.clone()
            one.redeal(seat, 11)
            two = one.clone()
            two.redeal(seat, 12)
            assert seen(one, seat) == seen(state, seat)
            assert seen(two, None) == seen(state, None)
            check(None, -1, two)
            # From two positions that the seat cannot tell apart, one and the same follows.
            two.redeal(seat, 13)
            one.redeal(seat, 13)
            assert one.digest() == two.digest()
            assert one.chance.word() == two.chance.word()


@pytest.mark.parametrize("variant", VARIANTS)
def test_without_secrets_everybody_sees_the_same(variant: Variant) -> None:
    """Then no view shows what another seat cannot know. Everybody can tell which is the case."""
    has_secrets = title_of(cosmodrome.game(variant.game)).has_secrets
    for step, (_, _, state) in enumerate(walk(variant, seed_of(variant) + 6)):
        for seat in range(variant.seats if step % 5 == 0 else 0):
            other = state.clone()
            other.redeal(seat, step)
            assert has_secrets(other) == has_secrets(state)
            if not has_secrets(state):
                for viewer in range(variant.seats):
                    assert seen(other, viewer) == seen(state, viewer)


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_go_on_after_a_redeal(variant: Variant) -> None:
    check = invariants(variant.game)
    state = variant.start(seed_of(variant) + 9)
    stream = chance(2)
    while state.to_move != NOBODY:
        state.redeal(state.to_move, int(stream.word()))
        before = state.clone()
        action = pick(state, stream)
        state.apply(action)
        check(before, action, state)


@pytest.mark.parametrize("variant", VARIANTS)
def test_records(variant: Variant) -> None:
    """Text and JSON lead to the same position; a free action is taken back and repeated."""
    game = cosmodrome.game(variant.game)
    record = Record(game, variant.seats, dict.fromkeys(variant.options, True), 3)
    stream = chance(seed_of(variant))
    while record.state.to_move != NOBODY and len(record.entries) < 400:
        seat, digest = record.state.to_move, record.state.digest()
        action = pick(record.state, stream)
        record.play(action, seat)
        after = record.state.digest()
        if stream.below(4) == 0:
            try:
                record.undo(seat)
            except CannotUndo:
                record.undo((seat + 1) % variant.seats, agreed=True)
            assert record.state.digest() == digest
            record.play(action, seat)
        assert record.state.digest() == after
    for form in (record.to_text(), record.to_json()):
        again = cosmodrome.read_record(form)
        assert again.state.digest() == record.state.digest()
        assert again.entries == record.entries


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_may_be_undone_told_nothing(variant: Variant) -> None:
    """Had the hidden things been different, a free action would have looked the same."""
    game = cosmodrome.game(variant.game)
    record = Record(game, variant.seats, dict.fromkeys(variant.options, True), 4)
    stream = chance(seed_of(variant) + 3)
    while record.state.to_move != NOBODY and len(record.entries) < 200:
        seat = record.state.to_move
        other = record.state.clone()
        other.redeal(seat, int(stream.word()))
        action = pick(record.state, stream)
        record.play(action, seat)
        if record.steps[-1].free:
            other.apply(action)
            assert seen(other, seat) == seen(record.state, seat)


def ending_phrases(state: State) -> list[Phrase]:
    """All that is said about the end: the parts of each seat must add up to its score."""
    ending = title_of(state.game).ending(state.view(None), state.ranking())
    for seat, score in enumerate(state.scores()):
        assert sum(source.parts[seat].points for source in ending.sheet) == score
    assert ending.why
    made_of = [
        phrase for source in ending.sheet for part in source.parts for phrase in part.made_of
    ]
    named = [Phrase(f"score-{source.name}") for source in ending.sheet]
    return [
        *ending.why,
        *made_of,
        *named,
        Phrase("score-total"),
        Phrase("score-unit", {"score": 2}),
    ]


@pytest.mark.parametrize("variant", VARIANTS)
def test_everything_can_be_said(variant: Variant) -> None:
    """Every line, prompt, action and log entry of a game has its words in all languages."""
    game = cosmodrome.game(variant.game)
    speech = title_of(game).speech
    record = Record(game, variant.seats, dict.fromkeys(variant.options, True), 5)
    stream = chance(seed_of(variant) + 1)
    phrases = set()
    while record.state.to_move != NOBODY:
        seat = record.state.to_move
        if len(record.entries) % 7 == 0:
            view = record.state.view(seat)
            phrases |= {msgspec.json.encode(line) for line in speech.read_out(view)}
            phrases |= {msgspec.json.encode(line) for line in speech.read_hidden(record.state)}
            phrases.add(msgspec.json.encode(speech.prompt(view)))
            names = [game.actions.name(action) for action in record.state.legal()]
            phrases |= {msgspec.json.encode(speech.describe(view, name)) for name in names}
        for event in record.play(pick(record.state, stream)):
            for viewer in (None, seat):
                phrases.add(msgspec.json.encode(speech.log_line(event, viewer)))
    phrases.add(msgspec.json.encode(speech.prompt(record.state.view(None))))
    phrases |= {msgspec.json.encode(phrase) for phrase in ending_phrases(record.state)}
    phrase_type = type(speech.prompt(record.state.view(None)))
    for language in LANGUAGES:
        words = Words(language, variant.game)
        for phrase in phrases:
            said = words.phrase(msgspec.json.decode(phrase, type=phrase_type))
            assert said.strip()
            assert not CODE.search(said), said


@pytest.mark.parametrize("name", GAMES)
def test_catalog_goes_both_ways(name: str) -> None:
    catalog = cosmodrome.game(name).actions
    assert [catalog.number(catalog.name(number)) for number in range(len(catalog))] == list(
        range(len(catalog))
    )


@pytest.mark.parametrize("name", GAMES)
def test_views_and_reveals_are_json(name: str) -> None:
    variant = Variant(name, cosmodrome.game(name).seats[0], ())
    for _, _, state in walk(variant, 8):
        assert msgspec.json.decode(msgspec.json.encode(state.reveal()))
        assert msgspec.json.decode(msgspec.json.encode(state.view(None)))


@pytest.mark.parametrize("name", GAMES)
def test_all_see_the_same_only_where_the_title_says_so(name: str) -> None:
    game = cosmodrome.game(name)
    title = title_of(game)
    variant = Variant(name, game.seats[-1], list(option_sets(game))[-1])
    same = True
    for step, (_, _, state) in enumerate(walk(variant, 8)):
        if step % 5 == 0:
            shown: Any = title.view(state, None)
            for seat in range(variant.seats):
                view: Any = title.view(state, seat)
                same = same and msgspec.structs.replace(view, seat=None) == shown
                same = same and title.speech.read_out(view) == title.speech.read_out(shown)
                same = same and title.speech.prompt(view) == title.speech.prompt(shown)
                known = title.known_scores(state, seat)
                same = same and known == title.known_scores(state, None) == state.scores()
    assert same == title.all_see_the_same
    if same:
        assert title.view_type.__struct_fields__[0] == "seat"
        actions = game.actions
        assert all(actions.public_name(n) == actions.name(n) for n in range(len(actions)))


@pytest.mark.parametrize("name", GAMES)
def test_the_judge_gives_chances_and_steady_features(name: str) -> None:
    game = cosmodrome.game(name)
    judge = cosmodrome.judge(game)
    for options in list(option_sets(game))[-1:]:
        for seats in game.seats:
            lengths = set()
            for step, (_, _, state) in enumerate(walk(Variant(name, seats, options), 6)):
                if step % 9:
                    continue
                chances = judge.chances(state)
                assert len(chances) == seats
                assert min(chances) >= 0
                assert sum(chances) == pytest.approx(1)
                lengths.add((len(judge.features(state, 0)), len(judge.feature_names(state))))
            [(numbers, names)] = lengths
            assert numbers == names


@pytest.mark.parametrize("name", GAMES)
def test_the_judge_looks_ahead_as_it_would_one_action_at_a_time(name: str) -> None:
    """A quicker way to look at all actions gives the same numbers, to the last bit."""
    game = cosmodrome.game(name)
    judge = cosmodrome.judge(game)
    for seats in (game.seats[0], game.seats[-1]):
        variant = Variant(name, seats, list(option_sets(game))[-1])
        for step, (_, _, state) in enumerate(walk(variant, 11)):
            if step % 4 or state.to_move < 0:
                continue
            digest, legal, expected = state.digest(), state.legal(), []
            for action in legal:
                after = state.clone()
                after.apply(action)
                expected.append(judge.chances(after))
            assert judge.chances_after(state.clone(), legal) == expected
            assert state.digest() == digest


@pytest.mark.parametrize("name", GAMES)
def test_features_show_nothing_hidden(name: str) -> None:
    game = cosmodrome.game(name)
    judge = cosmodrome.judge(game)
    variant = Variant(name, game.seats[-1], list(option_sets(game))[-1])
    for step, (_, _, state) in enumerate(walk(variant, 16)):
        if step % 9:
            continue
        for seat in range(variant.seats):
            other = state.clone()
            other.redeal(seat, 21)
            assert judge.features(other, seat) == judge.features(state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_bad_starts_are_refused(name: str) -> None:
    game = cosmodrome.game(name)
    wrong: list[tuple[int, dict[str, bool], int]] = [
        (game.seats[0] - 1, {}, 0),
        (game.seats[-1] + 1, {}, 0),
        (game.seats[0], {"no_such_option": True}, 0),
        (game.seats[0], {}, -1),
        (game.seats[0], {}, 1 << 128),
    ]
    for seats, options, seed in wrong:
        with pytest.raises(CosmodromeError):
            game.start(seats, options, seed)
    unnamed: list[Any] = [["elements"], "elements", 3]
    for value in unnamed:
        with pytest.raises(OptionsNotNamed):
            game.start(game.seats[0], value)


@pytest.mark.parametrize("name", GAMES)
def test_a_start_has_defaults(name: str) -> None:
    game = cosmodrome.game(name)
    assert game.start(game.seats[0]).digest() == game.start(game.seats[0], {}, 0).digest()


@pytest.mark.parametrize("name", GAMES)
def test_seats_and_actions_that_are_not_there_are_refused(name: str) -> None:
    game = cosmodrome.game(name)
    state = game.start(game.seats[0])
    for seat in (-1, game.seats[0], 99):
        with pytest.raises(BadSeat):
            state.view(seat)
        with pytest.raises(BadSeat):
            state.redeal(seat, 1)
    for number in (-1, len(game.actions)):
        for ask in (game.actions.name, game.actions.verb, game.actions.secret):
            with pytest.raises(UnknownAction):
                ask(number)
    before = state.digest()
    illegal = next(n for n in range(len(game.actions)) if n not in state.legal())
    with pytest.raises(IllegalAction):
        state.play(illegal)
    with pytest.raises(ValueError, match="no action"):
        state.play("fly to the moon")
    assert state.digest() == before
    state.play(state.legal()[0])
    assert state.digest() != before
