name = Ganymede
about = Bring settlers from Earth by way of Mars to the ships on Ganymede, and launch four of them.

settler-blue = blue settler
settler-red = red settler
settler-yellow = yellow settler
settler-purple = purple settler
settler-any = settler of any colour
several = { $count } × { NAME($colour) }
type-blue = blue
type-red = red
type-yellow = yellow
type-purple = purple
type-white = white
place-earth = Earth
    .at = on Earth
    .from = from Earth
    .to = to Earth
place-mars = Mars
    .at = on Mars
    .from = from Mars
    .to = to Mars
place-top = top ship
    .at = aboard the top ship
    .from = from the top ship
    .to = to the top ship
place-bottom = bottom ship
    .at = aboard the bottom ship
    .from = from the bottom ship
    .to = to the bottom ship
bay-top = top bay
bay-bottom = bottom bay
route-earth-mars = from Earth to Mars
route-mars-top = from Mars to the top ship
route-mars-bottom = from Mars to the bottom ship
route-top-bottom = from the top ship to the bottom ship
route-bottom-top = from the bottom ship to the top ship
kind-recruit = recruit
kind-adapt = adapt
    .short = adapt
kind-reputation = reputation
    .short = rep.
kind-move = move
    .short = move
kind-ship = ship
    .short = ship
kind-basic = basic action
    .short = basic
a-tile = a tile to discard

ship-five = Five
ship-four-moves = Moves
ship-four-recruit = Recruit
ship-four-reputation = Reputation
ship-four-fewer = Light
ship-type-blue = Blue shuttles
ship-type-red = Red shuttles
ship-type-yellow = Yellow shuttles
ship-type-purple = Purple shuttles
ship-type-white = White shuttles
ship-colour-blue = Blue settlers
ship-colour-red = Red settlers
ship-colour-yellow = Yellow settlers
ship-colour-purple = Purple settlers
ship-sets = Sets
ship-track = Track
ship-tiles = Tiles

effect-recruit = recruit a settler of any colour{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } times)
}
effect-recruit-one = recruit a { NAME($colour) }{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } times)
}
effect-recruit-some = recruit one of these: { $settlers }{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } times)
}
effect-adapt = exchange a settler for one of any other colour{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } times)
}
effect-adapt-one = exchange a { NAME($colour) } for any other, or the other way round{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } times)
}
effect-reputation = gain { $times ->
    [1] one step
   *[other] { $times } steps
} of reputation
effect-move = move { $times ->
    [1] a settler
   *[other] settlers { $times } times
} one leg on
effect-ship = take a ship card{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } times)
}
effect-basic = take { $times ->
    [1] one basic action
   *[other] { $times } basic actions
} of your choice
either = { $first } or { $second }

card-tile-either = { NAME($type) } tile: { $first } or { $second }
card-tile-both = { NAME($type) } tile: { $first }, then { $second }
card-shuttle-earth = { NAME($type) } Earth shuttle: carries to Mars: { $needs }{ $tiles ->
    [0] { "" }
   *[other] { "" }, costs a tile
}; then { $effect }
    .short = { NAME($type) } Earth shuttle: { $effect }
card-shuttle-mars = { NAME($type) } Mars shuttle: carries to the ships: { $needs }{ $tiles ->
    [0] { "" }
   *[other] { "" }, costs a tile
}; then { $effect }
    .short = { NAME($type) } Mars shuttle: { $effect }
card-ship = ship “{ NAME($ship) }”: { $says }
    .short = ship “{ NAME($ship) }”
score-fixed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-per-type = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { NAME($type) } shuttle
score-per-colour = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { NAME($colour) } named by the needs of your shuttles
score-per-set = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each set of all five shuttle types
score-per-track-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each point of your place on the reputation track
score-per-tile = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each tile on your board
ship-effect = at launch { $effect }
ship-fewer = needs { $count ->
    [one] one settler
   *[other] { $count } settlers
} fewer
tile-short = { NAME($type) } tile

line-round = { $round ->
    [0] Set-up: everybody chooses two ships.
   *[other] Round { $round }.
}
line-last-round = This is the last round.
line-tile = Tile row, slot { $slot }: { $card }. Would act { $times ->
    [one] once
   *[other] { $times } times
}{ $useful ->
    [0] , but nothing of it is possible now.
   *[other] .
}
line-shuttle = Shuttle row, slot { $slot }: { $card }. Can be used, would act { $times ->
    [one] once.
   *[other] { $times } times.
}
line-shuttle-missing = Shuttle row, slot { $slot }: { $card }. Would act { $times ->
    [one] once
   *[other] { $times } times
}; missing: { $missing }.
line-ship-row = { $count ->
    [0] No ships are on offer.
    [one] One ship is on offer:
   *[other] { $count } ships are on offer:
}
line-piles = Cards left: { $tiles } tiles, { $earth } Earth shuttles, { $mars } Mars shuttles, { $ships } ships.
line-supply = Supply: { $blue } blue, { $red } red, { $yellow } yellow, { $purple } purple.
line-buried = Your ship “{ NAME($ship) }” lies in the deck, { $above ->
    [0] on top.
    [one] under one card.
   *[other] under { $above } cards.
}
line-player = { SEAT($seat) }: score { $score }, { $launched ->
    [0] no ship launched.
    [one] one ship launched.
   *[other] { $launched } ships launched.
}
line-launched = Launched: { $ships }.
line-worth = { NAME($ship) } (now { $worth })
line-earth = On Earth: { $settlers }.
line-mars = On Mars: { $settlers }.
line-bay = In the { NAME($bay) }: ship “{ NAME($ship) }”, { $count } of { $need } aboard: { $aboard }. Accepts: { $accepts }.
line-bay-empty = In the { NAME($bay) }: no ship.
line-bay-hidden = In the { NAME($bay) }: a ship face down.
line-item = – { $card }.
line-tiles = { $count ->
    [0] No tiles.
    [one] One tile:
   *[other] { $count } tiles:
}
line-column = { NAME($type) } { $count }
line-columns = Shuttles by type: { $columns }; complete sets: { $sets }.
line-reputation = Reputation: step { $step } of { $last }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
line-hand = Ships in hand ({ $count }): { $ships }.
line-hand-known = Ships in hand: { $count }, among them surely: { $ships }.
line-hand-hidden = Ships in hand: { $count }.

source-tile = tile
source-shuttle = shuttle
source-ship = ship “{ NAME($ship) }”
source-track = bonus of the reputation track
source-tiles = discarded tiles
hidden-hand = Ships in the hand of { SEAT($seat) }: { $ships }.
    .you = Ships in your hand: { $ships }.
hidden-bays = { SEAT($seat) } has laid face down: { $ships }.
    .you = You have laid face down: { $ships }.
hidden-tiles = The stack of tiles, top first: { $cards }.
hidden-earth = The deck of Earth shuttles, top first: { $cards }.
hidden-mars = The deck of Mars shuttles, top first: { $cards }.
hidden-ships = The deck of ships, top first: { $ships }.
shuttle-short = { NAME($type) }

prompt-set-up = { SEAT($seat) }, choose a ship for your { NAME($bay) }.
    .you = Choose a ship for your { NAME($bay) }.
    .ask = Which ship for the { NAME($bay) }?
prompt-main = { SEAT($seat) }, take a tile, use a shuttle, or discard tiles for basic actions.
    .you = Take a tile, use a shuttle, or discard tiles for basic actions.
    .ask = Tile, shuttle or discard?
prompt-make-room = { SEAT($seat) }, your board is full: discard a tile to make room for the new one.
    .you = Your board is full: discard a tile to make room for the new one.
    .ask = Which tile makes room?
prompt-pay-settler = { SEAT($seat) }, choose who else flies: { $count ->
    [one] one more settler of any colour.
   *[other] { $count } more settlers of any colour.
}
    .you = Choose who else flies: { $count ->
        [one] one more settler of any colour.
       *[other] { $count } more settlers of any colour.
    }
    .ask = Who flies along?
prompt-pay-tile = { SEAT($seat) }, discard a tile: that is the price of the shuttle.
    .you = Discard a tile: that is the price of the shuttle.
    .ask = Pay with which tile?
prompt-lose-settler = { SEAT($seat) }, Mars is too small for all who arrive ({ $settlers }): choose who is lost.
    .you = Mars is too small for all who arrive ({ $settlers }): choose who is lost.
    .ask = Who is lost?
prompt-board = { SEAT($seat) }, choose who boards which ship. Arriving: { $settlers }.
    .you = Choose who boards which ship. Arriving: { $settlers }.
    .ask = Who boards which ship?
prompt-more-tiles = { SEAT($seat) }, discard more tiles or go on: { $count ->
    [one] one basic action so far.
   *[other] { $count } basic actions so far.
}
    .you = Discard more tiles or go on: { $count ->
        [one] one basic action so far.
       *[other] { $count } basic actions so far.
    }
    .ask = Discard more tiles?
prompt-entry = { SEAT($seat) }, now the { $source }: { $effects }. { $left } of { $uses ->
    [one] { $uses } use
   *[other] { $uses } uses
} left.
    .you = Now the { $source }: { $effects }. { $left } of { $uses ->
        [one] { $uses } use
       *[other] { $uses } uses
    } left.
    .ask = Use the effect how?
prompt-basic = { SEAT($seat) }, basic action “{ NAME($kind) }”: choose how.
    .you = Basic action “{ NAME($kind) }”: choose how.
    .ask = How to do it?
prompt-into = { SEAT($seat) }, choose the new colour for the { NAME($colour) } { NAME($place, case: "at") }.
    .you = Choose the new colour for the { NAME($colour) } { NAME($place, case: "at") }.
    .ask = Which new colour?
prompt-free-launch = { SEAT($seat) }, you may launch a ship, full or not.{ $count ->
    [0] { "" }
   *[other] { " " }After this: { $count } more.
}
    .you = You may launch a ship, full or not.{ $count ->
        [0] { "" }
       *[other] { " " }After this: { $count } more.
    }
    .ask = Launch a ship?
prompt-which-launch = { SEAT($seat) }, both ships are full: choose which one launches first.
    .you = Both ships are full: choose which one launches first.
    .ask = Which ship launches first?
prompt-new-ship = { SEAT($seat) }, take a new ship from the row or from the deck.
    .you = Take a new ship from the row or from the deck.
    .ask = Which new ship?
prompt-place-ship = { SEAT($seat) }, choose a ship from your hand for your { NAME($bay) }.
    .you = Choose a ship from your hand for your { NAME($bay) }.
    .ask = Which ship for the { NAME($bay) }?
prompt-return-ship = { SEAT($seat) }, you hold { $count } ships: put one under the deck.
    .you = You hold { $count } ships: put one under the deck.
    .ask = Give back which ship?
prompt-over = The game is over.

verb-keep-ship = Keep a ship
verb-take-tile = Take a tile
verb-earth-shuttle = Use an Earth shuttle
verb-mars-shuttle = Use a Mars shuttle
verb-discard = Discard a tile
verb-pay = Send a settler
verb-lose = Lose a settler
verb-board = Board
verb-recruit = Recruit
verb-adapt = Adapt
verb-into = New colour
verb-reputation = Reputation
verb-move = Move
verb-take-ship = Take a ship
verb-draw-ship = Draw a ship
verb-basic = Basic action
verb-launch = Launch
verb-place-ship = Place a ship
verb-return-ship = Return a ship
verb-done = Done

action-keep-ship = Keep for the { NAME($bay) }: { $card }
action-keep-ship-hidden = Keep a ship for the { NAME($bay) }
action-take-tile = Take the { $card } (acts { $times ->
    [one] once
   *[other] { $times } times
}{ $least ->
    [0] { "" }
   *[other] { "" }, at least { $least }
})
    .short = Take the { $card }
action-shuttle = Use the { $card } (acts { $times ->
    [one] once
   *[other] { $times } times
})
action-discard-basic = Discard the { $card } for a basic action
action-discard-make-room = Discard the { $card } to make room
action-discard-pay-tile = Discard the { $card } as the price
action-pay = Send a { NAME($colour) }
action-lose = Lose a { NAME($colour) }
action-board = A { NAME($colour) } boards the ship in the { NAME($bay) }
action-recruit = Recruit a { NAME($colour) }
action-adapt = Exchange a { NAME($colour) } { NAME($place, case: "at") }
action-into = For a { NAME($colour) }
action-reputation-none = One step of reputation, to { $step }
action-reputation-basic = One step of reputation, to { $step }: whoever stops there gets a basic action
action-reputation-launch = One step of reputation, to { $step }: whoever stops there may launch a ship
action-move = Move a { NAME($colour) } { NAME($route) }
action-take-ship = Take the { $card }
action-draw-ship = Draw a ship from the deck ({ $count ->
    [one] one card
   *[other] { $count } cards
})
action-basic = Basic action: { NAME($kind) }
action-launch = Launch “{ NAME($ship) }” from the { NAME($bay) } with { $count } of { $need } settlers (now worth { $worth })
action-launch-wasted = Launch “{ NAME($ship) }” from the { NAME($bay) } with { $count } of { $need } settlers (now worth { $worth }). It is full and launches anyway: the free launch would be wasted
action-place-ship = Place in the { NAME($bay) }: { $card }
action-return-ship = Put under the deck: { $card }
action-return-ship-hidden = Put a ship under the deck
action-done-entry = Leave the rest ({ $count ->
    [one] one use
   *[other] { $count } uses
})
action-done-more-tiles = No more tiles
action-done-free-launch = Give this launch up

log-kept-ship = { SEAT($seat) } chooses “{ NAME($ship) }” for the { NAME($bay) }.
    .you = You choose “{ NAME($ship) }” for the { NAME($bay) }.
log-kept-ship-hidden = { SEAT($seat) } chooses a ship for the { NAME($bay) }.
    .you = You choose a ship for the { NAME($bay) }.
log-turned-up = { SEAT($seat) } starts with “{ NAME($top) }” on top and “{ NAME($bottom) }” below.
    .you = You start with “{ NAME($top) }” on top and “{ NAME($bottom) }” below.
log-round = Round { $round }
log-took-tile = { SEAT($seat) } takes the { NAME($type) } tile.
    .you = You take the { NAME($type) } tile.
log-used-shuttle = { SEAT($seat) } uses the { NAME($type) } shuttle { NAME($place, case: "from") }.
    .you = You use the { NAME($type) } shuttle { NAME($place, case: "from") }.
log-acts = It acts { $times ->
    [one] once.
   *[other] { $times } times.
}
log-discarded = { SEAT($seat) } discards the { NAME($type) } tile.
    .you = You discard the { NAME($type) } tile.
log-completed-set = { SEAT($seat) } completes a set of all five types and may launch a ship.
    .you = You complete a set of all five types and may launch a ship.
log-moved = { SEAT($seat) } moves a { NAME($colour) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
    .you = You move a { NAME($colour) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
log-lost = { SEAT($seat) } loses a { NAME($colour) }: no place.
    .you = You lose a { NAME($colour) }: no place.
log-recruited = { SEAT($seat) } recruits a { NAME($colour) }.
    .you = You recruit a { NAME($colour) }.
log-adapted = { SEAT($seat) } exchanges a { NAME($from) } { NAME($place, case: "at") } for a { NAME($to) }.
    .you = You exchange a { NAME($from) } { NAME($place, case: "at") } for a { NAME($to) }.
log-stepped = { SEAT($seat) } reaches step { $step } of reputation.
    .you = You reach step { $step } of reputation.
log-bonus-basic = { SEAT($seat) } stops on a bonus: one basic action.
    .you = You stop on a bonus: one basic action.
log-bonus-launch = { SEAT($seat) } stops on a bonus: one free launch.
    .you = You stop on a bonus: one free launch.
log-chose-basic = { SEAT($seat) } chooses the basic action “{ NAME($kind) }”.
    .you = You choose the basic action “{ NAME($kind) }”.
log-took-ship = { SEAT($seat) } takes the ship “{ NAME($ship) }”.
    .you = You take the ship “{ NAME($ship) }”.
log-drew-ship = { SEAT($seat) } draws the ship “{ NAME($ship) }”.
    .you = You draw the ship “{ NAME($ship) }”.
log-drew-ship-hidden = { SEAT($seat) } draws a ship.
    .you = You draw a ship.
log-launched = { SEAT($seat) } launches “{ NAME($ship) }” from the { NAME($bay) }!
    .you = You launch “{ NAME($ship) }” from the { NAME($bay) }!
log-gave-up-launch = { SEAT($seat) } gives a free launch up.
    .you = You give a free launch up.
log-placed = { SEAT($seat) } places “{ NAME($ship) }” in the { NAME($bay) }.
    .you = You place “{ NAME($ship) }” in the { NAME($bay) }.
log-returned-ship = { SEAT($seat) } puts “{ NAME($ship) }” under the deck.
    .you = You put “{ NAME($ship) }” under the deck.
log-returned-ship-hidden = { SEAT($seat) } puts a ship under the deck.
    .you = You put a ship under the deck.
log-reshuffled = The discarded tiles become a new stack.
log-new-tile = New in the tile row: { NAME($type) } tile.
log-new-earth-shuttle = New in the Earth row: { NAME($type) } shuttle.
log-new-mars-shuttle = New in the Mars row: { NAME($type) } shuttle.
log-new-ship = New in the ship row: “{ NAME($ship) }”.
log-end-triggered = { SEAT($seat) } brings the end: this round is the last.
    .you = You bring the end: this round is the last.
log-game-over = The game is over.

# The end: why, and the score sheet.
ended-four-ships = { SEAT($seat) } has launched { $count } ships.
    .you = You have launched { $count } ships.
ended-earth-shuttles = The deck of Earth shuttles has run out.
ended-mars-shuttles = The deck of Mars shuttles has run out.
ended-round-limit = The limit of rounds was reached.
ended-round = Round { $round } was played to its end and was the last.
tie-mars = { SEAT($seat) } is ahead of { SEAT($rival) }: more settlers on Mars.
    .you = You are ahead of { SEAT($rival) }: more settlers on Mars.
    .you-rival = { SEAT($seat) } is ahead of you: more settlers on Mars.
tie-earth = { SEAT($seat) } is ahead of { SEAT($rival) }: more settlers on Earth.
    .you = You are ahead of { SEAT($rival) }: more settlers on Earth.
    .you-rival = { SEAT($seat) } is ahead of you: more settlers on Earth.
score-ships = Ships launched
score-reputation = Reputation
score-aboard = Settlers aboard
score-total = Total
score-unit = { $score ->
    [one] point
   *[other] points
}
made-points = { $points }
made-step = step { $step }
made-top = { $count } above
made-bottom = { $count } below

# The help over the table.
help-turn = A turn is one of three
help-end = someone has launched four ships, or a shuttle deck is empty. The round is finished; most points win.
help-turn-tile = Settlers come to Earth, mostly. It acts once for each tile of its type on your board.
    .title = Take a tile
help-turn-shuttle = The settlers it shows fly on: Earth to Mars, or Mars to your ships. Then its effect.
    .title = Use a shuttle
help-turn-discard = One basic action for each tile: recruit, move, adapt, reputation or a ship.
    .title = Discard tiles
help-recruit = a settler to Earth: at most six there.
    .title = Recruit
help-reputation = one step up the track.
    .title = Reputation
help-adapt = exchange a settler for one of another colour where it stands.
    .title = Adapt
help-basic = the one you like.
    .title = Any basic action
help-move = a settler one leg further.
    .title = Move
help-ship = into your hand.
    .title = Take a ship
help-same = this bay takes settlers of one colour.
    .title = One colour
help-different = no colour twice in this bay.
    .title = Different colours
help-times = it acts if you take it now.
    .title = How often
help-missing = this settler is not there yet.
    .title = Missing
help-launch = a set of all five shuttle types lets any ship leave.
    .title = Free launch
help-type = the more of one type you have, the stronger its effects.
    .title = Type

# Tables of printed values.
sheet-earth_shuttles = Earth shuttles
sheet-mars_shuttles = Mars shuttles
sheet-reputation = Reputation track
sheet-ships = Ships
sheet-tiles = Tiles

# What studies count and say.
end-four-ships = four launches
end-earth-shuttles = Earth shuttles used up
end-mars-shuttles = Mars shuttles used up
end-round-limit = the limit of rounds

rules-1 = Recruit settlers on Earth, fly them to Mars and on to your two ships on Ganymede. A full ship launches and scores. Most points win.
    .title = The aim
    .more = Four tiles, four Earth shuttles, four Mars shuttles and three ships lie face up. The supply has 7, 10 or 13 settlers of each of the four colours with two, three or four players. At the start everybody looks at four ship cards and chooses two of them: one for the top bay, one for the bottom bay. The chosen ships are turned up together; the others are shuffled back into the deck. The first four tiles are always the same, one of each colour. Boards and hands are empty at first, and all markers stand at the start of the reputation track.
rules-2 = In your turn do one thing: take a tile, use a shuttle, or discard one to three of your tiles for as many basic actions.
    .title = The turn
    .more = You cannot pass. When all effects are done, full ships launch. Only then are the rows filled up: a place that becomes free stays empty until the end of the turn. When the stack of tiles is empty, the discarded tiles are shuffled into a new one; the decks of shuttles and ships are never renewed. Only the ships in hand and the order of the piles are hidden.
rules-3 = A tile acts once for every tile of its type on your board, itself included. You have room for three; a fourth pushes out an old one of your choice.
    .title = Tiles
    .more = Only the new tile acts. A tile that is pushed out no longer counts and gives no basic action. “Or” lets you choose anew for each use; “then” gives both each time, in this order, and you may decline either. You may take a tile even if its effect is no use to you now.
rules-4 = A shuttle takes the settlers it names: an Earth shuttle from Earth to Mars (room for 5), a Mars shuttle from Mars aboard your ships. Whoever finds no place is lost. Then it acts once for every shuttle in its column.
    .title = Shuttles
    .more = You can use a shuttle only if you have all it asks for. Some shuttles take settlers of any colour, whom you choose; some also cost one of your tiles, which gives no basic action. The card goes to the column of its type before it acts, so it counts itself; Earth and Mars shuttles share the five columns. If Mars has too little room, you choose who is lost. You also choose who boards which ship, but whoever fits must board. Lost settlers go back to the supply. The shuttle acts after all this, too late to make room for them. You may use a shuttle even if its effect gives nothing now.
rules-5 = Recruit a settler to Earth (room for 6), adapt a settler to another colour, gain a step of reputation, move a settler one leg, or take a ship card. You may always do less than you are allowed.
    .title = Basic actions
    .more = Tiles, shuttles and ships act in the same ways. To recruit, you need a settler of that colour in the supply. A move takes a settler from Earth to Mars, from Mars to a ship, or from one of your ships to the other, but only to a place that accepts the settler. Nobody is ever sent away to make room. To adapt, exchange a settler on Earth, on Mars or aboard a ship for one of another colour from the supply; if the effect names a colour, the old or the new settler must have it. A ship’s own condition must still hold: on the top ship you can adapt only a settler who is alone, on the bottom ship no colour may come twice. A ship card comes to your hand, from the row or unseen from the deck.
rules-6 = The top ship needs 3 settlers of one colour, the bottom ship 4 of different colours. Full ships launch at the end of your turn: use the ship’s effect, take a new ship card and place a ship from your hand. At most 4 stay in hand.
    .title = Launch
    .more = Settlers of a launched ship go back to the supply. You may leave the effect, but must take and place a ship. Whoever boards must suit those already aboard. A full ship takes nobody else, but until it launches its settlers may still be moved to the other ship. The ship “Light” needs one settler fewer in either bay. If both ships are full, you choose which one launches first. The effect of a launch may fill your other ship, which then launches too, but nobody can board in a bay that waits for its new ship. You may place any ship from your hand, not only the new one. At the end of the turn surplus ships go under the deck unseen. If you have no ship to place, the bay stays empty until you have one.
rules-7 = Each set of all five shuttle types and the last step of the reputation track let you launch any of your ships, even an empty one.
    .title = Free launches
    .more = For each further set you need one more shuttle of every type. A free launch comes after all effects of your turn and before full ships launch; one that you gain during a launch follows right after it. You may use it for a full ship too, or give it up, but you cannot keep it for a later turn. A ship launched this way still acts and scores, its settlers go back to the supply, and its bay gets a new ship. On a full ship a free launch is wasted, since that ship leaves anyway.
rules-8 = If your marker stops on a bonus space of the track, you get a basic action. Steps of one effect are one gain: stop, or pass the bonus by.
    .title = Reputation
    .more = One effect means all uses of a tile, a shuttle or a ship, or all basic actions of one discard. You stop by leaving the rest or by using it for something else. The bonus comes as soon as the effect is finished; a step that you make with the bonus is a gain of its own. The marker never goes back, and beyond the last step nothing can be gained.
rules-9 = When somebody has launched 4 ships or a shuttle deck is empty, the round is played to its end. Count launched ships, the points of your place on the track, and 1 for each settler waiting aboard. A tie goes to more settlers on Mars, then on Earth; if these are equal too, the place is shared.
    .title = The end
    .more = So everybody has the same number of turns, and launches after the fourth count too. One of the two shuttle decks is enough: it is empty when its last card has been turned up. A ship is worth fixed points, or points for each of your shuttles of one type, for each settler of one colour in the needs of your shuttles (“any colour” does not count), for each set, for each point of the track or for each tile on your board: its card says so. All is counted with what you have at the end, whenever the ship was launched. Ships in hand or in a bay score nothing. Round 200 is the last in any case.

board-ships = Ships
board-ships-about = each launch brings one to your hand
board-mars-shuttles = Mars shuttles
board-mars-about = Mars → ships
board-earth-shuttles = Earth shuttles
board-earth-about = Earth → Mars
board-tiles = Settler tiles
board-tiles-about = settlers come to Earth
board-your-tiles = Your tiles
board-tiles-of = { SEAT($seat) }: tiles
board-set = one of each type =
board-completes = One more here completes a set: a free launch.
board-column = Shuttles, { NAME($type) }: { $count }. The next one acts { $next ->
    [one] once.
   *[other] { $next } times.
}
board-free-slot = free slot
board-or = or
board-supply = Supply
board-discarded = discarded
board-discarded-about = Discarded tiles. They become the new stack when it is empty.
board-pile-tiles = { $count ->
    [one] One tile is left in the stack.
   *[other] { $count } tiles are left in the stack.
}
board-pile-shuttles = { $count ->
    [one] One shuttle is left. When the deck is empty, the round is the last.
   *[other] { $count } shuttles are left. When the deck is empty, the round is the last.
}
board-pile-ships = { $count ->
    [one] One ship is left in the deck.
   *[other] { $count } ships are left in the deck.
}
board-hand = Hand
board-hidden = { $count ->
    [one] One ship that only its owner knows
   *[other] { $count } ships that only their owner knows
}
board-launched = Launched
board-tab-tiles = Tiles
board-tab-earth = Earth
board-tab-mars = Mars
board-tab-own = Yours
board-tab-ships = Ships
board-tab-fleet = Fleet
board-score = Score { $score }: launched ships { $ships }, reputation { $track }, settlers aboard { $aboard }
board-worth-now = now { $worth }
board-count = { $count } of { $limit }
board-missing = Missing: { $missing }
board-useless = Nothing of it is possible now.
board-bay-top-about = Top bay: all of one colour
board-bay-bottom-about = Bottom bay: all different
board-bay = { $count } of { $need } aboard. Still accepts: { $accepts }.
board-why-turn = { SEAT($seat) } decides now.
board-why-other = Something else is asked now.
board-no-ship = no ship
board-face-down = A ship face down
board-step = Reputation, step { $step }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
board-bonus-basic = Whoever stops here gets a basic action.
board-bonus-launch = Whoever stops here may launch a ship.
board-decision = Your decision
board-left = { $left } of { $uses } left
board-transit = In transit
board-waits = needs a slot: discard one of your tiles
board-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
board-last-round = Last round
board-figure-acts = acts

# The board in the terminal, and its choices with their figures.
letter-blue = B
letter-red = R
letter-yellow = Y
letter-purple = P
letter-white = W
letter-any = ?
sketch-colour = { NAME($colour) }
sketch-kind = { NAME($kind, case: "short") }
sketch-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
sketch-last-round = last round
sketch-supply = supply
sketch-deck = deck
sketch-tiles = tiles
sketch-earth = Earth
sketch-mars = Mars
sketch-ships = ships
sketch-tile-price = tile
sketch-score = score
sketch-launched = { $count ->
    [one] ({ $count } launched)
   *[other] ({ $count } launched)
}
sketch-on-earth = on Earth
sketch-on-mars = on Mars
sketch-top = top bay
sketch-bottom = bottom bay
sketch-own-tiles = tiles
sketch-shuttles = shuttles
sketch-reputation = reputation
sketch-step = { $step }/{ $last } (+{ $points })
sketch-hand = hand
sketch-key = B, R, Y, P are blue, red, yellow and purple settlers, and W is white; “?” stands for any colour. A tile: its type, then what it does, both or one of the two (/); +B recruits a blue settler. A shuttle: its type, whom it carries (those whom you lack in brackets), and its effect. ×2: would act twice for you. Behind a ship on offer: its points for you now. In a bay: how many are aboard of those it needs. The ships:
choice-take-tile = tile { $slot } (×{ $times })
choice-earth-shuttle = Earth shuttle { $slot } (×{ $times }){ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } without a place
}
choice-mars-shuttle = Mars shuttle { $slot } (×{ $times }){ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } without a place
}
choice-ship = { $card }

# Marks for deeds.
mark-four-away = Four away
    .about = Launch four ships in one game
mark-twin-launch = Twin launch
    .about = Launch two ships in one turn
mark-fleet = A fleet
    .about = Launch 25 ships in all your games
mark-every-type = Every type
    .about = Use shuttles of all five types in one game
mark-two-sets = Two full sets
    .about = Complete two sets of all five types in one game
mark-nobody-lost = Nobody left behind
    .about = Win without losing a single settler
mark-thirty = Thirty points
    .about = Score 30 points or more in one game
mark-recruiter = Recruiter
    .about = Recruit 200 settlers in all your games

# Kinds of decisions, as the coach and studies name them.

phase-set-up = The first ships
phase-main = Tile, shuttle or discard
phase-make-room = Which tile makes room
phase-pay-settler = Whom to send
phase-pay-tile = Which tile to pay with
phase-lose-settler = Whom to lose
phase-board = Who boards which ship
phase-more-tiles = Discarding more tiles
phase-entry = Using an effect
phase-basic = Using a basic action
phase-into = Which colour to choose
phase-free-launch = Free launches
phase-which-launch = Which ship leaves first
phase-new-ship = Which ship to take
phase-place-ship = Which ship to place
phase-return-ship = Which ship to return

# Positions that are set up
zone-supply = Supply
zone-earth = On Earth
zone-mars = On Mars
zone-top = Aboard the top ship
zone-bottom = Aboard the bottom ship
zone-bays = { $which ->
        [top] Ship in the top bay
       *[bottom] Ship in the bottom bay
    }
zone-tiles = Tile { $which }
zone-step = Reputation
zone-columns = { $which ->
        [blue] Blue shuttles
        [red] Red shuttles
        [yellow] Yellow shuttles
        [purple] Purple shuttles
       *[white] White shuttles
    }
zone-hand = Ships in hand
zone-launched = Launched ships
zone-tile_row = Tile row { $slot }
zone-earth_row = Earth shuttle { $slot }
zone-mars_row = Mars shuttle { $slot }
zone-ship_row = Ship row { $slot }
zone-tile_stack = Stack of tiles
zone-tile_discard = Discarded tiles
zone-earth_deck = Deck of Earth shuttles
zone-mars_deck = Deck of Mars shuttles
zone-ship_deck = Deck of ships
stock-settler = Settlers
stock-tile = Tiles
stock-earth = Earth shuttles
stock-mars = Mars shuttles
stock-ship = Ships
law-rest = Nothing is under way, and there is such a round.
law-settlers = The settlers have room; no ship is full already.
law-tiles = The tile row is full, and the tiles add up.
law-shuttles = Both shuttle rows are full, and each shuttle lies in the column of its type.
law-ships = The ship row is full, at most four ships are in a hand.
law-end = The end fits whose turn it is.
field-settlers = Settlers
field-tiles = Tiles
field-tile_row = Tile row
field-columns = Shuttles
field-ships = Ships
field-earth_row = Row of Earth shuttles
field-mars_row = Row of Mars shuttles
field-ship_row = Ship row
field-hand = Ships in hand
field-bays = Bays
field-step = Reputation
field-end_triggered = The end of the game
