"""The report of a study: one page that opens in a browser without a server."""

from base64 import b64encode

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from cosmodrome.engine.game import Game
from cosmodrome.lab.study import comparison_panels, component_panel, panels
from cosmodrome.lab.study.figures import Study
from cosmodrome.lab.study.findings import findings
from cosmodrome.lab.study.packing import FOLDER, poster_file
from cosmodrome.lab.study.saying import Saying
from cosmodrome.lab.study.section import Section

_FONTS = (
    ("Onest Variable", "onest-latin", "U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2212"),
    ("Onest Variable", "onest-cyrillic", "U+0301,U+0400-045F,U+0490-0491,U+2116"),
    ("Unbounded Variable", "unbounded-latin", "U+0000-00FF,U+0152-0153,U+2000-206F,U+2212"),
    ("Unbounded Variable", "unbounded-cyrillic", "U+0301,U+0400-045F,U+0490-0491"),
)


def render(study: Study, game: Game, language: str, command: str, languages: list[str]) -> str:
    """The page in a language. ``languages``: those that this report is written in."""
    saying = Saying(language, game)
    environment = Environment(loader=FileSystemLoader(FOLDER), autoescape=True)
    return environment.get_template("report.html.j2").render(
        language=language,
        title=saying.say("study-title", game=saying.say("name")),
        name=saying.say("name"),
        kicker=saying.say("study-kicker"),
        lead=saying.say("study-lead", games=saying.whole(study.games)),
        chips=_chips(study, saying),
        command=command,
        languages=[
            (other, report_file(other, languages), other == language) for other in languages
        ],
        findings=findings(study, saying),
        marks={mark: saying.say(f"finding-{mark}") for mark in ("off", "look", "fine")},
        sections={section.id: section for section in _sections(study, saying)},
        table_word=saying.say("study-table"),
        foot=[saying.say(f"foot-{line}") for line in ("methods", "same", "reconstructed")],
        style=Markup((FOLDER / "report.css").read_text("utf-8")),  # noqa: S704
        fonts=Markup("".join(_font(*font) for font in _FONTS)),  # noqa: S704
        poster=_poster(study.game),
        safe=Markup,
    )


def _poster(game: str) -> str:
    """The picture of a game as an address that holds it; empty: it has none."""
    path = poster_file(game)
    if path is None:
        return ""
    return f"data:image/svg+xml;base64,{b64encode(path.read_bytes()).decode()}"


def report_file(language: str, languages: list[str]) -> str:
    """The file of a language: the first one has the plain name."""
    return "report.html" if language == languages[0] else f"report.{language}.html"


def _font(family: str, file: str, characters: str) -> str:
    data = b64encode((FOLDER / "fonts" / f"{file}.woff2").read_bytes()).decode()
    return (
        f'@font-face{{font-family:"{family}";font-weight:100 900;unicode-range:{characters};'
        f'src:url(data:font/woff2;base64,{data}) format("woff2")}}'
    )


def _chips(study: Study, saying: Saying) -> list[str]:
    players = ", ".join(str(seats.seats) for seats in study.seats)
    return [
        saying.say("study-chip-games", players=players, games=saying.whole(study.seats[0].games)),
        ", ".join(saying.bot(bot) for bot in study.bots),
        saying.say("study-chip-options", options=saying.options(study.options)),
        saying.say("study-chip-rules", rules=str(study.rules)),
        saying.say("study-chip-values", data=study.data),
        saying.say("study-chip-seed", seed=str(study.seed)),
    ]


def _sections(study: Study, saying: Saying) -> list[Section]:
    sections = [
        panels.seats(study, saying),
        panels.luck(study, saying),
        panels.length(study, saying),
        panels.scores(study, saying),
        panels.openings(study, saying),
    ]
    if study.components:
        sections.append(component_panel.components(study, saying))
    if study.option_comparisons:
        sections.append(comparison_panels.options(study, saying))
    if study.values is not None:
        sections.append(comparison_panels.values(study, study.values, saying))
    if study.variation is not None:
        sections.append(comparison_panels.vary(study, saying))
    return sections
