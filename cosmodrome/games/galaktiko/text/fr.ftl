name = Galaktiko
about = Des taxis spatiaux sur un anneau de huit secteurs : embarquez, livrez, gare aux resquilleurs.

option-cheeky_stowaways = Resquilleurs effrontés
    .about = Un resquilleur arrivé à sa station s’éclipse sans payer, que cela vous plaise ou non.
option-find_their_way = Ils se débrouilleront
    .about = À la fin, les passagers qui veulent une station quelconque de votre secteur descendent sans pénalité.
option-to_the_last = Jusqu’au dernier
    .about = Pas de carte de fin de service : le service s’achève avec la pioche.
option-rich_first = Les riches d’abord
    .about = Les passagers ordinaires et les resquilleurs ne descendent qu’après un riche, au même arrêt.

nothing = personne

icon-comet = comète
icon-ring = planète à anneau
icon-star = étoile
icon-moon = lune
icon-spiral = spirale
icon-atom = atome
icon-crystal = cristal
icon-beacon = balise

card-rich = riche passager ({ NAME($icon) })
card-ordinary = passager ({ NAME($icon) } ou { NAME($other) })
card-stowaway = resquilleur ({ NAME($icon) })
card-vortan = vortan
card-controller = contrôleur
card-end-of-shift = fin de service

line-round = Manche { $round }.
line-last-round = Le service s’achève : la manche { $round } est la dernière.
line-piles = { $cards ->
    [one] Il reste { $cards } carte dans la pioche.
   *[other] Il reste { $cards } cartes dans la pioche.
}
line-sector = Secteur { $position } : { $stations }. En attente, premier devant : { $queue }.
line-station = station { $station } ({ NAME($icon) })
line-station-ship = station { $station } ({ NAME($icon) }) avec le vaisseau de { SEAT($seat) }
line-controllers = { $count ->
    [one] { $count } contrôleur y est de service.
   *[other] { $count } contrôleurs y sont de service.
}
line-score = { SEAT($seat) } : score { $score }, { $delivered ->
    [one] { $delivered } passager livré.
   *[other] { $delivered } passagers livrés.
}
line-hand = { SEAT($seat) }, { $count } à bord : { $cards }.
hidden-upper = Pile du haut, en partant du dessus : { $cards }.
hidden-lower = Pile du bas, en partant du dessus : { $cards }.

prompt-placement = { SEAT($seat) }, choisissez une station pour votre vaisseau : toute la file embarque.
prompt-move = { SEAT($seat) }, choisissez la station où voler.
prompt-drop-off = { SEAT($seat) }, déposez des passagers ou terminez : { $count ->
    [one] { $count } sorte peut descendre ici.
   *[other] { $count } sortes peuvent descendre ici.
}
prompt-over = Le service est terminé.

verb-place = Placer le vaisseau
verb-move = Voler
verb-drop = Déposer
verb-done = Terminer

action-place = Se placer à la station { $station } ({ NAME($icon) }) du secteur { $position } et embarquer : { $cards }
action-move = Voler vers la station { $station } ({ NAME($icon) })
action-move-visit = Voler vers la station { $station } ({ NAME($icon) }) : { $count ->
    [0] personne ne peut descendre
   *[other] peuvent descendre : { $off } (+{ $gain })
} ; embarqueraient : { $boarding }
action-drop = Déposer : { $card }
action-done = Plus personne ne descend

log-round = Manche { $round }
log-placed = { SEAT($seat) } commence à la station { $station } ({ NAME($icon) }).
log-flew = { SEAT($seat) } vole de { $from } à { $station } ({ NAME($icon) }).
log-came = Secteur { $position } : { $card } rejoint la file.
log-controller-came = Secteur { $position } : { $card } prend son service.
log-boarded = { SEAT($seat) } embarque : { $card }.
log-dropped = { SEAT($seat) } dépose : { $card }.
log-paid = Le contrôleur fait payer chez { SEAT($seat) } : { $card }.
log-slipped-off = S’éclipse sans payer de chez { SEAT($seat) } : { $card }.
log-controller-returned = Le contrôleur ne trouve pas de resquilleur chez { SEAT($seat) } et retourne dans la pioche.
log-shift-ends = Le service s’achève : la manche { $round } est la dernière.
log-found-way = Se débrouille depuis le vaisseau de { SEAT($seat) } : { $card }.
log-game-over = Le service est terminé.

# Tables of printed values.
sheet-icons = Symboles
sheet-passengers = Passagers
sheet-players = Nombres pour 2 à 6 joueurs
sheet-sectors = Stations des secteurs
sheet-specials = Cartes spéciales

rules-1 = Vous conduisez un taxi spatial sur un anneau de huit secteurs. Amenez les passagers aux stations de leur symbole. Le meilleur score à la fin du service l’emporte.
    .title = Le but
rules-2 = Chacun à son tour, le dernier joueur d’abord, place son vaisseau dans un secteur sans vaisseau et embarque toute la file.
    .title = Le départ
    .more = Au début, trois passagers attendent dans chaque secteur. La ligne dépend du nombre de joueurs : une station par secteur à deux, deux à trois ou quatre, trois à cinq ou six.
rules-3 = Volez vers une station libre de votre ligne, dans un autre secteur. Une carte est alors révélée pour chacun des cinq secteurs derrière vous.
    .title = Voler
    .more = On vole aussi loin qu’on veut et on peut dépasser, mais il faut quitter son secteur. Deux vaisseaux peuvent partager un secteur, jamais une station. Un contrôleur révélé attend dans le secteur ; aucun passager ne vient à sa place.
rules-4 = Un contrôleur présent dans le secteur agit d’abord : tous vos resquilleurs paient et comptent pour vous, puis il s’en va. S’il n’y en a pas à bord, il retourne dans la pioche.
    .title = Contrôleurs
    .more = Un seul contrôleur agit à l’arrivée, même s’ils sont plusieurs. Il fait payer tous les resquilleurs à bord, où qu’ils aillent. Un vaisseau déjà sur place n’est pas contrôlé.
rules-5 = Déposez qui vous voulez parmi ceux qui veulent cette station. Riches et ordinaires comptent pour vous. Un resquilleur peut descendre pour rien. Un vortan ne descend qu’avec un vortan de la file d’ici ; aucun des deux ne compte.
    .title = Déposer
    .more = Un passager ordinaire veut l’un de deux symboles, un riche ou un resquilleur un seul. Rien n’oblige à déposer. Chaque vortan a besoin de son propre compagnon dans la file.
rules-6 = Puis les passagers embarquent depuis l’avant de la file jusqu’à six à bord. On ne refuse personne.
    .title = Embarquer
    .more = Qui ne tient pas à bord attend toujours, dans le même ordre. Une file peut grandir sans limite.
rules-7 = Quand la carte de fin de service apparaît, on finit la manche et on en joue une dernière, sans nouvelles cartes.
    .title = La fin
    .more = Cette carte se cache parmi les vingt dernières : personne ne sait quand exactement. Les contrôleurs déjà en place agissent encore dans la dernière manche.
rules-8 = Livrés : riche 2, ordinaire 1, resquilleur qui a payé 2. Encore à bord : riche et ordinaire −1, resquilleur et vortan −2. À égalité, celui qui a pris le plus de resquilleurs passe devant.
    .title = Les points

board-ring = L’anneau de huit secteurs
board-queue = En attente dans le secteur { $position }, premier devant
board-empty = vide
board-more = { $count } de plus attendent ici : { $cards }
board-due = Une nouvelle carte arrivera ici.
board-boards = embarque
board-controllers = { $count ->
    [one] Un contrôleur attend le prochain vaisseau : tous ses resquilleurs paieront.
   *[other] { $count } contrôleurs. L’un d’eux contrôle chaque vaisseau qui arrive : tous ses resquilleurs paient.
}
board-closed = La station { $station } ({ NAME($icon) }) est fermée sur cette ligne.
board-closed-matters = Mais à la fin, les passagers sauront s’y rendre.
board-could-leave = { $count ->
    [one] { SEAT($seat) } : { $count } passager pourrait descendre ici.
   *[other] { SEAT($seat) } : { $count } passagers pourraient descendre ici.
}
board-why-turn = C’est à { SEAT($seat) } de décider.
board-why-drop-off = Décidez d’abord qui descend là où vous êtes.
board-why-ship = Deux vaisseaux ne partagent jamais une station.
board-why-taken = Au départ, chaque vaisseau a son propre secteur.
board-why-here = Il faut voler vers un autre secteur.
board-route-green = Ligne verte
board-route-yellow = Ligne jaune
board-route-pink = Ligne rose
board-deck = { $cards ->
    [one] Il reste { $cards } carte dans la pioche.
   *[other] Il reste { $cards } cartes dans la pioche.
}
board-deck-open = Restées dans la pioche : { $cards }.
board-deck-short = pioche
board-cards-left = { $cards ->
    [one] carte en pioche
   *[other] cartes en pioche
}
board-end-inside = avec la fin de service
board-to-the-last = le service finit avec elle
board-last-round = la manche { $round } est la dernière
board-round = Manche { $round }
board-round-last = Manche { $round }, la dernière
board-legend-fly = vol possible
board-legend-leave = peuvent descendre
board-legend-new = carte à venir
board-legend-closed = fermée sur la ligne
board-cabin = Cabine : { SEAT($seat) }
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
board-worth = Déposé : { $off }. Encore à bord à la fin : { $kept }.
board-worth-stowaway = Déposé : { $off }. Pris par un contrôleur : { $paid }. Encore à bord à la fin : { $kept }.
board-score = { SEAT($seat) }
board-score-mine = Votre score
board-score-made = Livrés { $delivered } : { $scored }.
    Encore à bord { $aboard } : { $hand }.
board-now = maintenant
board-delivered = livrés
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
board-note-drop = Touchez ceux qui descendent ou restent. Ainsi { $gain }, puis { $boarding ->
    [0] personne n’embarque.
    [one] { $boarding } embarque.
   *[other] { $boarding } embarquent.
}
