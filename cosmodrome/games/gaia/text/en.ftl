name = Gaia
about = Build one common world of land, animals and cities, and be the first to settle all your meeples in it.

option-capture = Capture
    .about = Whoever raises a city where rivals live may send one rival meeple home and take its place.
option-metropolis = Metropolis
    .about = Whoever brings a city to four met needs may settle a second meeple there.
option-elements = Elements
    .about = Element cards: sun, rain, earthquake, tornado and protection, and two goals for them.
option-disasters = Disasters
    .about = Lightning and volcano join the element cards.

land-plain = plain
land-forest = forest
land-sea = sea
land-desert = desert
land-mountain = mountain
land-swamp = swamp
land-star = any land

icon-plain = plain
    .short = pla
icon-forest = forest
    .short = for
icon-sea = sea
    .short = sea
icon-desert = desert
    .short = des
icon-mountain = mountain
    .short = mou
icon-swamp = swamp
    .short = swa
icon-animals = animals
    .short = ani

kind-nature = nature
kind-life = life
kind-element = element

list-empty = none

card-nature = a { NAME($land) } card
card-animals = animals ({ NAME($land) })
card-city = City { $number }
card-city-full = City { $number } (on { NAME($land) }, needs { $needs })
    .short = City { $number }
card-sun = Sun
card-rain = Rain
card-earthquake = Earthquake
card-tornado = Tornado
card-protection = Protection
card-lightning = Lightning
card-volcano = Volcano
card-element = any element

line-turn = { SEAT($seat) } has the turn, { $left ->
    [one] { $left } of 2 actions left.
   *[other] { $left } of 2 actions left.
}
    .you = It is your turn, { $left ->
        [one] { $left } of 2 actions left.
       *[other] { $left } of 2 actions left.
    }
line-seat = { SEAT($seat) }: { $placed ->
    [one] { $placed } meeple placed,
   *[other] { $placed } meeples placed,
} { $reserve } in reserve.
line-one-from-winning = Watch out: { SEAT($seat) } is one meeple away from winning!
    .you = You are one meeple away from winning!
line-backs = { SEAT($seat) } holds: { $cards }.
    .you = You hold: { $cards }.
line-back-count = { NAME($kind) } { $count }
line-hand = Hand of { SEAT($seat) }: { $cards }.
    .you = Your hand: { $cards }.
line-known = Known to be in the hand of { SEAT($seat) }: { $cards }.
    .you = Known to be in your hand: { $cards }.
line-front = In front of { SEAT($seat) }: { $cards }.
    .you = In front of you: { $cards }.
line-goal = Goal { $number }: { $cards }.
line-goal-reached = { SEAT($seat) } has reached goal { $number }.
    .you = You have reached goal { $number }.
line-goal-progress = { SEAT($seat) } has { $have } of { $total } for it, missing: { $missing }.
    .you = You have { $have } of { $total } for it, missing: { $missing }.
line-goal-ready = { SEAT($seat) } has all the cards for it.
    .you = You have all the cards for it.
line-row = Open cards, { NAME($kind) }: { $cards }. { $left ->
    [one] { $left } card in the deck.
   *[other] { $left } cards in the deck.
}
line-stock = Tiles in stock: { $tiles }. Animals in reserve: { $tokens }.
line-land-count = { NAME($land) } { $count }
line-empty = The world is still empty.
line-city = { $place }: { $card } on { NAME($land) }, { $met } of 4 needs met ({ $lit }), not met: { $unlit }. Meeples: { $meeples }.
line-meeples = { SEAT($seat) } { $count }
    .you = yours { $count }
line-tile = { $place }: { NAME($land) }.
line-tile-animals = { $place }: { NAME($land) }, { $tokens ->
    [one] { $tokens } animal.
   *[other] { $tokens } animals.
}
line-outcome = At { $place }: { $results }.
line-outcome-two = Swapping { $place } and { $second }: { $results }.

result-none = nothing changes
result-needs = { $card } { $before } → { $after }
result-lost = { $card } { $before } → 0, it is lost
result-home = { $count ->
    [one] { $count } meeple of { SEAT($seat) } leaves { $card }
   *[other] { $count } meeples of { SEAT($seat) } leave { $card }
}
    .you = { $count ->
        [one] { $count } of your meeples leaves { $card }
       *[other] { $count } of your meeples leave { $card }
    }
result-gained = { SEAT($seat) } settles in { $card }
    .you = you settle in { $card }
result-may-capture = the meeple of { SEAT($seat) } in { $card } may be captured
    .you = your meeple in { $card } may be captured
result-may-double = a second meeple may come to { $card }
result-wins = this wins the game
hidden-taken = Cards under way to the thief: { $cards }.
hidden-deck = Deck “{ NAME($kind) }”, top first: { $cards }.

prompt-feed-city = { SEAT($seat) }, feed your cities first: which one now?
    .you = Feed your cities first: which one now?
    .ask = Feed which city?
prompt-feed-tile = { SEAT($seat) }, { $card } is hungry: from which tile do you take an animal?
    .you = { $card } is hungry: from which tile do you take an animal?
    .ask = Take an animal from where?
prompt-action = { SEAT($seat) }, draw a card or play one: { $left ->
    [one] { $left } of 2 actions left.
   *[other] { $left } of 2 actions left.
}
    .you = Draw a card or play one: { $left ->
        [one] { $left } of 2 actions left.
       *[other] { $left } of 2 actions left.
    }
    .ask = Take a card or play one?
prompt-discard-element = { SEAT($seat) }, you hold more than two element cards: discard one of them.
    .you = You hold more than two element cards: discard one of them.
    .ask = Discard which element?
prompt-discard-any = { SEAT($seat) }, you hold more than six cards: discard one.
    .you = You hold more than six cards: discard one.
    .ask = Discard which card?
prompt-target = { SEAT($seat) }, where do you play { $card }? { $count ->
    [one] { $count } cell is possible.
   *[other] { $count } cells are possible.
}
    .you = Where do you play { $card }? { $count ->
        [one] { $count } cell is possible.
       *[other] { $count } cells are possible.
    }
    .ask = Where does it go?
prompt-target-2 = { SEAT($seat) }, which tile changes places with { $place }?
    .you = Which tile changes places with { $place }?
    .ask = Swap with which tile?
prompt-raise = { SEAT($seat) }, you raised { $card }, where rivals live: capture or stand beside?
    .you = You raised { $card }, where rivals live: capture or stand beside?
    .ask = Capture or stand beside?
prompt-second = { SEAT($seat) }, { $card } has all four needs met: settle a second meeple there?
    .you = { $card } has all four needs met: settle a second meeple there?
    .ask = Settle a second meeple?
prompt-goal = { SEAT($seat) }, your cards pay for a goal: take it?
    .you = Your cards pay for a goal: take it?
    .ask = Take a goal?
prompt-protect = { SEAT($seat) }, { SEAT($rival) } plays { $card }: let it happen?
    .you = { SEAT($rival) } plays { $card }: let it happen?
    .ask = Let it happen?
prompt-protect-cell = { SEAT($seat) }, { SEAT($rival) } plays { $card } on { $place }: let it happen?
    .you = { SEAT($rival) } plays { $card } on { $place }: let it happen?
    .ask = Let it happen?
prompt-protect-cells = { SEAT($seat) }, { SEAT($rival) } plays { $card } on { $place } and { $second }: let it happen?
    .you = { SEAT($rival) } plays { $card } on { $place } and { $second }: let it happen?
    .ask = Let it happen?
prompt-steal = { SEAT($seat) }, choose by its back a card of { SEAT($victim) }. { $more ->
    [0] This is the last one.
    [one] { $more } more player after that.
   *[other] { $more } more players after that.
}
    .you = Choose by its back a card of { SEAT($victim) }. { $more ->
        [0] This is the last one.
        [one] { $more } more player after that.
       *[other] { $more } more players after that.
    }
    .ask = Take which card?
prompt-keep = { SEAT($seat) }, keep one of the cards that the tornado brought.
    .you = Keep one of the cards that the tornado brought.
    .ask = Keep which card?
prompt-over = The game is over: { SEAT($seat) } wins.
    .you = The game is over: you win.

verb-take = Take an open card
verb-draw = Draw from a deck
verb-call-end = End the game
verb-play = Play a card
verb-discard = Discard
verb-cell = Choose a cell
verb-capture = Capture
verb-join = Stand beside
verb-double = Settle a second meeple
verb-goal = Reach a goal
verb-skip = Decline
verb-protect = Protect
verb-steal = Take a card
verb-keep = Keep

action-take = Take { $card }
action-draw = Draw from the { NAME($kind) } deck
action-call-end = Call the end: a kind of cards is used up
action-play = Play { $card }
action-discard = Discard { $card }
action-cell-feed-city = Feed { $card } at { $place }
action-cell-feed-tile = Take an animal from { $place } ({ NAME($land) }, { $tokens } there): { $results }
action-cell-tile = { $place } ({ NAME($land) })
action-cell-new = New tile at { $place }: { $results }
action-cell-target = { $place } ({ NAME($land) }): { $results }
action-capture = Send the meeple of { SEAT($rival) } home from { $card } and take its place
action-join = Stand beside the others in { $card }
action-double = Settle a second meeple in { $card }
action-goal = Reach goal { $number } with { $cards }
    .short = Reach goal { $number }
action-skip-second = No second meeple
action-skip-goal = No goal now
action-skip-protect = Let it happen
action-protect = Protect: cancel { $card } of { SEAT($rival) }
action-steal = Take one of the { NAME($kind) } cards of { SEAT($victim) }
action-keep = Keep { $card }
action-keep-hidden = Keep one of the cards

log-turn = { SEAT($seat) } begins a turn.
    .you = Your turn begins.
log-fed = { SEAT($seat) } feeds { $card } with an animal from { $pasture }.
    .you = You feed { $card } with an animal from { $pasture }.
log-took = { SEAT($seat) } takes { $card }.
    .you = You take { $card }.
log-opened = Turned up: { $card }.
log-drew = { SEAT($seat) } draws from the { NAME($kind) } deck: { $card }.
    .you = You draw from the { NAME($kind) } deck: { $card }.
log-drew-hidden = { SEAT($seat) } draws from the { NAME($kind) } deck.
    .you = You draw from the { NAME($kind) } deck.
log-discarded = { SEAT($seat) } discards { $card }.
    .you = You discard { $card }.
log-played = { SEAT($seat) } plays { $card }.
    .you = You play { $card }.
log-laid = New tile at { $place }: { NAME($land) }.
log-animals-came = Four animals come to { $place } ({ NAME($land) }).
log-animals-left = The animals of { $place } ({ NAME($land) }) are gone.
log-built = { $card } is built at { $place }.
log-turned = { $place }: { NAME($old) } becomes { NAME($land) }.
log-swapped = { $place } and { $second } change places.
log-needs = { $card } at { $place }: met needs { $before } → { $met }.
log-city-lost = { $card } at { $place } is lost.
log-went-home = { $meeples ->
    [one] { $meeples } meeple of { SEAT($seat) } goes home from { $card }.
   *[other] { $meeples } meeples of { SEAT($seat) } go home from { $card }.
}
    .you = { $meeples ->
        [one] { $meeples } of your meeples goes home from { $card }.
       *[other] { $meeples } of your meeples go home from { $card }.
    }
log-settled = { SEAT($seat) } settles a meeple in { $card } at { $place }.
    .you = You settle a meeple in { $card } at { $place }.
log-captured = { SEAT($seat) } captures { $card } from { SEAT($rival) }.
    .you = You capture { $card } from { SEAT($rival) }.
    .you-rival = { SEAT($seat) } captures { $card } from you.
log-reached = { SEAT($seat) } reaches goal { $number }.
    .you = You reach goal { $number }.
log-protected = { SEAT($seat) } protects: { $card } of { SEAT($rival) } has no effect.
    .you = You protect: { $card } of { SEAT($rival) } has no effect.
    .you-rival = { SEAT($seat) } protects: your { $card } has no effect.
log-stole = The tornado of { SEAT($seat) } takes from { SEAT($victim) }: { $card }.
    .you = Your tornado takes from { SEAT($victim) }: { $card }.
    .you-victim = The tornado of { SEAT($seat) } takes from you: { $card }.
log-stole-hidden = The tornado of { SEAT($seat) } takes one of the { NAME($kind) } cards of { SEAT($victim) }.
    .you = Your tornado takes one of the { NAME($kind) } cards of { SEAT($victim) }.
    .you-victim = The tornado of { SEAT($seat) } takes one of your { NAME($kind) } cards.
log-looked = { SEAT($seat) } looks at the cards: { $cards }.
    .you = You look at the cards: { $cards }.
log-looked-hidden = { SEAT($seat) } looks at the cards.
    .you = You look at the cards.
log-kept = { SEAT($seat) } keeps { $card }.
    .you = You keep { $card }.
log-kept-hidden = { SEAT($seat) } keeps one of the { NAME($kind) } cards.
    .you = You keep one of the { NAME($kind) } cards.
log-threw = { SEAT($seat) } discards { $card }.
    .you = You discard { $card }.
log-declined-protect = { SEAT($seat) } lets it happen.
    .you = You let it happen.
log-declined-goal = { SEAT($seat) } takes no goal now.
    .you = You take no goal now.
log-declined-second = { SEAT($seat) } settles no second meeple.
    .you = You settle no second meeple.
log-called-end = { SEAT($seat) } calls the end: a kind of cards is used up.
    .you = You call the end: a kind of cards is used up.
log-game-over = The game is over.

# The end: why, and the score sheet.
ended-last-meeple = { SEAT($seat) } has placed the last meeple.
    .you = You have placed your last meeple.
ended-called = { SEAT($seat) } called the end: a kind of cards was used up.
    .you = You called the end: a kind of cards was used up.
tie-order = { SEAT($seat) } is ahead of { SEAT($rival) }: nearer in turn order after the end was called.
    .you = You are ahead of { SEAT($rival) }: nearer in turn order after the end was called.
    .you-rival = { SEAT($seat) } is ahead of you: nearer in turn order after the end was called.
score-cities = In cities
score-goals = On goals
score-total = Meeples placed
score-unit = { $score ->
    [one] meeple
   *[other] meeples
}
made-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}

# The help over the table.
help-turn = A turn: feed, then two actions
help-end = somebody places the last meeple and wins at once. Or a kind of cards is used up and somebody calls the end: most meeples placed win.
help-turn-feed = Each of your cities that needs animals eats one from a tile beside it.
    .title = Feed
help-turn-draw = open or from a deck: an action. At most six in hand.
    .title = Take a card
help-turn-play = a tile beside the world, animals, a city, an element: an action.
    .title = Play a card
help-lands = plain, forest, sea, desert, mountain, swamp. Round a city they are its needs.
    .title = Lands
help-animals = four come to a free tile; one is enough for a city’s need.
    .title = Animals
help-star = any land; a city not on the sea.
    .title = Star
help-nature = a tile for the world; the card stays in front of you and pays for goals.
    .title = Nature
help-life = cities and animals.
    .title = Life
help-meeple = comes to a city you build or raise. Place all and win.
    .title = Meeple
help-goal = costs the cards it shows; a meeple stays there.
    .title = Goal
help-stock = tiles left of each land.
    .title = Stock
help-call-end = possible when a kind of cards is used up.
    .title = Call the end
help-capture = take the place of a rival meeple.
    .title = Capture
help-metropolis = four met needs: a second meeple.
    .title = Metropolis
help-element = at most two in hand; they pay for element goals.
    .title = Elements
help-sun = swamp to plain, plain to desert.
    .title = Sun
help-rain = desert to plain, plain to swamp.
    .title = Rain
help-earthquake = swaps two neighbouring tiles.
    .title = Earthquake
help-tornado = takes a card from each rival; keep one.
    .title = Tornado
help-protection = cancels a rival’s element card.
    .title = Protection
help-lightning = clears a tile.
    .title = Lightning
help-volcano = clears a mountain and its neighbours, burns lands to desert.
    .title = Volcano

# Tables of printed values.
sheet-animals = Animal cards
sheet-cities = City cards
sheet-elements = Element cards
sheet-goals = Goals
sheet-nature = Nature cards
sheet-tiles = Land tiles

# What studies count and say.
end-last-meeple = the last meeple placed
end-called = a kind of card used up

goal-name = Goal { $number }

rules-1 = All players build one world. Whoever places their last meeple wins at once: five each, six with two players. If somebody calls the end because a kind of cards is used up, most meeples placed wins; among equals, whoever sits nearest clockwise after the caller.
    .title = Goal of the game
    .more = You begin with two nature cards and one life card, with elements also one element card. Beside the decks lie three open nature cards and two open life cards, with elements also two element cards, and there is one row of goals: two more than players. Everybody sees the backs of your cards, only you see their faces. In place of an action you may call the end when a kind of cards has no deck and no open cards left. The caller comes last among equals. Meeples on cities and on goals count. Turns go clockwise.
rules-2 = Feed your hungry cities, then take two actions: draw a card (open or from a deck) or play one. At most six cards in hand.
    .title = A turn
    .more = Both actions may be of the same sort, and a card just drawn may be played. You cannot pass; a card for which there is no place cannot be played. You may draw with a full hand too: then discard a card, the new one if you like. An open card is replaced at once. Discarded cards are out of the game, and no deck is shuffled again. A city card and an animal card are both of the kind “life”.
rules-3 = Play a nature card: put its tile on an empty cell beside any other tile. The card stays in front of you.
    .title = Land
    .more = The first tile lies in the middle of the table; the world may reach ten cells from there in each direction. Tiles touch along an edge, never only at a corner. When no tile of a land is left in stock, its nature cards cannot be played.
rules-4 = An animal card puts four animals on a free tile of its land. A city goes onto a free tile of its land if at least two of its four needs are met by the uncovered tiles that share an edge with it; a need that is there twice takes two tiles. One animal meets the need for animals.
    .title = Animals and cities
    .more = A free tile has neither a city nor animals. An animal card with a star fits any land, even sea, a city with a star any land but sea. There are twenty animals; with fewer than four in reserve no animal card can be played. Animals on a tile do not hide its land: it meets a need for the land and the need for animals. A tile under a city meets no needs, neither of that city nor of its neighbours.
rules-5 = After every change count again. Whoever builds a city or raises its met needs settles a meeple there, one per player and city. With one met need all meeples go home; with none the city is lost.
    .title = Settling
    .more = It does not matter who built the city: every change in your turn that raises it counts for you, in feeding too. So a tile beside a rival’s city can settle you there too. Settling is a duty, but where you already live nothing happens. Only the result of the whole effect counts: a city that loses one need and gains another is not raised. First all meeples go home that must. Then lost cities are discarded; the tiles under them count again, and cities that grow through this are raised by you too. Only after that do new meeples settle. A city with one met need stays, without meeples, and can be raised again.
rules-6 = Before your actions each of your cities with a need for animals eats one animal from a tile beside it, if there is one.
    .title = Feeding
    .more = Your cities are those where a meeple of yours lives, whoever built them. Feeding is a duty; each city eats once in your turn, and where several players live, each of them feeds it in their own turn. A city where you settle while feeding waits for your next turn. When several of your cities are hungry you choose the order, and from which tile each eats. Eating the last animal of a tile may lower this city and others. A city that finds nothing just goes hungry. The order in which you feed may leave another city hungry.
rules-7 = When the cards in front of you pay for a goal, you may discard them and put a meeple there for good.
    .title = Goals
    .more = Nature and element cards that you played lie in front of you; they are what a goal costs, and each card pays only once. You are asked after playing such a card, when all meeples have settled. If you decline, you keep the cards and are asked again after your next one. If they are enough, you may reach several goals in a row. An element goal costs any four element cards. A goal is for one meeple only, and no new goals come. With elements, two element goals are shuffled among the others, so they may be missing.
rules-8 = Sun: swamp to plain, plain to desert. Rain: desert to plain, plain to swamp. Earthquake swaps two neighbouring tiles. Tornado takes a card from each rival; keep one. Lightning clears a tile. Volcano clears a mountain and its neighbours and burns plain, forest and swamp to desert. Protection cancels a rival’s element card. At most two element cards in hand.
    .title = Elements (options)
    .more = Playing an element card is an action; the card stays in front of you. It may be aimed where nothing changes, just to count for a goal. Sun and rain need an uncovered tile and the new tile in stock; animals stay. Earthquake moves all that stands on the tiles; outside the board, in the list of choices and in the notation, the western or northern of the two tiles is named first. For tornado you choose a kind by the backs, and chance picks the card; you look at the cards after the last one, keep one and discard the others. To clear means: the city is discarded, its meeples go home, animals go back to the reserve, the tile stays. Volcano needs enough deserts in stock. Protection is played only in reply, once the target is named; it costs no action and cannot itself be cancelled. Both cards stay in front of their owners; the cancelled action is spent, and both players may now reach goals, first the one whose turn it is. Everybody who holds an element card is asked in turn, so that nothing is given away. With a third element card in hand you discard an element card. Lightning and volcano come only with disasters, which need elements. An element card may hit a city of your own.
rules-9 = Capture: raising a city where rivals live and you do not, you may send one rival meeple home and take its place. Metropolis: bringing a city to four met needs, you may settle a second meeple; it goes home when the city falls below four.
    .title = Capture and metropolis (options)
    .more = If you do not capture, you stand beside the others, as without this option. The second meeple may come only at the moment when you bring the city to four, also by building it so; your first one may have lived there before. With both options you first capture or stand beside, then you may settle the second meeple. With one met need or none both go home.

board-world = The world
board-goals = Goals
board-market = Open cards and decks
board-desk = What is asked
board-hand = Hand of { SEAT($seat) }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-kind = { $kind ->
    [kind-nature] Nature
    [kind-life] Life
   *[kind-element] Element
}
board-deck = In the { NAME($kind) } deck: { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
board-back = A card that you cannot see: { NAME($kind) }
board-stock = Stock
board-cell = { $place }: empty
board-closer = Closer (+)
board-farther = Farther away (−)
board-all = Show the whole world (0)
board-why-other = Something else is asked now.
board-no-cards = No cards in hand
board-no-place = There is no place for it now.
board-protection-when = Played when a rival plays an element card.
board-front = In front of { SEAT($seat) }
board-front-mine = In front of you
board-front-empty = Nothing yet
board-front-about = Laid-out cards pay for goals.
board-reserve = Meeples left: { $left } of { $all }
board-reserve-about = Whoever has none left wins at once.
board-met-here = of 4 needs met here
board-lost = { $card } is lost
board-no-change = No city changes.
board-ask-raise = You raised { $card }. Rivals live there.
board-ask-second = { $card } has all it needs. A second meeple?
board-ask-goal = Your cards pay for a goal.
board-ask-steal = Which card of { SEAT($seat) }?
board-ask-keep = Which card do you keep?
board-ask-protect = { SEAT($seat) } plays { $card }. Let it happen?
board-capture = Capture from { SEAT($seat) }
board-reach = Reach goal { $number }
board-act = Draw a card, or choose one from your hand to play.
board-choose = Choose a ringed place for { $card }.
board-choose-met = Choose a ringed tile for { $card }. The number: how many of its 4 needs are met there.
board-not-here = { $card } cannot be played here.
board-choose-second = Choose the tile that changes places.
board-feed = Choose a city to feed.
board-feed-from = Choose the tile that gives an animal.
board-feed-confirm = Feed from here
board-discard = Choose a card from your hand to discard.
board-plays = { SEAT($seat) } plays { $card }.
board-plays-at = { SEAT($seat) } plays { $card } at { $place }.
board-wait = Waiting for { SEAT($seat) }.
board-play-here = Play { $card } here
board-action = Action { $number } of 2
board-tab-hand = Hand { $count }
board-tab-market = Rows
board-tab-front = Laid out { $count }
board-figure-meeples = { $count ->
    [one] meeple
   *[other] meeples
}
board-log-take = takes
board-log-draw = draws
board-log-discard = discards
board-log-play = plays
board-does-nature = Put its tile on a free cell beside the world. The card then lies in front of you and pays for goals.
board-does-animals = Put four animals on a free tile of this land.
board-does-city = Build it on a free tile of its land with two or more of its needs beside it.
board-does-sun = Turns swamp into plain or plain into desert.
board-does-rain = Turns desert into plain or plain into swamp.
board-does-earthquake = Swaps two neighbouring tiles with all that stands on them.
board-does-tornado = Takes a card from each rival; you keep one.
board-does-protection = Cancels a rival’s element card.
board-does-lightning = Clears a tile: its city or its animals are gone.
board-does-volcano = Clears a mountain and its neighbours and burns plain, forest and swamp to desert.
board-does-goal = Play these cards, then pay with them: a meeple of yours stays here for good.

# The board in the terminal, and its choices with their figures.
sketch-player = player
sketch-placed = placed
sketch-left = left
sketch-cards = cards (known ones)
sketch-front = laid out
sketch-hand = Your hand:
sketch-stock = stock
sketch-deck = + { $cards } in the deck
sketch-icon = { NAME($icon, case: "short") }
sketch-element = elem.
sketch-goals = goals
sketch-city-card = City { $number } on { NAME($land) }
sketch-city = { " " }C{ $number } { $met }/4
sketch-city-number = C{ $number }
sketch-key = Lands by their first letters: pla plain, for forest, sea sea, des desert, mou mountain, swa swamp, ani animals. On a tile: •4 four animals; C7 2/4 city 7 with two of its four needs met, then the meeples. A goal shows its cards and how many of them each player has laid out.
choice-cell = { $place }

# Marks for deeds.
mark-skyline = Skyline
    .about = Build three cities in one game
mark-every-land = Every land
    .about = Lay tiles of all six lands in one game
mark-three-goals = Three goals
    .about = Reach three goals in one game
mark-ark = The ark
    .about = Bring animals to 20 tiles in all your games
mark-mayor = Mayor
    .about = Settle 50 meeples in cities in all your games
mark-good-host = Good host
    .about = Feed cities four times in one game
mark-clear-win = A clear win
    .about = Win by three meeples or more
mark-conqueror = Conqueror
    .about = Send five rival meeples home in all your games with the option Capture

# Kinds of decisions, as the coach and studies name them.

phase-feed-city = Which city to feed
phase-feed-tile = Where to take the animal
phase-action = What to do with an action
phase-discard = Which card to discard
phase-target = Where to play a card
phase-target-2 = Which tiles to swap
phase-raise = Capture or stand beside
phase-second = A second meeple
phase-goal = Which goal to take
phase-protect = When to protect
phase-steal = Which card to steal
phase-keep = Which card to keep

# Positions that are set up
zone-actions_left = Actions left
zone-cell = Cell { $place }
zone-goals = Goal { $slot } on the table
zone-goal_of = Meeple on goal { $slot }
zone-other_goals = Goals not in the game
zone-reserve = Meeples in reserve
zone-stock = Tiles in stock
zone-animals = Animals in reserve
zone-hand = Hand
zone-front = Laid out
zone-row-nature = Open nature card { $slot }
zone-row-life = Open life card { $slot }
zone-row-element = Open element card { $slot }
zone-nature_deck = Nature deck
zone-life_deck = Life deck
zone-element_deck = Element deck
zone-discards = Discarded cards
stock-tile = Land tiles
stock-animal = Animals
stock-meeple = Meeples
stock-nature = Nature cards
stock-life = Life cards
stock-element = Element cards
stock-goal = Goals
part-animal = animal
part-meeple = meeple of { SEAT($seat) }
part-goal = goal { $number }
law-rest = The player to move has one or two actions left.
law-cards = The cards add up to the box, and the open rows are full.
law-hands = At most six cards in a hand, two of them elements.
law-goals = Each goal is there once.
law-cities = A city stands on its land; people live where two needs are met.
law-meeples = Everybody still has a meeple in reserve.
field-cards = Cards
field-row = Open cards
field-hands_and_fronts = Hands and cards laid out
field-goals = Goals
field-goal_of = Meeples on goals
field-tiles = Tiles
field-people = People in cities
field-reserve = Meeples in reserve
field-token_reserve = Animals
