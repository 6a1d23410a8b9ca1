name = MLEM : Agence spatiale
    .short = MLEM
about = Des chats partagent une seule fusée : lancez les dés et sortez à temps, le prochain lancer peut la briser.

option-ufo = OVNI
    .about = Un jeton par expédition fixe le nombre de dés et donne un pouvoir au commandant ; rencontrer l’OVNI rapporte des points.
option-exploration = Exploration
    .about = Des jetons sur la piste donnent des points, rendent un dé ou projettent la fusée en avant par un tunnel.
option-missions = Missions secrètes
    .about = Chacun garde trois missions secrètes, qui valent jusqu’à 10 points à la fin.

# Les chats : un nom, et ce que le chat sait faire.
cat-satellite = « Satellite »
    .short = sat
    .does = la fusée part de la case du satellite
cat-plus_minus_1 = « Plus-Moins »
    .short = ±1
    .does = peut débarquer une case plus loin ou une case en arrière
cat-parachute = « Parachute »
    .short = para
    .does = peut débarquer là où la fusée s’écrase
cat-moon_x2 = « Lune double »
    .short = lune×2
    .does = double les points de sa lune
cat-planet_x2 = « Planète double »
    .short = plan×2
    .does = double vos points pour sa planète
cat-deep_x2 = « Espace double »
    .short = esp×2
    .does = double ses points dans l’espace lointain
cat-drop_die = « Moins un dé »
    .short = −dé
    .does = quand il débarque, ceux qui restent à bord perdent un dé
cat-one_die = « Un de réserve »
    .short = dé1
    .does = une fois par expédition, le commandant peut l’utiliser comme un dé montrant 1
cat-of = { NAME($cat) } ({ SEAT($seat) })
    .you = { NAME($cat) } (à vous)

place-moon_6 = lune 6
    .to = sur la lune 6
place-moon_7 = lune 7
    .to = sur la lune 7
place-paw = planète Patte
    .brief = Patte
    .to = sur la planète Patte
place-moon_10 = lune 10
    .to = sur la lune 10
place-moon_11 = lune 11
    .to = sur la lune 11
place-fishbowl = planète Bocal
    .brief = Bocal
    .to = sur la planète Bocal
place-moon_14 = lune 14
    .to = sur la lune 14
place-moon_15 = lune 15
    .to = sur la lune 15
place-yarn = planète Pelote
    .brief = Pelote
    .to = sur la planète Pelote
place-moon_18 = lune 18
    .to = sur la lune 18
place-moon_19 = lune 19
    .to = sur la lune 19
place-rope = planète Corde
    .brief = Corde
    .to = sur la planète Corde
place-moon_22 = lune 22
    .to = sur la lune 22
place-moon_23 = lune 23
    .to = sur la lune 23
place-outer = planète Confins
    .brief = Confins
    .to = sur la planète Confins
place-comet = comète
    .to = sur la comète
place-galaxy = galaxie
    .brief = galax.
    .to = dans la galaxie

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-A = postcombustion

goal-four_planets = Des chats sur quatre planètes
    .brief = 4 planètes
goal-three_on_planet = Trois chats sur une planète
    .brief = 3 sur une planète
goal-four_moons = Quatre chats sur des lunes
    .brief = 4 lunes
goal-two_deep = Deux chats dans l’espace lointain
    .brief = 2 au loin

player = { SEAT($seat) }
mission = { NAME($place) }{ $met ->
    [1] { " " }(accomplie)
   *[other] { "" }
}
progress = { SEAT($seat) } { $count } sur { $needed }
    .you = vous { $count } sur { $needed }
moon-free = lune libre à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moon-taken = prise par { SEAT($seat) }
    .you = prise par vous
pays = { SEAT($seat) } { $points }
    .you = vous { $points }

line-expedition = Expédition { $number }. Accidents : { $failures } sur { $end }.
line-rocket = La fusée est sur la case { $space }. { SEAT($seat) } commande. À bord, dans l’ordre : { $cats }.
    .you = La fusée est sur la case { $space }. Vous commandez. À bord, dans l’ordre : { $cats }.
line-used = { NAME($cat) } ({ SEAT($seat) }) a déjà servi.
    .you = Votre { NAME($cat) } a déjà servi.
line-dice = Le commandant a { $pool ->
    [one] { $pool } dé
   *[other] { $pool } dés
}, dépensés : { $spent }.
line-roll = Résultat : { $dice }.
line-selection = Choisi : voler de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} jusqu’à la case { $space }, il reste { $pool ->
    [one] { $pool } dé
   *[other] { $pool } dés
}, { $crash } % de risque d’accident au prochain lancer.
line-next-roll = Le prochain lancer est sur la case { $space } : { $crash } % d’échec, { $loss } % d’accident avec toute l’aide à bord.
line-token = Jeton d’expédition : { $ability ->
    [extra] dés supplémentaires ({ $faces })
    [keep] garder les dés
   *[reroll] relance
}{ $used ->
    [1] , utilisé.
   *[other] .
}
line-ufo = L’OVNI est sur la case { $space } ; la prochaine rencontre donne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
line-ufo-empty = L’OVNI est sur la case { $space } et n’a plus rien à donner.
line-player = { SEAT($seat) } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} si la partie finissait maintenant, { $placed ->
    [one] { $placed } chat débarqué
   *[other] { $placed } chats débarqués
}. À la maison : { $home }.
line-tokens = { SEAT($seat) } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} en jetons.
    .you = Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en jetons.
line-missions = { SEAT($seat) }, missions : { $missions }. Elles valent { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant.
    .you = Vos missions : { $missions }. Elles valent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } maintenant.
line-hidden = { SEAT($seat) } a { $count ->
    [one] { $count } mission secrète.
   *[other] { $count } missions secrètes.
}
    .you = Vous avez { $count ->
        [one] { $count } mission secrète.
       *[other] { $count } missions secrètes.
    }
line-goal = Objectif libre : { NAME($goal) } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}). Jusqu’ici : { $progress }.
line-goal-taken = Objectif pris par { SEAT($seat) } : { NAME($goal) } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
    .you = Votre objectif : { NAME($goal) } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
line-space = Case { $space } : { $faces }{ $burn ->
    [0] .
   *[other] { " " }(+{ $burn }).
}
line-deep = Case { $space }, espace lointain : { $cats }.
line-moons = Lunes ici, de la plus éloignée à la plus proche : { $moons }.
line-planet = Ici, { NAME($place) } ({ $first }, { $second }, { $other }), par ordre d’arrivée : { $cats }. { SEAT($seat) } est en tête. Rapporterait : { $pays }.
    .you = Ici, { NAME($place) } ({ $first }, { $second }, { $other }), par ordre d’arrivée : { $cats }. Vous êtes en tête. Rapporterait : { $pays }.
line-planet-empty = Ici, { NAME($place) } ({ $first }, { $second }, { $other }) : aucun chat.
line-exploration = Jeton d’exploration sur la case { $space } : { $effect ->
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
    [tunnel] tunnel de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    }.
   *[return_die] un dé revient.
}
hidden-expeditions = Jetons d’expédition à venir, dans l’ordre : { $tokens }.
hidden-exploration = Jetons d’exploration à venir, dans l’ordre : { $tokens }.
hidden-missions = { SEAT($seat) }, missions secrètes : { $places }.
    .you = Vos missions secrètes : { $places }.
hidden-discarded = { SEAT($seat) } a défaussé la mission « { NAME($place) } ».
    .you = Vous avez défaussé la mission « { NAME($place) } ».
hidden-undealt = Missions que personne n’a reçues : { $places }.
expedition-token = { $ability ->
    [extra] dés supplémentaires ({ $faces })
    [keep] garder les dés
   *[reroll] relance
} avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
exploration-token = { $effect ->
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    [tunnel] tunnel de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    }
   *[return_die] un dé revient
} (case { $space })

prompt-discard = { SEAT($seat) }, défaussez une de vos quatre missions.
    .you = Défaussez une de vos quatre missions.
    .ask = Quelle mission défausser ?
prompt-boarding = { SEAT($seat) }, choisissez un chat pour la fusée : { $aboard } sur { $seats } à bord.
    .you = Choisissez un chat pour la fusée : { $aboard } sur { $seats } à bord.
    .ask = Quel chat part ?
prompt-travel = { SEAT($seat) }, choisissez des dés pour quitter la case { $space } : elle accepte { $faces }.
    .you = Choisissez des dés pour quitter la case { $space } : elle accepte { $faces }.
    .ask = Quels dés utiliser ?
prompt-selected = { SEAT($seat) }, volez de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} jusqu’à la case { $space }, ou ajoutez des dés. { $crash } % de risque d’accident au prochain lancer.
    .you = Volez de { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    } jusqu’à la case { $space }, ou ajoutez des dés. { $crash } % de risque d’accident au prochain lancer.
    .ask = Voler jusqu’à la case { $space } ?
prompt-rescue = { SEAT($seat) }, aucun dé ne convient à la case { $space } : sauvez la fusée ou laissez-la s’écraser.
    .you = Aucun dé ne convient à la case { $space } : sauvez la fusée ou laissez-la s’écraser.
    .ask = Sauver la fusée ?
prompt-landing = { SEAT($seat) }, { NAME($cat) } sur la case { $space } : débarquer ou rester ? Ensuite : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $crash } % de risque.
    .you = { NAME($cat) } sur la case { $space } : débarquer ou rester ? Ensuite : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $crash } % de risque.
    .ask = Débarquer ou rester ?
prompt-crash = { SEAT($seat) }, la fusée s’est écrasée sur la case { $space }. Débarquer { NAME($cat) } ?
    .you = La fusée s’est écrasée sur la case { $space }. Débarquer { NAME($cat) } ?
    .ask = Accident ! Débarquer ici ?
prompt-over = La partie est terminée. { $count ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}

verb-discard-mission = Défausser une mission
verb-choose = Choisir un chat
verb-use = Utiliser des dés
verb-use-cat = Utiliser un chat
verb-use-extra = Utiliser les dés supplémentaires
verb-keep = Garder les dés
verb-reroll = Relancer
verb-go = Voler
verb-crash = S’écraser
verb-land = Débarquer
verb-land-up = Débarquer plus loin
verb-land-down = Débarquer en arrière
verb-stay = Rester
verb-skip = Rentrer à la maison

action-discard = Défausser la mission « { NAME($place) } »
action-discard-hidden = Défausser une mission
action-choose = Envoyer { NAME($cat) } : { NAME($cat, case: "does") }
    .short = Envoyer { NAME($cat) }
action-use = Utiliser { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} montrant { NAME($face) } (+{ $step }) : jusqu’à la case { $space }, où le risque d’accident est de { $crash } %
action-use-cat = Utiliser { NAME($cat) } ({ SEAT($seat) }) (+{ $step }) : jusqu’à la case { $space }, où le risque d’accident est de { $crash } %
    .you = Utiliser votre { NAME($cat) } (+{ $step }) : jusqu’à la case { $space }, où le risque d’accident est de { $crash } %
action-use-extra = Utiliser les dés supplémentaires { $faces } (+{ $step }) : jusqu’à la case { $space }, où le risque d’accident est de { $crash } %
action-keep = Garder tous les dés : il reste { $pool ->
    [one] { $pool } dé
   *[other] { $pool } dés
} sur la case { $space }, où le risque d’accident est de { $crash } %
action-go = Voler de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} jusqu’à la case { $space }, où le risque d’accident est de { $crash } %
action-land = Débarquer { NAME($place, case: "to") } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-land-planet = Débarquer { NAME($place, case: "to") } : rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
action-stay = Rester à bord : { $crash } % de risque d’accident au prochain lancer
action-plain-use = Utiliser les dés montrant { NAME($face) }
action-plain-use-cat = Utiliser { NAME($cat) } ({ SEAT($seat) })
    .you = Utiliser votre { NAME($cat) }
action-plain-use-extra = Utiliser les dés supplémentaires
action-plain-keep = Garder tous les dés
action-plain-reroll = Relancer tous les dés
action-plain-go = Voler
action-plain-crash = Laisser la fusée s’écraser
action-plain-land = Débarquer
action-plain-stay = Rester à bord
action-plain-skip = Ne pas débarquer : rentrer à la maison

log-discarded = { SEAT($seat) } défausse une mission.
    .you = Vous défaussez une mission.
log-discarded-own = { SEAT($seat) } défausse la mission « { NAME($place) } ».
    .you = Vous défaussez la mission « { NAME($place) } ».
log-expedition = Expédition { $number } : { SEAT($seat) } commence
    .you = Expédition { $number } : vous commencez
log-token = Jeton d’expédition : { $ability ->
    [extra] dés supplémentaires ({ $faces })
    [keep] garder les dés
   *[reroll] relance
}, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}. L’OVNI est sur la case { $ufo }.
log-boarded = { SEAT($seat) } envoie { NAME($cat) }.
    .you = Vous envoyez { NAME($cat) }.
log-satellite = Le satellite porte la fusée à la case { $space }.
log-rolled = { SEAT($seat) } lance { $dice }.
    .you = Vous lancez { $dice }.
log-used = { SEAT($seat) } utilise { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} montrant { NAME($face) } (+{ $distance }).
    .you = Vous utilisez { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } montrant { NAME($face) } (+{ $distance }).
log-used-cat = { SEAT($seat) } utilise { NAME("cat-one_die") } ({ SEAT($owner) }) (+1).
    .you = Vous utilisez { NAME("cat-one_die") } ({ SEAT($owner) }) (+1).
    .you-owner = { SEAT($seat) } utilise votre { NAME("cat-one_die") } (+1).
log-used-extra = { SEAT($seat) } utilise les dés supplémentaires (+{ $distance }).
    .you = Vous utilisez les dés supplémentaires (+{ $distance }).
log-kept = { SEAT($seat) } garde tous les dés.
    .you = Vous gardez tous les dés.
log-rerolled = { SEAT($seat) } relance tous les dés.
    .you = Vous relancez tous les dés.
log-flew = { SEAT($seat) } vole de { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
}, de { $from } à la case { $space } ; il reste { $pool ->
    [one] { $pool } dé
   *[other] { $pool } dés
}.
    .you = Vous volez de { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    }, de { $from } à la case { $space } ; il reste { $pool ->
        [one] { $pool } dé
       *[other] { $pool } dés
    }.
log-explored = { SEAT($seat) } explore : { $effect ->
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
    [tunnel] un tunnel jusqu’à la case { $rocket }.
   *[return_die] le commandant a maintenant { $pool ->
        [one] { $pool } dé
       *[other] { $pool } dés
    }.
}
    .you = Vous explorez : { $effect ->
        [points] { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
        [tunnel] un tunnel jusqu’à la case { $rocket }.
       *[return_die] le commandant a maintenant { $pool ->
            [one] { $pool } dé
           *[other] { $pool } dés
        }.
    }
log-appeared = Nouveau jeton d’exploration sur la case { $space } : { $effect ->
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
    [tunnel] tunnel.
   *[return_die] un dé revient.
}
log-contact = { SEAT($seat) } rencontre l’OVNI : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous rencontrez l’OVNI : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-landed = { SEAT($seat) } débarque { NAME($cat) } { NAME($place, case: "to") } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous débarquez { NAME($cat) } { NAME($place, case: "to") } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-landed-planet = { SEAT($seat) } débarque { NAME($cat) } { NAME($place, case: "to") }.
    .you = Vous débarquez { NAME($cat) } { NAME($place, case: "to") }.
log-commands = { SEAT($seat) } prend le commandement avec { $pool ->
    [one] { $pool } dé
   *[other] { $pool } dés
}.
    .you = Vous prenez le commandement avec { $pool ->
        [one] { $pool } dé
       *[other] { $pool } dés
    }.
log-dropped-die = { NAME("cat-drop_die") } ({ SEAT($seat) }) emporte un dé : il reste { $pool ->
    [one] { $pool } dé
   *[other] { $pool } dés
}.
    .you = Votre { NAME("cat-drop_die") } emporte un dé : il reste { $pool ->
        [one] { $pool } dé
       *[other] { $pool } dés
    }.
log-goal = { SEAT($seat) } atteint un objectif : { NAME($goal) } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
    .you = Vous atteignez un objectif : { NAME($goal) } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
log-stayed = { SEAT($seat) } reste à bord.
    .you = Vous restez à bord.
log-crashed = { SEAT($seat) } aux commandes, la fusée s’écrase sur la case { $space } : accident numéro { $failures }.
    .you = Sous votre commandement, la fusée s’écrase sur la case { $space } : accident numéro { $failures }.
log-went-home = { NAME($cat) } rentre chez { SEAT($seat) }.
    .you = Votre { NAME($cat) } rentre à la maison.
log-missions = { SEAT($seat) }, missions : { $places }. Accomplies : { $met }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vos missions : { $places }. Accomplies : { $met }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-game-over = La partie est terminée.
log-score = { SEAT($seat) } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The end: why, and the score sheet.
ended-all-away = { SEAT($seat) } n’a plus de chat à la maison.
    .you = Vous n’avez plus de chat à la maison.
ended-crashes = La fusée s’est écrasée { $count } fois.
ended-expedition = L’expédition { $number }, menée à son terme, a été la dernière.
score-moons = Lunes
score-planets = Planètes
score-deep = Espace lointain
score-goals = Objectifs
score-ufo = OVNI
score-exploration = Exploration
score-missions = Missions
score-total = Total
score-unit = { $score ->
    [one] point
   *[other] points
}
made-cats = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
}
made-planets = { $count ->
    [one] { $count } planète
   *[other] { $count } planètes
}
made-goal = { NAME($goal, case: "brief") }
made-points = { $points }
made-missions = { $met } sur { $all }

# The help over the table.
help-turn = Une expédition
help-end = le 11ᵉ accident, ou l’expédition où quelqu’un débarque son huitième chat. On ajoute planètes, objectifs, jetons et missions.
help-turn-board = Chacun met un chat à bord. Le propriétaire du premier commande.
    .title = Embarquer
help-turn-travel = Le commandant lance et utilise des groupes entiers que la case accepte. Si rien ne convient, accident.
    .title = Voyager
help-turn-land = À partir de la case 6, après chaque vol, chaque chat peut descendre, dans l’ordre.
    .title = Débarquer ou rester
help-commander = lance les dés ; quand son chat est sorti, le suivant commande.
    .title = Commandant
help-afterburner = vaut ce qu’indique la case quittée, et n’est jamais dépensée.
    .title = Postcombustion
help-failure = déjà comptés, sur onze.
    .title = Accidents
help-moon = un seul chat, rapporte aussitôt.
    .title = Lune
help-paw = rapporte à la fin : le plus de chats, puis le premier arrivé.
    .title = Planète
help-comet = l’espace lointain pour le chat du commandant.
    .title = Comète
help-galaxy = l’espace lointain pour les autres.
    .title = Galaxie
help-four_planets = 5 points chacun, au premier.
    .title = Objectifs
help-ufo = finissez un vol sur sa case et prenez un jeton.
    .title = OVNI
help-tunnel = projette la fusée quatre cases plus loin.
    .title = Tunnel
help-return_die = un dé dépensé revient.
    .title = Dé rendu
help-mission = ayez-y un chat à la fin.
    .title = Mission secrète
help-cat-satellite = { NAME("cat-satellite", case: "does") }
    .title = { NAME("cat-satellite") }
help-cat-plus_minus_1 = { NAME("cat-plus_minus_1", case: "does") }
    .title = { NAME("cat-plus_minus_1") }
help-cat-parachute = { NAME("cat-parachute", case: "does") }
    .title = { NAME("cat-parachute") }
help-cat-moon_x2 = { NAME("cat-moon_x2", case: "does") }
    .title = { NAME("cat-moon_x2") }
help-cat-planet_x2 = { NAME("cat-planet_x2", case: "does") }
    .title = { NAME("cat-planet_x2") }
help-cat-deep_x2 = { NAME("cat-deep_x2", case: "does") }
    .title = { NAME("cat-deep_x2") }
help-cat-drop_die = { NAME("cat-drop_die", case: "does") }
    .title = { NAME("cat-drop_die") }
help-cat-one_die = { NAME("cat-one_die", case: "does") }
    .title = { NAME("cat-one_die") }

# Tables of printed values.
sheet-astronauts = Chats
sheet-board = Cases du plateau
sheet-constants = Nombres fixes
sheet-dice = Faces d’un dé
sheet-expedition_tokens = Jetons d’expédition
sheet-exploration_tokens = Jetons d’exploration
sheet-goals = Objectifs
sheet-missions = Missions
sheet-planets = Planètes
sheet-ufo_tokens = Jetons OVNI

# What studies count and say.
end-all-away = le dernier chat débarqué
end-crashes = trop d’accidents

# Les décisions, telles que les études les énumèrent
exploration-space = Jeton de la case { $space }
ufo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

rules-1 = Envoyez vos huit chats sur des lunes, des planètes et dans l’espace lointain. Tous partagent une seule fusée. Qui a le plus de points gagne ; à égalité, la victoire est partagée.
    .title = Le but
    .more = Le trajet va de la case 0 à la case 26, et chaque case montre les dés qu’elle accepte. Au début, tous les chats sont à la maison. Seuls restent cachés les missions secrètes et l’ordre des jetons face cachée.
rules-2 = À chaque expédition, la fusée est sur la case 0 et chacun met un chat à bord : d’abord le joueur qui commence, puis les autres dans le sens des aiguilles d’une montre. Le propriétaire du premier chat commande. La fois suivante, le joueur suivant commence.
    .title = L’embarquement
    .more = Chacun a les mêmes huit chats. « Satellite » : s’il y en a au moins un à bord, la fusée part de la case 3. « Plus-Moins » : peut débarquer une case plus loin ou une case en arrière. « Parachute » : peut débarquer là où la fusée s’écrase. « Lune double » et « Espace double » : doublent leurs propres points, sur une lune ou dans l’espace lointain. « Planète double » : double vos points pour sa planète. « Moins un dé » : quand il débarque, ceux qui restent à bord perdent un dé. « Un de réserve » : une fois par expédition, le commandant peut l’utiliser comme un dé montrant 1, quel qu’en soit le propriétaire.
rules-3 = Le commandant lance tous les dés et doit utiliser un ou plusieurs groupes de dés égaux que la case de la fusée accepte, chaque groupe en entier. La fusée vole de leur somme. Les dés à chiffre utilisés sont dépensés ; la postcombustion vaut ce qu’indique la case quittée et n’est jamais dépensée. Si le dernier dé est dépensé, un dé revient.
    .title = Le voyage
    .more = Une expédition commence avec six dés, qui portent chacun 1, 2, 2, 3, 4 et la postcombustion. Les dés dépensés manquent jusqu’à l’expédition suivante : les lancers sont de plus en plus risqués. Sur une case qui accepte le 1, on peut ajouter des chats « Un de réserve » qui n’ont pas encore servi, même plusieurs à la fois : cela ne coûte aucun dé et n’oblige pas à utiliser les 1 du lancer. Sur les cases 0 à 5, personne ne débarque. Ce qui dépasse la case 26 est perdu. On peut voler avec les seuls chats « Un de réserve » ou les seuls dés supplémentaires.
rules-4 = Si aucun dé ne convient, la fusée s’écrase : les chats à bord rentrent à la maison, et on compte un accident de plus.
    .title = L’accident
    .more = Sur une case qui accepte le 1, le commandant peut sauver la fusée avec un chat « Un de réserve » qui n’a pas encore servi, ou la laisser s’écraser. Tant qu’un dé du lancer convient, on ne peut pas s’écraser exprès. Un chat « Parachute » peut encore débarquer sur la planète ou sur une lune libre de cette case ; s’il y en a plusieurs, on les interroge dans l’ordre à bord. Ce débarquement compte comme un autre, et l’accident compte aussi.
rules-5 = À partir de la case 6, après chaque vol, chaque chat dans l’ordre débarque ou reste. Quand le premier chat est sorti, le propriétaire du suivant commande. Quand il n’y a plus personne à bord, l’expédition est finie.
    .title = Le débarquement
    .more = Après chaque vol, chaque chat est interrogé une fois, celui du commandant d’abord ; un chat qui n’a nulle part où débarquer ne l’est pas. « Plus-Moins » peut aussi débarquer sur une case voisine, et depuis la case 25 même dans la galaxie ; mais tant que la fusée est sur les cases 0 à 5, lui non plus ne débarque pas. « Moins un dé » n’emporte un dé que s’il reste des chats à bord et au moins deux dés ; si c’était le chat du commandant, c’est le nouveau commandant qui a un dé de moins. Sur la case 26, tout le monde est arrivé : « Plus-Moins » ne peut pas revenir à la case 25. On ne débarque pas sur une case dont toutes les lunes sont prises.
rules-6 = Une lune accueille un chat et rapporte aussitôt ; on occupe d’abord la plus éloignée des lunes libres de la case. Une planète en accueille autant qu’on veut et rapporte à la fin : le plus de chats d’abord, à égalité le premier arrivé. L’espace lointain, la case 26, termine le vol et tous sortent : le chat du commandant va sur la comète pour 7 points, les autres dans la galaxie pour 5 points chacun.
    .title = Où débarquer
    .more = Les deux cases d’une planète mènent à la même planète. Le premier y reçoit le premier nombre, le suivant le deuxième, tous les autres le troisième ; à nombre de chats égal, celui dont le premier chat est arrivé plus tôt passe devant. « Planète double » double tout ce que sa planète vous rapporte, mais compte pour un seul chat. « Lune double » double les points de sa lune ; « Espace double » reçoit 14 ou 10. Un chat « Plus-Moins » débarqué depuis la case 25 va toujours dans la galaxie, même celui du commandant.
rules-7 = Chaque objectif donne 5 points au premier qui l’atteint : des chats sur 4 planètes, 3 chats sur une planète, 4 chats sur des lunes, 2 chats dans l’espace lointain.
    .title = Les objectifs
    .more = On vérifie les objectifs après chaque débarquement, y compris en parachute et dans l’espace lointain ; un seul débarquement peut en donner plusieurs. Un objectif pris ne change plus de mains.
rules-8 = Au début de chaque expédition, avant l’embarquement, on révèle un jeton : il rapproche l’OVNI du départ, fixe le nombre de dés et donne un pouvoir. Quand un vol finit sur la case de l’OVNI, le commandant prend le jeton OVNI du dessus : 5, 4, 3, 2, puis 1 point.
    .title = Variante : OVNI
    .more = L’OVNI commence sur la case 26. Le pouvoir sert une fois par expédition, à celui qui commande à ce moment-là. Dés supplémentaires : ajoutez ceux que la case accepte, sans rien dépenser pour eux ; les autres sont perdus, et rien n’oblige à utiliser les dés du lancer qui montrent la même face. Garder les dés : si vous utilisez au moins un chiffre, aucun dé n’est dépensé pendant ce vol ; il faut au moins deux dés. Relance : tant que rien n’est choisi, même si rien ne convient, relancez tous les dés ; le nouveau lancer compte. On peut renoncer à un pouvoir qui sauverait la fusée. Quand il n’y a plus de jetons OVNI, rencontrer l’OVNI ne donne rien. Après 14 expéditions, il n’y a plus de jetons d’expédition : six dés, aucun pouvoir, et l’OVNI ne bouge plus. Le jeton fixe de 4 à 6 dés. Un pouvoir que personne n’a utilisé est perdu à la fin de l’expédition.
rules-9 = Cinq jetons sont visibles, chacun sur sa case. Quand un vol y finit, on retire le jeton : il donne des points au commandant, rend un dé dépensé ou projette la fusée 4 cases plus loin par un tunnel.
    .title = Variante : Exploration
    .more = Si un tunnel mène à un autre jeton, celui-ci agit aussi. Les jetons n’agissent que là où finit un vol ou un tunnel : ni en chemin, ni là où débarque « Plus-Moins ». Ensuite, pour chaque jeton retiré, on en révèle un nouveau, tant qu’il y en a, et on le pose sur sa case ; si la fusée s’y trouve, il attend un autre vol. Si les six dés sont là, aucun ne peut revenir et le jeton est perdu. Avec l’OVNI : les dés que le jeton d’expédition retient sont des dés dépensés, et on ne rencontre l’OVNI que sur la case où la fusée s’arrête finalement. Les dés utilisés sont d’abord dépensés, puis le jeton agit.
rules-10 = Chacun reçoit quatre missions secrètes et en défausse une en secret avant la première expédition. À la fin, 1, 2 ou 3 missions accomplies donnent 2, 5 ou 10 points.
    .title = Variante : Missions secrètes
    .more = Une mission désigne une planète ou une case à lunes. Elle est accomplie si, à la fin, vous y avez un chat, sur n’importe quelle lune de cette case. Un seul chat accomplit deux missions identiques. Les missions gardées sont montrées à la fin.
rules-11 = La partie finit au 11ᵉ accident, ou après l’expédition où quelqu’un débarque son huitième chat. Les lunes et l’espace lointain ont déjà rapporté ; ajoutez les planètes, les objectifs, les jetons et les missions.
    .title = La fin
    .more = La dernière expédition est toujours jouée jusqu’au bout, et au 11ᵉ accident les parachutes peuvent encore débarquer. Qui n’a plus de chat n’a plus rien à décider. À égalité de points, la place est partagée.

# Le plateau.
board-sky = Le trajet du pas de tir à l’espace lointain
board-rocket = La fusée, les chats dans l’ordre
board-decision = Votre décision
board-rail = Tout le trajet
board-expedition = Expédition { $number }
board-before = Avant le premier vol
board-aboard = Case { $space }, { $cats ->
    [0] personne à bord
    [one] { $cats } chat à bord
   *[other] { $cats } chats à bord
}
board-commander = Aux commandes
board-satellite = Avec le chat satellite à bord, la fusée part d’ici.
board-comet = Comète : { $points } points pour le chat aux commandes.
board-galaxy = Galaxie : { $points } points pour chacun des autres chats.
board-cats-here = Ici : { $cats }.
board-fly = Voler vers { $space }
board-fly-note = Vol de { $distance } vers la case { $space } : { $pool ->
    [one] il restera { $pool } dé
   *[other] il restera { $pool } dés
}, { $crash } % de risque d’accident au prochain lancer.
board-send = Envoyer { NAME($cat) }
board-discard = Défausser « { NAME($place) } »
board-land = Débarquer { NAME($place, case: "to") }
board-your-roll = Votre lancer
board-roll = Lancer de { $name }
board-pool = { $pool ->
    [one] { $pool } dé
   *[other] { $pool } dés
}, { $spent ->
    [one] { $spent } dépensé
   *[other] { $spent } dépensés
}
board-refused = La case { $space } n’accepte que : { $faces }.
board-choose-dice = Sous chaque groupe : où il mène et le risque du lancer suivant.
board-takes = La case { $space } accepte
board-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
board-reach = Sous les cases : chance d’y aller
board-reach-space = Le prochain lancer permet de finir ici dans { $chance } % des cas.
board-risk = risque d’accident
board-risk-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, case { $space } :
board-arrives = Espace lointain : tous arrivent
board-token-extra = Dés supplém.
board-token-keep = Garder les dés
board-token-reroll = Relancer
board-used = utilisé
board-at = Case { $space }
board-full = complet
board-mission = mission
board-crash-land = Accident ! Ouvrir le parachute ?
board-now-worth = valeur actuelle, payée à la fin
board-who-goes = Quel chat part ?
board-waits = { SEAT($seat) } choisit un chat
board-cat-home = à la maison
board-cat-aboard = à bord
board-cat-mat = déjà débarqué
board-short-satellite = Satellite
board-short-plus_minus_1 = Plus-moins
board-short-parachute = Parachute
board-short-moon_x2 = Lune ×2
board-short-planet_x2 = Planète ×2
board-short-deep_x2 = Espace ×2
board-short-drop_die = Moins un dé
board-short-one_die = Réserve 1
board-discard-one = Défaussez une mission
board-missions-pay = Une, deux ou trois missions accomplies rapportent 2, 5 ou 10 points à la fin.
board-discarding = { SEAT($seat) } regarde quatre missions secrètes et en défausse une.
board-crew = Chats de { $name }
board-your-cats = Vos chats
board-home = { $count } à la maison
board-target-moon = Lune { $space }
board-target-paw = Patte
board-target-fishbowl = Bocal
board-target-yarn = Pelote
board-target-rope = Corde
board-target-outer = Confins
board-points-scored = Lunes et espace lointain
board-points-planets = Planètes
board-points-goals = Objectifs
board-points-ufo = OVNI
board-points-exploration = Exploration
board-points-missions = Missions
board-total = Total
board-crashes = Accidents : { $count } sur { $end }
board-figure-flight = vol
board-figure-dice = { $pool ->
    [one] dé restant
   *[other] dés restants
}
board-figure-crash = accident n° { $number }
board-log-stay = reste

# The board in the terminal, and its choices with their figures.
sketch-expedition = Expédition { $number }
sketch-crashes = accidents { $failures }/{ $end }
sketch-ufo = OVNI en { $space } (+{ $points })
sketch-ufo-here = OVNI
sketch-token = jeton : { $ability ->
    [extra] dés supplémentaires
    [keep] garder les dés
   *[reroll] relancer
}
sketch-dice = dés { $pool }/{ $dice }
sketch-roll = obtenu
sketch-next-roll = prochain lancer : { $crash } % d’accident
sketch-rocket = fusée
sketch-cat = { NAME($cat, case: "short") }
sketch-place = { NAME($place, case: "brief") }
sketch-deep = { NAME($place, case: "brief") } { $points }
sketch-exploration = { $effect ->
    [points] +{ $amount }
    [tunnel] →{ $amount }
   *[return_die] +dé
}
sketch-goal = { NAME($goal, case: "brief") } +{ $points }
sketch-missions = Vos missions :
sketch-player = joueur
sketch-score = score
sketch-home = chats à la maison
sketch-key = ► est la fusée, ☾2 une lune libre pour 2 points, ●2 une lune avec un chat. Après une case : les dés qui font voler depuis là ; 12:14A2 veut dire les faces 1, 4 et la postcombustion, qui ajoute 2. Parmi les dés lancés, ceux qui sont [choisis] sont entre crochets, ceux qui ne conviennent pas entre parenthèses. Le premier chat de la fusée est celui du commandant ; « ? » marque le chat qui décide. Sous une planète : les points du premier, du deuxième et de tous les autres ; sur sa deuxième case, ses chats. Les chats :
sketch-key-cat = { NAME($cat, case: "short") } : { NAME($cat) }, { NAME($cat, case: "does") }
choice-choose = { NAME($cat) }
choice-use = { $dice } × { NAME($face) } (+{ $step }) : en { $space }, accident { $crash } %
choice-use-cat = { NAME($cat) } ({ SEAT($seat) }, +{ $step }) : en { $space }, accident { $crash } %
    .you = votre { NAME($cat) } (+{ $step }) : en { $space }, accident { $crash } %
choice-use-extra = dés supplémentaires { $faces } (+{ $step }) : en { $space }, accident { $crash } %
choice-go = Voler de { $distance } en { $space } : accident { $crash } %

# Marks for deeds.
mark-safe-paws = Pattes de velours
    .about = Débarquez dix chats de suite sans retour après un accident
mark-calm-commander = Sang-froid
    .about = Volez 20 fois de suite aux commandes sans accident
mark-great-leap = Un grand bond
    .about = Marquez au moins sept points en débarquant un seul chat
mark-two-goals = Deux objectifs
    .about = Atteignez deux objectifs en une partie
mark-traveller = Voyageur
    .about = Débarquez dans six lieux différents en une partie
mark-nine-lives = Neuf vies
    .about = Gagnez sans qu’un de vos chats rentre après un accident
mark-close-contact = Contact rapproché
    .about = Prenez cinq jetons à l’OVNI dans toutes vos parties

# Kinds of decisions, as the coach and studies name them.

phase-discard = Quelle mission défausser
phase-boarding = Quel chat envoyer
phase-travel = Quels dés utiliser
phase-landing = Débarquer ou rester
phase-crash = Débarquer lors d’un accident

# Positions that are set up
zone-starter = Ouvre l’expédition
zone-expedition = Expédition
zone-failures = Accidents jusqu’ici
zone-space = Case de la fusée
zone-pool = Dés du commandant
zone-roll = Dés montrant { NAME($face) }
zone-rocket = Dans la fusée, le commandant d’abord
zone-home = À la maison
zone-used = « Un de réserve » utilisé
zone-token = Jeton d’expédition visible
zone-token_used = Le jeton a servi
zone-expedition_stack = Jetons d’expédition à venir
zone-expedition_used = Jetons d’expédition passés
zone-ufo_space = Case de l’OVNI
zone-ufo_stack = Jetons OVNI à venir
zone-ufo_tokens = Jetons OVNI
zone-exploration_open = Jetons d’exploration visibles
zone-exploration_stack = Jetons d’exploration à venir
zone-exploration_tokens = Jetons d’exploration
zone-exploration_used = Jetons d’exploration utilisés
zone-missions = Missions secrètes
zone-discarded = Mission défaussée
zone-undealt = Missions que personne n’a reçues
pick-boarding = embarquement
pick-travel = les dés sont lancés
pick-landing = atterrissage
stock-cat = Chats
stock-expedition = Jetons d’expédition
stock-ufo = Jetons OVNI
stock-exploration = Jetons d’exploration
stock-mission = Missions
part-ufo = OVNI { $points }
law-numbers = Les compteurs conviennent à la phase.
law-cats = Chaque chat est à un seul endroit, et les lunes ne débordent pas.
law-points = Les points sont ceux des chats partis.
law-rocket = Un chat par joueur au plus à bord, dans l’ordre du tour.
law-dice = Les dés conviennent à la phase, et le lancer peut servir.
law-goals = Chaque but revient à qui le remplit.
law-ufo = Le compte des jetons OVNI est bon.
law-exploration = Le compte des jetons d’exploration est bon.
law-missions = Chaque joueur a trois missions.
field-arrivals = Chats sur les lunes et planètes
field-points = Points
field-home = Chats à la maison
field-roll = Dés
field-goals = Buts
field-ufo_tokens = Jetons OVNI
field-exploration_tokens = Jetons d’exploration
field-missions = Missions
field-discarded = Missions défaussées
field-landing_index = Le chat interrogé
field-used_cats = « Un de réserve »
