name = Trio
about = Gardez votre carte ou tentez-en une autre. La plus haute carte gagne.

option-low_wins = La plus basse gagne
    .about = C’est la plus basse carte qui gagne.

card-moon = lune
card-comet = comète
card-star = étoile
card-ring = anneau
card-spiral = spirale
card-beacon = balise

line-pile = Cartes dans la pile : { $cards }.
line-hand = { SEAT($seat) } : { NAME($card) }.
line-drawn = Carte piochée : { NAME($card) }.
hidden-pile = La pile, carte du dessus d’abord : { $cards }.

prompt-draw = { SEAT($seat) } : gardez votre carte ou piochez-en une autre.
prompt-lay = { SEAT($seat) } : défaussez l’une de vos cartes.
prompt-over = La partie est terminée.

verb-keep = Garder
verb-draw = Piocher
verb-lay = Défausser
phase-draw = La pioche
phase-lay = Quelle carte garder
action-keep = Garder votre carte
action-draw = Piocher une carte
action-lay = Défausser : { NAME($card) }

log-kept = { SEAT($seat) } garde sa carte.
    .you = Vous gardez votre carte.
log-drew = { SEAT($seat) } pioche une carte.
    .you = Vous piochez une carte.
log-drew-card = { SEAT($seat) } pioche : { NAME($card) }.
    .you = Vous piochez : { NAME($card) }.
log-laid = { SEAT($seat) } défausse : { NAME($card) }.
    .you = Vous défaussez : { NAME($card) }.

ended-all-turns = Tout le monde a joué.
score-card = Carte en main
score-total = Total
score-unit = { $score ->
    [one] point
   *[other] points
}

sheet-cards = Cartes

rules-1 = Chacun a une carte. La plus haute gagne.
    .title = Le but
rules-2 = À votre tour, gardez votre carte, ou piochez-en une autre et défaussez l’une des deux face visible.
    .title = Le tour
rules-3 = Quand chacun a joué un tour, toutes les cartes sont montrées.
    .title = La fin
