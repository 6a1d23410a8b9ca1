# Notifications : titres, objets et lignes des messages.
notice-turn = À vous de jouer : { $game }
notice-clock = Votre temps s’épuise : { $game }
notice-start = La partie commence : { $game }
notice-invited = { $by } vous invite à jouer : { $game }
notice-end = La partie est finie : { $game }
notice-round = { $name } : la ronde { $round } a commencé, vous êtes à la table { $table }
notice-with = avec { $names }
notice-left-minutes = encore { $count } min
notice-left-hours = encore { $count } h
notice-left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
notice-place = place { $place } sur { $seats }
notice-test = Les notifications vous parviennent
notice-confirm = Confirmez votre adresse pour Cosmodrome
notice-several = { $count ->
    [one] { $count } nouvelle de Cosmodrome
   *[other] { $count } nouvelles de Cosmodrome
}
notice-confirm-link = Recevoir les notifications de vos parties à cette adresse
notice-ignore = Si vous n’avez rien demandé, ne faites rien : rien d’autre ne sera envoyé.
notice-unsubscribe = Ne plus recevoir de messages
