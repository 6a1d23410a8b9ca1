name = Galaktiko
about = Space taxis on a ring of eight sectors: pick up, deliver, dodge the stowaways.

option-cheeky_stowaways = Cheeky stowaways
    .about = A stowaway who reaches their station slips away unpaid, whether you like it or not. A controller there acts first: then they pay.
option-find_their_way = They will find their way
    .about = At the end, passengers who want any of the three stations of the sector where you stand, even one closed on the route, leave without penalty or points. Stowaways do too; vortans stay.
option-to_the_last = To the last passenger
    .about = There is no end-of-shift card: when the last card of the deck has been turned up, the round is finished and one more is played.
option-rich_first = Rich first
    .about = Ordinary passengers, stowaways and vortans get off only after a rich one has been set down at the same stop. Only stowaways who pay a controller need not wait.

nothing = nobody

icon-comet = comet
    .short = com
icon-ring = ringed planet
    .brief = ring
    .short = rin
icon-star = star
    .short = sta
icon-moon = moon
    .short = moo
icon-spiral = spiral
    .short = spi
icon-atom = atom
    .short = ato
icon-crystal = crystal
    .short = cry
icon-beacon = beacon
    .short = bea

card-rich = rich passenger ({ NAME($icon) })
card-ordinary = passenger ({ NAME($icon) } or { NAME($other) })
card-stowaway = stowaway ({ NAME($icon) })
card-vortan = vortan
card-controller = controller
card-end-of-shift = end of shift

line-round = Round { $round }.
line-last-round = The shift is ending: round { $round } is the last.
line-piles = { $upper ->
    [one] One card is left in the upper pile of the deck,
   *[other] { $upper } cards are left in the upper pile of the deck,
} { $lower } in the lower one.
line-pile = { $cards ->
    [one] One card is left in the deck.
   *[other] { $cards } cards are left in the deck.
}
line-sector = Sector { $position }: { $stations }. Waiting, front first: { $queue }.
line-station = station { $station } ({ NAME($icon) })
line-station-ship = station { $station } ({ NAME($icon) }) with { SEAT($seat) }’s ship
    .you = station { $station } ({ NAME($icon) }) with your ship
line-controllers = { $count ->
    [one] A controller is on duty there.
   *[other] { $count } controllers are on duty there.
}
line-score = { SEAT($seat) }: score { $score }, { $delivered ->
    [one] one passenger delivered.
   *[other] { $delivered } passengers delivered.
}
line-hand = { SEAT($seat) } has { $count } aboard: { $cards }.
    .you = You have { $count } aboard: { $cards }.
hidden-upper = The upper pile, top first: { $cards }.
hidden-lower = The lower pile, top first: { $cards }.

prompt-placement = { SEAT($seat) }, choose a station for your ship: the whole queue there comes aboard.
    .you = Choose a station for your ship: the whole queue there comes aboard.
    .ask = Start on which station?
prompt-move = { SEAT($seat) }, choose a station to fly to.
    .you = Choose a station to fly to.
    .ask = Fly to which station?
prompt-drop-off = { SEAT($seat) }, set passengers down or finish: { $count ->
    [one] one kind can get off here.
   *[other] { $count } kinds can get off here.
}
    .you = Set passengers down or finish: { $count ->
        [one] one kind can get off here.
       *[other] { $count } kinds can get off here.
    }
    .ask = Who gets off here?
prompt-over = The shift is over.

verb-place = Place the ship
verb-move = Fly
verb-drop = Set down
verb-done = Finish

action-place = Place the ship on station { $station } ({ NAME($icon) }) in sector { $position } and take aboard: { $cards }
    .short = Start on station { $station } ({ NAME($icon) })
action-move = Fly to station { $station } ({ NAME($icon) })
action-move-visit = Fly to station { $station } ({ NAME($icon) }): { $count ->
    [0] nobody can get off
   *[other] can get off: { $off } (+{ $gain })
}; would board: { $boarding }
    .short = Fly to { $station } ({ NAME($icon) }){ $count ->
        [0] { "" }
       *[other] { "" }, +{ $gain }
    }
action-drop = Set down: { $card }
action-done = Nobody else gets off

log-round = Round { $round }
log-placed = { SEAT($seat) } starts on station { $station } ({ NAME($icon) }).
    .you = You start on station { $station } ({ NAME($icon) }).
log-flew = { SEAT($seat) } flies from { $from } to { $station } ({ NAME($icon) }).
    .you = You fly from { $from } to { $station } ({ NAME($icon) }).
log-came = Sector { $position }: { $card } joins the queue.
log-controller-came = Sector { $position }: a { $card } comes on duty.
log-boarded = { SEAT($seat) } takes aboard: { $card }.
    .you = You take aboard: { $card }.
log-dropped = { SEAT($seat) } sets down: { $card }.
    .you = You set down: { $card }.
log-paid = On { SEAT($seat) }’s ship the controller collects from: { $card }.
    .you = On your ship the controller collects from: { $card }.
log-slipped-off = Slips away unpaid from { SEAT($seat) }’s ship: { $card }.
    .you = Slips away unpaid from your ship: { $card }.
log-controller-returned = The controller finds no stowaway on { SEAT($seat) }’s ship and goes back into the deck.
    .you = The controller finds no stowaway on your ship and goes back into the deck.
log-shift-ends = The shift is ending: round { $round } is the last.
log-found-way = Finds their own way from { SEAT($seat) }’s ship: { $card }.
    .you = Finds their own way from your ship: { $card }.
log-game-over = The shift is over.

# The end: why, and the score sheet.
ended-end-of-shift = The end of the shift came in round { $round }.
ended-last-card = The last card was turned up in round { $round }.
ended-last-round = Round { $round } was the last.
tie-stowaways = { SEAT($seat) } is ahead of { SEAT($rival) }: more stowaways paid.
    .you = You are ahead of { SEAT($rival) }: more stowaways paid.
    .you-rival = { SEAT($seat) } is ahead of you: more stowaways paid.
score-ordinary = Passengers
score-rich = Rich passengers
score-stowaway = Stowaways who paid
score-aboard = Still aboard
score-total = Total
score-unit = { $score ->
    [one] point
   *[other] points
}
made-people = { $count }

# The help over the table.
help-turn = A turn has three parts
help-end = the end-of-shift card turns up, and one more round is played. Passengers still aboard cost points.
help-turn-fly = to any free station of the route in another sector. New cards come to the five sectors behind you.
    .title = Fly
help-turn-drop = any passengers who want this station.
    .title = Set down
help-turn-load = the queue boards from the front until six are aboard, like it or not.
    .title = Load
help-station = its icon is what passengers want; a ring in a player’s colour means a ship is there.
    .title = Station
help-leave = someone aboard could get off there; on a marked station the figure says how many.
    .title = Number in colour
help-ordinary = wants either of two icons: +1, still aboard at the end −1.
    .title = Passenger
help-rich = wants one icon: +2, still aboard −1.
    .title = Rich passenger
help-stowaway = may leave for nothing; caught by a controller +2, still aboard −2.
    .title = Stowaway
help-vortan = leaves only together with a vortan from the queue; still aboard −2.
    .title = Vortan
help-controller = acts when you arrive: every stowaway aboard pays.
    .title = Controller
help-refill = come to the five sectors behind the ship that flew.
    .title = New cards

# Tables of printed values.
sheet-icons = Icons
sheet-passengers = Passengers
sheet-players = Numbers for 2 to 6 players
sheet-sectors = Stations of the sectors
sheet-specials = Special cards

# What studies count and say.
end-end-of-shift = the end-of-shift card
end-last-card = the last card of the deck

rules-1 = You fly a space taxi round a ring of eight sectors. Deliver passengers to stations with their icon. Whoever has the most points when the shift ends wins.
    .title = The aim
    .more = Everything is open except the order of the deck. It holds 16 rich passengers and 16 stowaways (two of each for every icon), 36 ordinary passengers, 7 vortans, and one controller more than there are players. That every icon has two of each is our reconstruction.
rules-2 = The eight sectors lie in random order, and three passengers wait in each. From the last player back to the first, everybody places a ship on a station of the route, in a sector without a ship, and takes its whole queue aboard. Then the first player begins.
    .title = The start
    .more = The number of players sets the route, the same for all: green, with one station a sector, for two; yellow, with two, for three or four; pink, with three, for five or six. A controller that comes up while the first queues are filled is replaced and shuffled back into the deck; stowaways and vortans stay. Placing a ship does nothing else: nobody gets off, and no new cards come. Who begins is settled before the game.
rules-3 = In your turn, fly to any free station of the route in another sector. Then one new card is turned up for each of the five sectors behind your ship, the nearest first; a passenger joins the back of the queue.
    .title = Fly
    .more = You may fly any distance and pass other ships, but you must leave your sector: a full circle back to another of its stations is not allowed. Ships may share a sector, never a station. “Behind” means counter-clockwise. Your new sector and the next two clockwise get no card; sectors with ships and the one you have left get theirs like any other. A controller that turns up waits in the sector; no passenger comes in its place. Ships fly clockwise.
rules-4 = If a controller waits in the sector you reach, it acts before anybody gets off: all stowaways aboard pay and count for you, and the controller leaves the game. Without stowaways aboard, the controller is shuffled back into the deck.
    .title = Controllers
    .more = Only one controller acts when you arrive, even if several wait there, and you cannot refuse it. Every stowaway aboard pays, wherever they want to go. A ship that already stands in the sector when a controller turns up is not checked.
rules-5 = Now set down any passengers who want this station. Rich and ordinary ones count for you. A stowaway may leave unpaid, for no points. A vortan leaves only together with a vortan from the queue of this sector; neither counts.
    .title = Set down
    .more = An ordinary passenger wants either of two icons, a rich one and a stowaway one icon only; a vortan has none, so any station of the sector will do. Nobody has to be set down, and you choose how many vortans leave. Each needs a partner of its own in this queue: two vortans aboard do not make a pair. The vortan nearest the front goes, and the others keep their order.
rules-6 = Then passengers board from the front of the queue until six are aboard. You cannot refuse anybody.
    .title = Load
    .more = Whoever does not fit in keeps waiting, in the same order. Queues may be empty and may grow without limit. After loading, the next player clockwise has a turn.
rules-7 = When the end-of-shift card turns up, the round is finished and one last round is played. No new cards come any more.
    .title = The end
    .more = The card is shuffled into the bottom twenty of the deck, so nobody knows exactly when it will come. It stops the dealing at once: sectors still to be served get nothing. Everybody has the same number of turns. Controllers that already wait still act. A controller that goes back into the deck is shuffled into the cards above that bottom part, or into the bottom part once no others are left. The sizes of both parts, the upper and the lower pile, are open to all. With “To the last passenger” there is no such card and only one pile.
rules-8 = Delivered: rich 2, ordinary 1, stowaway who paid 2. Still aboard at the end: rich and ordinary −1, stowaway and vortan −2. A tie goes to whoever caught more stowaways; if that is equal too, the place is shared.
    .title = Points
    .more = Stowaways who left unpaid and vortans that paired off count nothing. A score may be negative.

board-ring = The ring of eight sectors
board-queue = Waiting in sector { $position }, front first
board-empty = empty
board-more = { $count } more wait here: { $cards }
board-due = A new card is due here.
board-boards = boards
board-controllers = { $count ->
    [one] A controller checks the next ship that comes here: all its stowaways pay.
   *[other] { $count } controllers. One checks each ship that comes here: all its stowaways pay.
}
board-closed = Station { $station } ({ NAME($icon) }) is closed on this route.
board-closed-matters = But at the end passengers find their way to it.
board-could-leave = { $count ->
    [one] { SEAT($seat) }: one could get off here.
   *[other] { SEAT($seat) }: { $count } could get off here.
}
board-why-turn = { SEAT($seat) } decides now.
board-why-drop-off = First settle who gets off where you are.
board-why-ship = Two ships never share a station.
board-why-taken = At the start every ship has a sector of its own.
board-why-here = You must fly to another sector.
board-route-green = Green route
board-route-yellow = Yellow route
board-route-pink = Pink route
board-deck-open = Left in the deck: { $cards }.
board-deck-short = deck
board-cards-left = { $cards ->
    [one] card left
   *[other] cards left
}
board-end-inside = end of shift in the last { $cards }
board-to-the-last = the shift ends with it
board-last-round = round { $round } is the last
board-round = Round { $round }
board-round-last = Round { $round }, the last
board-legend-fly = you may fly here
board-legend-leave = could get off here
board-legend-new = new card due
board-legend-closed = closed on this route
board-cabin = Cabin: { SEAT($seat) }
board-cabin-mine = Your cabin
board-free-place = A free place.
board-gets-off = gets off
board-leaves-free = leaves unpaid
board-pays = pays
board-pairs = pairs off
board-pair = pair
board-aboard = aboard
board-exits = { $count ->
    [0] No station of this route would take them, as things stand.
    [one] Could leave at station { $stations }, as things stand.
   *[other] Could leave at stations { $stations }, as things stand.
}
board-worth = Set down: { $off }. Still aboard at the end: { $kept }.
board-worth-stowaway = Set down: { $off }. Caught by a controller: { $paid }. Still aboard at the end: { $kept }.
board-score = { SEAT($seat) }
board-score-mine = Your score
board-score-made = Delivered { $delivered }: { $scored }.
    Still aboard { $aboard }: { $hand }.
board-now = now
board-delivered = delivered
board-still-aboard = still aboard
board-after-stop = then
board-after-station = after { $station }
board-fly = Fly to { $station }
board-place = Start on { $station }
board-set-down = { $count ->
    [one] Set one down
   *[other] Set { $count } down
}
board-nobody = Nobody gets off
board-note-fly = { $count ->
    [0] Nobody can get off
   *[other] { $count } can get off ({ $gain })
}, then { $boarding ->
    [0] nobody boards.
    [one] one boards.
   *[other] { $boarding } board.
}
board-note-place = { $boarding ->
    [0] Nobody comes aboard.
    [one] One comes aboard.
   *[other] { $boarding } come aboard.
}
board-note-drop = Press a passenger to change whether they get off. Now { $gain }, then { $boarding ->
    [0] nobody boards.
    [one] one boards.
   *[other] { $boarding } board.
}

# The board in the terminal, and its choices with their figures.
sketch-sector = sector
sketch-stations = stations
sketch-queue = waiting, front first
sketch-ship = ship
sketch-score = score
sketch-piles = deck { $upper } + { $lower }
sketch-pile = deck { $upper }
sketch-icon = { NAME($icon, case: "brief") }
sketch-ordinary = { NAME($icon, case: "short") }/{ NAME($other, case: "short") }
sketch-rich = +{ NAME($icon, case: "short") }
sketch-stowaway = !{ NAME($icon, case: "short") }
sketch-vortan = V
sketch-controllers = { $count ->
    [1] [C]
   *[other] [{ $count }C]
}
sketch-figures = ↓ can get off, with their points · ↑ come aboard · → your score then
sketch-more = …+{ $count }
sketch-key = Passengers by the first letters of their stations: sta/moo an ordinary one who wants star or moon, +sta a rich one, !sta a stowaway; V a vortan. …+3: three more wait. [C] a controller. Deck: the upper pile and the lower one with the end of the shift.
choice-place = { $station } { NAME($icon, case: "brief") }: ↑{ $boarding } → { $score }
choice-move = { $station } { NAME($icon, case: "brief") }: ↓{ $off } +{ $gain } ↑{ $boarding } → { $score }
choice-drop-off = { $says } +{ $gain } ↑{ $boarding } → { $score }

# Marks for deeds.
mark-busy-stop = Busy stop
    .about = Let four passengers off in one turn
mark-full-cabin = Full cabin
    .about = Take six passengers aboard in one turn
mark-taxi-driver = Taxi driver
    .about = Let 50 passengers off in all your games
mark-fair-fares = Fair fares
    .about = Have ten stowaways pay in all your games
mark-sightseeing = Sightseeing
    .about = Fly to stations with four different signs in one game
mark-quiet-shift = Quiet shift
    .about = Win without a stowaway being caught aboard
mark-three-in-a-row = Three in a row
    .about = Win three games in a row
mark-rush-hour = Rush hour
    .about = Win at a table of five or six

# Kinds of decisions, as the coach and studies name them.

phase-placement = Where to start
phase-move = Where to fly
phase-drop-off = Whom to set down

# Positions that are set up
zone-queue = Queue of sector { $sector }
zone-station = Station { $station }
zone-nowhere = Ships not placed yet
zone-ring = Order of the sectors
zone-hand = Aboard
zone-scored = Delivered
zone-upper = Upper pile
zone-lower = Lower pile
zone-turned_up = The end of the shift, once it is turned up
zone-discard = Discard pile
zone-last_round = Once the shift ends, the last round is
pick-not-yet = not yet
pick-next = the next one
pick-now = this one
pick-placement = placing the ships
pick-move = flying
stock-passenger = Passengers
stock-controller = Controllers
stock-end-of-shift = End of the shift
stock-ship = Ships
stock-sector = Sectors
part-ship = ship of { SEAT($seat) }
part-sector = sector with { $icons }
law-cards = The cards add up to the box.
law-piles = The piles are complete, the end of the shift in the lower one.
law-ships = Every ship stands alone on a station of the route.
law-hands = At most six are aboard a ship; who was delivered can have been.
law-rounds = The round fits the end of the shift.
field-cards = Cards
field-station = Ships
field-hand = Aboard
field-scored = Delivered
field-queue = Queues
