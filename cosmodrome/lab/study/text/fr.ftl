# Les mots du rapport d’une étude. Les nombres arrivent tout prêts, écrits selon la langue.
study-kicker = une étude d’équilibre
study-title = { $game } : une étude d’équilibre
study-lead = Ce que { $games } parties de bots disent des places, des cartes et des ouvertures, avec l’incertitude de chaque chiffre.
study-chip-games = { $games } parties par nombre de joueurs : { $players }
study-chip-options = options : { $options }
study-chip-rules = règles version { $rules }
study-chip-values = valeurs imprimées { $data }
study-chip-seed = graine { $seed }
study-table = Tableau

finding-off = anomalie
finding-look = à surveiller
finding-fine = bien
finding-dead = Presque personne ne le prend : { $name }.
finding-dead-text = Pris dans { $share } % ({ $low } à { $high }) des { $times } occasions.
finding-dominant = Trop fort : { $name }.
finding-dominant-text = Les places qui l’obtiennent gagnent { $gain } points ({ $low } à { $high }) plus souvent qu’avec d’autres du même genre.
finding-weak = Un fardeau : { $name }.
finding-weak-text = Les places qui l’obtiennent gagnent { $gain } points ({ $low } à { $high }) moins souvent qu’avec d’autres du même genre.
finding-seat = Le joueur { $seat } sur { $seats } gagne { $share } %.
finding-seat-text = L’égalité serait { $even } % ; l’intervalle va de { $low } à { $high } % ({ $games } parties).
finding-even = Aucune place n’est favorisée.
finding-even-text = Le plus grand écart à une part égale est de { $most } points, ce qui peut être le hasard ({ $games } parties).
finding-minutes = { $minutes } min
finding-length = Une partie dure environ { $minutes } minutes.
finding-length-text = { $decisions } décisions à { $seats } joueurs ; neuf parties sur dix en ont { $low } à { $high }. Les minutes sont estimées.
finding-play = { $bot } gagne { $share } % contre { $other }.
finding-play-text = L’intervalle va de { $low } à { $high } % ; l’égalité serait { $even } %. Entre égaux, le début décide { $deal } % ({ $deal_low } à { $deal_high }) du résultat.
finding-none = Rien ne se détache.
finding-none-text = Aucun des { $count } éléments n’est mort, dominant ou faible ({ $games } parties).
finding-few = Trop peu de parties pour certaines réponses.
finding-few-text = Éléments trop incertains : { $count } sur { $all } ; { $needed } parties suffiraient pour tous.
finding-ties = { $share } % des parties finissent à égalité.
finding-ties-text = L’intervalle va de { $low } à { $high } % ({ $seats } joueurs, { $games } parties).
finding-changed = { $figures ->
    [one] { $count } chiffre a changé
   *[other] { $count } chiffres ont changé
} au-delà du hasard.
finding-changed-text = Sur les mêmes { $games } donnes ; le plus net : { $name }, { $difference }.
finding-unchanged = Rien n’a changé au-delà du hasard.
finding-unchanged-text = Sur les mêmes { $games } donnes, aucun des { $count } chiffres n’a assez bougé.

seats-title = Places
seats-say = Le plus grand écart à une part égale : le joueur { $seat } sur { $seats } gagne { $share } % (égalité : { $even } %).
seats-note = Points au-dessus ou au-dessous d’une part égale ; les traits sont des intervalles à 95 %. Parties par nombre de joueurs : { $games }.
seats-players = { $seats } joueurs
seats-player = joueur { $seat }

luck-title = Chance et jeu
luck-say = Un bot { $bot } parmi des bots { $other } gagne { $share } % quand l’égalité est { $even } %. Entre égaux, { $deal } % ({ $low } à { $high }) du résultat tient à ce que le premier joueur voit au début.
luck-against = contre { $other }
luck-against-seats = contre { $other }, { $seats } joueurs
luck-note = Chaque donne est jouée depuis chaque place. La part du début vient de { $games } parties rejouées depuis la même vue de la table, tout ce qui est caché étant redistribué.
luck-settled = Quand le vainqueur ne change plus
luck-settled-mark = trois quarts décidés
luck-settled-x = des décisions prises
luck-settled-y = des parties décidées

parts-title = Cartes et autres éléments
parts-say = Dominants : { $dominant } ; faibles : { $weak } ; morts : { $dead } ; en tout { $count }. Chacun est comparé à d’autres du même genre obtenus de la même façon par une place du même niveau, au même moment de la partie et avec les mêmes chances.
parts-dead-zone = morts
parts-dominant-zone = dominants : tout l’intervalle au-dessus de +{ $points }
parts-x = pris quand c’est possible, %
parts-y = points de chances de gagner, avec contre sans
parts-name = Élément
parts-what = Ce que c’est
parts-taken = Pris
parts-winning = Victoires
parts-verdict = Verdict
parts-seen = Vu
parts-times = Fois pris
parts-drawn = Pioché
parts-used = Utilisé
parts-with = Victoires avec
parts-without = Victoires sans
parts-note = Victoires : points de chances de gagner avec lui contre sans lui, avec un intervalle à 95 %. Les marques tiennent compte des { $count } éléments examinés à la fois ({ $games } parties).
parts-none = Aucun élément n’est marqué.
parts-all = Les { $count } en tableau
parts-few = Trop incertains : { $count } ; environ { $needed } parties suffiraient pour tous.
verdict-dominant = dominant
verdict-weak = faible
verdict-dead = mort
verdict-fine = ordinaire
verdict-few = trop peu de parties

length-title = Durée
length-say = À { $seats } joueurs, neuf parties sur dix ont { $low } à { $high } décisions : environ { $minutes } minutes, par estimation.
length-x = décisions dans une partie
length-note = Personne n’a chronométré de joueurs : les minutes sont une estimation. { $set_up } minutes pour la mise en place et le décompte, { $turn } s par tour, { $doubling } s pour chaque doublement du nombre d’actions possibles, d’après les durées imprimées sur les boîtes de nos quatre jeux (un sixième d’erreur en moyenne).
length-median = médiane { $median }
length-ends = Comment elle finit
length-cause = { $name } : { $share } % ({ $ends })
length-decisions = Décisions
length-turns = Tours
length-minutes = Minutes (estimées)
length-players = Joueurs

scores-title = Scores
scores-say = À { $seats } joueurs, le premier devance le second de { $points ->
    [one] { $median } point
   *[other] { $median } points
} dans la moitié des parties ; { $ties } % ({ $low } à { $high }) des { $games } parties sont à égalité.
scores-x = points entre le premier et le second
scores-mean = Score
scores-margin = Écart
scores-ties = Égalités
choices-title = Choix
choices-say = Une décision offre { $actions } actions en moyenne ; { $forced } % n’offrent aucun choix. Dans { $close } % des autres, les deux meilleures sont à moins d’un point de chances de gagner ({ $decisions } décisions).
choices-phase = Décision
choices-all = toutes
choices-count = Décisions
choices-actions = Actions
choices-forced = Sans choix
choices-close = Proches

openings-title = Ouvertures
openings-say = Les premiers choix d’une place à { $seats } joueurs, par parties gagnées. Meilleurs que les autres au-delà du hasard : { $better } ; moins bons : { $worse }.
openings-none = Aucun premier choix n’a été fait assez souvent : il en faut { $needed }.
openings-x = chances de gagner, %
openings-better = meilleur que les autres
openings-same = peut être le hasard
openings-worse = moins bon que les autres
openings-games = { $games } parties
openings-choice = { $verb } : { $name }
openings-more = Les meilleurs et les moins bons ; les { $count } sont dans le tableau.
openings-action = Premier choix
openings-wins = Victoires
openings-gain = Face aux autres

options-title = Ce que changent les options
options-say = Chaque jeu d’options sur les mêmes { $games } donnes, face à la partie sans lui.
options-options = Options
values-title = Valeurs imprimées comparées
values-say = Cases qui diffèrent : { $changed }. Sur les mêmes { $games } donnes, chiffres qui ont changé au-delà du hasard : { $real } sur { $count }.
values-more = et { $count } de plus
values-base = avant
values-mine = après
vary-title = { $cell } varie
vary-say = { $games } parties par valeur, sur les mêmes donnes.
vary-taken = pris quand c’est possible, %
vary-gain = points de chances de gagner
vary-first = victoires du joueur 1, %
vary-minutes = minutes
vary-printed = comme avant
vary-value = Valeur

measure-first-seat = Victoires du joueur 1, %
measure-last-seat = Victoires du dernier joueur, %
measure-decisions = Décisions
measure-minutes = Minutes
measure-scores = Score
measure-margins = Écart
measure-ties = Égalités, %
measure-settled = Décidée après, % des décisions
measure-cause = Fin par { $name }, %
measure-taken = Parties avec { $name }, %
measure-gain = Gain par { $name }
measure-players = { $name }, { $seats } joueurs
measure-figure = Chiffre
measure-difference = Différence
measure-real = plus que le hasard
measure-chance = peut être le hasard

foot-methods = Les intervalles sont à 95 % : de Wilson pour les parts, sur les parties ou les donnes pour les moyennes et les différences. Les marques tiennent compte du nombre de questions posées à la fois (Benjamini et Hochberg, 5 %).
foot-same = La même commande donne les mêmes octets. study.json et les tableaux CSV sont à côté de cette page. Les bots ne jouent pas comme des gens.
foot-reconstructed = La plupart des valeurs imprimées sont des reconstitutions ; ce travail n’est pas officiel.
