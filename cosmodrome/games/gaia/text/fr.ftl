name = Gaïa
about = Bâtissez ensemble un monde de terres, d’animaux et de cités, et soyez le premier à y installer tous vos meeples.

option-capture = Capture
    .about = Qui améliore une cité habitée par des rivaux peut renvoyer l’un de leurs meeples et prendre sa place.
option-metropolis = Métropole
    .about = Qui porte une cité à quatre besoins couverts peut y installer un second meeple.
option-elements = Éléments
    .about = Cartes Élément : soleil, pluie, séisme, tornade et protection, avec deux objectifs à la clé.
option-disasters = Catastrophes
    .about = La foudre et le volcan rejoignent les cartes Élément.

land-plain = plaine
land-forest = forêt
land-sea = mer
land-desert = désert
land-mountain = montagne
land-swamp = marais
land-star = toute terre

icon-plain = plaine
    .short = pla
icon-forest = forêt
    .short = for
icon-sea = mer
    .short = mer
icon-desert = désert
    .short = dés
icon-mountain = montagne
    .short = mon
icon-swamp = marais
    .short = mar
icon-animals = animaux
    .short = ani

kind-nature = Nature
kind-life = Vie
kind-element = Élément

list-empty = aucun

card-nature = { NAME($land) }
card-animals = animaux ({ NAME($land) })
card-city = Cité { $number }
card-city-full = Cité { $number } ({ NAME($land) } ; besoins : { $needs })
    .short = Cité { $number }
card-sun = soleil
card-rain = pluie
card-earthquake = séisme
card-tornado = tornade
card-protection = protection
card-lightning = foudre
card-volcano = volcan
card-element = élément au choix

line-turn = Au tour de { SEAT($seat) }, { $left ->
    [one] { $left } action restante sur 2.
   *[other] { $left } actions restantes sur 2.
}
    .you = À votre tour, { $left ->
        [one] { $left } action restante sur 2.
       *[other] { $left } actions restantes sur 2.
    }
line-seat = { SEAT($seat) } : { $placed ->
    [one] { $placed } meeple installé,
   *[other] { $placed } meeples installés,
} { $reserve } en réserve.
line-one-from-winning = Attention : { SEAT($seat) } est à un meeple de la victoire !
    .you = Vous êtes à un meeple de la victoire !
line-backs = { SEAT($seat) } a en main : { $cards }.
    .you = Vous avez en main : { $cards }.
line-back-count = { NAME($kind) } { $count }
line-hand = Main de { SEAT($seat) } : { $cards }.
    .you = Votre main : { $cards }.
line-known = Dans la main de { SEAT($seat) }, à coup sûr : { $cards }.
    .you = Dans votre main, au su de tous : { $cards }.
line-front = Devant { SEAT($seat) } : { $cards }.
    .you = Devant vous : { $cards }.
line-goal = Objectif { $number } : { $cards }.
line-goal-reached = Objectif { $number } atteint par { SEAT($seat) }.
    .you = Objectif { $number } atteint par vous.
line-goal-progress = { SEAT($seat) } : { $have } sur { $total }, il manque : { $missing }.
    .you = Vous avez { $have } sur { $total }, il manque : { $missing }.
line-goal-ready = { SEAT($seat) } a toutes les cartes.
    .you = Vous avez toutes les cartes.
line-row = Cartes visibles, { NAME($kind) } : { $cards }. { $left ->
    [one] { $left } carte dans la pioche.
   *[other] { $left } cartes dans la pioche.
}
line-stock = Tuiles en stock : { $tiles }. Animaux en réserve : { $tokens }.
line-land-count = { NAME($land) } { $count }
line-empty = Le monde est encore vide.
line-city = { $place } : { $card } ({ NAME($land) }), besoins couverts : { $met } sur 4 ({ $lit }), non couverts : { $unlit }. Meeples : { $meeples }.
line-meeples = { SEAT($seat) } { $count }
    .you = les vôtres { $count }
line-tile = { $place } : { NAME($land) }.
line-tile-animals = { $place } : { NAME($land) }, { $tokens ->
    [one] { $tokens } animal.
   *[other] { $tokens } animaux.
}
line-outcome = En { $place } : { $results }.
line-outcome-two = Échange de { $place } et { $second } : { $results }.

result-none = rien ne change
result-needs = { $card } : { $before } → { $after }
result-lost = { $card } : { $before } → 0, elle disparaît
result-home = { $count ->
    [one] { $count } meeple de { SEAT($seat) } quitte la { $card }
   *[other] { $count } meeples de { SEAT($seat) } quittent la { $card }
}
    .you = { $count ->
        [one] { $count } de vos meeples quitte la { $card }
       *[other] { $count } de vos meeples quittent la { $card }
    }
result-gained = { SEAT($seat) } s’installe dans la { $card }
    .you = vous vous installez dans la { $card }
result-may-capture = le meeple de { SEAT($seat) } dans la { $card } peut être capturé
    .you = votre meeple dans la { $card } peut être capturé
result-may-double = un second meeple peut venir dans la { $card }
result-wins = c’est la victoire
hidden-taken = Cartes volées : { $cards }.
hidden-deck = Pioche « { NAME($kind) } », en partant du dessus : { $cards }.

prompt-feed-city = { SEAT($seat) }, nourrissez d’abord vos cités : laquelle maintenant ?
    .you = Nourrissez d’abord vos cités : laquelle maintenant ?
    .ask = Quelle cité nourrir ?
prompt-feed-tile = { SEAT($seat) }, la { $card } a faim : de quelle tuile prenez-vous un animal ?
    .you = La { $card } a faim : de quelle tuile prenez-vous un animal ?
    .ask = D’où prendre un animal ?
prompt-action = { SEAT($seat) }, prenez ou jouez une carte : { $left ->
    [one] { $left } action restante sur 2.
   *[other] { $left } actions restantes sur 2.
}
    .you = Prenez ou jouez une carte : { $left ->
        [one] { $left } action restante sur 2.
       *[other] { $left } actions restantes sur 2.
    }
    .ask = Prendre ou jouer une carte ?
prompt-discard-element = { SEAT($seat) }, vous avez plus de deux cartes Élément : défaussez-en une.
    .you = Vous avez plus de deux cartes Élément : défaussez-en une.
    .ask = Quel élément défausser ?
prompt-discard-any = { SEAT($seat) }, vous avez plus de six cartes : défaussez-en une.
    .you = Vous avez plus de six cartes : défaussez-en une.
    .ask = Quelle carte défausser ?
prompt-target = { SEAT($seat) }, où jouez-vous « { $card } » ? { $count ->
    [one] { $count } case possible.
   *[other] { $count } cases possibles.
}
    .you = Où jouez-vous « { $card } » ? { $count ->
        [one] { $count } case possible.
       *[other] { $count } cases possibles.
    }
    .ask = Où la jouer ?
prompt-target-2 = { SEAT($seat) }, quelle tuile échange sa place avec { $place } ?
    .you = Quelle tuile échange sa place avec { $place } ?
    .ask = Échanger avec quelle tuile ?
prompt-raise = { SEAT($seat) }, vous avez amélioré la { $card }, où vivent des rivaux : capturer ou s’installer à côté ?
    .you = Vous avez amélioré la { $card }, où vivent des rivaux : capturer ou s’installer à côté ?
    .ask = Capturer ou s’installer à côté ?
prompt-second = { SEAT($seat) }, la { $card } a ses quatre besoins couverts : y installer un second meeple ?
    .you = La { $card } a ses quatre besoins couverts : y installer un second meeple ?
    .ask = Installer un second meeple ?
prompt-goal = { SEAT($seat) }, vos cartes suffisent pour un objectif : le prendre ?
    .you = Vos cartes suffisent pour un objectif : le prendre ?
    .ask = Prendre un objectif ?
prompt-protect = { SEAT($seat) }, { SEAT($rival) } joue « { $card } » : laisser faire ?
    .you = { SEAT($rival) } joue « { $card } » : laisser faire ?
    .ask = Laisser faire ?
prompt-protect-cell = { SEAT($seat) }, { SEAT($rival) } joue « { $card } » en { $place } : laisser faire ?
    .you = { SEAT($rival) } joue « { $card } » en { $place } : laisser faire ?
    .ask = Laisser faire ?
prompt-protect-cells = { SEAT($seat) }, { SEAT($rival) } joue « { $card } » en { $place } et { $second } : laisser faire ?
    .you = { SEAT($rival) } joue « { $card } » en { $place } et { $second } : laisser faire ?
    .ask = Laisser faire ?
prompt-steal = { SEAT($seat) }, choisissez d’après son dos une carte de { SEAT($victim) }. { $more ->
    [0] C’est la dernière.
    [one] Encore { $more } joueur ensuite.
   *[other] Encore { $more } joueurs ensuite.
}
    .you = Choisissez d’après son dos une carte de { SEAT($victim) }. { $more ->
        [0] C’est la dernière.
        [one] Encore { $more } joueur ensuite.
       *[other] Encore { $more } joueurs ensuite.
    }
    .ask = Quelle carte prendre ?
prompt-keep = { SEAT($seat) }, gardez une des cartes apportées par la tornade.
    .you = Gardez une des cartes apportées par la tornade.
    .ask = Quelle carte garder ?
prompt-over = La partie est terminée : victoire de { SEAT($seat) }.
    .you = La partie est terminée : vous gagnez.

verb-take = Prendre une carte visible
verb-draw = Piocher
verb-call-end = Finir la partie
verb-play = Jouer une carte
verb-discard = Défausser
verb-cell = Choisir une case
verb-capture = Capturer
verb-join = S’installer à côté
verb-double = Installer un second meeple
verb-goal = Atteindre un objectif
verb-skip = Renoncer
verb-protect = Protéger
verb-steal = Prendre une carte
verb-keep = Garder

action-take = Prendre : { $card }
action-draw = Piocher une carte { NAME($kind) }
action-call-end = Annoncer la fin : une sorte de cartes est épuisée
action-play = Jouer : { $card }
action-discard = Défausser : { $card }
action-cell-feed-city = Nourrir la { $card } en { $place }
action-cell-feed-tile = Prendre un animal en { $place } ({ NAME($land) }, il y en a { $tokens }) : { $results }
action-cell-tile = { $place } ({ NAME($land) })
action-cell-new = Nouvelle tuile en { $place } : { $results }
action-cell-target = { $place } ({ NAME($land) }) : { $results }
action-capture = Renvoyer le meeple de { SEAT($rival) } et prendre sa place dans la { $card }
action-join = S’installer à côté des autres dans la { $card }
action-double = Installer un second meeple dans la { $card }
action-goal = Atteindre l’objectif { $number } avec { $cards }
    .short = Atteindre l’objectif { $number }
action-skip-second = Pas de second meeple
action-skip-goal = Pas d’objectif maintenant
action-skip-protect = Laisser faire
action-protect = Protéger : annuler « { $card } » de { SEAT($rival) }
action-steal = Prendre à { SEAT($victim) } une carte { NAME($kind) }
action-keep = Garder : { $card }
action-keep-hidden = Garder une des cartes

log-turn = Au tour de { SEAT($seat) }.
    .you = À votre tour.
log-fed = { SEAT($seat) } nourrit la { $card } avec un animal de { $pasture }.
    .you = Vous nourrissez la { $card } avec un animal de { $pasture }.
log-took = { SEAT($seat) } prend « { $card } ».
    .you = Vous prenez « { $card } ».
log-opened = Nouvelle carte visible : { $card }.
log-drew = { SEAT($seat) } pioche une carte { NAME($kind) } : { $card }.
    .you = Vous piochez une carte { NAME($kind) } : { $card }.
log-drew-hidden = { SEAT($seat) } pioche une carte { NAME($kind) }.
    .you = Vous piochez une carte { NAME($kind) }.
log-discarded = { SEAT($seat) } défausse « { $card } ».
    .you = Vous défaussez « { $card } ».
log-played = { SEAT($seat) } joue « { $card } ».
    .you = Vous jouez « { $card } ».
log-laid = Nouvelle tuile en { $place } : { NAME($land) }.
log-animals-came = Quatre animaux arrivent en { $place } ({ NAME($land) }).
log-animals-left = Les animaux de { $place } ({ NAME($land) }) s’en vont.
log-built = { $place } : construction de la { $card }.
log-turned = { $place } : { NAME($old) } → { NAME($land) }.
log-swapped = { $place } et { $second } échangent leurs places.
log-needs = { $card } en { $place } : besoins couverts { $before } → { $met }.
log-city-lost = La { $card } en { $place } disparaît.
log-went-home = { $meeples ->
    [one] { $meeples } meeple de { SEAT($seat) } quitte la { $card }.
   *[other] { $meeples } meeples de { SEAT($seat) } quittent la { $card }.
}
    .you = { $meeples ->
        [one] { $meeples } de vos meeples quitte la { $card }.
       *[other] { $meeples } de vos meeples quittent la { $card }.
    }
log-settled = { SEAT($seat) } installe un meeple dans la { $card } en { $place }.
    .you = Vous installez un meeple dans la { $card } en { $place }.
log-captured = { SEAT($seat) } capture la place de { SEAT($rival) } dans la { $card }.
    .you = Vous capturez la place de { SEAT($rival) } dans la { $card }.
    .you-rival = { SEAT($seat) } capture votre place dans la { $card }.
log-reached = { SEAT($seat) } atteint l’objectif { $number }.
    .you = Vous atteignez l’objectif { $number }.
log-protected = { SEAT($seat) } se protège : « { $card } » de { SEAT($rival) } reste sans effet.
    .you = Vous vous protégez : « { $card } » de { SEAT($rival) } reste sans effet.
    .you-rival = { SEAT($seat) } se protège : votre « { $card } » reste sans effet.
log-stole = La tornade de { SEAT($seat) } prend à { SEAT($victim) } : { $card }.
    .you = Votre tornade prend à { SEAT($victim) } : { $card }.
    .you-victim = La tornade de { SEAT($seat) } vous prend : { $card }.
log-stole-hidden = La tornade de { SEAT($seat) } prend à { SEAT($victim) } une carte { NAME($kind) }.
    .you = Votre tornade prend à { SEAT($victim) } une carte { NAME($kind) }.
    .you-victim = La tornade de { SEAT($seat) } vous prend une carte { NAME($kind) }.
log-looked = { SEAT($seat) } regarde les cartes : { $cards }.
    .you = Vous regardez les cartes : { $cards }.
log-looked-hidden = { SEAT($seat) } regarde les cartes.
    .you = Vous regardez les cartes.
log-kept = { SEAT($seat) } garde « { $card } ».
    .you = Vous gardez « { $card } ».
log-kept-hidden = { SEAT($seat) } garde une carte { NAME($kind) }.
    .you = Vous gardez une carte { NAME($kind) }.
log-threw = { SEAT($seat) } défausse « { $card } ».
    .you = Vous défaussez « { $card } ».
log-declined-protect = { SEAT($seat) } laisse faire.
    .you = Vous laissez faire.
log-declined-goal = { SEAT($seat) } ne prend pas d’objectif maintenant.
    .you = Vous ne prenez pas d’objectif maintenant.
log-declined-second = { SEAT($seat) } n’installe pas de second meeple.
    .you = Vous n’installez pas de second meeple.
log-called-end = { SEAT($seat) } annonce la fin : une sorte de cartes est épuisée.
    .you = Vous annoncez la fin : une sorte de cartes est épuisée.
log-game-over = La partie est terminée.

# The end: why, and the score sheet.
ended-last-meeple = { SEAT($seat) } a placé son dernier meeple.
    .you = Vous avez placé votre dernier meeple.
ended-called = { SEAT($seat) } a annoncé la fin : une sorte de cartes était épuisée.
    .you = Vous avez annoncé la fin : une sorte de cartes était épuisée.
tie-order = { SEAT($seat) } devance { SEAT($rival) } : plus proche dans l’ordre du tour après l’annonce de la fin.
    .you = Vous devancez { SEAT($rival) } : plus proche dans l’ordre du tour après l’annonce de la fin.
    .you-rival = { SEAT($seat) } vous devance : plus proche dans l’ordre du tour après l’annonce de la fin.
score-cities = Dans les cités
score-goals = Sur les objectifs
score-total = Meeples placés
score-unit = { $score ->
    [one] meeple
   *[other] meeples
}
made-cities = { $count ->
    [one] { $count } cité
   *[other] { $count } cités
}

# The help over the table.
help-turn = Un tour : nourrir, puis deux actions
help-end = quelqu’un place son dernier meeple et gagne aussitôt. Ou une sorte de cartes est épuisée et quelqu’un annonce la fin : le plus de meeples placés gagne.
help-turn-feed = Chacune de vos cités qui a besoin d’animaux en mange un sur une tuile voisine.
    .title = Nourrir
help-turn-draw = visible ou de la pioche : une action. Six en main au plus.
    .title = Prendre une carte
help-turn-play = une tuile au bord du monde, des animaux, une cité, un élément : une action.
    .title = Jouer une carte
help-lands = plaine, forêt, mer, désert, montagne, marais. Sur une cité, ce sont ses besoins.
    .title = Terres
help-animals = quatre sur une tuile libre ; un seul suffit à une cité.
    .title = Animaux
help-star = toute terre ; une cité, sauf la mer.
    .title = Étoile
help-nature = une tuile pour le monde ; la carte reste devant vous et paie les objectifs.
    .title = Nature
help-life = cités et animaux.
    .title = Vie
help-meeple = s’installe dans une cité que vous bâtissez ou améliorez. Placez-les tous pour gagner.
    .title = Meeple
help-goal = coûte les cartes indiquées ; un meeple y reste.
    .title = Objectif
help-stock = les tuiles restantes de chaque terre.
    .title = Stock
help-call-end = possible quand une sorte de cartes est épuisée.
    .title = Annoncer la fin
help-capture = prenez la place d’un meeple rival.
    .title = Capture
help-metropolis = quatre besoins couverts : un second meeple.
    .title = Métropole
help-element = deux en main au plus ; ils paient les objectifs d’éléments.
    .title = Éléments
help-sun = marais en plaine, plaine en désert.
    .title = Soleil
help-rain = désert en plaine, plaine en marais.
    .title = Pluie
help-earthquake = échange deux tuiles voisines.
    .title = Séisme
help-tornado = prend une carte à chaque rival ; gardez-en une.
    .title = Tornade
help-protection = annule la carte Élément d’un rival.
    .title = Protection
help-lightning = vide une tuile.
    .title = Foudre
help-volcano = vide une montagne et ses voisines, change des terres en désert.
    .title = Volcan

# Tables of printed values.
sheet-animals = Cartes Animaux
sheet-cities = Cartes Cité
sheet-elements = Cartes Élément
sheet-goals = Objectifs
sheet-nature = Cartes Nature
sheet-tiles = Tuiles de terre

# What studies count and say.
end-last-meeple = le dernier meeple posé
end-called = une sorte de cartes épuisée

# Les décisions, telles que les études les énumèrent
goal-name = Objectif { $number }

rules-1 = Tous bâtissent un seul monde. Qui a placé son dernier meeple gagne aussitôt : cinq chacun, six à deux joueurs. Si quelqu’un annonce la fin parce qu’une sorte de cartes est épuisée, le plus grand nombre de meeples placés l’emporte ; à égalité, le plus proche dans le sens horaire après celui qui a annoncé.
    .title = But du jeu
    .more = Vous commencez avec deux cartes Nature et une carte Vie, plus une carte Élément si l’on joue avec les éléments. À côté des pioches, trois cartes Nature et deux cartes Vie sont visibles, plus deux cartes Élément avec les éléments ; il y a deux objectifs de plus que de joueurs. Tous voient le dos de vos cartes, vous seul en voyez la face. À la place d’une action, on peut annoncer la fin quand une sorte de cartes n’a plus ni pioche ni carte visible. Celui qui l’annonce est le dernier parmi les joueurs à égalité. Les meeples comptent dans les cités comme sur les objectifs. On joue dans le sens des aiguilles d’une montre.
rules-2 = Nourrissez vos cités, puis faites deux actions : prendre une carte (visible ou de la pioche) ou en jouer une. Six cartes en main au plus.
    .title = Un tour
    .more = Les deux actions peuvent être de même sorte, et une carte juste prise peut être jouée. On ne passe pas ; une carte pour laquelle il n’y a pas de place ne peut pas être jouée. On peut prendre une carte même avec une main pleine : il faut alors en défausser une, la nouvelle si l’on veut. Une carte visible est aussitôt remplacée. Les cartes défaussées sont hors du jeu, et les pioches ne sont jamais reformées. Cités et animaux sont des cartes de la sorte « Vie ».
rules-3 = Jouez une carte Nature : posez sa tuile sur une case vide à côté d’une autre. La carte reste devant vous.
    .title = La terre
    .more = La première tuile se pose au milieu de la table ; de là, le monde peut s’étendre de dix cases dans chaque direction. Les tuiles se touchent par un côté, jamais seulement par un coin. Quand il n’y a plus de tuile d’une terre en stock, ses cartes Nature ne peuvent plus être jouées.
rules-4 = Une carte Animaux pose quatre animaux sur une tuile libre de sa terre. Une cité se pose sur une tuile libre de sa terre si au moins deux de ses quatre besoins sont couverts par les tuiles sans cité qui la touchent par un côté ; un besoin double demande deux tuiles. Un seul animal suffit au besoin d’animaux.
    .title = Animaux et cités
    .more = Une tuile libre n’a ni cité ni animaux. Une carte Animaux à étoile convient à toute terre, même à la mer, une cité à étoile à toute terre sauf la mer. Il y a vingt animaux ; s’il en reste moins de quatre en réserve, aucune carte Animaux ne peut être jouée. Les animaux ne cachent pas la terre : leur tuile couvre un besoin de cette terre et le besoin d’animaux. Une tuile sous une cité ne couvre aucun besoin, ni de cette cité ni des voisines.
rules-5 = Recomptez après chaque changement. Qui bâtit une cité ou augmente ses besoins couverts y installe un meeple, un par joueur et par cité. À un seul besoin couvert, tous les meeples rentrent ; à zéro, la cité disparaît.
    .title = S’installer
    .more = Peu importe qui a bâti la cité : toute hausse pendant votre tour, même en nourrissant, compte pour vous. Une tuile près de la cité d’un rival peut donc vous y installer. S’installer est obligatoire, mais là où vous vivez déjà, rien ne se passe. Seul compte le résultat de l’effet entier : une cité qui perd un besoin couvert et en gagne un autre n’est pas améliorée. D’abord rentrent ceux qui le doivent. Puis les cités disparues sont défaussées ; les tuiles qu’elles recouvraient comptent à nouveau, et les hausses qui en résultent comptent aussi pour vous. Alors seulement les nouveaux s’installent. Une cité à un seul besoin couvert reste, sans meeples, et peut de nouveau être améliorée.
rules-6 = Avant vos actions, chacune de vos cités qui a besoin d’animaux en mange un sur une tuile voisine, s’il y en a.
    .title = Nourrir
    .more = Vos cités sont celles où vit un de vos meeples, quel qu’en soit le bâtisseur. Nourrir est obligatoire ; chaque cité mange une fois pendant votre tour, et là où vivent plusieurs joueurs, chacun la nourrit à son propre tour. Une cité où vous vous installez en nourrissant attend votre tour suivant. Si plusieurs de vos cités ont faim, vous choisissez l’ordre et la tuile. Manger le dernier animal d’une tuile peut faire baisser cette cité et d’autres. Une cité qui ne trouve rien reste simplement sur sa faim. L’ordre choisi peut laisser une autre cité sur sa faim.
rules-7 = Quand les cartes devant vous suffisent pour un objectif, vous pouvez les défausser et y placer un meeple pour de bon.
    .title = Objectifs
    .more = Les cartes Nature et Élément jouées restent devant vous : elles paient les objectifs, chaque carte une seule fois. L’objectif vous est proposé après une telle carte, quand tous les meeples sont installés. Si vous renoncez, vous gardez les cartes, et il vous est proposé à nouveau après votre carte suivante. Si les cartes suffisent, vous pouvez atteindre plusieurs objectifs de suite. Un objectif d’éléments coûte quatre cartes Élément quelconques. Un objectif n’accueille qu’un meeple, et il n’en vient pas de nouveaux. Avec les éléments, deux objectifs d’éléments sont mélangés aux autres : ils peuvent donc manquer.
rules-8 = Soleil : marais en plaine, plaine en désert. Pluie : désert en plaine, plaine en marais. Le séisme échange deux tuiles voisines. La tornade prend une carte à chaque rival ; gardez-en une. La foudre vide une tuile. Le volcan vide une montagne et ses voisines et change plaine, forêt et marais en désert. La protection annule la carte Élément d’un rival. Deux cartes Élément en main au plus.
    .title = Éléments (options)
    .more = Jouer une carte Élément est une action ; la carte reste devant vous. Elle peut viser un endroit où rien ne change, juste pour servir à un objectif. Soleil et pluie demandent une tuile sans cité et la nouvelle tuile en stock ; les animaux restent. Le séisme déplace les tuiles avec tout ce qu’elles portent ; hors du plateau, dans la liste des choix et dans la notation, on nomme d’abord celle de l’ouest ou du nord. Pour la tornade, vous choisissez une sorte d’après les dos, et le hasard désigne la carte ; vous regardez les cartes après la dernière, en gardez une et défaussez les autres. Vider veut dire : la cité est défaussée, ses meeples rentrent, les animaux retournent en réserve, la tuile reste. Le volcan demande assez de déserts en stock. La protection ne se joue qu’en réponse, une fois la cible désignée ; elle ne coûte pas d’action et ne peut être annulée elle-même. Les deux cartes restent devant leurs propriétaires ; l’action annulée est dépensée, et les deux joueurs peuvent alors atteindre des objectifs, d’abord celui dont c’est le tour. La question est posée tour à tour à quiconque a une carte Élément en main, pour ne rien trahir. Avec une troisième carte Élément en main, on défausse une carte Élément. Foudre et volcan ne viennent qu’avec les catastrophes, qui demandent les éléments. Une carte Élément peut toucher l’une de vos propres cités.
rules-9 = Capture : en améliorant une cité où vivent des rivaux mais pas vous, vous pouvez renvoyer l’un de leurs meeples et prendre sa place. Métropole : en portant une cité à quatre besoins couverts, vous pouvez y installer un second meeple ; il rentre quand elle retombe sous quatre.
    .title = Capture et métropole (options)
    .more = Si vous ne capturez pas, vous vous installez à côté des autres, comme sans cette option. Le second meeple ne peut venir qu’au moment où vous portez la cité à quatre, même en la bâtissant ainsi ; le premier pouvait y vivre déjà. Avec les deux options, capturez ou installez-vous à côté, puis vous pouvez installer le second meeple. À un besoin couvert ou à zéro, les deux rentrent.

board-world = Le monde
board-goals = Objectifs
board-market = Cartes visibles et pioches
board-desk = Ce qui est demandé
board-hand = Main de { SEAT($seat) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-kind = { $kind ->
    [kind-nature] Nature
    [kind-life] Vie
   *[kind-element] Élément
}
board-deck = Pioche ({ NAME($kind) }) : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
board-back = Une carte que vous ne voyez pas : { NAME($kind) }
board-stock = Stock
board-cell = { $place } : vide
board-closer = Rapprocher (+)
board-farther = Éloigner (−)
board-all = Voir le monde entier (0)
board-why-other = Ce n’est pas ce qui est demandé maintenant.
board-no-cards = Aucune carte en main
board-no-place = Il n’y a pas de place pour elle en ce moment.
board-protection-when = Se joue quand un rival joue une carte Élément.
board-front = Devant { SEAT($seat) }
board-front-mine = Devant vous
board-front-empty = Encore rien
board-front-about = Les cartes posées paient les objectifs.
board-reserve = Meeples restants : { $left } sur { $all }
board-reserve-about = Qui n’en a plus gagne aussitôt.
board-met-here = besoins sur 4 couverts ici
board-lost = La { $card } disparaît
board-no-change = Aucune cité ne change.
board-ask-raise = Vous avez amélioré la { $card }. Des rivaux y vivent.
board-ask-second = La { $card } a tout ce qu’il faut. Un second meeple ?
board-ask-goal = Vos cartes paient un objectif.
board-ask-steal = Quelle carte de { SEAT($seat) } ?
board-ask-keep = Quelle carte gardez-vous ?
board-ask-protect = { SEAT($seat) } joue « { $card } ». Laisser faire ?
board-capture = Capturer : { SEAT($seat) }
board-reach = Atteindre l’objectif { $number }
board-act = Prenez une carte, ou choisissez-en une de votre main pour la jouer.
board-choose = Choisissez une place encadrée pour « { $card } ».
board-choose-met = Choisissez une tuile encadrée pour la { $card }. Le nombre : combien de ses 4 besoins y sont couverts.
board-not-here = { $card } : impossible ici.
board-choose-second = Choisissez la tuile qui change de place.
board-feed = Choisissez une cité à nourrir.
board-feed-from = Choisissez la tuile qui donne un animal.
board-feed-confirm = Nourrir d’ici
board-discard = Choisissez une carte de votre main à défausser.
board-plays = { SEAT($seat) } joue « { $card } ».
board-plays-at = { SEAT($seat) } joue « { $card } » en { $place }.
board-wait = { SEAT($seat) } doit décider.
board-play-here = Jouer ici : { $card }
board-action = Action { $number } sur 2
board-tab-hand = Main { $count }
board-tab-market = Rangées
board-tab-front = Posées { $count }
board-figure-meeples = { $count ->
    [one] meeple
   *[other] meeples
}
board-log-take = prend
board-log-draw = pioche
board-log-discard = défausse
board-log-play = joue
board-does-nature = Posez sa tuile sur une case libre à côté du monde. La carte reste devant vous et paie les objectifs.
board-does-animals = Posez quatre animaux sur une tuile libre de cette terre.
board-does-city = Bâtissez-la sur une tuile libre de sa terre, avec au moins deux de ses besoins à côté.
board-does-sun = Change un marais en plaine ou une plaine en désert.
board-does-rain = Change un désert en plaine ou une plaine en marais.
board-does-earthquake = Échange deux tuiles voisines avec tout ce qu’elles portent.
board-does-tornado = Prend une carte à chaque rival ; vous en gardez une.
board-does-protection = Annule la carte Élément d’un rival.
board-does-lightning = Vide une tuile : sa cité ou ses animaux disparaissent.
board-does-volcano = Vide une montagne et ses voisines et change plaine, forêt et marais en désert.
board-does-goal = Jouez ces cartes, puis payez avec : un de vos meeples reste ici pour de bon.

# The board in the terminal, and its choices with their figures.
sketch-player = joueur
sketch-placed = installés
sketch-left = restent
sketch-cards = cartes (connues)
sketch-front = posées
sketch-hand = Votre main :
sketch-stock = stock
sketch-deck = + { $cards } dans la pioche
sketch-icon = { NAME($icon, case: "short") }
sketch-element = élém.
sketch-goals = objectifs
sketch-city-card = Cité { $number } ({ NAME($land) })
sketch-city = { " " }C{ $number } { $met }/4
sketch-city-number = C{ $number }
sketch-key = Les terres par leurs premières lettres : pla plaine, for forêt, mer mer, dés désert, mon montagne, mar marais, ani animaux. Sur une tuile : •4 quatre animaux ; C7 2/4 la cité 7 avec deux de ses quatre besoins couverts, puis les meeples. Un objectif montre ses cartes et combien chacun en a posé.
choice-cell = { $place }

# Marks for deeds.
mark-skyline = Ligne d’horizon
    .about = Construisez trois cités en une partie
mark-every-land = Toutes les terres
    .about = Posez des tuiles des six terres en une partie
mark-three-goals = Trois objectifs
    .about = Atteignez trois objectifs en une partie
mark-ark = L’arche
    .about = Amenez des animaux sur 20 tuiles dans toutes vos parties
mark-mayor = Maire
    .about = Installez 50 meeples dans des cités dans toutes vos parties
mark-good-host = Table ouverte
    .about = Nourrissez des cités quatre fois en une partie
mark-clear-win = Victoire nette
    .about = Gagnez avec au moins trois meeples d’avance
mark-conqueror = Conquérant
    .about = Capturez cinq places de rivaux dans toutes vos parties avec l’option Capture

# Kinds of decisions, as the coach and studies name them.

phase-feed-city = Quelle cité nourrir
phase-feed-tile = Où prendre l’animal
phase-action = Que faire d’une action
phase-discard = Quelle carte défausser
phase-target = Où jouer une carte
phase-target-2 = Quelles tuiles échanger
phase-raise = Capturer ou s’installer à côté
phase-second = Un second meeple
phase-goal = Quel objectif prendre
phase-protect = Quand se protéger
phase-steal = Quelle carte voler
phase-keep = Quelle carte garder

# Positions that are set up
zone-actions_left = Actions restantes
zone-cell = Case { $place }
zone-goals = But { $slot } sur la table
zone-goal_of = Meeple sur le but { $slot }
zone-other_goals = Buts hors jeu
zone-reserve = Meeples en réserve
zone-stock = Tuiles en réserve
zone-animals = Animaux en réserve
zone-hand = Main
zone-front = Cartes posées
zone-row-nature = Carte nature visible { $slot }
zone-row-life = Carte vie visible { $slot }
zone-row-element = Carte élément visible { $slot }
zone-nature_deck = Pioche nature
zone-life_deck = Pioche vie
zone-element_deck = Pioche éléments
zone-discards = Défausse
stock-tile = Tuiles de terre
stock-animal = Animaux
stock-meeple = Meeples
stock-nature = Cartes nature
stock-life = Cartes vie
stock-element = Cartes élément
stock-goal = Buts
part-animal = animal
part-meeple = meeple : { SEAT($seat) }
part-goal = but { $number }
law-rest = Il reste une ou deux actions à qui joue.
law-cards = Le compte des cartes est bon, et les rangées visibles sont pleines.
law-hands = Six cartes en main au plus, dont deux éléments au plus.
law-goals = Chaque but n’est là qu’une fois.
law-cities = Une cité est sur sa terre ; on y vit si deux besoins sont couverts.
law-meeples = Il reste à chacun un meeple en réserve.
field-cards = Cartes
field-row = Cartes visibles
field-hands_and_fronts = Mains et cartes posées
field-goals = Buts
field-goal_of = Meeples sur les buts
field-tiles = Tuiles
field-people = Habitants des cités
field-reserve = Meeples en réserve
field-token_reserve = Animaux
