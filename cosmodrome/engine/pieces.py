"""What lies on a table: piles and rows of cards.

A card, tile or token is a number. Piles and rows keep theirs in flat memory (``vec``), so
that a position is cloned by copying a few blocks. A row of a fixed length, such as the
score of each seat, is a ``vec`` itself.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.engine.chance import Chance, Script
from cosmodrome.engine.vecs import append, vec


def row(length: i64, value: i64) -> vec[i64]:
    """A row of equal numbers.

    >>> list(row(3, 7))
    [7, 7, 7]
    """
    return vec[i64]([value] * length)


def popcount(bits: i64) -> i64:
    """How many members a set of bits has.

    >>> int(popcount(0b1011))
    3
    """
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def replaced(items: vec[i64], place: i64, item: i64) -> vec[i64]:
    """A copy of a row with another item at a place, for positions that share their rows.

    >>> list(replaced(vec[i64]([4, 5, 6]), 1, 9))
    [4, 9, 6]
    """
    copy = items[:]
    copy[place] = item
    return copy


def appended(items: vec[i64], item: i64) -> vec[i64]:
    """A copy of a row with an item more.

    >>> list(appended(vec[i64]([4, 5]), 9))
    [4, 5, 9]
    """
    return append(items[:], item)


def without(items: vec[i64], place: i64) -> vec[i64]:
    """A copy of a row that leaves out the item at a place.

    >>> list(without(vec[i64]([4, 5, 6]), 1))
    [4, 6]
    """
    copy = items[: len(items) - 1]
    for i in range(place, i64(len(copy))):
        copy[i] = items[i + 1]
    return copy


def in_order(counts: vec[i64], first: i64, end: i64) -> vec[i64]:
    """The cards from one number up to another, each as often as it is counted.

    >>> list(in_order(vec[i64]([1, 0, 2, 1]), 0, 3))
    [0, 2, 2]
    """
    cards = vec[i64]()
    for card in range(first, end):
        for _ in range(counts[card]):
            cards = append(cards, card)
    return cards


def shuffle(cards: vec[i64], chance: Chance) -> None:
    """Put cards into a uniformly random order, in place."""
    if chance.script is not None:
        shuffle_by_script(cards, chance.script)
        return
    last: i64 = len(cards) - 1
    while last > 0:
        other = chance.below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1


def shuffle_by_script(cards: vec[i64], script: Script) -> None:
    """Put cards into an order that is told: equal cards are not told apart.

    >>> cards = vec[i64]([4, 4, 6])
    >>> script = Script([1])
    >>> shuffle_by_script(cards, script)
    >>> list(cards), script.sizes, script.likely
    ([6, 4, 4], [2], 0.3333333333333333)
    """
    for place in range(i64(len(cards))):
        different: list[int] = []
        weights: list[int] = []
        for later in range(place, i64(len(cards))):
            if cards[later] in different:
                weights[different.index(cards[later])] += 1
            else:
                different.append(cards[later])
                weights.append(1)
        if len(different) == 1:
            return
        card = different[script.draw(weights)]
        found = place
        while cards[found] != card:
            found += 1
        cards[found] = cards[place]
        cards[place] = card


def inserted(numbers: vec[i64], number: i64) -> vec[i64]:
    """A rising row with one number more; the row given must not be used any more.

    >>> list(inserted(vec[i64]([1, 4, 6]), 5))
    [1, 4, 5, 6]
    """
    place = len(numbers)
    numbers = append(numbers, number)
    while place > 0 and numbers[place - 1] > number:
        numbers[place] = numbers[place - 1]
        place -= 1
    numbers[place] = number
    return numbers


def sort(cards: vec[i64]) -> None:
    """Put cards into rising order, in place. Their numbers are small, so they are counted.

    >>> cards = vec[i64]([3, 0, 2, 3])
    >>> sort(cards); list(cards)
    [0, 2, 3, 3]
    """
    top: i64 = -1
    for card in cards:
        top = max(top, card)
    counts = row(top + 1, 0)
    for card in cards:
        counts[card] += 1
    place: i64 = 0
    for card in range(top + 1):
        for _ in range(counts[card]):
            cards[place] = card
            place += 1


@mypyc_attr(native_class=True, acyclic=True)
class Pile:
    """A pile of cards, face down or face up. Its top is the last of its cards.

    Taking a card only counts ``size`` down and everything else makes new memory, so that
    clones share theirs.

    >>> pile = Pile(vec[i64]([3, 1, 2]))
    >>> int(pile.take()), pile.top_first()
    (2, [1, 3])
    """

    def __init__(self, cards: vec[i64]) -> None:
        self.cards = cards
        self.size: i64 = len(cards)

    def take(self) -> i64:
        """The top card, which leaves the pile."""
        self.size -= 1
        return self.cards[self.size]

    def put_on_top(self, card: i64) -> None:
        self.cards = append(self.cards[: self.size], card)
        self.size += 1

    def put_under(self, card: i64) -> None:
        cards = append(vec[i64](capacity=self.size + 1), card)
        for i in range(self.size):
            cards = append(cards, self.cards[i])
        self.cards = cards
        self.size += 1

    def shuffle(self, chance: Chance) -> None:
        self.cards = self.cards[: self.size]
        shuffle(self.cards, chance)

    def reshuffle(self, chance: Chance) -> None:
        """A new order, drawn without regard to the present one: for what a seat cannot know."""
        self.cards = self.cards[: self.size]
        sort(self.cards)
        shuffle(self.cards, chance)

    def reshuffled(self, chance: Chance) -> "Pile":
        """The same as reshuffle(), as a new pile: for positions that share this one."""
        copy = self.clone()
        copy.reshuffle(chance)
        return copy

    def clone(self) -> "Pile":
        copy = Pile(self.cards)
        copy.size = self.size
        return copy

    def count(self, card: i64) -> i64:
        """How many of its cards are this one."""
        total: i64 = 0
        for i in range(self.size):
            if self.cards[i] == card:
                total += 1
        return total

    def bottom_first(self) -> list[int]:
        return [self.cards[i] for i in range(self.size)]

    def top_first(self) -> list[int]:
        return [self.cards[self.size - 1 - i] for i in range(self.size)]


def pile_of(cards: list[int]) -> Pile:
    """A pile of these cards, the top one last."""
    return Pile(vec[i64](cards))


def shuffled(cards: vec[i64], chance: Chance) -> Pile:
    """A pile of these cards in a random order; the row given must not be used any more."""
    shuffle(cards, chance)
    return Pile(cards)


@mypyc_attr(native_class=True, acyclic=True)
class Rows:
    """Several short lists of cards, such as the hands of all seats, in one block of memory.

    Clones share the block until one of them changes it.

    >>> hands = Rows(2)
    >>> for card in (5, 3, 4): hands.insert(1, card)
    >>> hands.lists(), int(hands.pop(1, 0)), hands.of(1)
    ([[], [3, 4, 5]], 3, [4, 5])
    >>> hands.copy_row(1, 0)
    >>> hands.lists()
    [[4, 5], [4, 5]]
    >>> hands.insert(0, 4)
    >>> [hands.repeats(0, place) for place in range(3)]
    [False, True, False]
    >>> hands.discard(0, 4); hands.discard(0, 9); hands.of(0)
    [4, 5]
    """

    def __init__(self, count: i64, width: i64 = 6) -> None:
        # Each row is a block of cells: its size, then room for `width` cards.
        self.count = count
        self.width = width
        self.cells: vec[i64] = row(count * (width + 1), 0) if count else vec[i64]()
        # Whether a clone may have the same block.
        self.shared = False

    def clone(self) -> "Rows":
        copy = Rows(0)
        copy.count = self.count
        copy.width = self.width
        copy.cells = self.cells
        copy.shared = True
        self.shared = True
        return copy

    def size(self, row: i64) -> i64:
        return self.cells[row * (self.width + 1)]

    def at(self, row: i64, place: i64) -> i64:
        """The card at a place of a row, which must be below its size."""
        return self.cells[row * (self.width + 1) + 1 + place]

    def append(self, row: i64, card: i64) -> None:
        """Put a card to the end of a row."""
        if self.size(row) == self.width:
            self._widen()
        cells = self._own_cells()
        head = row * (self.width + 1)
        cells[head] += 1
        cells[head + cells[head]] = card

    def with_card(self, row: i64, card: i64) -> "Rows":
        """A copy with a card more at the end of a row, for positions that share their rows."""
        copy = self.clone()
        copy.append(row, card)
        return copy

    def insert(self, row: i64, card: i64) -> None:
        """Put a card into a row that is sorted."""
        if self.size(row) == self.width:
            self._widen()
        cells = self._own_cells()
        head = row * (self.width + 1)
        place = head + cells[head]
        cells[head] += 1
        while place > head and cells[place] > card:
            cells[place + 1] = cells[place]
            place -= 1
        cells[place + 1] = card

    def pop(self, row: i64, place: i64) -> i64:
        """Take the card at a place out of a row."""
        cells = self._own_cells()
        head = row * (self.width + 1)
        card = cells[head + 1 + place]
        last = head + cells[head]
        for cell in range(head + 1 + place, last):
            cells[cell] = cells[cell + 1]
        cells[head] -= 1
        return card

    def find(self, row: i64, card: i64) -> i64:
        """The first place of a card in a row, -1 if it is not there."""
        cells = self.cells
        head = row * (self.width + 1)
        for place in range(cells[head]):
            if cells[head + 1 + place] == card:
                return place
        return -1

    def repeats(self, row: i64, place: i64) -> bool:
        """Whether a card of a sorted row is the same as the one before it."""
        return place > 0 and self.at(row, place) == self.at(row, place - 1)

    def holds(self, row: i64, card: i64) -> bool:
        return self.find(row, card) >= 0

    def remove(self, row: i64, card: i64) -> None:
        """Take one such card, which must be there, out of a row."""
        self.pop(row, self.find(row, card))

    def discard(self, row: i64, card: i64) -> None:
        """Take one such card out of a row, if there is any."""
        place = self.find(row, card)
        if place >= 0:
            self.pop(row, place)

    def clear(self, row: i64) -> None:
        self._own_cells()[row * (self.width + 1)] = 0

    def copy_row(self, source: i64, target: i64) -> None:
        """Give a row the cards of another one instead of its own."""
        cells = self._own_cells()
        for offset in range(self.size(source) + 1):
            cell = source * (self.width + 1) + offset
            cells[target * (self.width + 1) + offset] = cells[cell]

    def of(self, row: i64) -> list[int]:
        """The cards of a row."""
        return [self.at(row, place) for place in range(self.size(row))]

    def lists(self) -> list[list[int]]:
        """The cards of all rows."""
        return [self.of(row) for row in range(self.count)]

    def _own_cells(self) -> vec[i64]:
        """The block, which no clone shares any more."""
        if self.shared:
            self.cells = self.cells[:]
            self.shared = False
        return self.cells

    def _widen(self) -> None:
        """Make room for twice as many cards in each row."""
        wider = Rows(self.count, 2 * self.width)
        for index in range(self.count):
            for place in range(self.size(index)):
                wider.append(index, self.at(index, place))
        self.width = wider.width
        self.cells = wider.cells
        self.shared = False


def rows_of(lists: list[list[int]]) -> Rows:
    """Rows with these cards."""
    rows = Rows(len(lists))
    for index in range(len(lists)):
        for card in lists[index]:
            rows.append(index, card)
    return rows


# What the fields of a position hold before it is set up; never changed.
NO_CARDS: Final = vec[i64]()
NO_PILE: Final = Pile(NO_CARDS)
NO_ROWS: Final = Rows(0)
