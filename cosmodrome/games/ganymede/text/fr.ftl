name = Ganymède
about = Menez des colons de la Terre à Mars, puis aux vaisseaux de Ganymède, et faites-en décoller quatre.

settler-blue = colon bleu
settler-red = colon rouge
settler-yellow = colon jaune
settler-purple = colon violet
settler-any = colon au choix
several = { $count } × { NAME($colour) }
type-blue = bleue
type-red = rouge
type-yellow = jaune
type-purple = violette
type-white = blanche
place-earth = Terre
    .at = sur Terre
    .from = de la Terre
    .to = vers la Terre
place-mars = Mars
    .at = sur Mars
    .from = de Mars
    .to = vers Mars
place-top = vaisseau du haut
    .at = à bord du vaisseau du haut
    .from = du vaisseau du haut
    .to = vers le vaisseau du haut
place-bottom = vaisseau du bas
    .at = à bord du vaisseau du bas
    .from = du vaisseau du bas
    .to = vers le vaisseau du bas
bay-top = quai du haut
bay-bottom = quai du bas
route-earth-mars = de la Terre vers Mars
route-mars-top = de Mars vers le vaisseau du haut
route-mars-bottom = de Mars vers le vaisseau du bas
route-top-bottom = du vaisseau du haut vers celui du bas
route-bottom-top = du vaisseau du bas vers celui du haut
kind-recruit = recruter
kind-adapt = adapter
    .short = adapt.
kind-reputation = réputation
    .short = rép.
kind-move = transfert
    .short = transf.
kind-ship = vaisseau
    .short = vaiss.
kind-basic = action de base
    .short = base
a-tile = une tuile à défausser

ship-five = Cinq
ship-four-moves = Transferts
ship-four-recruit = Recrutement
ship-four-reputation = Réputation
ship-four-fewer = Léger
ship-type-blue = Navettes bleues
ship-type-red = Navettes rouges
ship-type-yellow = Navettes jaunes
ship-type-purple = Navettes violettes
ship-type-white = Navettes blanches
ship-colour-blue = Colons bleus
ship-colour-red = Colons rouges
ship-colour-yellow = Colons jaunes
ship-colour-purple = Colons violets
ship-sets = Séries
ship-track = Piste
ship-tiles = Tuiles

effect-recruit = recruter un colon au choix{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } fois)
}
effect-recruit-one = recruter un { NAME($colour) }{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } fois)
}
effect-recruit-some = recruter au choix : { $settlers }{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } fois)
}
effect-adapt = échanger un colon contre un colon d’une autre couleur{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } fois)
}
effect-adapt-one = échanger un { NAME($colour) } contre un autre, ou l’inverse{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } fois)
}
effect-reputation = avancer de { $times ->
    [one] { $times } case
   *[other] { $times } cases
} en réputation
effect-move = transférer { $times ->
    [1] un colon d’une étape
   *[other] des colons d’une étape { $times } fois
}
effect-ship = prendre une carte vaisseau{ $times ->
    [1] { "" }
   *[other] { " " }({ $times } fois)
}
effect-basic = faire { $times ->
    [one] { $times } action de base
   *[other] { $times } actions de base
} au choix
either = { $first } ou { $second }

card-tile-either = tuile { NAME($type) } : { $first } ou { $second }
card-tile-both = tuile { NAME($type) } : { $first }, puis { $second }
card-shuttle-earth = navette terrienne { NAME($type) } : emmène vers Mars : { $needs }{ $tiles ->
    [0] { "" }
   *[other] { "" }, coûte une tuile
} ; puis { $effect }
    .short = navette terrienne { NAME($type) } : { $effect }
card-shuttle-mars = navette martienne { NAME($type) } : emmène vers les vaisseaux : { $needs }{ $tiles ->
    [0] { "" }
   *[other] { "" }, coûte une tuile
} ; puis { $effect }
    .short = navette martienne { NAME($type) } : { $effect }
card-ship = vaisseau « { NAME($ship) } » : { $says }
    .short = vaisseau « { NAME($ship) } »
score-fixed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-per-type = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par navette { NAME($type) }
score-per-colour = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par { NAME($colour) } demandé par vos navettes
score-per-set = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par série des cinq types de navettes
score-per-track-point = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par point de votre place sur la piste de réputation
score-per-tile = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tuile sur votre plateau
ship-effect = au décollage { $effect }
ship-fewer = demande { $count ->
    [one] { $count } colon
   *[other] { $count } colons
} de moins
tile-short = tuile { NAME($type) }

line-round = { $round ->
    [0] Mise en place : chacun choisit deux vaisseaux.
   *[other] Manche { $round }.
}
line-last-round = C’est la dernière manche.
line-tile = Rangée des tuiles, place { $slot } : { $card }. Agirait { $times } fois{ $useful ->
    [0] , mais rien n’est possible pour l’instant.
   *[other] .
}
line-shuttle = Rangée des navettes, place { $slot } : { $card }. Utilisable, agirait { $times } fois.
line-shuttle-missing = Rangée des navettes, place { $slot } : { $card }. Agirait { $times } fois ; il manque : { $missing }.
line-ship-row = { $count ->
    [0] Aucun vaisseau visible.
    [one] { $count } vaisseau visible :
   *[other] { $count } vaisseaux visibles :
}
line-piles = Cartes restantes : { $tiles } tuiles, { $earth } navettes terriennes, { $mars } navettes martiennes, { $ships } vaisseaux.
line-supply = Réserve : bleus { $blue }, rouges { $red }, jaunes { $yellow }, violets { $purple }.
line-buried = Votre vaisseau « { NAME($ship) } » est dans la pioche, { $above ->
    [0] sur le dessus.
    [one] sous { $above } carte.
   *[other] sous { $above } cartes.
}
line-player = { SEAT($seat) } : score { $score }, { $launched ->
    [0] aucun vaisseau parti.
    [one] { $launched } vaisseau parti.
   *[other] { $launched } vaisseaux partis.
}
line-launched = Partis : { $ships }.
line-worth = { NAME($ship) } (vaut { $worth })
line-earth = Sur Terre : { $settlers }.
line-mars = Sur Mars : { $settlers }.
line-bay = Au { NAME($bay) } : vaisseau « { NAME($ship) } », à bord { $count } sur { $need } : { $aboard }. Accepte : { $accepts }.
line-bay-empty = Au { NAME($bay) } : pas de vaisseau.
line-bay-hidden = Au { NAME($bay) } : un vaisseau face cachée.
line-item = – { $card }.
line-tiles = { $count ->
    [0] Aucune tuile.
    [one] { $count } tuile :
   *[other] { $count } tuiles :
}
line-column = { NAME($type) } { $count }
line-columns = Navettes par type : { $columns } ; séries complètes : { $sets }.
line-reputation = Réputation : case { $step } sur { $last }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
line-hand = Vaisseaux en main ({ $count }) : { $ships }.
line-hand-known = Vaisseaux en main : { $count }, dont sûrement : { $ships }.
line-hand-hidden = Vaisseaux en main : { $count }.

source-tile = la tuile
source-shuttle = la navette
source-ship = le vaisseau « { NAME($ship) } »
source-track = le bonus de la piste de réputation
source-tiles = les tuiles défaussées
hidden-hand = { SEAT($seat) }, vaisseaux en main : { $ships }.
    .you = Vaisseaux dans votre main : { $ships }.
hidden-bays = { SEAT($seat) }, vaisseaux face cachée : { $ships }.
    .you = Vos vaisseaux face cachée : { $ships }.
hidden-tiles = Pile de tuiles, en partant du dessus : { $cards }.
hidden-earth = Pioche des navettes terriennes, en partant du dessus : { $cards }.
hidden-mars = Pioche des navettes martiennes, en partant du dessus : { $cards }.
hidden-ships = Pioche des vaisseaux, en partant du dessus : { $ships }.
shuttle-short = { NAME($type) }

prompt-set-up = { SEAT($seat) }, choisissez un vaisseau pour le { NAME($bay) }.
    .you = Choisissez un vaisseau pour le { NAME($bay) }.
    .ask = Quel vaisseau pour le { NAME($bay) } ?
prompt-main = { SEAT($seat) }, prenez une tuile, utilisez une navette ou défaussez des tuiles pour des actions de base.
    .you = Prenez une tuile, utilisez une navette ou défaussez des tuiles pour des actions de base.
    .ask = Tuile, navette ou défausse ?
prompt-make-room = { SEAT($seat) }, votre plateau est plein : défaussez une tuile pour faire place à la nouvelle.
    .you = Votre plateau est plein : défaussez une tuile pour faire place à la nouvelle.
    .ask = Quelle tuile cède sa place ?
prompt-pay-settler = { SEAT($seat) }, choisissez qui part aussi : { $count ->
    [one] encore { $count } colon au choix.
   *[other] encore { $count } colons au choix.
}
    .you = Choisissez qui part aussi : { $count ->
        [one] encore { $count } colon au choix.
       *[other] encore { $count } colons au choix.
    }
    .ask = Qui part aussi ?
prompt-pay-tile = { SEAT($seat) }, défaussez une tuile : c’est le prix de la navette.
    .you = Défaussez une tuile : c’est le prix de la navette.
    .ask = Payer avec quelle tuile ?
prompt-lose-settler = { SEAT($seat) }, Mars est trop petite pour tous les arrivants ({ $settlers }) : choisissez qui est perdu.
    .you = Mars est trop petite pour tous les arrivants ({ $settlers }) : choisissez qui est perdu.
    .ask = Qui est perdu ?
prompt-board = { SEAT($seat) }, choisissez qui monte dans quel vaisseau. Arrivent : { $settlers }.
    .you = Choisissez qui monte dans quel vaisseau. Arrivent : { $settlers }.
    .ask = Qui monte où ?
prompt-more-tiles = { SEAT($seat) }, défaussez d’autres tuiles ou continuez : { $count ->
    [one] { $count } action de base pour l’instant.
   *[other] { $count } actions de base pour l’instant.
}
    .you = Défaussez d’autres tuiles ou continuez : { $count ->
        [one] { $count } action de base pour l’instant.
       *[other] { $count } actions de base pour l’instant.
    }
    .ask = Défausser d’autres tuiles ?
prompt-entry = { SEAT($seat) }, à présent { $source } : { $effects }. Il reste { $left } { $left ->
    [one] utilisation
   *[other] utilisations
} sur { $uses }.
    .you = À présent { $source } : { $effects }. Il reste { $left } { $left ->
        [one] utilisation
       *[other] utilisations
    } sur { $uses }.
    .ask = Comment utiliser l’effet ?
prompt-basic = { SEAT($seat) }, action de base « { NAME($kind) } » : choisissez comment.
    .you = Action de base « { NAME($kind) } » : choisissez comment.
    .ask = De quelle façon ?
prompt-into = { SEAT($seat) }, choisissez la nouvelle couleur du { NAME($colour) } { NAME($place, case: "at") }.
    .you = Choisissez la nouvelle couleur du { NAME($colour) } { NAME($place, case: "at") }.
    .ask = Quelle nouvelle couleur ?
prompt-free-launch = { SEAT($seat) }, vous pouvez faire décoller un vaisseau, plein ou non.{ $count ->
    [0] { "" }
   *[other] { " " }Ensuite : encore { $count }.
}
    .you = Vous pouvez faire décoller un vaisseau, plein ou non.{ $count ->
        [0] { "" }
       *[other] { " " }Ensuite : encore { $count }.
    }
    .ask = Faire décoller un vaisseau ?
prompt-which-launch = { SEAT($seat) }, les deux vaisseaux sont pleins : choisissez lequel décolle d’abord.
    .you = Les deux vaisseaux sont pleins : choisissez lequel décolle d’abord.
    .ask = Lequel décolle d’abord ?
prompt-new-ship = { SEAT($seat) }, prenez un nouveau vaisseau, visible ou de la pioche.
    .you = Prenez un nouveau vaisseau, visible ou de la pioche.
    .ask = Quel nouveau vaisseau ?
prompt-place-ship = { SEAT($seat) }, choisissez un vaisseau de votre main pour le { NAME($bay) }.
    .you = Choisissez un vaisseau de votre main pour le { NAME($bay) }.
    .ask = Quel vaisseau pour le { NAME($bay) } ?
prompt-return-ship = { SEAT($seat) }, vous avez { $count } vaisseaux en main : glissez-en un sous la pioche.
    .you = Vous avez { $count } vaisseaux en main : glissez-en un sous la pioche.
    .ask = Quel vaisseau rendre ?
prompt-over = La partie est terminée.

verb-keep-ship = Garder un vaisseau
verb-take-tile = Prendre une tuile
verb-earth-shuttle = Utiliser une navette terrienne
verb-mars-shuttle = Utiliser une navette martienne
verb-discard = Défausser une tuile
verb-pay = Envoyer un colon
verb-lose = Perdre un colon
verb-board = Embarquer
verb-recruit = Recruter
verb-adapt = Adapter
verb-into = Nouvelle couleur
verb-reputation = Réputation
verb-move = Transférer
verb-take-ship = Prendre un vaisseau
verb-draw-ship = Piocher un vaisseau
verb-basic = Action de base
verb-launch = Faire décoller
verb-place-ship = Placer un vaisseau
verb-return-ship = Rendre un vaisseau
verb-done = Terminé

action-keep-ship = Garder pour le { NAME($bay) } : { $card }
action-keep-ship-hidden = Garder un vaisseau pour le { NAME($bay) }
action-take-tile = Prendre la { $card } (agit { $times } fois{ $least ->
    [0] { "" }
   *[other] { "" }, au moins { $least }
})
    .short = Prendre la { $card }
action-shuttle = Utiliser la { $card } (agit { $times } fois)
action-discard-basic = Défausser la { $card } pour une action de base
action-discard-make-room = Défausser la { $card } pour faire place
action-discard-pay-tile = Défausser la { $card } pour payer
action-pay = Envoyer un { NAME($colour) }
action-lose = Perdre un { NAME($colour) }
action-board = Un { NAME($colour) } embarque au { NAME($bay) }
action-recruit = Recruter un { NAME($colour) }
action-adapt = Échanger un { NAME($colour) } { NAME($place, case: "at") }
action-into = Contre un { NAME($colour) }
action-reputation-none = Une case de réputation, jusqu’à { $step }
action-reputation-basic = Une case de réputation, jusqu’à { $step } : s’y arrêter donne une action de base
action-reputation-launch = Une case de réputation, jusqu’à { $step } : s’y arrêter donne un décollage
action-move = Transférer un { NAME($colour) } { NAME($route) }
action-take-ship = Prendre le { $card }
action-draw-ship = Piocher un vaisseau ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
action-basic = Action de base : { NAME($kind) }
action-launch = Faire décoller « { NAME($ship) } » du { NAME($bay) } avec { $count } colons sur { $need } (vaut { $worth })
action-launch-wasted = Faire décoller « { NAME($ship) } » du { NAME($bay) } avec { $count } colons sur { $need } (vaut { $worth }). Il est plein et décolle de toute façon : le décollage gratuit serait gaspillé
action-place-ship = Placer au { NAME($bay) } : { $card }
action-return-ship = Glisser sous la pioche : { $card }
action-return-ship-hidden = Glisser un vaisseau sous la pioche
action-done-entry = Renoncer au reste ({ $count ->
    [one] { $count } utilisation
   *[other] { $count } utilisations
})
action-done-more-tiles = Plus de tuiles
action-done-free-launch = Renoncer à ce décollage

log-kept-ship = { SEAT($seat) } choisit « { NAME($ship) } » pour le { NAME($bay) }.
    .you = Vous choisissez « { NAME($ship) } » pour le { NAME($bay) }.
log-kept-ship-hidden = { SEAT($seat) } choisit un vaisseau pour le { NAME($bay) }.
    .you = Vous choisissez un vaisseau pour le { NAME($bay) }.
log-turned-up = { SEAT($seat) } commence avec « { NAME($top) } » en haut et « { NAME($bottom) } » en bas.
    .you = Vous commencez avec « { NAME($top) } » en haut et « { NAME($bottom) } » en bas.
log-round = Manche { $round }
log-took-tile = { SEAT($seat) } prend la tuile { NAME($type) }.
    .you = Vous prenez la tuile { NAME($type) }.
log-used-shuttle = { SEAT($seat) } utilise la navette { NAME($type) } au départ { NAME($place, case: "from") }.
    .you = Vous utilisez la navette { NAME($type) } au départ { NAME($place, case: "from") }.
log-acts = L’effet agit { $times } fois.
log-discarded = { SEAT($seat) } défausse la tuile { NAME($type) }.
    .you = Vous défaussez la tuile { NAME($type) }.
log-completed-set = { SEAT($seat) } complète une série des cinq types et peut faire décoller un vaisseau.
    .you = Vous complétez une série des cinq types et pouvez faire décoller un vaisseau.
log-moved = { SEAT($seat) } transfère un { NAME($colour) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
    .you = Vous transférez un { NAME($colour) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
log-lost = { SEAT($seat) } perd un { NAME($colour) } : pas de place.
    .you = Vous perdez un { NAME($colour) } : pas de place.
log-recruited = { SEAT($seat) } recrute un { NAME($colour) }.
    .you = Vous recrutez un { NAME($colour) }.
log-adapted = { SEAT($seat) } échange un { NAME($from) } { NAME($place, case: "at") } contre un { NAME($to) }.
    .you = Vous échangez un { NAME($from) } { NAME($place, case: "at") } contre un { NAME($to) }.
log-stepped = { SEAT($seat) } atteint la case { $step } de réputation.
    .you = Vous atteignez la case { $step } de réputation.
log-bonus-basic = { SEAT($seat) } s’arrête sur un bonus : une action de base.
    .you = Vous vous arrêtez sur un bonus : une action de base.
log-bonus-launch = { SEAT($seat) } s’arrête sur un bonus : un décollage gratuit.
    .you = Vous vous arrêtez sur un bonus : un décollage gratuit.
log-chose-basic = { SEAT($seat) } choisit l’action de base « { NAME($kind) } ».
    .you = Vous choisissez l’action de base « { NAME($kind) } ».
log-took-ship = { SEAT($seat) } prend le vaisseau « { NAME($ship) } ».
    .you = Vous prenez le vaisseau « { NAME($ship) } ».
log-drew-ship = { SEAT($seat) } pioche le vaisseau « { NAME($ship) } ».
    .you = Vous piochez le vaisseau « { NAME($ship) } ».
log-drew-ship-hidden = { SEAT($seat) } pioche un vaisseau.
    .you = Vous piochez un vaisseau.
log-launched = { SEAT($seat) } fait décoller « { NAME($ship) } » du { NAME($bay) } !
    .you = Vous faites décoller « { NAME($ship) } » du { NAME($bay) } !
log-gave-up-launch = { SEAT($seat) } renonce à un décollage gratuit.
    .you = Vous renoncez à un décollage gratuit.
log-placed = { SEAT($seat) } place « { NAME($ship) } » au { NAME($bay) }.
    .you = Vous placez « { NAME($ship) } » au { NAME($bay) }.
log-returned-ship = { SEAT($seat) } glisse « { NAME($ship) } » sous la pioche.
    .you = Vous glissez « { NAME($ship) } » sous la pioche.
log-returned-ship-hidden = { SEAT($seat) } glisse un vaisseau sous la pioche.
    .you = Vous glissez un vaisseau sous la pioche.
log-reshuffled = Les tuiles défaussées forment une nouvelle pile.
log-new-tile = Nouvelle tuile visible : tuile { NAME($type) }.
log-new-earth-shuttle = Nouvelle navette terrienne visible : navette { NAME($type) }.
log-new-mars-shuttle = Nouvelle navette martienne visible : navette { NAME($type) }.
log-new-ship = Nouveau vaisseau visible : « { NAME($ship) } ».
log-end-triggered = { SEAT($seat) } provoque la fin : cette manche est la dernière.
    .you = Vous provoquez la fin : cette manche est la dernière.
log-game-over = La partie est terminée.

# The end: why, and the score sheet.
ended-four-ships = { SEAT($seat) } a fait décoller { $count } vaisseaux.
    .you = Vous avez fait décoller { $count } vaisseaux.
ended-earth-shuttles = La pioche des navettes terriennes est vide.
ended-mars-shuttles = La pioche des navettes martiennes est vide.
ended-round-limit = La limite de manches est atteinte.
ended-round = La manche { $round }, jouée jusqu’au bout, a été la dernière.
tie-mars = { SEAT($seat) } devance { SEAT($rival) } : plus de colons sur Mars.
    .you = Vous devancez { SEAT($rival) } : plus de colons sur Mars.
    .you-rival = { SEAT($seat) } vous devance : plus de colons sur Mars.
tie-earth = { SEAT($seat) } devance { SEAT($rival) } : plus de colons sur Terre.
    .you = Vous devancez { SEAT($rival) } : plus de colons sur Terre.
    .you-rival = { SEAT($seat) } vous devance : plus de colons sur Terre.
score-ships = Vaisseaux partis
score-reputation = Réputation
score-aboard = Colons à bord
score-total = Total
score-unit = { $score ->
    [one] point
   *[other] points
}
made-points = { $points }
made-step = case { $step }
made-top = { $count } en haut
made-bottom = { $count } en bas

# The help over the table.
help-turn = Un tour : l’une de ces trois actions
help-end = quelqu’un a fait décoller quatre vaisseaux, ou une pioche de navettes est vide. On finit la manche ; le plus de points gagne.
help-turn-tile = Le plus souvent, des colons arrivent sur Terre. Elle agit une fois par tuile de son type sur votre plateau.
    .title = Prendre une tuile
help-turn-shuttle = Les colons indiqués repartent : de la Terre vers Mars, ou de Mars vers vos vaisseaux. Puis son effet.
    .title = Utiliser une navette
help-turn-discard = Une action de base par tuile : recruter, transférer, adapter, réputation ou vaisseau.
    .title = Défausser des tuiles
help-recruit = un colon arrive sur Terre : six au plus.
    .title = Recruter
help-reputation = une case de plus sur la piste.
    .title = Réputation
help-adapt = échangez un colon contre une autre couleur, sur place.
    .title = Adapter
help-basic = à votre choix.
    .title = N’importe quelle action de base
help-move = un colon avance d’une étape.
    .title = Transférer
help-ship = en main.
    .title = Prendre un vaisseau
help-same = ce quai prend des colons d’une seule couleur.
    .title = Une couleur
help-different = aucune couleur deux fois à ce quai.
    .title = Couleurs différentes
help-times = elle agit si vous la prenez maintenant.
    .title = Combien de fois
help-missing = ce colon n’est pas encore là.
    .title = Manque
help-launch = une série des cinq types de navettes fait partir un vaisseau au choix.
    .title = Décollage gratuit
help-type = plus vous en avez d’un type, plus ses effets sont forts.
    .title = Type

# Tables of printed values.
sheet-earth_shuttles = Navettes terriennes
sheet-mars_shuttles = Navettes martiennes
sheet-reputation = Piste de réputation
sheet-ships = Vaisseaux
sheet-tiles = Tuiles

# What studies count and say.
end-four-ships = quatre décollages
end-earth-shuttles = plus de navettes terriennes
end-mars-shuttles = plus de navettes martiennes
end-round-limit = la limite de manches

# Les décisions, telles que les études les énumèrent

rules-1 = Recrutez des colons sur Terre, menez-les sur Mars puis à vos deux vaisseaux de Ganymède. Un vaisseau plein décolle et rapporte des points. Qui en a le plus gagne.
    .title = Le but
    .more = Quatre tuiles, quatre navettes terriennes, quatre navettes martiennes et trois vaisseaux sont visibles. La réserve compte 7, 10 ou 13 colons de chacune des quatre couleurs à deux, trois ou quatre joueurs. Au départ, chacun regarde quatre cartes vaisseau et en choisit deux : une pour le quai du haut, une pour celui du bas. Les vaisseaux choisis sont révélés ensemble, les autres retournent dans la pioche, que l’on mélange. Les quatre premières tuiles sont toujours les mêmes, une de chaque couleur. Plateaux et mains sont d’abord vides, et tous les marqueurs sont au début de la piste de réputation.
rules-2 = À votre tour, faites une chose : prenez une tuile, utilisez une navette, ou défaussez une à trois de vos tuiles pour autant d’actions de base.
    .title = Le tour
    .more = On ne passe pas. Quand tous les effets sont appliqués, les vaisseaux pleins décollent. C’est seulement ensuite que l’on complète les rangées : une place libérée reste vide jusqu’à la fin du tour. Quand la pile de tuiles est vide, les tuiles défaussées sont mélangées pour en former une nouvelle ; les pioches de navettes et de vaisseaux ne sont jamais reformées. Seuls les vaisseaux en main et l’ordre des piles et des pioches sont cachés.
rules-3 = Une tuile agit autant de fois que vous avez de tuiles de son type, elle comprise. Il y a trois places ; une quatrième tuile en chasse une ancienne, à votre choix.
    .title = Tuiles
    .more = Seule la nouvelle tuile agit. Une tuile chassée ne compte plus et ne donne pas d’action de base. « Ou » : choisissez à nouveau à chaque utilisation ; « puis » : les deux à chaque fois, dans l’ordre, et vous pouvez renoncer à l’un ou à l’autre. On peut prendre une tuile même si son effet ne sert à rien pour l’instant.
rules-4 = Une navette emmène les colons qu’elle nomme : une navette terrienne de la Terre vers Mars (5 places), une navette martienne de Mars vers vos vaisseaux. Qui ne trouve pas de place est perdu. Puis elle agit autant de fois que sa colonne compte de cartes.
    .title = Navettes
    .more = Vous ne pouvez utiliser une navette que si vous avez tout ce qu’elle demande. Certaines navettes prennent des colons au choix, d’autres coûtent aussi une de vos tuiles, sans action de base en échange. La carte rejoint la colonne de son type avant d’agir : elle se compte elle-même ; navettes terriennes et martiennes partagent les cinq colonnes. Si Mars manque de place, vous choisissez qui est perdu. Vous choisissez aussi qui monte dans quel vaisseau, mais quiconque y trouve place doit embarquer. Les colons perdus retournent à la réserve. La navette n’agit qu’après tout cela : trop tard pour leur faire de la place. On peut utiliser une navette même si son effet ne donne rien pour l’instant.
rules-5 = Recruter un colon sur Terre (6 places), adapter un colon à une autre couleur, avancer d’une case en réputation, transférer un colon d’une étape ou prendre une carte vaisseau. Vous pouvez toujours en faire moins.
    .title = Actions de base
    .more = Tuiles, navettes et vaisseaux agissent de la même façon. Pour recruter, il faut un colon de cette couleur dans la réserve. Un transfert mène un colon de la Terre à Mars, de Mars à un vaisseau, ou d’un de vos vaisseaux à l’autre, mais seulement là où il est accepté. On ne renvoie jamais personne pour faire de la place. Adapter, c’est échanger un colon sur Terre, sur Mars ou à bord d’un vaisseau contre un colon d’une autre couleur de la réserve ; si l’effet nomme une couleur, l’ancien colon ou le nouveau doit l’avoir. La condition du vaisseau doit rester remplie : dans celui du haut, on ne peut adapter qu’un colon seul à bord ; dans celui du bas, aucune couleur ne se répète. La carte vaisseau vient dans votre main, visible ou de la pioche.
rules-6 = Le vaisseau du haut demande 3 colons d’une même couleur, celui du bas 4 colons de couleurs différentes. Les vaisseaux pleins décollent à la fin du tour : appliquez l’effet, prenez une carte vaisseau et placez un vaisseau de votre main. Il en reste 4 au plus en main.
    .title = Décollage
    .more = Les colons d’un vaisseau parti retournent à la réserve. On peut renoncer à l’effet, mais il faut prendre et placer un vaisseau. Qui embarque doit convenir aussitôt à ceux qui sont déjà à bord. Un vaisseau plein n’accepte plus personne, mais jusqu’au décollage ses colons peuvent encore être transférés vers l’autre. Le vaisseau « Léger » demande un colon de moins, quel que soit son quai. Si les deux vaisseaux sont pleins, vous choisissez lequel décolle d’abord. L’effet d’un décollage peut remplir votre autre vaisseau, qui décolle alors aussi, mais personne ne peut embarquer à un quai qui attend son nouveau vaisseau. Vous pouvez placer n’importe quel vaisseau de votre main, pas seulement le nouveau. À la fin du tour, les vaisseaux en trop sont glissés sous la pioche sans être montrés. Si vous n’avez aucun vaisseau à placer, le quai reste vide jusqu’à ce que vous en ayez un.
rules-7 = Chaque série des cinq types de navettes et la dernière case de réputation permettent de faire décoller l’un de vos vaisseaux, même vide.
    .title = Décollages gratuits
    .more = Pour chaque nouvelle série, il faut une navette de plus de chaque type. Un décollage gratuit a lieu après tous les effets du tour et avant le décollage des vaisseaux pleins ; s’il est gagné pendant un décollage, il le suit aussitôt. Vous pouvez l’utiliser aussi pour un vaisseau plein, ou y renoncer, mais pas le garder pour un autre tour. Le vaisseau agit et rapporte comme d’habitude, ses colons retournent à la réserve, et son quai reçoit un nouveau vaisseau. Sur un vaisseau plein, un décollage gratuit est gaspillé : ce vaisseau part de toute façon.
rules-8 = Si votre marqueur s’arrête sur un bonus de la piste, vous gagnez une action de base. Les cases d’un même effet forment un seul gain : arrêtez-vous sur le bonus, ou dépassez-le.
    .title = Réputation
    .more = Un même effet, ce sont toutes les utilisations d’une tuile, d’une navette ou d’un vaisseau, ou toutes les actions de base d’une même défausse. Pour vous arrêter, renoncez au reste ou utilisez-le autrement. Le bonus vient dès que l’effet est terminé ; une case gagnée grâce au bonus est un gain à part. Le marqueur ne recule jamais, et rien ne se gagne au-delà de la dernière case.
rules-9 = Dès que quelqu’un a fait décoller 4 vaisseaux ou qu’une pioche de navettes est vide, on finit la manche. Comptez les vaisseaux partis, les points de votre place sur la piste et 1 par colon à bord. Égalité : plus de colons sur Mars, puis sur Terre ; si l’égalité demeure, la place est partagée.
    .title = La fin
    .more = Chacun a donc joué autant de tours, et les décollages après le quatrième comptent aussi. Une seule des deux pioches de navettes suffit : elle est vide quand sa dernière carte a été révélée. Un vaisseau vaut des points fixes, ou des points par navette d’un type, par colon d’une couleur demandé par vos navettes (« au choix » ne compte pas), par série, par point de la piste ou par tuile sur votre plateau : sa carte le dit. Tout se compte avec ce que vous avez à la fin, quel que soit le moment du décollage. Les vaisseaux en main ou à quai ne rapportent rien. La manche 200 est la dernière dans tous les cas.

board-ships = Vaisseaux
board-ships-about = chaque décollage en donne un
board-mars-shuttles = Navettes de Mars
board-mars-about = Mars → vaisseaux
board-earth-shuttles = Navettes de la Terre
board-earth-about = Terre → Mars
board-tiles = Tuiles
board-tiles-about = des colons arrivent sur Terre
board-your-tiles = Vos tuiles
board-tiles-of = { SEAT($seat) } : tuiles
board-set = une de chaque type =
board-completes = Une de plus ici complète une série : un décollage gratuit.
board-column = Navettes, couleur { NAME($type) } : { $count }. La prochaine agit { $next } fois.
board-free-slot = libre
board-or = ou
board-supply = Réserve
board-discarded = défaussées
board-discarded-about = Tuiles défaussées. Elles forment une nouvelle pile quand la pile est vide.
board-pile-tiles = { $count ->
    [one] Il reste { $count } tuile dans la pile.
   *[other] Il reste { $count } tuiles dans la pile.
}
board-pile-shuttles = { $count ->
    [one] Il reste { $count } navette.
   *[other] Il reste { $count } navettes.
} Quand la pioche est vide, la manche est la dernière.
board-pile-ships = { $count ->
    [one] Il reste { $count } vaisseau dans la pioche.
   *[other] Il reste { $count } vaisseaux dans la pioche.
}
board-hand = Main
board-hidden = { $count ->
    [one] { $count } vaisseau connu de son seul propriétaire
   *[other] { $count } vaisseaux connus de leur seul propriétaire
}
board-launched = Partis
board-tab-tiles = Tuiles
board-tab-earth = Terre
board-tab-mars = Mars
board-tab-own = À vous
board-tab-ships = Vaisseaux
board-tab-fleet = Partis
board-score = Score { $score } : vaisseaux partis { $ships }, réputation { $track }, colons à bord { $aboard }
board-worth-now = vaut { $worth }
board-count = { $count } sur { $limit }
board-missing = Il manque : { $missing }
board-useless = Rien de tout cela n’est possible maintenant.
board-bay-top-about = Quai du haut : tous de la même couleur
board-bay-bottom-about = Quai du bas : tous différents
board-bay = { $count } sur { $need } à bord. Accepte encore : { $accepts }.
board-why-turn = C’est à { SEAT($seat) } de décider.
board-why-other = Ce n’est pas ce qui est demandé maintenant.
board-no-ship = pas de vaisseau
board-face-down = Un vaisseau face cachée
board-step = Réputation, case { $step } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
board-bonus-basic = Qui s’arrête ici gagne une action de base.
board-bonus-launch = Qui s’arrête ici peut faire décoller un vaisseau.
board-decision = Votre décision
board-left = il en reste { $left } sur { $uses }
board-transit = En route
board-waits = manque de place : défaussez une de vos tuiles
board-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
board-last-round = Dernière manche
board-figure-acts = agit

# The board in the terminal, and its choices with their figures.
letter-blue = B
letter-red = R
letter-yellow = J
letter-purple = V
letter-white = Bl
letter-any = ?
sketch-colour = { NAME($colour) }
sketch-kind = { NAME($kind, case: "short") }
sketch-round = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
sketch-last-round = dernière manche
sketch-supply = réserve
sketch-deck = pioche
sketch-tiles = tuiles
sketch-earth = Terre
sketch-mars = Mars
sketch-ships = vaisseaux
sketch-tile-price = tuile
sketch-score = score
sketch-launched = ({ $count ->
    [one] { $count } parti
   *[other] { $count } partis
})
sketch-on-earth = sur Terre
sketch-on-mars = sur Mars
sketch-top = quai haut
sketch-bottom = quai bas
sketch-own-tiles = tuiles
sketch-shuttles = navettes
sketch-reputation = réputation
sketch-step = { $step }/{ $last } (+{ $points })
sketch-hand = main
sketch-key = B, R, J, V sont les colons bleus, rouges, jaunes et violets, Bl est blanc ; « ? » veut dire n’importe quelle couleur. Une tuile : son type, puis ce qu’elle fait, les deux ou l’un des deux (/) ; +B recrute un colon bleu. Une navette : son type, qui elle emmène (entre parenthèses ceux qui vous manquent) et son effet. ×2 : agirait deux fois pour vous. Après un vaisseau proposé : ses points pour vous en ce moment. Sur un quai : combien sont à bord de ceux qu’il demande. Les vaisseaux :
choice-take-tile = tuile { $slot } (×{ $times })
choice-earth-shuttle = navette terrienne { $slot } (×{ $times }){ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } sans place
}
choice-mars-shuttle = navette martienne { $slot } (×{ $times }){ $lost ->
    [0] { "" }
   *[other] { "" }, { $lost } sans place
}
choice-ship = { $card }

# Marks for deeds.
mark-four-away = Quatre départs
    .about = Faites décoller quatre vaisseaux en une partie
mark-twin-launch = Double décollage
    .about = Faites décoller deux vaisseaux en un tour
mark-fleet = Une flotte
    .about = Faites décoller 25 vaisseaux dans toutes vos parties
mark-every-type = Tous les types
    .about = Utilisez des navettes des cinq types en une partie
mark-two-sets = Deux séries
    .about = Complétez deux séries des cinq types en une partie
mark-nobody-lost = Personne n’est oublié
    .about = Gagnez sans perdre un seul colon
mark-thirty = Trente points
    .about = Marquez au moins 30 points en une partie
mark-recruiter = Recruteur
    .about = Recrutez 200 colons dans toutes vos parties

# Kinds of decisions, as the coach and studies name them.

phase-set-up = Les premiers vaisseaux
phase-main = Tuile, navette ou défausse
phase-make-room = Quelle tuile cède la place
phase-pay-settler = Qui faire partir
phase-pay-tile = Avec quelle tuile payer
phase-lose-settler = Qui sacrifier
phase-board = Qui monte dans quel vaisseau
phase-more-tiles = Défausser d’autres tuiles
phase-entry = Utiliser un effet
phase-basic = Utiliser une action de base
phase-into = Quelle couleur choisir
phase-free-launch = Les décollages gratuits
phase-which-launch = Quel vaisseau décolle d’abord
phase-new-ship = Quel vaisseau prendre
phase-place-ship = Quel vaisseau placer
phase-return-ship = Quel vaisseau remettre

# Positions that are set up
zone-supply = Réserve
zone-earth = Sur Terre
zone-mars = Sur Mars
zone-top = À bord du vaisseau du haut
zone-bottom = À bord du vaisseau du bas
zone-bays = { $which ->
        [top] Vaisseau du quai du haut
       *[bottom] Vaisseau du quai du bas
    }
zone-tiles = Tuile { $which }
zone-step = Réputation
zone-columns = { $which ->
        [blue] Navettes bleues
        [red] Navettes rouges
        [yellow] Navettes jaunes
        [purple] Navettes violettes
       *[white] Navettes blanches
    }
zone-hand = Vaisseaux en main
zone-launched = Vaisseaux partis
zone-tile_row = Rangée de tuiles { $slot }
zone-earth_row = Navette terrienne { $slot }
zone-mars_row = Navette martienne { $slot }
zone-ship_row = Rangée de vaisseaux { $slot }
zone-tile_stack = Pile de tuiles
zone-tile_discard = Tuiles défaussées
zone-earth_deck = Pioche des navettes terriennes
zone-mars_deck = Pioche des navettes martiennes
zone-ship_deck = Pioche des vaisseaux
stock-settler = Colons
stock-tile = Tuiles
stock-earth = Navettes terriennes
stock-mars = Navettes martiennes
stock-ship = Vaisseaux
law-rest = Rien n’est en cours, et cette manche existe.
law-settlers = Les colons ont de la place ; aucun vaisseau n’est déjà plein.
law-tiles = La rangée de tuiles est pleine, et le compte est bon.
law-shuttles = Les deux rangées de navettes sont pleines, chaque navette dans la colonne de son type.
law-ships = La rangée de vaisseaux est pleine, quatre vaisseaux au plus en main.
law-end = La fin convient à qui joue.
field-settlers = Colons
field-tiles = Tuiles
field-tile_row = Rangée de tuiles
field-columns = Navettes
field-ships = Vaisseaux
field-earth_row = Rangée des navettes terriennes
field-mars_row = Rangée des navettes martiennes
field-ship_row = Rangée de vaisseaux
field-hand = Vaisseaux en main
field-bays = Quais
field-step = Réputation
field-end_triggered = La fin de la partie
