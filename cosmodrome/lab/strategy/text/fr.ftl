# Les mots des pages de stratégie. Les nombres arrivent déjà écrits selon la langue.
strategy-title = { $game } : stratégie
strategy-lead = Ce que { $games } parties entre bots ({ $bots }, { $seats } joueurs) disent des ouvertures, des éléments et des tours, et ce que chaque niveau de bots fait de travers. Les bots ne sont pas des gens, et beaucoup de valeurs imprimées sont reconstituées : c’est un conseil, pas une preuve.
strategy-made = Page écrite par une seule commande, à relancer quand les règles, les valeurs ou les bots changent (version des règles { $rules }, valeurs { $data }) :
strategy-components = Ce qui vaut la peine
strategy-components-say = Points de chance de gagner avec un élément plutôt qu’avec d’autres du même genre, à situation égale, avec des intervalles à 95 % : { $shown } des { $judged } éléments que ces parties permettent de juger.
strategy-components-none = Ces parties sont trop peu nombreuses pour juger un élément.
strategy-gain = points de chance de gagner
strategy-turns = Ce que vaut un tour
strategy-turns-say = Points marqués en un tour, par niveau et par cinquième de la partie, avec des intervalles à 95 %.
strategy-level = Niveau
strategy-fifth = { $fifth ->
    [1] Premier cinquième
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Dernier
}
strategy-mistakes = Les erreurs les plus courantes
strategy-mistakes-say = { $decisions } décisions de chaque niveau, tirées de parties entre bots de ce niveau, ont été jugées par la recherche du niveau « { $bot } », d’après ce que le joueur pouvait savoir. Le dessin montre ce qu’une décision perd en moyenne, en points de chance de gagner ; le tableau le montre par genre de décision. Une décision qui perd { $points } points ou plus est une erreur.
strategy-loss = points perdus par décision
strategy-share = erreurs parmi les décisions
strategy-confusion = { $phase } : « { $verb } » là où « { $best } » était meilleur ; { $times } fois, { $loss } points en moyenne.
strategy-other-choice = { $phase } : mauvais choix avec « { $verb } » ; { $times } fois, { $loss } points en moyenne.
strategy-worst = La plus chère : { $played } ({ $after } %) ; le meilleur coup : { $best } ({ $before } %).
strategy-no-mistakes = Aucune erreur trouvée.
