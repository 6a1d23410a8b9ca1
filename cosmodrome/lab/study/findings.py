"""The findings of a study: at most five sentences, the worst first."""

from typing import Literal, NamedTuple

from cosmodrome.lab.intervals import Share
from cosmodrome.lab.study.figures import Seats, Study, Worth
from cosmodrome.lab.study.saying import Saying

Mark = Literal["off", "look", "fine"]
_MOST = 5
# A seat is off from this distance from an even share on, in points; ties are told from this
# percentage on.
_SEAT_OFF = 5.0
_TIES = 20.0


class Finding(NamedTuple):
    """A mark, a figure, a sentence, and the evidence for it."""

    mark: Mark
    figure: str
    title: str
    text: str


def findings(study: Study, saying: Saying) -> list[Finding]:
    """What a reader should know first."""
    off = [_component(worth, saying) for worth in worst(study)]
    seat = _seat(study, saying)
    few = _few(study, saying)
    rest = [
        *_compared(study, saying),
        *_ties(study, saying),
        *few,
        _length(study, saying),
        *_play(study, saying),
    ]
    if not off and not few:
        rest.insert(0, _none(study, saying))
    if seat.mark == "off":
        # Leave room for more than components.
        return [seat, *off[:2], *rest][:_MOST]
    return [*off[:2], seat, *sorted(rest, key=lambda one: one.mark == "fine")][:_MOST]


def worst(study: Study) -> list[Worth]:
    """Components that are marked, the worst first."""
    marked = [worth for worth in study.components if worth.verdict in ("dominant", "weak", "dead")]
    return sorted(marked, key=_badness, reverse=True)


def _badness(worth: Worth) -> tuple[int, float]:
    gain = abs(worth.gain.value) if worth.gain is not None else 0.0
    order = {"dominant": 2, "dead": 1, "weak": 1}[worth.verdict]
    return order, gain if worth.verdict != "dead" else 10 - 100 * worth.share.share


def _component(worth: Worth, saying: Saying) -> Finding:
    name = saying.short(worth.kind, worth.name)
    if worth.verdict == "dead" or worth.gain is None:
        share = worth.share
        text = saying.say(
            "finding-dead-text",
            share=saying.percent(share.share),
            low=saying.percent(share.low),
            high=saying.percent(share.high),
            times=saying.whole(share.of),
        )
        figure = saying.share(share)
        return Finding("off", figure, saying.say("finding-dead", name=name), text)
    gain = worth.gain
    ends = sorted(abs(end) for end in (gain.low, gain.high))
    text = saying.say(
        f"finding-{worth.verdict}-text",
        gain=saying.one(abs(gain.value)),
        low=saying.one(ends[0]),
        high=saying.one(ends[1]),
    )
    title = saying.say(f"finding-{worth.verdict}", name=name)
    return Finding("off", saying.signed(gain.value), title, text)


def farthest_seat(study: Study) -> tuple[Seats, int]:
    """The seat whose share of wins is farthest from even."""
    every = [(seats, seat) for seats in study.seats for seat in range(seats.seats)]
    return max(every, key=lambda one: abs(one[0].wins[one[1]].share - 1 / one[0].seats))


def _seat(study: Study, saying: Saying) -> Finding:
    seats, seat = farthest_seat(study)
    wins, even = seats.wins[seat], 1 / seats.seats
    if wins.low <= even <= wins.high:
        most = saying.one(100 * abs(wins.share - even))
        return Finding(
            "fine",
            saying.share(wins),
            saying.say("finding-even"),
            saying.say("finding-even-text", most=most, games=saying.whole(seats.games)),
        )
    gap = 100 * max(wins.low - even, even - wins.high)
    title = saying.say(
        "finding-seat", seat=seat + 1, seats=seats.seats, share=saying.percent(wins.share)
    )
    text = saying.say(
        "finding-seat-text",
        even=saying.percent(even),
        games=saying.whole(seats.games),
        **_ends(wins, saying),
    )
    mark: Mark = "off" if gap > _SEAT_OFF else "look"
    return Finding(mark, saying.share(wins), title, text)


def _ends(share: Share, saying: Saying) -> dict[str, str]:
    return {"low": saying.percent(share.low), "high": saying.percent(share.high)}


def _none(study: Study, saying: Saying) -> Finding:
    count, games = len(study.components), sum(seats.games for seats in study.seats)
    text = saying.say("finding-none-text", count=saying.whole(count), games=saying.whole(games))
    return Finding("fine", "0", saying.say("finding-none"), text)


def _few(study: Study, saying: Saying) -> list[Finding]:
    few = [worth for worth in study.components if worth.verdict == "few"]
    if 2 * len(few) <= len(study.components):
        return []
    text = saying.say(
        "finding-few-text",
        count=saying.whole(len(few)),
        all=saying.whole(len(study.components)),
        needed=saying.whole(enough(few)),
    )
    figure = saying.whole(sum(seats.games for seats in study.seats))
    return [Finding("look", figure, saying.say("finding-few"), text)]


def enough(few: list[Worth]) -> int:
    """How many games would do for all, to two figures."""
    most = max((worth.needed for worth in few), default=0)
    unit = int(10 ** max(len(str(most)) - 2, 0))
    return -(-most // unit) * unit


def _ties(study: Study, saying: Saying) -> list[Finding]:
    seats = max(study.seats, key=lambda one: one.ties.share)
    if 100 * seats.ties.low < _TIES:
        return []
    share = saying.percent(seats.ties.share)
    text = saying.say(
        "finding-ties-text",
        seats=seats.seats,
        games=saying.whole(seats.games),
        **_ends(seats.ties, saying),
    )
    return [
        Finding("look", saying.share(seats.ties), saying.say("finding-ties", share=share), text)
    ]


def _length(study: Study, saying: Saying) -> Finding:
    seats = study.seats[0]
    minutes = saying.whole(seats.minutes.median)
    text = saying.say(
        "finding-length-text",
        decisions=saying.whole(seats.decisions.median),
        seats=seats.seats,
        low=saying.whole(seats.decisions.low),
        high=saying.whole(seats.decisions.high),
    )
    figure = saying.say("finding-minutes", minutes=minutes)
    return Finding("fine", figure, saying.say("finding-length", minutes=minutes), text)


def _play(study: Study, saying: Saying) -> list[Finding]:
    if not study.contests:
        return []
    contest, deal = study.contests[0], study.luck[0].deal
    share = saying.one(contest.wins.value)
    beats = contest.wins.low > contest.even
    title = saying.say(
        "finding-play", bot=saying.bot(contest.bot), other=saying.bot(contest.against), share=share
    )
    text = saying.say(
        "finding-play-text",
        low=saying.one(contest.wins.low),
        high=saying.one(contest.wins.high),
        even=saying.one(contest.even),
        # Variance has no negative share; an estimate may have.
        deal=saying.whole(max(deal.value, 0)),
        deal_low=saying.whole(max(deal.low, 0)),
        deal_high=saying.whole(max(deal.high, 0)),
    )
    return [Finding("fine" if beats else "look", f"{share} %", title, text)]


def _compared(study: Study, saying: Saying) -> list[Finding]:
    if study.values is None:
        return []
    compared = study.values
    real = [measure for measure in compared.measures if measure.real]
    games = saying.whole(compared.games)
    if not real:
        text = saying.say(
            "finding-unchanged-text", games=games, count=saying.whole(len(compared.measures))
        )
        return [Finding("fine", "0", saying.say("finding-unchanged"), text)]
    several = len(study.seats) > 1
    text = saying.say(
        "finding-changed-text",
        games=games,
        name=saying.measure(real[0], several),
        difference=saying.signed(real[0].difference.value),
    )
    count = saying.whole(len(real))
    title = saying.say("finding-changed", count=count, figures=len(real))
    return [Finding("look", count, title, text)]
