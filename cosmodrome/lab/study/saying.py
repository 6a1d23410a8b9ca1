"""The words and numbers of a report in one language."""

from pathlib import Path

from babel.numbers import format_decimal

from cosmodrome.engine.game import Game
from cosmodrome.games.title import title_of
from cosmodrome.lab.intervals import Share
from cosmodrome.lab.study.figures import Measure, Opening
from cosmodrome.lab.study.statistics import Estimate
from cosmodrome.words import Words

_TEXT = Path(__file__).parent / "text"
# A longer description of a component gives way to its code in the printed values, if it has one.
_SHORT = 28


class Saying:
    """A language and a game: messages, numbers, names of components and bots."""

    def __init__(self, language: str, game: Game) -> None:
        self.language = language
        self.words = Words(language, game.name)
        self.words.add(_TEXT / f"{language}.ftl")
        self._kinds = {kind.sheet: kind for kind in title_of(game).components}

    def say(self, message: str, **args: int | str) -> str:
        """A message."""
        return self.words.say(message, **args)

    def whole(self, number: float) -> str:
        """A number without decimals."""
        return self._format(number, 0, "#,##0")

    def one(self, number: float) -> str:
        """A number with one decimal."""
        return self._format(number, 1, "#,##0.0")

    def number(self, number: float) -> str:
        """A number with one decimal if it is not whole."""
        return self._format(number, 1, "#,##0.#")

    def percent(self, share: float) -> str:
        """A share of 1 as percent, without the sign."""
        return self.one(100 * share)

    def share(self, share: Share) -> str:
        """A share in percent; a dash if there was nothing to count."""
        return f"{self.percent(share.share)} %" if share.of else "—"

    def signed(self, number: float) -> str:
        """A difference with its sign."""
        text = self.one(number)
        return text if number < 0 else f"+{text}"

    def estimate(self, estimate: Estimate) -> str:
        """A difference with its interval."""
        return f"{self.signed(estimate.value)} ± {self.one(estimate.half)}"

    def between(self, low: float, high: float) -> str:
        """An interval."""
        return f"{self.one(low)} … {self.one(high)}"

    def _format(self, number: float, decimals: int, pattern: str) -> str:
        # Adding zero turns -0.0 into 0.0.
        text = format_decimal(round(number, decimals) + 0.0, pattern, locale=self.language)
        return str(text).replace("-", "−")

    def bot(self, name: str) -> str:
        """A bot by its level, or by its own name."""
        message = f"level-{name}"
        return self.say(message) if self.words.has(message) else name.rpartition(":")[2]

    def kind(self, sheet: str) -> str:
        """A kind of component."""
        return self.say(f"sheet-{sheet}")

    def what(self, sheet: str, name: str) -> str:
        """A component with all that is said about it."""
        kind = self._kinds[sheet]
        return name if kind.say is None else self.words.phrase(kind.say(name))

    def short(self, sheet: str, name: str) -> str:
        """A component in few words."""
        call = self._kinds[sheet].call
        if call is not None:
            return self.words.phrase(call(name))
        what = self.what(sheet, name)
        is_code = any(character.isdigit() for character in name)
        return name if is_code and len(what) > _SHORT else what

    def options(self, names: list[str]) -> str:
        """Options by their names in words."""
        said = [self.say(f"option-{name}") for name in names]
        return ", ".join(said) or self.say("nothing-chosen")

    def opening(self, opening: Opening) -> str:
        """A first choice in words."""
        verb = self.say(f"verb-{opening.verb}")
        if not opening.name:
            return verb
        return self.say("openings-choice", verb=verb, name=self.short(opening.kind, opening.name))

    def phase(self, name: str) -> str:
        """A decision in words; a game that has none for it shows the name that the rules use."""
        message = f"phase-{name}"
        return self.say(message) if self.words.has(message) else name

    def measure(self, measure: Measure, several: bool) -> str:
        """What a figure of a comparison is about."""
        name = self.say(f"end-{measure.of}") if measure.name == "cause" else ""
        if measure.kind:
            name = self.short(measure.kind, measure.of)
        said = self.say(f"measure-{measure.name}", **({"name": name} if name else {}))
        if several and measure.seats:
            return self.say("measure-players", name=said, seats=measure.seats)
        return said
