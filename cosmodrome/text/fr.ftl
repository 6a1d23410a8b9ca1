# Les mots communs à tous les jeux : places, erreurs, terminal.
nothing = aucun
seat = Joueur { $number }

error-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
error-bad-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Il y a : { $options }.
error-bad-options = L’option « { $option } » demande l’option « { $needs } ».
error-bad-seed = Une graine est un entier de 0 à 2¹²⁸ − 1, pas { $seed }.
error-unknown-action = Il n’y a pas d’action « { $action } ». Vouliez-vous dire « { $nearest } » ?
error-not-your-turn = Ce n’est pas votre tour.
error-illegal-action = « { $action } » n’est pas possible maintenant.
error-game-is-over = La partie est terminée.
error-stale = La table a changé depuis votre dernier regard. Regardez de nouveau.
error-cannot-undo = { $why ->
    [nothing] Il n’y a rien à annuler.
    [other-seat] La dernière action n’est pas la vôtre ; l’annuler demande l’accord de tous.
   *[revealed] La dernière action a révélé quelque chose ; l’annuler demande l’accord de tous.
}
error-bad-record = Cet enregistrement est illisible. Ligne { $line } : { $problem }.
error-wrong-move = L’entrée { $entry } ({ $action }) ne convient pas : { $problem }.
error-other-position = Les { $entries } entrées conviennent, mais mènent à une autre position que celle indiquée.
error-other-rules = La partie a été jouée avec les règles { $theirs } ; voici les règles { $ours }.
error-other-data = La partie a été jouée avec d’autres valeurs imprimées. Indiquez leur dossier avec --data.
error-bad-data = { $file }, ligne { $row }, colonne { $column } : { $problem }.

# Les refus du serveur.
error-bad-request = La requête ne correspond pas à ce que le serveur attend.
error-too-large = C’est trop long.
error-not-found = Il n’y a rien ici.
error-not-allowed = Cela n’est pas possible ici.
error-failed = Une erreur est survenue sur le serveur. Rien n’a changé ; réessayez.
error-sign-in = Choisissez d’abord un nom ou connectez-vous.
error-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
error-name-taken = Ce nom appartient à quelqu’un d’autre.
error-bad-name = Un nom demande au moins un caractère visible et 24 au plus.
error-foreign-origin = Cette requête vient d’un autre site.
error-too-many = Trop vite. Attendez { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
error-no-such-table = Cette table n’existe pas.
error-no-such-person = Cette personne n’existe pas.
error-no-such-step = Cette étape n’existe pas ; la dernière est { $steps }.
error-not-your-table = Vous n’avez pas de place à cette table.
error-not-your-seat = Ce n’est pas votre place.
error-seat-taken = Cette place est prise.
error-not-full = Il reste des places libres.
error-wrong-status = { $status ->
    [open] La partie n’a pas commencé.
    [running] La partie est encore en cours.
   *[finished] La partie est terminée.
}
error-bad-table = { $why ->
    [level] Il n’y a pas de robot de ce niveau.
    [solo] Une table personnelle n’a pas de place libre.
    [nobody] Quelqu’un doit être assis à la table.
    [account] Les parties classées sont réservées aux joueurs avec mot de passe.
    [rated] Dans une partie classée, chaque place est pour une personne différente.
   *[seats] Ces places ne vont pas ensemble.
}
error-no-hints = Il n’y a pas d’indice ici pour le moment.
error-no-preview = Ce jeu n’offre pas d’aperçu.
error-chat-off = Les spectateurs ne parlent pas à cette table.
error-nothing-asked = Personne ne demande d’annulation en ce moment.
error-busy = Le serveur est très occupé. Réessayez.
error-bad-database = Cette base de données est inutilisable : { $problem }.
error-wrong-seed = La graine ne correspond pas à l’empreinte montrée avant la partie.
error-no-server = Le serveur ne répond pas comme il devrait : { $problem }.

page-title = Cosmodrome
page-not-built = Le serveur fonctionne, mais sa page n’est pas construite. L’API marche quand même.

error-unknown-level = Il n’y a pas de robot « { $level } ». Il y a : { $levels }.
error-bad-number = « { $number } » n’est pas un nombre qui convient ici.
error-too-many-bots = { $bots } robots, c’est trop pour { $seats } places.
error-bad-file = { $file } : { $problem }.

level-random = Hasard
level-greedy = Glouton
level-novice = Débutant
level-casual = Amateur
level-regular = Habitué
level-expert = Expert

cli-about = Cosmodrome : quatre jeux de société aux règles exactes, à jouer, à regarder, à étudier.
cli-arguments = arguments
cli-usage-prefix = usage :
cli-commands = commandes
cli-usage = Ces mots ne conviennent pas. Usage : { $usage }. Plus : cosmodrome --help.
cli-error = cosmodrome : { $problem }
cli-help = afficher cette aide
cli-lang = la langue de l’affichage
cli-command-games = lister les jeux, leurs places et leurs options
cli-command-about = version, compilé ou non, où sont les choses
cli-command-play = jouer dans le terminal contre des robots
cli-command-simulate = jouer beaucoup de parties et en faire le bilan
cli-command-replay = montrer un enregistrement pas à pas
cli-command-verify = vérifier des enregistrements : coups possibles, bonne position finale
cli-command-data = montrer les valeurs imprimées et leur source, ou en vérifier de corrigées
cli-game = { $name }  ({ $least } à { $most } joueurs)
cli-arg-game = le jeu, voir « games »
cli-arg-seats = nombre de joueurs
cli-arg-option = une variante des règles, voir « games » ; peut être répétée
cli-arg-bot = le niveau des robots, un pour tous ou un par place : random, greedy, novice, casual, regular, expert
cli-arg-seed = un nombre qui fixe tout le hasard
cli-arg-games = combien de parties
cli-arg-json = écrire un objet JSON
cli-arg-data = un dossier de valeurs corrigées
cli-arg-check = un dossier de fichiers CSV corrigés à vérifier
cli-arg-resume = reprendre une partie sauvegardée
cli-arg-file = un enregistrement, texte ou JSON
cli-arg-files = des enregistrements ou des dossiers qui en contiennent
cli-arg-to = s’arrêter après autant d’actions
cli-version = Cosmodrome { $version }
cli-compiled = Les règles sont compilées.
cli-interpreted = Les règles ne sont pas compilées : elles marchent pareil, mais bien plus lentement. Un compilateur C à l’installation les rend rapides.
cli-python = Python { $version }
cli-values = Valeurs imprimées : { $folder }
cli-saved = Parties sauvegardées : { $folder }
cli-unofficial = Travail non officiel. Les noms des jeux appartiennent à leurs propriétaires ; beaucoup de valeurs imprimées sont des reconstructions (voir « cosmodrome data JEU »).
cli-data-intro = Valeurs imprimées de { $folder }. Colonne « source » : published = indiqué par l’éditeur, inferred = découle de ce qui est publié, reconstructed = notre reconstruction, à corriger par qui possède la boîte.
cli-data-same = { $folder } est correct et identique à nos valeurs.
cli-data-other = { $folder } est correct et diffère de nos valeurs. À utiliser avec --data.
cli-fits = { $file } : correct, { $entries ->
    [one] { $entries } entrée.
   *[other] { $entries } entrées.
}
cli-playing = On joue : { $game }
nothing-chosen = aucune
cli-sim-what = { $game }, { $seats } joueurs, options : { $options }
cli-sim-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions en { $seconds } s : { $speed } décisions par seconde
cli-sim-length = Longueur : { $mean } décisions en moyenne, de { $shortest } à { $longest }
cli-sim-seat = { SEAT($seat) } ({ $bot }) : { $wins } % de victoires, score { $mean } ± { $spread }
cli-you = Vous
cli-play-hello = Tapez un numéro ou les mots entre crochets. Aussi : undo (annuler), save [FICHIER] (sauvegarder), quit (quitter).
cli-ask = >
cli-saved-to = Sauvegardé dans { $file }.
cli-left = La partie est gardée dans { $file }. Pour la reprendre : cosmodrome play --resume « { $file } »
cli-result = { $place }. { SEAT($seat) } : { $score }

error-too-few-bots = Nommez au moins deux robots avec --bots, pas { $bots }.
error-missing-extra = Il faut le module « { $module } ». Installez-le : pip install "cosmodrome[{ $extra }]"
error-bad-cluster = Aucun cluster ne répond à « { $address } ».
cli-command-arena = faire jouer des robots entre eux à conditions égales, avec classement
cli-command-analyse = revenir sur une partie : chances, meilleures actions, tournants, image
cli-arg-bots = les robots, séparés par des virgules : expert,regular,greedy
cli-arg-jobs = combien de processus ; tous les cœurs par défaut
cli-arg-cluster = l’adresse d’un cluster Dask
cli-arg-level = la profondeur du regard : regular ou expert
cli-arg-plot = où écrire l’image (SVG)
cli-arena-kept = Les résultats obtenus sont gardés. La même commande reprend là.
cli-arena-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-arena-standing = { $bot } : { $wins } % de victoires ({ $low }–{ $high }), cote { $rating } ± { $uncertainty }, score { $score }, { $time } ms par décision (au plus { $slowest })
cli-arena-duel = { $bot } finit devant { $other } : { $share } % ({ $low }–{ $high }) sur { $games }
cli-analysing = Retour sur la partie
cli-plot-step = décision
cli-plot-chance = chance de gagner
cli-plot = L’image est dans { $file }.
cli-decision-best = { $step }. { SEAT($seat) } : { $action } — { $after } %
cli-decision = { $step }. { SEAT($seat) } : { $action } — { $before } % → { $after } % ; mieux : { $best } (perd { $loss } %)
cli-turn-mistake = Tournant à { $step } : { SEAT($seat) } joue { $action }, une erreur ({ $swing } %).
cli-turn-fortune = Tournant à { $step } : la chance après { $action } de { SEAT($seat) } ({ $swing } %).
