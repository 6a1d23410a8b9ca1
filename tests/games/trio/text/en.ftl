name = Trio
about = Keep your card, or try another. The highest card wins.

option-low_wins = Low wins
    .about = The lowest card wins instead.

card-moon = moon
card-comet = comet
card-star = star
card-ring = ring
card-spiral = spiral
card-beacon = beacon

line-pile = Cards in the pile: { $cards }.
line-hand = { SEAT($seat) }: { NAME($card) }.
line-drawn = Drawn: { NAME($card) }.
hidden-pile = The pile, top first: { $cards }.

prompt-draw = { SEAT($seat) }, keep your card or draw another.
prompt-lay = { SEAT($seat) }, lay one of your cards down.
prompt-over = The game is over.

verb-keep = Keep
verb-draw = Draw
verb-lay = Lay down
phase-draw = Drawing
phase-lay = Which card to keep
action-keep = Keep your card
action-draw = Draw a card
action-lay = Lay down: { NAME($card) }

log-kept = { SEAT($seat) } keeps the card.
    .you = You keep the card.
log-drew = { SEAT($seat) } draws a card.
    .you = You draw a card.
log-drew-card = { SEAT($seat) } draws: { NAME($card) }.
    .you = You draw: { NAME($card) }.
log-laid = { SEAT($seat) } lays down: { NAME($card) }.
    .you = You lay down: { NAME($card) }.

ended-all-turns = Everybody has had a turn.
score-card = Card in hand
score-total = Total
score-unit = { $score ->
    [one] point
   *[other] points
}

sheet-cards = Cards

rules-1 = Everybody has one card. The highest card wins.
    .title = The aim
rules-2 = In your turn keep your card, or draw another and lay one of the two down for all to see.
    .title = The turn
rules-3 = When everybody has had one turn, all cards are shown.
    .title = The end
