# interpreted: a table
"""What happens in Gaia, as logs and records tell it."""

from typing import Final

from cosmodrome.games.events import EventKind

EVENTS: Final = (
    EventKind("turn", "seat", "A seat begins its turn."),
    EventKind("fed", "card cell seat pasture", "A seat fed a city with an animal of a tile."),
    EventKind("took", "seat card", "A seat took an open card."),
    EventKind("opened", "card", "The next card of a deck was turned up."),
    EventKind("drew", "seat kind", "A seat drew the top card of a deck.", "card"),
    EventKind("discarded", "seat card", "A seat had too many cards and discarded one."),
    EventKind("played", "seat card", "A seat played a card."),
    EventKind("laid", "cell land", "A tile was laid onto an empty cell."),
    EventKind("animals-came", "cell land", "Animals came to a tile."),
    EventKind("built", "card cell", "A city was built on a tile."),
    EventKind("turned", "cell old land", "A tile was replaced by one of another land."),
    EventKind("swapped", "cell second", "Two tiles changed places."),
    EventKind("animals-left", "cell land", "All animals of a tile were lost."),
    EventKind("needs", "card cell before met", "A city has more or fewer needs met."),
    EventKind("city-lost", "card cell", "A city left the table."),
    EventKind("went-home", "card cell seat meeples", "Meeples went from a city home."),
    EventKind("captured", "card cell seat rival", "A seat sent a rival's meeple home."),
    EventKind("settled", "card cell seat", "A meeple came to a city."),
    EventKind("declined-second", "seat", "A seat did not want a second meeple on a city."),
    EventKind("reached", "seat goal index", "A seat reached a goal of the row."),
    EventKind("declined-goal", "seat", "A seat did not want any goal that it could pay for."),
    EventKind("protected", "seat rival card", "A seat stopped the element card of a rival."),
    EventKind("declined-protect", "seat", "A seat did not stop an element card."),
    EventKind("stole", "seat victim kind", "A tornado took a card from a victim.", "card"),
    EventKind("looked", "seat", "A seat looked at all cards that its tornado took.", "cards"),
    EventKind("kept", "seat kind", "A seat kept one of the cards of its tornado.", "card"),
    EventKind("threw", "seat card", "A seat discarded a card of its tornado."),
    EventKind("called-end", "seat", "A seat called the end because a kind of card is used up."),
    EventKind("game-over", "", "The game is over."),
)
