name = Galaktiko
about = Des taxis spatiaux sur un anneau de huit secteurs : embarquez, déposez, gare aux resquilleurs.

option-cheeky_stowaways = Resquilleurs effrontés
    .about = Un resquilleur arrivé à sa station s’éclipse sans payer, que cela vous plaise ou non. Mais un contrôleur sur place agit d’abord : il paie alors.
option-find_their_way = Ils se débrouilleront
    .about = À la fin, les passagers qui veulent l’une des trois stations de votre secteur, même fermée sur la ligne, descendent sans pénalité ni points. Les resquilleurs aussi ; les vortans restent.
option-to_the_last = Jusqu’au dernier
    .about = Pas de carte de fin de service : quand la dernière carte de la pioche est révélée, on finit la manche et on en joue encore une.
option-rich_first = Les riches d’abord
    .about = Les passagers ordinaires, les resquilleurs et les vortans ne descendent qu’après un riche, déposé au même arrêt. Seuls les resquilleurs qui paient un contrôleur n’ont pas à attendre.

nothing = personne

icon-comet = comète
    .short = com
icon-ring = planète à anneau
    .brief = anneau
    .short = ann
icon-star = étoile
    .short = éto
icon-moon = lune
    .short = lun
icon-spiral = spirale
    .short = spi
icon-atom = atome
    .short = ato
icon-crystal = cristal
    .short = cri
icon-beacon = balise
    .short = bal

card-rich = passager riche ({ NAME($icon) })
card-ordinary = passager ({ NAME($icon) } ou { NAME($other) })
card-stowaway = resquilleur ({ NAME($icon) })
card-vortan = vortan
card-controller = contrôleur
card-end-of-shift = fin de service

line-round = Manche { $round }.
line-last-round = Le service s’achève : la manche { $round } est la dernière.
line-piles = { $upper ->
    [one] Il reste { $upper } carte dans la pile du haut
   *[other] Il reste { $upper } cartes dans la pile du haut
} de la pioche, { $lower } dans celle du bas.
line-pile = { $cards ->
    [one] Il reste { $cards } carte dans la pioche.
   *[other] Il reste { $cards } cartes dans la pioche.
}
line-sector = Secteur { $position } : { $stations }. En attente, dans l’ordre : { $queue }.
line-station = station { $station } ({ NAME($icon) })
line-station-ship = station { $station } ({ NAME($icon) }) avec le vaisseau de { SEAT($seat) }
    .you = station { $station } ({ NAME($icon) }) avec votre vaisseau
line-controllers = { $count ->
    [one] { $count } contrôleur y est de service.
   *[other] { $count } contrôleurs y sont de service.
}
line-score = { SEAT($seat) } : score { $score }, { $delivered ->
    [one] { $delivered } passager arrivé.
   *[other] { $delivered } passagers arrivés.
}
line-hand = { SEAT($seat) }, { $count } à bord : { $cards }.
    .you = À votre bord, { $count } : { $cards }.
hidden-upper = Pile du haut, en partant du dessus : { $cards }.
hidden-lower = Pile du bas, en partant du dessus : { $cards }.

prompt-placement = { SEAT($seat) }, choisissez une station pour votre vaisseau : toute la file embarque.
    .you = Choisissez une station pour votre vaisseau : toute la file embarque.
    .ask = Sur quelle station commencer ?
prompt-move = { SEAT($seat) }, choisissez votre prochaine station.
    .you = Choisissez votre prochaine station.
    .ask = Où voler ?
prompt-drop-off = { SEAT($seat) }, déposez des passagers ou terminez : { $count ->
    [one] { $count } sorte peut descendre ici.
   *[other] { $count } sortes peuvent descendre ici.
}
    .you = Déposez des passagers ou terminez : { $count ->
        [one] { $count } sorte peut descendre ici.
       *[other] { $count } sortes peuvent descendre ici.
    }
    .ask = Qui descend ici ?
prompt-over = Le service est terminé.

verb-place = Placer le vaisseau
verb-move = Voler
verb-drop = Déposer
verb-done = Terminer

action-place = Se placer à la station { $station } ({ NAME($icon) }) du secteur { $position } et embarquer : { $cards }
    .short = Partir de la station { $station } ({ NAME($icon) })
action-move = Voler vers la station { $station } ({ NAME($icon) })
action-move-visit = Voler vers la station { $station } ({ NAME($icon) }) : { $count ->
    [0] personne ne peut descendre
   *[other] peuvent descendre : { $off } (+{ $gain })
} ; embarqueraient : { $boarding }
    .short = Voler vers { $station } ({ NAME($icon) }){ $count ->
        [0] { "" }
       *[other] { "" }, +{ $gain }
    }
action-drop = Déposer : { $card }
action-done = Plus personne ne descend

log-round = Manche { $round }
log-placed = { SEAT($seat) } commence à la station { $station } ({ NAME($icon) }).
    .you = Vous commencez à la station { $station } ({ NAME($icon) }).
log-flew = { SEAT($seat) } vole de { $from } à { $station } ({ NAME($icon) }).
    .you = Vous volez de { $from } à { $station } ({ NAME($icon) }).
log-came = Secteur { $position } : { $card } rejoint la file.
log-controller-came = Secteur { $position } : un { $card } prend son service.
log-boarded = { SEAT($seat) } embarque : { $card }.
    .you = Vous embarquez : { $card }.
log-dropped = { SEAT($seat) } dépose : { $card }.
    .you = Vous déposez : { $card }.
log-paid = Le contrôleur fait payer chez { SEAT($seat) } : { $card }.
    .you = Le contrôleur fait payer chez vous : { $card }.
log-slipped-off = S’éclipse sans payer de chez { SEAT($seat) } : { $card }.
    .you = S’éclipse de chez vous sans payer : { $card }.
log-controller-returned = Le contrôleur ne trouve pas de resquilleur chez { SEAT($seat) } et retourne dans la pioche.
    .you = Le contrôleur ne trouve pas de resquilleur chez vous et retourne dans la pioche.
log-shift-ends = Le service s’achève : la manche { $round } est la dernière.
log-found-way = Se débrouille depuis le vaisseau de { SEAT($seat) } : { $card }.
    .you = Se débrouille depuis votre vaisseau : { $card }.
log-game-over = Le service est terminé.

# The end: why, and the score sheet.
ended-end-of-shift = La fin de service est sortie à la manche { $round }.
ended-last-card = La dernière carte a été révélée à la manche { $round }.
ended-last-round = La manche { $round } a été la dernière.
tie-stowaways = { SEAT($seat) } devance { SEAT($rival) } : plus de resquilleurs ont payé.
    .you = Vous devancez { SEAT($rival) } : plus de resquilleurs ont payé.
    .you-rival = { SEAT($seat) } vous devance : plus de resquilleurs ont payé.
score-ordinary = Passagers
score-rich = Riches
score-stowaway = Resquilleurs qui ont payé
score-aboard = Restés à bord
score-total = Total
score-unit = { $score ->
    [one] point
   *[other] points
}
made-people = { $count }

# The help over the table.
help-turn = Un tour a trois parties
help-end = la carte de fin de service sort, et l’on joue encore une manche. Les passagers restés à bord coûtent des points.
help-turn-fly = vers une station libre de la ligne, dans un autre secteur. Les cinq secteurs derrière vous reçoivent des cartes.
    .title = Voler
help-turn-drop = les passagers qui veulent cette station, à votre choix.
    .title = Déposer
help-turn-load = la file monte à bord depuis sa tête, jusqu’à six passagers ; on ne refuse personne.
    .title = Embarquer
help-station = son symbole est ce que veulent les passagers ; un anneau de couleur indique un vaisseau.
    .title = Station
help-leave = quelqu’un à bord peut y descendre ; sur une station marquée, le chiffre dit combien.
    .title = Numéro en couleur
help-ordinary = veut l’un de deux symboles : +1, resté à bord −1.
    .title = Passager
help-rich = veut un seul symbole : +2, resté à bord −1.
    .title = Riche
help-stowaway = peut descendre sans payer ; pris par un contrôleur +2, resté à bord −2.
    .title = Resquilleur
help-vortan = ne descend qu’avec un vortan de la file ; resté à bord −2.
    .title = Vortan
help-controller = agit à votre arrivée : tous les resquilleurs à bord paient.
    .title = Contrôleur
help-refill = dans les cinq secteurs derrière le vaisseau qui a volé.
    .title = Nouvelles cartes

# Tables of printed values.
sheet-icons = Symboles
sheet-passengers = Passagers
sheet-players = Nombres pour 2 à 6 joueurs
sheet-sectors = Stations des secteurs
sheet-specials = Cartes spéciales

# What studies count and say.
end-end-of-shift = la carte de fin de service
end-last-card = la dernière carte de la pioche

# Les décisions, telles que les études les énumèrent

rules-1 = Vous conduisez un taxi spatial sur un anneau de huit secteurs. Amenez les passagers aux stations de leur symbole. Le meilleur score à la fin du service l’emporte.
    .title = Le but
    .more = Tout est visible, sauf l’ordre de la pioche. Elle contient 16 riches et 16 resquilleurs (deux de chaque par symbole), 36 passagers ordinaires, 7 vortans et des contrôleurs, un de plus qu’il n’y a de joueurs. Que chaque symbole ait deux riches et deux resquilleurs est notre reconstitution.
rules-2 = Les huit secteurs sont disposés au hasard, et trois passagers attendent dans chacun. Du dernier joueur au premier, chacun place son vaisseau à une station de la ligne, dans un secteur sans vaisseau, et embarque toute la file. Puis le premier joueur commence.
    .title = Le départ
    .more = La ligne, la même pour tous, dépend du nombre de joueurs : verte à deux, avec une station par secteur ; jaune à trois ou quatre, avec deux ; rose à cinq ou six, avec trois. Un contrôleur révélé pendant qu’on forme les premières files est remplacé, puis remélangé dans la pioche ; les resquilleurs et les vortans restent. Le placement n’entraîne rien d’autre : personne ne descend, aucune carte n’arrive. Qui commence est décidé avant la partie.
rules-3 = À votre tour, volez vers une station libre de la ligne, dans un autre secteur. Une carte est alors révélée pour chacun des cinq secteurs derrière vous, en commençant par le plus proche ; un passager se place au bout de la file.
    .title = Voler
    .more = On vole aussi loin qu’on veut et on peut dépasser d’autres vaisseaux, mais il faut quitter son secteur : faire le tour complet pour y changer de station est interdit. Plusieurs vaisseaux peuvent partager un secteur, jamais une station. « Derrière » veut dire dans le sens inverse des aiguilles d’une montre. Votre nouveau secteur et les deux suivants dans l’autre sens ne reçoivent rien ; les secteurs occupés et celui que vous venez de quitter reçoivent leur carte comme les autres. Un contrôleur révélé attend dans le secteur ; aucun passager ne vient à sa place. Les vaisseaux volent dans le sens des aiguilles d’une montre.
rules-4 = Si un contrôleur attend dans le secteur où vous arrivez, il agit avant que quiconque descende : tous les resquilleurs à bord paient et comptent pour vous, et le contrôleur quitte la partie. Sans resquilleur à bord, il est remélangé dans la pioche.
    .title = Contrôleurs
    .more = Un seul contrôleur agit à l’arrivée, même s’ils sont plusieurs, et on ne peut pas s’y soustraire. Tous les resquilleurs à bord paient, où qu’ils aillent. Un vaisseau déjà sur place quand un contrôleur apparaît n’est pas contrôlé.
rules-5 = Déposez ensuite qui vous voulez parmi ceux qui veulent cette station. Riches et ordinaires comptent pour vous. Un resquilleur peut descendre sans payer et ne rapporte rien. Un vortan ne descend qu’avec un vortan de la file de ce secteur ; aucun des deux ne compte.
    .title = Déposer
    .more = Un passager ordinaire veut l’un ou l’autre de deux symboles, un riche ou un resquilleur un seul ; un vortan n’en a pas, et toute station du secteur lui convient. Rien n’oblige à déposer, et vous décidez combien de vortans partent. Chacun a besoin de son propre compagnon dans cette file : deux vortans à bord ne forment pas une paire. C’est le vortan le plus proche de la tête de la file qui part ; les autres gardent leur ordre.
rules-6 = Puis les passagers embarquent depuis la tête de la file jusqu’à ce qu’ils soient six à bord. On ne refuse personne.
    .title = Embarquer
    .more = Ceux qui ne tiennent pas à bord attendent toujours, dans le même ordre. Une file peut être vide ou grandir sans limite. Après l’embarquement, c’est au joueur suivant, dans le sens des aiguilles d’une montre.
rules-7 = Quand la carte de fin de service apparaît, on finit la manche et on en joue une dernière. Plus aucune carte n’est révélée.
    .title = La fin
    .more = Cette carte est mélangée aux vingt dernières de la pioche : personne ne sait exactement quand elle viendra. Elle arrête aussitôt la distribution : les secteurs qui restaient à servir ne reçoivent rien. Chacun joue le même nombre de tours. Les contrôleurs déjà en place agissent encore. Un contrôleur qui retourne dans la pioche est mélangé aux cartes situées au-dessus de cette partie basse, ou à celle-ci quand il n’en reste pas d’autres. Le nombre de cartes des deux piles, celle du haut et celle du bas, est connu de tous. Avec l’option « Jusqu’au dernier », cette carte n’existe pas et il n’y a qu’une pile.
rules-8 = Arrivés à destination : riche 2, ordinaire 1, resquilleur qui a payé 2. Encore à bord à la fin : riche et ordinaire −1, resquilleur et vortan −2. À égalité, celui qui a pris le plus de resquilleurs passe devant ; si l’égalité demeure, la place est partagée.
    .title = Les points
    .more = Les resquilleurs descendus sans payer et les vortans partis à deux ne comptent pas. Un score peut être négatif.

board-ring = L’anneau de huit secteurs
board-queue = En attente dans le secteur { $position }, dans l’ordre
board-empty = vide
board-more = { $count } de plus attendent ici : { $cards }
board-due = Une nouvelle carte arrivera ici.
board-boards = embarque
board-controllers = { $count ->
    [one] Un contrôleur attend le prochain vaisseau : tous ses resquilleurs paieront.
   *[other] { $count } contrôleurs. L’un d’eux contrôle chaque vaisseau qui arrive : tous ses resquilleurs paient.
}
board-closed = La station { $station } ({ NAME($icon) }) est fermée sur cette ligne.
board-closed-matters = Mais à la fin, les passagers sauront s’y rendre.
board-could-leave = { $count ->
    [one] { SEAT($seat) } : { $count } passager pourrait descendre ici.
   *[other] { SEAT($seat) } : { $count } passagers pourraient descendre ici.
}
board-why-turn = C’est à { SEAT($seat) } de décider.
board-why-drop-off = Décidez d’abord qui descend là où vous êtes.
board-why-ship = Deux vaisseaux ne partagent jamais une station.
board-why-taken = Au départ, chaque vaisseau a son propre secteur.
board-why-here = Il faut voler vers un autre secteur.
board-route-green = Ligne verte
board-route-yellow = Ligne jaune
board-route-pink = Ligne rose
board-deck-open = Restées dans la pioche : { $cards }.
board-deck-short = pioche
board-cards-left = { $cards ->
    [one] carte en pioche
   *[other] cartes en pioche
}
board-end-inside = { $cards ->
    [1] fin à la dernière carte
   *[other] fin parmi les { $cards } dernières
}
board-to-the-last = le service finit avec elle
board-last-round = la manche { $round } est la dernière
board-round = Manche { $round }
board-round-last = Manche { $round }, la dernière
board-legend-fly = vol possible
board-legend-leave = peuvent descendre
board-legend-new = carte à venir
board-legend-closed = fermée sur la ligne
board-cabin = Cabine : { SEAT($seat) }
board-cabin-mine = Votre cabine
board-free-place = Une place libre.
board-gets-off = descend
board-leaves-free = part sans payer
board-pays = paie
board-pairs = part à deux
board-pair = paire
board-aboard = à bord
board-exits = { $count ->
    [0] Aucune station de la ligne ne lui convient pour l’instant.
    [one] Peut descendre dès maintenant à la station { $stations }.
   *[other] Peut descendre dès maintenant aux stations { $stations }.
}
board-worth = Déposé : { $off }. Encore à bord à la fin : { $kept }.
board-worth-stowaway = Déposé : { $off }. Pris par un contrôleur : { $paid }. Encore à bord à la fin : { $kept }.
board-score = { SEAT($seat) }
board-score-mine = Votre score
board-score-made = Arrivés { $delivered } : { $scored }.
    Encore à bord { $aboard } : { $hand }.
board-now = maintenant
board-delivered = arrivés
board-still-aboard = encore à bord
board-after-stop = ensuite
board-after-station = après { $station }
board-fly = Voler vers { $station }
board-place = Partir de { $station }
board-set-down = Déposer { $count }
board-nobody = Personne ne descend
board-note-fly = { $count ->
    [0] Personne ne peut descendre
    [one] { $count } peut descendre ({ $gain })
   *[other] { $count } peuvent descendre ({ $gain })
}, puis { $boarding ->
    [0] personne n’embarque.
    [one] { $boarding } embarque.
   *[other] { $boarding } embarquent.
}
board-note-place = { $boarding ->
    [0] Personne n’embarque.
    [one] { $boarding } embarque.
   *[other] { $boarding } embarquent.
}
board-note-drop = Touchez ceux qui descendent ou restent. Pour l’instant { $gain }, puis { $boarding ->
    [0] personne n’embarque.
    [one] { $boarding } embarque.
   *[other] { $boarding } embarquent.
}

# The board in the terminal, and its choices with their figures.
sketch-sector = secteur
sketch-stations = stations
sketch-queue = en attente, le premier d’abord
sketch-ship = vaisseau
sketch-score = score
sketch-piles = pioche { $upper } + { $lower }
sketch-pile = pioche { $upper }
sketch-icon = { NAME($icon, case: "brief") }
sketch-ordinary = { NAME($icon, case: "short") }/{ NAME($other, case: "short") }
sketch-rich = +{ NAME($icon, case: "short") }
sketch-stowaway = !{ NAME($icon, case: "short") }
sketch-vortan = V
sketch-controllers = { $count ->
    [1] [C]
   *[other] [{ $count }C]
}
sketch-figures = ↓ peuvent descendre, et leurs points · ↑ montent à bord · → votre score ensuite
sketch-more = …+{ $count }
sketch-key = Les passagers par les premières lettres de leurs stations : éto/lun, un passager ordinaire pour l’étoile ou la lune ; +éto, un riche ; !éto, un resquilleur ; V, un vortan. …+3 : trois autres attendent. [C] : un contrôleur. Pioche : la pile du haut et celle du bas, avec la fin de service.
choice-place = { $station } { NAME($icon, case: "brief") } : ↑{ $boarding } → { $score }
choice-move = { $station } { NAME($icon, case: "brief") } : ↓{ $off } +{ $gain } ↑{ $boarding } → { $score }
choice-drop-off = { $says } +{ $gain } ↑{ $boarding } → { $score }

# Marks for deeds.
mark-busy-stop = Arrêt animé
    .about = Déposez quatre passagers en un tour
mark-full-cabin = Cabine pleine
    .about = Embarquez six passagers en un tour
mark-taxi-driver = Chauffeur de taxi
    .about = Déposez 50 passagers dans toutes vos parties
mark-fair-fares = Tout le monde paie
    .about = Faites payer dix resquilleurs dans toutes vos parties
mark-sightseeing = Tour de l’anneau
    .about = Visitez des stations de quatre signes différents en une partie
mark-quiet-shift = Service tranquille
    .about = Gagnez sans qu’un resquilleur soit pris à votre bord
mark-three-in-a-row = Trois de suite
    .about = Gagnez trois parties de suite
mark-rush-hour = Heure de pointe
    .about = Gagnez à une table de cinq ou six

# Kinds of decisions, as the coach and studies name them.

phase-placement = Où commencer
phase-move = Où voler
phase-drop-off = Qui déposer

# Positions that are set up
zone-queue = File du secteur { $sector }
zone-station = Station { $station }
zone-nowhere = Vaisseaux pas encore placés
zone-ring = Ordre des secteurs
zone-hand = À bord
zone-scored = Déposés
zone-upper = Pile du haut
zone-lower = Pile du bas
zone-turned_up = La fin de service, une fois retournée
zone-discard = Défausse
zone-last_round = Quand le service s’achève, la dernière manche est
pick-not-yet = pas encore
pick-next = la suivante
pick-now = celle-ci
pick-placement = placement des vaisseaux
pick-move = vols
stock-passenger = Passagers
stock-controller = Contrôleurs
stock-end-of-shift = Fin de service
stock-ship = Vaisseaux
stock-sector = Secteurs
part-ship = vaisseau : { SEAT($seat) }
part-sector = secteur : { $icons }
law-cards = Le compte des cartes de la boîte est bon.
law-piles = Les piles sont complètes, la fin de service est dans celle du bas.
law-ships = Chaque vaisseau est seul sur une station du trajet.
law-hands = Six passagers au plus à bord ; seuls ceux qui peuvent descendre sont déposés.
law-rounds = La manche convient à la fin de service.
field-cards = Cartes
field-station = Vaisseaux
field-hand = À bord
field-scored = Déposés
field-queue = Files
