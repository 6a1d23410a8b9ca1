# Les mots communs à tous les jeux : places, erreurs, terminal.
nothing = aucun
seat = Joueur { $number }
    .you = Vous
sketch-seat = { SEAT($seat) }

error-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
error-bad-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
error-bad-seat = La place { $seat } n’existe pas. Les places vont de 0 à { $last }.
error-options-not-named = Donnez les options par leur nom, chacune activée ou non, et non sous la forme { $options }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Il y a : { $options }.
error-bad-options = L’option « { $option } » demande l’option « { $needs } ».
error-bad-seed = Une graine est un entier de 0 à 2¹²⁸ − 1, pas { $seed }.
error-unknown-action = Il n’y a pas d’action « { $action } ». Vouliez-vous dire « { $nearest } » ?
error-not-your-turn = Ce n’est pas votre tour.
error-illegal-action = « { $action } » n’est pas possible maintenant.
error-game-is-over = La partie est terminée.
error-stale = La table a changé entre-temps. Regardez de nouveau.
error-cannot-undo = { $why ->
    [nothing] Il n’y a rien à annuler.
    [other-seat] La dernière action n’est pas la vôtre ; l’annuler demande l’accord de tous.
    [away] Un joueur est absent : ce qui a été révélé ou tiré reste.
    [time] Il ne resterait plus de temps pour rejouer.
   *[revealed] La dernière action a révélé quelque chose ; l’annuler demande l’accord de tous.
}
error-bad-record = Cet enregistrement est illisible. Ligne { $line } : { $problem }.
error-wrong-move = L’entrée { $entry } ({ $action }) ne convient pas : { $problem }.
error-other-position = Les { $entries } entrées conviennent, mais mènent à une autre position que celle indiquée.
error-other-rules = La partie a été jouée avec les règles { $theirs } ; voici les règles { $ours }.
error-other-data = La partie a été jouée avec d’autres valeurs imprimées. Indiquez leur dossier avec --data.
error-bad-data = { $file }, ligne { $row }, colonne { $column } : { $problem }.
error-no-data-folder = Il n’y a pas de dossier « { $folder } ».

# Les refus du serveur.
error-bad-request = La requête ne correspond pas à ce que le serveur attend.
error-too-large = C’est trop long.
error-not-found = Il n’y a rien ici.
error-not-allowed = Cela n’est pas possible ici.
error-failed = Une erreur est survenue sur le serveur. Rien n’a changé ; réessayez.
error-sign-in = Choisissez d’abord un nom ou connectez-vous.
error-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
error-name-taken = Ce nom appartient à quelqu’un d’autre.
error-name-alike = Ce nom ressemble à celui de quelqu’un d’autre. Choisissez-en un qu’on ne puisse pas confondre.
error-renamed-lately = Vous avez changé de nom récemment. Vous pourrez en changer de nouveau dans { $days ->
    [one] { $days } jour.
   *[other] { $days } jours.
}
error-wrong-code = Le nom et le code de secours ne vont pas ensemble, ou le code a déjà servi.
error-token-refused = Ce jeton n’a pas ce droit. Les jetons lisent ou jouent ; tout ce qui touche au compte se fait dans le navigateur.
error-moderators-only = C’est réservé aux modérateurs.
error-not-against = Cela n’est pas possible envers cette personne.
error-banned = { $hours ->
    [0] Vous êtes banni ici jusqu’à ce que les modérateurs lèvent la mesure.
    [one] Vous êtes banni ici pendant encore { $hours } heure.
   *[other] Vous êtes banni ici pendant encore { $hours } heures.
} Motif : { $reason }
error-muted = { $hours ->
    [0] Vous ne pouvez plus écrire jusqu’à ce que les modérateurs lèvent la mesure.
    [one] Vous ne pouvez pas écrire pendant encore { $hours } heure.
   *[other] Vous ne pouvez pas écrire pendant encore { $hours } heures.
} Motif : { $reason }
error-bad-name = Un nom demande au moins un caractère visible et 24 au plus.
error-bad-zone = Il n’y a pas de fuseau horaire « { $zone } ».
error-bad-address = { $why ->
    [mail] Ce n’est pas une adresse électronique.
    [private] Rien n’est envoyé aux adresses d’un réseau privé.
    [unknown] Aucun serveur n’a été trouvé à cette adresse.
   *[url] L’adresse doit commencer par https:// et nommer un serveur.
}
error-no-mail = Ce serveur n’envoie pas de courrier. Il faut pour cela COSMODROME_SMTP, COSMODROME_MAIL_FROM et COSMODROME_ORIGIN.
error-mail-refused = Le serveur de courrier n’a pas accepté le message : { $problem }
error-accounts-only = Gardez d’abord votre nom avec un mot de passe : il faut un compte.
error-bad-link = Ce lien est abîmé ou trop ancien. Demandez-en un nouveau sur la page « Compte ».
error-foreign-origin = Cette requête vient d’un autre site.
error-foreign-host = Ce serveur ne répond pas à ce nom. La personne qui l’héberge peut définir COSMODROME_ORIGIN.
error-too-many = Trop vite. Attendez { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
error-too-many-guesses = Trop de mots de passe erronés pour ce nom. Attendez { $seconds ->
    [one] { $seconds } seconde,
   *[other] { $seconds } secondes,
} prenez un navigateur où vous vous êtes déjà connecté, ou un code de secours.
error-no-such-table = Cette table n’existe pas.
error-no-such-tournament = Ce tournoi n’existe pas, ou il est privé : demandez le lien d’invitation.
error-bad-tournament = { $why ->
    [group] Un tournoi de groupe nomme son groupe, et les autres non.
    [account] Il vous faut un compte : choisissez d’abord un mot de passe.
    [many] Vous organisez déjà cinq tournois en cours. Terminez-en ou annulez-en un d’abord.
    [level] Il n’y a pas de bot de ce niveau.
    [starts] Un tournoi commence dans les 90 jours à venir.
    [places] Il y a plus de bots que de places.
    [round-robin] Dans un tournoi toutes rondes, chacun rencontre chacun : il a 24 places au plus.
   *[arena] Une arène se joue en direct, avec une réserve de temps pour chacun.
}
error-not-your-tournament = Seul l’organisateur peut faire cela.
error-entry-closed = Les inscriptions sont closes.
error-not-entered = Personne de ce nom ne participe à ce tournoi.
error-too-early = Dites-le dans les { $minutes } dernières minutes avant le départ.
error-tournament-status = { $status ->
    [planned] Le tournoi n’a pas commencé.
    [running] Le tournoi a commencé.
    [cancelled] Le tournoi a été annulé.
   *[finished] Le tournoi est terminé.
}
error-bad-plan = Le plan est illisible : { $file } : { $problem }.
error-bad-ruling = { $seats ->
    [0] Il n’y a pas de table { $table } à la ronde { $round }.
   *[other] Ronde { $round }, table { $table } : donnez { $seats } places dans l’ordre des sièges, par exemple 1,2,2,-. Un tiret est un forfait.
}
error-impossible-position = Cette position est impossible. { $why ->
    [unknown] Le champ « { $what } » n’existe pas.
    [missing] Le champ « { $what } » manque.
    [form] Le champ « { $what } » n’a pas la bonne forme.
    [name] Dans « { $what } » : rien ne s’appelle « { $part } ».
    [phase] Une partie ne peut pas commencer dans la phase « { $part } », où quelque chose est en cours.
    [turn] « { $what } » ne correspond pas au tour ni à la question posée.
    [count] { $part } : il en faut { $printed }, il y en a { $found }.
    [number] « { $what } » n’a pas le bon nombre d’éléments.
    [limit] « { $what } » { $part } : plus que la place n’en contient.
   *[place] « { $what } » { $part } : cela ne peut pas se trouver là.
}
error-no-positions = Les positions de { $game } ne peuvent pas être composées.
error-no-such-person = Cette personne n’existe pas.
error-not-shared = Cette personne ne partage pas les conseils du coach.
error-no-such-account = Personne n’a gardé le nom « { $name } » avec un mot de passe.
error-enough-bots = Un compte peut avoir { $most } bots. Supprimez-en un d’abord.
error-bot-refuses = { $why ->
    [game] Ce bot ne joue pas à ce jeu.
    [pace] Ce bot ne joue pas avec cette pendule.
   *[busy] Ce bot joue autant de parties qu’il peut. Réessayez plus tard.
}
error-no-such-step = Cette étape n’existe pas ; la dernière est { $steps }.
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
    [group] Une table de groupe nomme son groupe, et les autres non.
    [bots] Les humains sont classés entre eux, les bots aussi.
    [level] Il n’y a pas de bot de ce niveau.
    [solo] Une table personnelle n’a pas de place libre.
    [nobody] Quelqu’un doit être assis à la table.
    [account] Les parties classées sont réservées aux joueurs avec mot de passe.
    [rated] Dans une partie classée, chaque place est pour une personne différente.
    [clock] Les parties classées se jouent avec une pendule.
   *[seats] Ces places ne vont pas ensemble.
}
error-not-yet = Le joueur dont c’est le tour a encore du temps : un bot peut le remplacer après un jour.
error-cannot-replay = Cette partie a été jouée avec des règles ou des valeurs imprimées que ce serveur n’a plus. Son résultat et son enregistrement sont conservés.
error-no-hints = Il n’y a pas de conseil ici pour le moment.
error-no-preview = Ce jeu n’offre pas d’aperçu.
error-chat-off = Les spectateurs ne parlent pas à cette table.
error-nothing-asked = Personne ne demande d’annulation en ce moment.
error-busy = Le serveur est très occupé. Réessayez.
error-unavailable = Le serveur n’a pas accès à sa base de données. Réessayez dans un instant.
error-bad-database = Cette base de données est inutilisable : { $problem }.
error-database-unreachable = La base de données est inaccessible ou ne peut pas être ouverte : { $database }.
error-database-read-only = Impossible d’écrire dans la base de données : { $database }.
error-database-newer = La base de données { $database } suit le schéma { $theirs }, mais cette version de Cosmodrome ne connaît que les schémas jusqu’à { $ours }. Installez la version plus récente.
error-not-our-database = Ce n’est pas une base de données de Cosmodrome : { $database }.
error-wrong-seed = La graine ne correspond pas à l’empreinte montrée avant la partie.
error-no-server = Le serveur ne répond pas comme il devrait : { $problem }.

page-title = Cosmodrome
page-not-built = Le serveur fonctionne, mais sa page n’est pas construite. L’API marche quand même.

error-unknown-level = Il n’y a pas de bot « { $level } ». Il y a : { $levels } ; le vôtre se nomme module:Fabrique.
error-bad-bot = Le bot « { $bot } » est inutilisable : { $problem }.
error-bad-weights = Les poids appris « { $file } » sont inutilisables : { $problem }.
error-other-training = { $folder } contient un apprentissage lancé avec d’autres arguments. Indiquez un autre dossier avec --out.
error-bad-shape = { $what } devrait avoir la forme { $wanted } et non { $got }.
error-not-whole = { $what } : il faut des nombres entiers et non { $got }.
error-unknown-illegal = Une action illégale a l’une de ces conséquences : { $known }, et non « { $illegal } ».
error-not-finite = { $what } : il faut des nombres finis ; certains sont infinis ou ne sont pas des nombres.
error-too-few-tables = On joue au moins 1 partie à la fois, et non { $count }.
error-bad-line-up = Une partie à { $seats } a de la place pour { $wanted ->
    [one] { $wanted } bot
   *[other] { $wanted } bots
} à côté de l’apprenant, et non pour { $bots }.
error-other-dataset = { $folder } contient un autre jeu de données : nommez un autre dossier ou supprimez celui-ci.
error-too-many-outcomes = Le hasard a ici plus de { $most } issues : prenez des valeurs imprimées avec moins de cartes.
error-bad-number = « { $number } » n’est pas un nombre qui convient ici.
error-too-many-bots = { $bots } bots, c’est trop pour { $seats } places.
error-no-such-seat = « { $seat } » n’est pas une place de cette partie : indiquez un nombre de 1 à { $seats }, ou random.
error-bad-file = { $file } : { $problem }.

level-random = Hasard
level-greedy = Glouton
level-novice = Débutant
level-casual = Amateur
level-regular = Habitué
level-expert = Expert
level-master = Maître

cli-about = Cosmodrome : quatre jeux de société aux règles exactes, à jouer, à regarder, à étudier.
cli-arguments = arguments
cli-usage-prefix = usage :
cli-commands = commandes
cli-misuse = { $problem } Utilisation : { $usage } (détails : { $command } --help)
cli-unknown-word = « { $word } » est inconnu ici.
cli-unknown-word-near = « { $word } » est inconnu ici. Vouliez-vous dire « { $nearest } » ?
cli-no-value = « { $argument } » demande une valeur.
cli-takes-no-value = « { $argument } » ne prend pas de valeur.
cli-missing-argument = Il manque : { $argument }.
cli-error = cosmodrome : { $problem }
cli-help = afficher cette aide
cli-lang = la langue de l’affichage
cli-command-games = lister les jeux, leurs places et leurs options
cli-command-about = version, règles compilées ou non, dossiers utilisés
cli-command-play = jouer dans le terminal contre des bots
cli-command-simulate = jouer beaucoup de parties et en faire le bilan
cli-command-dataset = écrire des parties et des positions en fichiers Parquet, pour l’apprentissage
cli-command-position = afficher une position d’un enregistrement comme fichier par lequel une partie peut commencer
cli-arg-position-to = la position après ce nombre d’actions ; sinon la dernière
cli-arg-play-position = commencer par la position de ce fichier, écrit par la commande `position`
cli-command-replay = montrer un enregistrement pas à pas
cli-command-verify = vérifier des enregistrements : coups possibles, bonne position finale
cli-command-data = montrer les valeurs imprimées et leur source, ou en vérifier de corrigées
cli-game = { $name }  ({ $least } à { $most } joueurs)
cli-arg-game = le jeu, voir « games »
cli-arg-seats = nombre de joueurs
cli-arg-seat = votre place dans l’ordre du tour : un nombre à partir de 1, ou random ; au hasard par défaut
cli-arg-option = une variante des règles, voir « games » ; peut être répétée
cli-arg-bot = le niveau des bots, un pour tous ou un par place : random, greedy, novice, casual, regular, expert, master, ou le vôtre : module:Fabrique
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
cli-interpreted = Les règles ne sont pas compilées : elles marchent pareil, mais bien plus lentement. Un compilateur C à l’installation les rend rapides.
cli-python = Python { $version }
cli-values = Valeurs imprimées : { $folder }
cli-saved = Parties sauvegardées : { $folder }
cli-unofficial = Travail non officiel. Les noms des jeux appartiennent à leurs propriétaires ; beaucoup de valeurs imprimées sont des reconstitutions (voir « cosmodrome data JEU »).
cli-data-intro = Valeurs imprimées de { $folder }. Colonne « source » : published = indiqué par l’éditeur, inferred = découle de ce qui est publié, reconstructed = notre reconstitution, à corriger par qui possède la boîte.
cli-data-same = { $folder } est correct et identique à nos valeurs.
cli-data-other = { $folder } est correct et diffère de nos valeurs. À utiliser avec --data.
cli-fits = { $file } : correct, { $entries ->
    [one] { $entries } entrée.
   *[other] { $entries } entrées.
}
cli-playing = On joue : { $game }
nothing-chosen = aucune
cli-sim-what = { $game }, { $seats } joueurs, options : { $options }
cli-sim-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions en { $seconds } s : { $speed } décisions par seconde
cli-sim-length = Longueur : { $mean } décisions en moyenne, de { $shortest } à { $longest }
cli-sim-seat = { SEAT($seat) } ({ $bot }) : { $wins } % de victoires ({ $wins_low }–{ $wins_high }), score { $mean } (de { $low } à { $high }), écart type { $deviation }
cli-sim-intervals = Entre parenthèses : intervalles à 95 %.
cli-play-hello = Tapez le numéro de votre choix. Aussi : hint, undo, words, save [FICHIER], quit ; help explique tout.
cli-play-help = Tapez le numéro d’un choix, ou le nom de l’action, que « words » montre entre crochets.
    hint : ce que jouerait un bot fort
    undo : reprendre votre dernière action et les réponses des bots
    words : la position et les choix en phrases complètes
    save [FICHIER] : enregistrer la partie
    quit : partir ; la partie est gardée
    Une étoile marque ce qui a changé depuis votre dernier coup.
cli-play-hint = Un bot fort choisirait { $number } : { $action }. Il vous donne { $chance } % de chances de gagner.
cli-arg-words = la position et les choix en phrases complètes, pour un lecteur d’écran par exemple
cli-ask = >
cli-saved-to = Sauvegardé dans { $file }.
cli-left = La partie est gardée dans { $file }. Pour la reprendre : { $command }
cli-result = { $place }. { SEAT($seat) } : { $score }

# La page.
page-guest = Invité
page-name-ideas = Comète, Lynx, Nova, Quasar, Orbite, Loutre, Pulsar, Faucon, Météore, Junon
page-your-name = Votre nom
page-play-as = Vous êtes
page-nobody = joueur parti
page-loading = Un instant…
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-saved = Enregistré.
page-more = En voir plus
page-copied = Copié.
page-not-copied = La copie n’est pas possible ici : sélectionnez le lien et copiez-le.
page-home = Accueil
page-nav = Pages
page-offline = Le serveur est injoignable.
page-offline-about = Vérifiez votre connexion. Rien n’est perdu : chaque coup confirmé est gardé.
page-try-again = Réessayer
page-reconnecting = Connexion perdue. Reconnexion…
page-will-send = Votre coup partira dès le retour de la connexion
page-hidden-table = Elle a peut-être disparu, ou il faut un lien d’invitation pour la voir.
page-language = Langue
page-language-en = English
page-language-ru = Русский
page-language-fr = Français
page-night = Thème sombre
page-paper = Thème clair
page-hero = Quatre jeux, un pas de tir
page-hero-about = Jouez contre des bots ou entre amis, en direct ou un coup par jour. Sans inscription.
page-level = Force des bots
page-players = { $least } à { $most } joueurs
page-play-now = Jouer
page-you-and-bots = vous et { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-options-chosen = { $count ->
    [0] sans variante
    [one] { $count } variante
   *[other] { $count } variantes
}
page-minutes = { $least } à { $most } min
page-weight-1 = facile
page-weight-2 = moyen
page-weight-3 = exigeant
page-play-friends = Jouer entre amis
page-rules = Règles
page-my-games = Mes parties
page-my-games-none = Aucune partie : choisissez une affiche ci-dessus.
page-open-tables = Tables ouvertes
page-open-tables-none = Personne n’attend en ce moment. Ouvrez une table à tous.
page-waiting = attend des joueurs
page-running = en cours
page-over = La partie est terminée
page-your-turn = À vous de jouer
page-your-turn-at = À vous de jouer : { $game }
page-turn-of = { $name } réfléchit
page-figure-score = score
page-points = { $points ->
    [one] point
   *[other] points
}
page-wait = Patientez
page-choose = À vous de choisir
page-choices = { $count ->
    [one] { $count } choix.
   *[other] { $count } choix.
} Tab mène au premier.
page-turn = Au tour de { $name }
page-finished = Parties terminées
page-finished-none = Pas encore de partie terminée.
page-everybodys = De tous
page-mine = Les miennes
page-games = Parties
page-all-games = Tous les jeux
page-leaderboard = Classement
page-leaderboard-none = Personne n’a encore joué de partie classée. Elles sont pour les joueurs qui gardent leur nom avec un mot de passe.
page-place = Rang
page-player = Joueur
page-rating = Cote
page-place-of = { $place ->
    [1] 1ᵉʳ
   *[other] { $place }ᵉ
} sur { $seats }
page-history = Historique
page-since = Inscription : { $date }
page-upload = Envoyer un enregistrement
page-upload-about = Un enregistrement en texte ou JSON ; chaque coup est vérifié.
page-open-table = Ouvrir la table
page-seats = Joueurs
page-seat-open = Libre : par lien
page-seat-hot = Sur cet écran
page-hot-player = Nom du joueur { $number }
page-seat-bot = Bot : { $level }
page-seat-add = Ajouter une place
page-seat-remove = Retirer cette place
page-order = Ordre du tour
page-order-random = au hasard
page-order-listed = celui de la liste
page-order-lobby = L’ordre du tour est tiré au sort au début de la partie.
page-open-seat = place libre
page-you = vous
page-here = présent
page-away = absent
page-to-move = doit jouer
page-score = Score : { $score }
page-hot-name = { $name } ({ $number })
page-bot-0 = Véga
page-bot-1 = Rigel
page-bot-2 = Deneb
page-bot-3 = Altaïr
page-bot-4 = Sirius
page-bot-5 = Capella
page-shape-0 = cercle bleu
page-shape-1 = triangle jaune
page-shape-2 = carré vert
page-shape-3 = losange rouge
page-shape-4 = étoile ivoire
page-shape-5 = hexagone violet
page-stand-in-left = remplace un joueur parti
page-stand-in-clock = remplace un joueur à court de temps
page-stand-in-resigned = remplace un joueur qui a abandonné
page-options = Variantes
page-pace = Temps
page-pace-none = Sans pendule
page-pace-live = En direct
page-pace-turns = Par correspondance
page-pace-minutes = Minutes par joueur
page-pace-increment = Secondes ajoutées par tour
page-pace-hours = Heures par tour
page-for-everybody = Ouverte à tous
page-hints-allowed = Conseils permis
page-rated = Classée
page-invite = Envoyez ce lien à vos amis :
page-copy-link = Copier le lien
page-share = Partager
page-qr = Code QR
page-qr-about = Visez ce code avec l’appareil photo d’un téléphone pour ouvrir la table.
page-sit = S’asseoir ici
page-start = Commencer
page-start-about = Des bots prennent les places encore libres.
page-undo = Annuler
page-undo-about = Reprendre votre dernière action (U)
page-skip = Passer
page-undo-ask = Demander à tous d’annuler
page-undo-asked = { $name } demande à reprendre la dernière action.
page-undo-agree = Accepter
page-undo-refuse = Refuser
page-undo-awaited = En attente : { $names }
page-claim = { $name } n’a pas joué depuis un jour.
page-claim-do = Continuer avec un bot
page-side = Journal, chat et plus
page-tab-log = Journal
page-tab-chat = Chat
page-tab-hints = Conseil
page-tab-more = Plus
page-log = Journal
page-log-empty = Rien ne s’est encore passé.
page-log-earlier = Tout afficher
page-log-undo = { $name } reprend son action.
page-log-moment = Voir ce moment
page-log-after = +{ $count }
page-log-turn = Tour { $number }
page-chat = Chat
page-chat-empty = Dites bonjour.
page-chat-say = Votre message
page-chat-send = Envoyer
page-hint-about = Un bot étudie votre position et dit ce qu’il ferait.
page-hint-ask = Que feriez-vous ?
page-hint-thinking = Je réfléchis…
page-hint-do = Jouer ce coup
page-hint-others = Autres idées
page-hint-off = Pas de conseils à cette table.
page-hint-wait = Les conseils sont pour votre tour.
page-chances = Chances de gagner
page-chances-about = L’évolution des chances de gagner, une ligne par joueur
page-percent = { $number } %
page-words = Les mots au lieu du plateau
page-board = Le plateau au lieu des mots
page-words-actions = Ce que vous pouvez faire
page-words-none = Rien à décider pour l’instant.
page-words-position = La position
page-sound-on = Son activé
page-sound-off = Son coupé
page-sounds = Sons
page-volume = Volume
page-sound-turn = votre tour
page-sound-dice = dés
page-sound-launch = décollage
page-sound-landing = atterrissage
page-sound-crash = accident
page-sound-card = cartes
page-sound-tile = tuiles
page-sound-meeple = meeples
page-motion = Animations
page-motion-calm = Calmes
page-motion-quick = Rapides
page-motion-off = Sans
page-notify = M’avertir quand c’est à moi
page-notify-on = Vous serez averti à votre tour.
page-notify-off = Le navigateur refuse les notifications.
page-curtain = Passez l’appareil à { $name }
page-curtain-about = D’ici là, ce qui est secret reste caché.
page-curtain-lift = Je suis { $name }
page-curtain-use = Couvrir le plateau entre joueurs
page-veiled = Caché jusqu’au passage de l’appareil.
page-keys = Touches : W mots ou plateau, U annuler, Y confirmer, Échap abandonner, E tout expliquer.
page-explore-on = Tab mène maintenant à tout ce qui s’explique, même à ce qui ne peut pas servir. E pour finir.
page-explore-off = Tab mène de nouveau d’un choix à l’autre.
page-replay = Revoir
page-record = Télécharger l’enregistrement
page-break-off = Mettre fin à la partie
page-break-off-about = Elle ne peut pas continuer ici. Une fois terminée, son enregistrement peut être téléchargé.
page-leave = Quitter la table
page-leave-sure = Un bot jouera pour vous ; vous pourrez revenir.
page-resign = Abandonner
page-resign-sure = Un bot finira pour vous, sans retour possible.
page-return = Reprendre votre place
page-fair = Hasard équitable
page-fair-about = Voici le SHA-256 de la graine du hasard, fixée avant la partie. La graine est montrée à la fin : chacun peut vérifier chaque mélange et chaque jet.
page-fair-order = L’ordre du tour est tiré de la même graine ; voici les places dans la liste de l’hôte : { $places }.
page-fair-seed = La graine :
page-again = Rejouer
page-moment-link = Lien vers ce moment
page-play-from-here = Jouer d’ici
page-perspective = Touchez un joueur pour voir ce qu’il voyait.
page-analysis = Analyser la partie
page-turns-none = Aucun tournant.
page-everything = Tout ce qui était caché
page-replay-start = Le début
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-scrub = Moment de la partie
page-replay-speed = Vitesse
page-example = Le plateau de { $game } en pleine partie
page-values = Valeurs imprimées
page-account = Compte
page-account-of = Vous : { $name }
page-name = Nom
page-my-profile = Mon profil et mes parties
page-keep = Garder ce nom
page-keep-about = Avec un mot de passe, revenez de n’importe quel appareil et jouez des parties classées.
page-password = Mot de passe (8 caractères au moins)
page-password-current = Mot de passe actuel
page-password-change = Changer le mot de passe
page-sign-in = Se connecter
page-signed-in = Bon retour, { $name }.
page-sign-out = Se déconnecter ici
page-sign-out-all = Se déconnecter partout
page-notices = Notifications
page-notices-what = Quoi, et où
page-notices-test = M’envoyer un essai
page-notices-tested = Un essai est en route.
page-channel-page = Page
page-channel-always = toujours
page-channel-push = Navigateur
page-channel-mail = Courriel
page-channel-chat = Chat
page-channel-set-up = Configurer
page-kind-turn = C’est mon tour
page-kind-turn-about = une fois par tour, retirée quand j’ai joué
page-kind-clock = Mon temps s’épuise
page-kind-clock-about = au dernier dixième, au plus 3 heures avant
page-kind-start = Une partie commence
page-kind-start-about = à une table où j’attends
page-kind-invited = On m’invite
page-kind-invited-about = à une table
page-kind-tournament = Un tournoi
page-kind-tournament-about = début, appariements, fin
page-kind-end = Une partie finit
page-kind-end-about = avec ma place
page-choice-now = tout de suite
page-choice-digest = dans le résumé du jour, { $time }
page-choice-off = jamais
page-choice-of = { $kind }, { $channel } : { $choice }
page-push-devices = { $count ->
    [one] { $count } navigateur
   *[other] { $count } navigateurs
}
page-push-here = Afficher les notifications dans ce navigateur
page-push-end-of = Ne plus afficher de notifications : { $device }
page-push-refused = Le navigateur n’affiche pas les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
page-push-impossible = Ce navigateur ne peut pas afficher les notifications de ce site. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil ; ailleurs, le site doit être en https.
page-mail-unconfirmed = non confirmée
page-mail-address = Adresse électronique
page-mail-about = Nous envoyons d’abord un lien de confirmation. Chaque message contient un lien pour ne plus en recevoir.
page-mail-sent = Un lien a été envoyé à { $address }. Rien d’autre n’y sera envoyé avant que vous l’ouvriez.
page-mail-forget = Oublier l’adresse
page-mail-confirm = Confirmer l’adresse
page-mail-confirm-ask = Les notifications de vos parties seront envoyées à cette adresse.
page-mail-confirm-done = Adresse confirmée. Votre compte permet de choisir ce qui y est envoyé.
page-mail-off = Ne plus recevoir de messages
page-mail-off-ask = Nous oublions votre adresse, et plus aucun message n’y sera envoyé.
page-mail-off-done = C’est fait. Plus aucun message ne sera envoyé.
page-chat-address = Webhook d’un chat
page-chat-about = Slack, Mattermost, Discord et d’autres donnent une telle adresse. Elle est secrète : elle ne sera plus affichée ici.
page-chat-forget = Oublier le webhook
page-quiet = Heures calmes
page-quiet-begin = De
page-quiet-end = À
page-quiet-on = Respecter les nuits
page-quiet-off = Sans heures calmes
page-quiet-none = Les notifications arrivent à toute heure.
page-quiet-about = Rien n’est envoyé de { $begin } à { $end }. Ce qui arrive entre-temps attend la fin de ces heures et vient en un seul message ; les parties sur une page ouverte sonnent toujours.
page-bots = Bots
page-bots-new = Nouveau bot
page-bots-name = Le nom du bot
page-bots-make = Créer le bot
page-bots-playing = { $count ->
    [0] ne joue nulle part en ce moment
    [one] joue à { $count } table
   *[other] joue à { $count } tables
}
page-bots-token-of = Un nouveau jeton pour { $name }, à la place de l’ancien
page-bots-delete-of = Supprimer le bot { $name }
page-bots-about = Un de vos programmes joue comme bot avec son jeton. Les autres voient que c’est un bot, le défient et jouent avec lui ; les bots sont classés entre eux.
page-bot-name = { $name } (bot)
page-bot-mark = bot
page-ratings-people = Humains
page-ratings-bots = Bots
page-challenge = Défier
page-game = Jeu
page-tokens = Jetons
page-tokens-about = Avec un jeton, un programme à vous lit ou joue ; il ne peut ni créer de jetons ni toucher au compte. Un nouveau mot de passe les annule tous.
page-token-label = Un nom pour le jeton
page-token-new = Nouveau jeton
page-token-secret = Copiez-le maintenant, il ne sera plus montré :
page-delete = Supprimer mon compte
page-delete-about = Votre nom et vos messages disparaissent ; des bots finissent vos parties.
page-token-make = Créer le jeton
page-token-scope = Il peut
page-scope-play = jouer
page-scope-read = lire
page-scope-play-about = jouer pour moi, et lire
page-scope-read-about = seulement lire ce que je peux voir
page-token-end-of = Annuler le jeton « { $label } »
page-end = Terminer
page-used = dernière utilisation : { $date }
page-used-never = créé { $date }, jamais utilisé
page-copy = Copier
page-download = Télécharger
page-sessions = Connexions ouvertes
page-sessions-end = Terminer les autres
page-session-this = celle-ci
page-session-since = connexion : { $date }
page-session-end-of = Déconnecter : { $device }
page-device = { $browser } sur { $system }
page-device-unknown = Un navigateur ou un programme
page-codes = Codes de secours
page-codes-now = visibles seulement maintenant
page-codes-about = Chacun vous connecte une fois si le mot de passe est perdu. Nous n’en gardons que l’empreinte.
page-codes-kept = Je les ai gardés
page-codes-left = { $left ->
    [0] Il ne reste aucun code : créez-en de nouveaux.
   *[other] Il en reste { $left } sur 10.
}
page-codes-new = En créer dix nouveaux
page-recover = Choisir ce mot de passe
page-recover-use = Utiliser un code de secours
page-recover-back = Se connecter avec le mot de passe
page-recover-about = Le code sert une fois et fixe un nouveau mot de passe. Tous les autres navigateurs et jetons sont déconnectés.
page-recover-code = Code de secours
page-password-own = Mot de passe
page-password-new = Nouveau mot de passe (8 caractères au moins)
page-password-about = Un nouveau mot de passe déconnecte tous les autres navigateurs et annule tous les jetons.
page-rename-after = Vous pourrez changer de nom de nouveau le { $date }.
page-blocks = Personnes bloquées
page-blocks-none = Personne. Dans le menu d’une personne, vous pouvez la bloquer : elle ne voit plus vos tables et vous ne lisez plus ce qu’elle écrit. Elle n’en est pas avertie.
page-blocks-about = Elles ne voient pas vos tables et vous ne lisez pas ce qu’elles écrivent. Elles n’en sont pas averties.
page-unblock = Débloquer
page-unblock-of = Débloquer { $name }
page-block = Bloquer
page-blocked = { $name } : personne bloquée. La liste est dans votre compte.
page-person-menu = Plus : { $name }
page-profile = Profil
page-others = Les autres à la table
page-kick = Renvoyer de la table
page-report = Signaler
page-report-of = Signaler { $name }
page-report-why = Qu’est-ce qui ne va pas ?
page-report-insults = Insultes
page-report-spam = Messages indésirables
page-report-cheating = Jeu déloyal
page-report-name = Le nom
page-report-other = Autre chose
page-report-words = En quelques mots, si vous voulez
page-report-block = Bloquer aussi cette personne
page-report-about = Seuls les modérateurs voient qui a signalé.
page-report-send = Envoyer
page-report-done = Merci : les modérateurs vont regarder.
page-report-by = par { $names }
page-report-flagged = signalé
page-report-number = Signalement { $number } sur { $count }
page-report-previous = Signalement précédent
page-report-next = Signalement suivant
page-notice = De la part des modérateurs
page-notice-warn = Les modérateurs vous disent :
page-notice-mute = Vous ne pouvez pas écrire pour le moment.
page-notice-kick = Les modérateurs vous ont retiré d’une table.
page-notice-ban = Un bannissement vous a été signifié.
page-notice-read = J’ai lu
page-until = Jusqu’au { $date }.
page-moderation = Modération
page-reports = { $count ->
    [0] Signalements
   *[other] Signalements { $count }
}
page-moderation-people = Personnes
page-moderation-log = Journal
page-moderation-choose = Choisissez une personne pour voir ce que l’on sait d’elle.
page-reports-none = Rien n’a été signalé.
page-search = Chercher
page-search-none = Personne ne porte un tel nom.
page-look = Voir
page-look-at = Voir { $name }
page-in-force = En vigueur
page-in-force-none = Aucune parole retirée, aucun bannissement.
page-in-force-mute = parole retirée
page-in-force-ban = bannissement
page-until-lifted = jusqu’à la levée
page-time-left = encore { $time }
page-lift = Lever
page-lift-of = Lever pour { $name }
page-lift-reason = levée
page-log-csv = tout, en CSV
page-log-about = Tout ce qui a été fait est gardé, avec son auteur et son motif. Rien n’est effacé du journal.
page-operator = l’hébergeur
page-act-warn = { $name } : avertissement
page-act-mute = { $name } : parole retirée
page-act-kick = { $name } : retrait d’une table
page-act-ban = { $name } : bannissement
page-act-close = Signalement clos : { $name }
page-act-unmute = { $name } : parole rendue
page-act-unban = { $name } : bannissement levé
page-act-grant = { $name } devient modérateur
page-act-revoke = { $name } n’est plus modérateur
page-case-reports = { $count ->
    [one] { $count } signalement, par { $names }
   *[other] { $count } signalements, par { $names }
}
page-case-none = Aucun signalement ouvert
page-case-table = Voir la table
page-case-alike = Ressemble à : { $names }
page-case-games = parties ; ici depuis le { $date }
page-case-left = des 100 dernières abandonnées
page-case-before = mesures auparavant
page-case-blocked = personnes la bloquent
page-case-moderator = C’est un modérateur. Le rôle se retire en ligne de commande : cosmodrome admin grant NOM none
page-case-do = Que faire
page-do-warn = Avertir
page-do-warn-about = un message des modérateurs
page-do-mute = Retirer la parole
page-do-mute-about = joue, mais n’écrit plus
page-do-kick = Retirer de la table
page-do-kick-about = un bot continue
page-do-ban = Bannir
page-do-ban-about = déconnecté ; des bots finissent ses parties
page-span = { $hours ->
    [0] jusqu’à la levée
    [1] une heure
    [24] un jour
   *[168] une semaine
}
page-confirm-mute = Retirer la parole : { $span }
page-confirm-ban = Bannir : { $span }
page-case-reason = Motif, pour le journal et pour { $name }
page-close-report = Rien à faire
page-lobby = { $open ->
    [one] Encore une place libre.
   *[other] Encore { $open } places libres.
}
page-spectators = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
page-count-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
page-turn-fortune = { $way ->
    [down] Malchance pour { $name } : −{ $swing } %
   *[up] Chance pour { $name } : +{ $swing } %
}
page-values-about = Ces règles sont dites avec nos mots. Certaines valeurs imprimées sont publiées, d’autres en découlent, d’autres encore sont nos reconstitutions, à corriger par qui possède la boîte : la commande « cosmodrome data » montre chaque valeur avec sa source.
page-just-played = Tout juste jouées
page-just-played-none = Les parties terminées ouvertes à tous apparaîtront ici, à revoir coup par coup.
page-mine-finished = Mes parties terminées
page-unofficial = Une œuvre non officielle. Les noms des jeux appartiennent à leurs propriétaires ; beaucoup de valeurs imprimées sont des reconstitutions, et la page des règles de chaque jeu dit lesquelles.
page-wins = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}
page-everything-none = Rien n’est caché à ce moment.
page-source-published = publiées par l’éditeur
page-source-seen = vues sur une image publiée
page-source-inferred = déduites de ce qui est publié
page-source-reconstructed = reconstituées par nous
page-values-share = { $doubtful ->
    [0] rien de reconstitué
   *[other] { $doubtful } sur { $all } reconstituées
}
error-too-few-bots = Nommez au moins deux bots avec --bots, pas { $bots }.
error-missing-extra = Il faut le module « { $module } ». Installez Cosmodrome avec son supplément « { $extra } » ; depuis une copie des sources : pip install ".[{ $extra }]"
error-bad-cluster = Aucun cluster ne répond à « { $address } ».
cli-command-arena = faire jouer des bots entre eux à conditions égales, avec classement
cli-command-analyse = revenir sur une partie : chances, meilleures actions, tournants, image
cli-arg-bots = les bots, séparés par des virgules : expert,regular,greedy, ou le vôtre : module:Fabrique
cli-arg-jobs = combien de processus ; tous les cœurs par défaut
cli-arg-records = un dossier où écrire chaque partie
cli-arg-simulate-jobs = combien de processus, 0 pour tous les cœurs ; sinon celui-ci seul
cli-arg-cluster = l’adresse d’un cluster Dask
cli-arg-level = la profondeur de l’analyse : regular, expert ou master
cli-arg-plot = où écrire l’image (SVG)
cli-arena-kept = Les résultats obtenus sont gardés. La même commande reprend là.
cli-arena-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-arena-standing = { $bot } : { $wins } % de victoires ({ $low }–{ $high }), cote { $rating } (écart type { $uncertainty }), score { $score }, { $time } ms par décision (au plus { $slowest })
cli-arena-duel = { $bot } finit devant { $other } : { $share } % ({ $low }–{ $high }) sur { $games }
cli-analysing = Analyse de la partie
cli-plot-step = décision
cli-plot-chance = chance de gagner
cli-plot = L’image est dans { $file }.
cli-decision-best = { $step }. { SEAT($seat) } : { $action } — { $after } %
cli-decision = { $step }. { SEAT($seat) } : { $action } — { $before } % → { $after } % ; mieux : { $best } (perd { $loss } %)
cli-turn-mistake = Tournant à { $step } : { SEAT($seat) } joue { $action }, une erreur ({ $swing } %).
cli-turn-fortune = Tournant à { $step } : la chance après { $action } de { SEAT($seat) } ({ $swing } %).
cli-line-better = Mieux, et la suite possible :
cli-line-played = Joué, et la suite possible :
cli-line-move = { SEAT($seat) } : { $move } — { $chance } %

error-missing-file = « { $task } » demande le nom d’un fichier.
error-missing-name = « { $task } » demande le nom d’une personne.
error-missing-address = test-mail a besoin de l’adresse du destinataire.
error-missing-role = « grant » demande un rôle après le nom : moderator ou none.
error-unknown-role = Il n’y a pas de rôle « { $role } » ; les rôles sont : { $roles }.
error-tournament-usage = « tournament » accepte l’une de ces tâches : { $usage }.
cli-command-serve = ouvrir des tables à jouer dans le navigateur
cli-command-admin = sauvegarder, restaurer, exporter, importer, vérifier ou compter ce qu’un serveur conserve ; nommer des modérateurs, aider qui a perdu son mot de passe
cli-arg-host = l’adresse d’écoute ; cette machine seulement par défaut
cli-arg-port = le port d’écoute ; 8765 par défaut
cli-arg-database = l’adresse de la base ; un fichier dans votre dossier par défaut
cli-arg-workers = combien de processus ; plus d’un demande PostgreSQL
cli-arg-open = ouvrir le navigateur
cli-arg-task = que faire : backup, restore, export, import, check, stats, grant, reset-password, test-mail ou tournament
cli-arg-target = le fichier à écrire ou à lire ; pour grant et reset-password, le nom d’une personne ; pour test-mail, une adresse ; pour tournament, sa tâche
cli-arg-more = pour grant : moderator ou none ; pour tournament : ce que demande la tâche
cli-arg-server = l’adresse d’un serveur : vérifier ses tables terminées, nommées au lieu de fichiers
cli-serving = Le Cosmodrome est ouvert. Ctrl-C le ferme. L’adresse :
cli-backup-done = Sauvegardé dans { $file } : { $rows ->
    [one] { $rows } ligne.
   *[other] { $rows } lignes.
}
cli-restore-done = Restauré depuis { $file } : { $rows ->
    [one] { $rows } ligne.
   *[other] { $rows } lignes.
}
cli-export-done = Exporté dans { $file } : { $rows ->
    [one] { $rows } partie.
   *[other] { $rows } parties.
}
cli-import-done = Importé depuis { $file } : { $rows ->
    [one] { $rows } nouvelle partie.
   *[other] { $rows } nouvelles parties.
}
cli-check-done = Tout ce qui est conservé est correct.
cli-grant-done = { $role ->
    [none] { $name } n’est plus modérateur.
   *[moderator] { $name } est maintenant modérateur.
}
cli-test-mail-done = Un message pour { $address } a été remis au serveur de courrier.
cli-reset-password-done = Le mot de passe, les sessions et les jetons de { $name } ont pris fin. Son nouveau code de secours, à usage unique : { $code }
    À la page « Compte », sous « Se connecter », « Utiliser un code de secours » permet de choisir un nouveau mot de passe.
cli-tournament-done = { $task ->
    [new] Le tournoi { $id } est prévu.
    [start] Le tournoi { $id } commence dans une ou deux secondes, si un serveur tourne.
    [stop] Le tournoi { $id } est terminé, avec le classement tel qu’il est.
    [cancel] Le tournoi { $id } est annulé.
    [replace] Le joueur a été remplacé dans le tournoi { $id }.
   *[result] Le résultat est fixé dans le tournoi { $id }.
}
cli-tournament-none = Il n’y a aucun tournoi.
cli-tournament-ruling = { $table } : résultat fixé à la main.
cli-tournament-verified = { $games ->
    [one] Une partie rejouée mène à son résultat.
   *[other] { $games } parties rejouées mènent à leurs résultats.
} { $rounds ->
    [one] L’appariement de la seule ronde découle de la graine.
   *[other] Les appariements de { $rounds } rondes découlent de la graine et des résultats.
}

cli-command-study = jouer beaucoup de parties et écrire un rapport sur l’équilibre d’un jeu
cli-arg-study-seats = nombres de joueurs à essayer, séparés par des virgules, ou « all » ; le plus petit par défaut
cli-arg-levels = les bots que rencontre le premier bot, pour distinguer chance et jeu : casual,novice,random par défaut
cli-arg-compare-options = options à essayer, chacune face à la partie sans elle : a,b+c ou « all »
cli-arg-against = un dossier de valeurs auxquelles comparer, à la place des valeurs imprimées
cli-arg-vary = une valeur imprimée à faire varier : fichier:ligne:colonne=1..5
cli-arg-out = le dossier à écrire ; study-GAME par défaut
cli-arg-dataset-out = le dossier à écrire ; dataset-GAME par défaut
cli-dataset-written = { $games ->
    [one] { $games } partie écrite
   *[other] { $games } parties écrites
 } dans { $folder }.
cli-arg-language = les langues du rapport, séparées par des virgules, ou « all »
cli-games-a-second = parties/s
cli-study-resumed = Reprise : { $games } parties étaient déjà finies.
cli-study-kept = Ce qui est fini est gardé. Pour continuer :
    { $command }
cli-study-played = { $games } parties en { $seconds } s : { $speed } parties par seconde
cli-study-report = Le rapport : { $file }
error-unknown-language = Il n’y a pas de textes en « { $language } ». Il y a : { $languages }.
error-bad-cell = « { $text } » n’a pas la forme fichier:ligne:colonne=1..5 ou fichier:ligne:colonne=a,b,c (2 à 20 valeurs).
error-unknown-sheet = Il n’y a pas de table « { $sheet } ». Il y a : { $sheets }.
error-unknown-row = { $sheet } n’a pas de ligne « { $row } ». Vouliez-vous dire « { $nearest } » ?
error-unknown-column = { $sheet } n’a pas de colonne « { $column } ». Elle a : { $columns }.
error-refused-value = Les règles refusent « { $value } » pour { $sheet }:{ $row }:{ $column } : { $problem }.
error-same-values = { $folder } a les mêmes valeurs que ce à quoi il est comparé.
error-too-few-games = { $games } parties sont trop peu : chaque part serait incertaine de { $points } points ou plus. { $needed } suffiraient.
page-studies = Études
page-studies-about = Ce que des milliers de parties entre bots disent de l’équilibre de nos jeux, carte par carte. Beaucoup de valeurs imprimées sont des reconstitutions, et les bots ne sont pas des gens.
page-studies-none = Aucune étude n’a encore été publiée ici.
page-studies-item = Joueurs : { $players }. Parties : { $games }. Bots : { $bots }. Options : { $options }. Règles : version { $rules }. Valeurs imprimées : { $data }.
page-studies-old = Faite avec d’autres règles ou d’autres valeurs imprimées que celles jouées ici.

# The end of a game, and looking back.
page-won = Vous avez gagné !
page-winners = { $count ->
    [one] { $names } gagne
   *[other] Victoire partagée : { $names }
}
page-and = {" "}et{" "}
page-ahead = { $unit }, { $margin } d’avance
page-ahead-of-you = { $unit }, { $margin } de plus que vous
page-analyse = Analyser
page-watch-again = Revoir
page-see-board = Voir le plateau
page-result = Résultat
page-moments = { $count ->
    [1] Un moment décisif
    [2] Deux moments décisifs
    [3] Trois moments décisifs
   *[other] { $count } moments décisifs
}
page-moment = Moment { $number }
page-moment-back = Moment précédent
page-moment-next = Moment suivant
page-percent-change = { $change } %
page-ended-left = a quitté la table.
page-ended-clock = n’avait plus de temps.
page-ended-resigned = a abandonné.
page-bot-moves = { $bot } coups sur { $all } joués par un bot.
page-better = mieux
page-played = joué
page-line = La suite possible, chances de { $name }
page-line-step = Parcourir cette suite
page-line-next = Coup suivant
page-line-back = Retour à la partie
page-line-played = La suite possible après le coup joué
page-line-shown = une suite non jouée
page-analysis-progress = Analyse en cours
page-analysis-done = { $done } sur { $all }
page-analysis-again = Relancer l’analyse
page-chances-note = La courbe suppose un jeu ordinaire ; le chiffre d’un coup est sa propre chance.
page-hint-why = La suite possible, vos chances
page-hint-next = Deuxième choix : { $move }
page-hint-difference = { $points ->
    [0] presque aussi bien
    [one] chance plus basse de { $points } point
   *[other] chance plus basse de { $points } points
}
page-turn-mistake = Erreur de { $name } : −{ $swing } %

# The help over a table.
page-help = Aide
page-help-title = Comment jouer à { $game }
page-help-about = Survolez un signe : il s’allume sur la table.
page-help-signs = Les signes
page-help-end = La fin :
page-help-table = La table
page-help-mine = Une barre de cette couleur : c’est votre tour, et elle vous pose la question.
page-help-other = Une barre de la couleur d’un joueur : on attend ce joueur.
page-help-legal = Vous pouvez choisir ceci maintenant.
page-help-chosen = C’est choisi, mais pas encore joué.
page-help-changed = Un autre joueur vient de changer ceci, dans sa couleur.
page-help-undo = Efface le choix, ou reprend votre coup tant que rien de caché n’a été montré. En pointillé : impossible, et il dit pourquoi.
page-help-confirm = Joue votre choix. Rien ne compte avant.
page-help-words = La position et les choix en mots.
page-help-rules = Lire les règles
page-help-opens = ouvre,
page-help-closes = ferme
page-colon = {" :"}

# Tournois.
page-play = Jouer
tournaments-title = Tournois
tournaments-plan = Organiser un tournoi
tournaments-account = Avec un compte, on peut organiser un tournoi
tournaments-none = Aucun tournoi n’est prévu.
tournaments-running = En cours
tournaments-planned = À venir
tournaments-over = Terminés
tournament-format = Formule
tournament-format-swiss = Système suisse
    .about = Les voisins du classement se rencontrent, jamais deux fois si possible.
tournament-format-round-robin = Toutes rondes
    .about = Chacun rencontre chacun.
tournament-format-knockout = Élimination directe
    .about = La meilleure moitié de chaque table continue.
tournament-format-arena = Arène
    .about = On vient et on part ; qui est libre est apparié.
tournament-tables-of = tables de { $seats }
tournament-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-rounds-list = Rondes
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-minutes = { $minutes } min
tournament-live = { $minutes } min + { $seconds } s
tournament-turns = { $hours } h par coup
tournament-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}{ $bots ->
    [0] {""}
    [one] , dont { $bots } bot
   *[other] , dont { $bots } bots
}
tournament-private = sur invitation
tournament-private-field = Sur invitation seulement
tournament-late = inscription tardive jusqu’à la ronde { $round }
tournament-late-field = Inscription tardive jusqu’à la ronde
tournament-invite = Copier le lien
tournament-you-are-in = vous participez
tournament-cancelled = annulé
tournament-act-enter = Participer
tournament-act-here = Je suis là
tournament-act-withdraw = Se retirer
tournament-act-return = Revenir
tournament-act-pause = Pause
tournament-act-start = Commencer
tournament-act-cancel = Annuler
tournament-cancel-sure = Vraiment annuler ?
tournament-go = À ma table
tournament-station-now = en cours
tournament-bar = Ce que vous avez à faire
tournament-bar-before = { $name } commence à { $time }
    .more = { $players } places sur { $places } sont prises.
tournament-bar-full = { $waits ->
    [true] Vous attendez une place
   *[false] Complet
}
    .more = { $queue ->
        [0] Personne n’attend.
        [one] Une personne attend.
       *[other] { $queue } personnes attendent.
    } Les places des absents seront données au départ.
tournament-bar-late = Le tournoi est en cours
    .more = Vous pouvez encore participer : une table vous attend au prochain appariement.
tournament-bar-in = Vous participez
    .more = Dites que vous êtes là avant le départ, sinon votre place ira au suivant.
tournament-bar-here = Vous participez
    .more = Le tournoi commence à { $time }.
tournament-bar-pairing = La ronde { $next } se prépare
    .more = Vous connaîtrez votre table quand la dernière aura fini et que la pause sera passée.
tournament-bar-turn = À vous, table { $table }
    .more = { $round ->
        [0] Avec { $others }.
       *[other] Ronde { $round }, avec { $others }.
    }
tournament-bar-table = Table { $table }, vous avez le siège { $seat }
    .more = { $round ->
        [0] Avec { $others }.
       *[other] Ronde { $round }, avec { $others }.
    }
tournament-bar-resting = Pas de table pour vous cette ronde
    .more = Votre repos vaut { $rest ->
            [one] { $rest } point
           *[other] { $rest } points
        } ; personne ne se repose deux fois avant tous les autres.
tournament-bar-withdrawn = Vous ne jouez pas en ce moment
    .more = Vos points restent. Vous pouvez revenir avant le prochain appariement.
tournament-bar-waiting = À vous bientôt
    .more = Votre table commence dès qu’assez de joueurs sont libres.
tournament-bar-over = { $place ->
    [0] Le tournoi est terminé
   *[other] Terminé : vous finissez à la place { $place }
}
    .more = { $place ->
        [0] Victoire : { $winners }.
       *[other] Points : { $points }. Victoire : { $winners }.
    }
tournament-bar-cancelled = Le tournoi a été annulé
    .more = Rien ne compte.
tournament-standings = Classement
tournament-standings-live = en direct, aux points de place
tournament-find = Chercher un joueur
tournament-last-games = Dernières parties
tournament-head-points = Points
tournament-head-rivals = Adversaires
tournament-head-wins = Victoires
tournament-head-margin = Écart
tournament-head-now = Maintenant
tournament-key-points = points
tournament-key-rivals = adversaires
tournament-key-wins = victoires
tournament-key-margin = écart
tournament-why = Pourquoi la place { $place } ?
tournament-why-same = { $count } joueurs ont { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tournament-why-equal = égalité ({ $keys }),{" "}
tournament-why-after = Après { $name } : { $equal }{ $key } { $mine } contre { $theirs }.
tournament-why-before = Avant { $name } : { $equal }{ $key } { $mine } contre { $theirs }.
tournament-why-after-stage = Après { $name }, qui est allé plus loin.
tournament-why-before-stage = Avant { $name }, qui n’est pas allé aussi loin.
tournament-why-level = À égalité en tout avec { $name }.
tournament-place = place { $place }
tournament-rest = repos
tournament-forfeit = forfait
tournament-bot = bot
tournament-you = vous
tournament-filler = Bot
tournament-at = T{ $table }
tournament-at-table = table { $table }
tournament-state-in = inscrit
tournament-state-here = attend
tournament-state-waiting = attend
tournament-state-paused = pause
tournament-state-withdrawn = parti
tournament-state-absent = absent
tournament-all = Tous : { $count }
tournament-streak = Deux victoires de suite : les parties suivantes comptent double tant qu’elles sont gagnées.
tournament-tables = Tables
tournament-table = Table
tournament-your-table = Votre table
tournament-table-running = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
tournament-table-waiting = En attente
tournament-table-over = Terminée
tournament-table-forfeit = Forfait
tournament-finished-of = { $finished } sur { $count } terminées
tournament-no-tables = Il n’y a pas encore de tables. Elles apparaîtront au premier appariement.
tournament-rests = { $names } : repos, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tournament-ruled = résultat fixé par l’hôte
tournament-forfeited = { $name } : sans points, un bot a joué
tournament-away = { $name } est absent, un bot s’assied quand le temps est écoulé
tournament-took = en { $minutes } min
tournament-link-watch = Regarder
tournament-link-go = À ma table
tournament-link-replay = Revoir
tournament-link-of = { $link } : table { $table }
tournament-page-before = Avant
tournament-page-next = Suite
tournament-tab-standings = Classement
tournament-tab-tables = Tables
tournament-tab-rounds = Rondes
tournament-tab-rules = Règles
tournament-podium = Podium
tournament-bracket = Qui continue
tournament-grid = Qui a rencontré qui
tournament-met-won = avant { $name }
tournament-met-lost = après { $name }
tournament-met-equal = à égalité avec { $name }
tournament-met-running = en jeu avec { $name }
tournament-arena-soon = Ouvre dans
tournament-arena-open = L’arène est ouverte
tournament-arena-of = sur { $minutes } min
tournament-come-and-go = Venez, partez.
tournament-come-and-go-more = Les tables commencées avant 0:00 comptent encore ; tout est réglé quand la dernière finit.
tournament-decided = Comment les places se décident
tournament-next = Ce qui vaut ici
tournament-rule-stage = Jusqu’où vous êtes allé, puis votre place à votre dernière table.
tournament-rule-points = Points : { $ladder } selon la place à la table ; les ex æquo partagent. À une table plus petite, l’échelle s’étire.
tournament-rule-rivals = Adversaires : les points de tous ceux que vous avez rencontrés. Les tables dures comptent pour vous.
tournament-rule-wins = Victoires, puis écart : vos scores au-dessus de la moyenne de vos tables.
tournament-rule-break = { $seconds ->
    [0] La ronde suivante commence dès que la dernière table a fini.
   *[other] La ronde suivante commence { $seconds } s après la dernière table.
}
tournament-rule-swiss = Personne ne se rencontre deux fois tant qu’un autre appariement existe, et chacun occupe chaque siège aussi souvent.
tournament-rule-round-robin = Chacun rencontre chacun.
tournament-rule-knockout = { $seats ->
    [2] Le vainqueur de chaque table continue.
    [3] Le vainqueur de chaque table continue.
   *[other] La meilleure moitié de chaque table continue.
}
tournament-rule-forfeit = Si votre temps s’écoule ou si vous partez, un bot finit la partie et elle ne vous rapporte rien.
tournament-rule-records = Chaque résultat vient de son enregistrement, chaque tirage de cette graine ; avant le départ, son empreinte est montrée :
tournament-name = Nom
tournament-game = Jeu
tournament-seats = Sièges par table
tournament-places-field = Places
tournament-lasting = Minutes
tournament-pause = Pause, en secondes
tournament-starts = Départ
tournament-leftover = Si les joueurs ne remplissent pas les tables
tournament-leftover-rest = certains se reposent pour la moyenne des points
tournament-leftover-smaller = certaines tables sont plus petites
tournament-leftover-bots = des bots occupent les sièges
tournament-bots = Bots qui participent
tournament-level = Niveau des bots
table-set-up = Position composée
table-tournament = Au tournoi

## L’école

school-title = École de pilotage
school-about = Cinq minutes avec Bip, et vous savez jouer.
school-welcome = Bip ! Je vous montre comment on joue, sur le vrai plateau. Choisissez un jeu.
school-welcome-back = Heureux de vous revoir, { $name }. { $game } vous attend là où vous l’avez laissé.
school-first = Première partie
school-topics = Leçons par thème
school-of = { $done } sur { $all }
school-step = étape { $step } sur { $steps }
school-minutes = { $minutes } min
school-about-minutes = environ { $minutes } min
school-was-done = faite
school-start = Commencer
school-go-on = Continuer
school-again = Encore
school-plan = Plan de vol
school-leave = Quitter
school-skip = Passer
school-skip-step = Passer l’étape
school-next = Continuer
school-back = Reprendre
school-anyway = Jouer quand même
school-not-played = pas encore joué
school-done = Terminé
school-play-on = Continuer la partie
school-may = C’est permis. Mais essayons d’abord ce que j’ai éclairé.
    .title = Pas encore celui-là
school-return = Retour à l’étape { $step }
school-short = École
school-learn = Apprendre
school-first-of = Apprendre { $game } : la première partie guidée
school-lesson = Essayer : { $lesson }

## Le coach

coach-name = Coach
coach-moments = Les moments décisifs
coach-moments-none = Dans cette partie, aucune décision n’a beaucoup coûté ni rapporté.
coach-ask = Voir mes moments
coach-asking = Le coach examine chaque décision de la partie
coach-mistake = Votre choix : { $played }. Vos chances de gagner étaient alors de { $chance } %. Mieux : { $other }, avec { $other-chance } %.
coach-good = Votre choix : { $played }. Vos chances de gagner étaient alors de { $chance } %. L’autre choix : { $other }. Elles auraient été de { $other-chance } %.
coach-you = Vous : { $action }
coach-step = coup { $step }
coach-before = Avant
coach-after = Après
coach-after-good = Un bon choix
coach-after-bad = Un choix coûteux
coach-replay = Revoir avec le coach
coach-play-on = Reprendre au moment { $number }
coach-skills = Vos points forts et vos points faibles
coach-skills-of = Les points forts et faibles de { $name }
coach-how = Chances de gagner que chaque décision gagne ou perd face à un bot de niveau « Habitué », en points. Les décisions sont analysées comme après chaque partie ; celles sans choix ne comptent pas.
coach-games = { $games ->
    [one] votre dernière partie
   *[other] { $analysed } des { $games } dernières parties
}
coach-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
coach-too-few = trop peu pour juger
coach-none = Dès qu’une de vos parties sera analysée, le coach vous dira ici ce que vous faites bien.
coach-analyse = { $count ->
    [one] Analyser une partie de plus
   *[other] Analyser { $count } parties de plus
}
coach-worst = Ce qui vous coûte le plus : { $skill }.
coach-lesson = Leçon : { $lesson }
coach-share = Montrer ceci à tous sur mon profil

# Apprentissage.
cli-command-train = apprendre un jeu en jouant contre soi-même ; écrit les poids d’un bot et la courbe d’apprentissage
cli-arg-train-games = combien de parties jouer ; 20 000 par défaut
cli-arg-train-out = le dossier où écrire, et où reprendre ; training-GAME par défaut
cli-arg-train-jobs = combien de processus jouent ; tous les cœurs par défaut. Le résultat en dépend
cli-arg-correction = apprendre une correction de l’évaluation du jeu d’après la fin de parties rapides, au lieu d’un réseau
cli-arg-greedy = pendant combien de premiers tours d’apprentissage le bot « greedy » joue et se fait imiter ; aucun par défaut
cli-learning = On apprend : { $game }
cli-train-resumed = Reprise : { $games } parties étaient déjà jouées.
cli-train-kept = Le dernier point de reprise est gardé. Pour continuer :
    { $command }
cli-train-point = { $games } parties, { $speed } par seconde, erreur { $loss }. Sans recherche, à deux, il gagne { $random } % des parties contre random et { $greedy } % contre greedy.
cli-train-corrected = { $games } parties. Sur des parties mises à part, l’erreur passe de { $own } à { $loss }. Avec peu de simulations, à deux, il gagne { $won } % des parties contre l’évaluation du jeu.
cli-train-written = Les poids, qui sont aussi le nom d’un bot : { $file }
cli-train-games = parties jouées
cli-train-won = parties à deux gagnées sans recherche

# Seasons, ratings and deeds.
season-all-time = Depuis toujours
season-choose = Saison
season-rule = Le tableau réunit les joueurs qui ont terminé { $needed } parties classées dans le mois, selon leur cote après la dernière. À cote égale, celui qui a joué le plus de parties passe devant. Les mois sont ceux d’UTC.
season-days-left = { $days ->
    [0] se termine aujourd’hui
    [one] encore { $days } jour
   *[other] encore { $days } jours
}
season-mine = Cette saison, vous avez terminé { $games } parties classées sur { $needed }.
season-none = Personne n’a terminé assez de parties classées dans cette saison.
season-honour = Tableau d’honneur, { $month }
season-honour-about = La meilleure cote du mois dans chaque jeu
season-leads = Vous êtes en tête.
ladder-rule = Cote établie après { $needed } parties. Le nombre est prudent : il monte à mesure que nous en sommes plus sûrs.
profile-rank = n° { $place } sur { $of }
profile-won = { $won } gagnées sur { $played }
profile-unrated = { $games } parties classées sur { $needed }
profile-change = Cette saison { $change }
profile-plot = la cote et notre certitude
profile-plot-month = 30 jours
profile-plot-seasons = par saisons
profile-plot-words = Cote à { $game } : { $first } au début, { $last } maintenant, { $most } au plus haut.
profile-plot-none = Aucune partie classée ces 30 derniers jours.
profile-medals = Saisons
profile-medal = Rang { $place }, { $month }
profile-deeds = Exploits
profile-deeds-of = { $won } sur { $all }
profile-deeds-all = tous ({ $all })
profile-deeds-few = moins
profile-deed-progress = { $progress } sur { $goal }
profile-deeds-about = Comptés d’après les parties terminées, et recomptés quand une règle change.
profile-recent = Parties récentes

# Watching.
watch-title = Regarder
watch-running = Parties en cours
watch-about = Les plus intéressantes d’abord : qui joue et à quel niveau, pendules, tournois, scores serrés, public.
watch-none = Aucune partie publique en cours.
watch-go = Regarder
watch-live = en direct
watch-turns = par correspondance
watch-untimed = sans pendule
watch-lead = { $lead ->
    [0] à égalité
   *[other] { $lead } d’avance
}
watch-more = { $count ->
    [one] { $count } autre partie est en cours.
   *[other] { $count } autres parties sont en cours.
}
screen-open = Afficher sur grand écran
screen-moves = Derniers coups
screen-to-table = À la table
watch-later = { $moves ->
    [one] avec { $moves } coup de retard
   *[other] avec { $moves } coups de retard
}
page-delay = Le public voit la partie
page-delay-usual = comme d’habitude
page-delay-now = tout de suite
page-delay-moves = { $moves ->
    [one] { $moves } coup plus tard
   *[other] { $moves } coups plus tard
}
page-delay-about = D’habitude : un tour plus tard si des mains sont cachées et que la partie est classée ou d’un tournoi, sinon tout de suite.

## Suivre, défier, groupes

club-title = Joueurs
club-waiting = { $count ->
    [0] Joueurs
    [one] Joueurs : { $count } défi vous attend
   *[other] Joueurs : { $count } défis vous attendent
}
club-following = Vous suivez
club-following-here = { $count }, dont { $here } ici
club-following-none = Personne pour l’instant. Suivez quelqu’un depuis sa page : vous verrez ici quand il est là.
club-guest = Avec un compte, vous pouvez suivre des joueurs et jouer dans vos propres groupes. Les invités voient qui est là.
club-keep-account = Créer un compte
club-here = Qui est là
club-here-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
club-here-none = Personne d’autre n’est là pour l’instant.
club-is-here = est là
club-is-away = n’est pas là
club-playing = joue à { $game }
club-bot-here = bot, accepte les défis
club-watch-of = Regarder { $name } jouer à { $game }
club-follow = Suivre
club-unfollow = Suivi
club-unfollow-of = Suivi : { $name }. Ne plus suivre
club-followers = { $count ->
    [one] { $count } abonné
   *[other] { $count } abonnés
}
club-unseen = Ne pas montrer aux autres quand je suis là
club-unseen-about = À une table, les autres voient toujours si vous la regardez.
club-challenge-of = Défier { $name }
club-challenge-send = Envoyer le défi
club-challenges = Défis
club-challenge-by = { $name } vous défie à { $game }
club-challenge-until = jusqu’à { $time }
club-accept = Accepter
club-decline = Refuser
club-challenge-waits = En attente de { $name }
club-challenge-declined = { $name } ne veut pas jouer maintenant
club-withdraw = Retirer
club-withdraw-of = Retirer le défi à { $name }
club-invite-followed = Défier quelqu’un que vous suivez
club-groups = Groupes
club-groups-none = Aucun pour l’instant. Un groupe a ses propres tables et tournois, que seuls ses membres voient.
club-group-new = Nouveau groupe
club-group-name = Nom du groupe
club-group-make = Créer le groupe
club-group-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
club-group-here = { $count } ici
club-group-private = Groupe privé
club-members = Membres
club-member-of = { $count } sur { $most }
club-owner = propriétaire
club-since = depuis le { $date }
club-remove-of = Exclure { $name } du groupe
club-group-table = Ouvrir une table
club-group-tables = Tables du groupe
club-group-tables-none = Aucune table ouverte. Seuls les membres voient les tables du groupe.
club-group-tournaments = Tournois du groupe
club-group-tournaments-none = Aucun pour l’instant. Organisez-en un : seuls les membres pourront s’y inscrire.
club-group-link = Inviter par un lien
club-group-link-about = Toute personne qui a le lien peut entrer. Il change quand quelqu’un est exclu.
club-group-renew = Changer le lien
club-group-renewed = L’ancien lien ne mène plus nulle part.
club-group-rename = Renommer
club-group-leave = Quitter le groupe
club-group-leave-owner = Le groupe passera au membre le plus ancien.
club-group-delete = Supprimer le groupe
club-group-delete-about = Les parties en cours continuent pour ceux qui les jouent ; les tournois prévus sont annulés.
club-sure = Vraiment : { $what }
club-group-invited = { $owner } vous invite dans le groupe « { $name } »
club-group-join = Entrer dans le groupe
club-group-full = Le groupe est complet.
club-group-needs-account = Un groupe demande un compte : choisissez d’abord un mot de passe, puis rouvrez le lien.
error-no-such-group = Ce groupe n’existe pas, ou le lien n’est plus valable.
error-group-full = Ce groupe est complet.
error-owners-only = C’est réservé au propriétaire du groupe.
error-enough = Vous ne pouvez pas en avoir plus de { $most }.

# Puzzles on the command line.
cli-command-strategy = écrire ce que les bots savent d’un jeu : ouvertures, ce qui vaut la peine, erreurs des niveaux
cli-arg-decisions = combien de décisions de chaque niveau sont jugées ; 300 par défaut
cli-arg-strategy-games = sur combien de parties compter ouvertures et éléments ; 2 000 par défaut
cli-arg-strategy-bot = les bots qui jouent ces parties ; greedy par défaut
cli-arg-strategy-levels = les niveaux dont les erreurs sont racontées, séparés par des virgules ; novice, casual et regular par défaut
cli-arg-strategy-out = le dossier où écrire ; strategy-JEU par défaut
cli-strategy-appraising = { $game }, décisions
cli-strategy-written = La page : { $file }
cli-command-puzzles = créer des problèmes à partir de parties entre bots : des positions où un coup est nettement le meilleur
cli-arg-puzzles = s’arrêter à ce nombre de problèmes
cli-arg-puzzles-games = combien de parties jouer au plus ; 100 par défaut
cli-arg-puzzles-seats = nombres de joueurs, séparés par des virgules, ou « all » ; les trois plus petits par défaut
cli-arg-puzzles-bot = le bot qui joue les parties ; casual par défaut
cli-arg-puzzles-out = le fichier à écrire ; puzzles-GAME.jsonl par défaut
cli-puzzles-making = { $game }, problèmes
cli-puzzles-made = { $puzzles ->
    [one] { $puzzles } problème tiré
   *[other] { $puzzles } problèmes tirés
 } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $seconds } s d’un cœur chacun : { $file }

# Puzzles on the page.
puzzle-title = Problèmes
puzzle-number = Problème { $number } · { $rating }
puzzle-day-number = Problème du jour · { $rating }
puzzle-day = Problème du jour
puzzle-plain = Problème { $number }
puzzle-part-opening = La partie vient de commencer.
puzzle-part-middle = Le milieu de la partie.
puzzle-part-endgame = La partie touche à sa fin.
puzzle-scores-ahead = Vous êtes en tête et voulez le rester.
puzzle-scores-behind = Vous êtes derrière. Renversez la partie.
puzzle-scores-level = Personne n’est devant vous.
puzzle-one = Un coup est nettement le meilleur.
puzzle-several = Trouvez les { $moves } meilleurs coups, l’un après l’autre.
puzzle-goes-on = Juste jusqu’ici. Comment continuez-vous ?
puzzle-tip-opening = Ne comptez pas encore les points : qui aura la meilleure partie ?
puzzle-tip-middle = Regardez aussi ce que veulent les autres.
puzzle-tip-endgame = Comptez deux fois : qu’est-ce qui rapporte encore des points, et à qui ?
puzzle-your-rating = Votre cote aux problèmes
puzzle-row = Résolus d’affilée
puzzle-row-short = { $row ->
    [one] { $row } résolu d’affilée
   *[other] { $row } résolus d’affilée
}
puzzle-uncounted = Vous y avez déjà répondu : ce n’est plus qu’un exercice.
puzzle-show = Voir la réponse
puzzle-right = Juste !
puzzle-wrong = Pas celui-ci
puzzle-shown = C’était celui-ci
puzzle-bar-right = Résolu
puzzle-bar-wrong = Raté, et voici pourquoi
puzzle-bar-shown = La solution
puzzle-why-more = Le meilleur coup rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus dans ce tour que le suivant, et la chance de gagner est de { $best } % au lieu de { $second } %.
puzzle-why-less = Dans ce tour, le meilleur coup rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que le suivant, mais la suite vaut davantage : { $best } % de gagner au lieu de { $second } %.
puzzle-why-later = Dans ce tour, le meilleur coup ne rapporte pas plus de points que le suivant. C’est la suite qui fait la différence : { $best } % de gagner au lieu de { $second } %.
puzzle-why-yours = Votre coup laisse { $chance } % de chances ; { $best } % étaient possibles.
puzzle-why-yours-low = Votre coup laisse moins de { $chance } % de chances ; { $best } % étaient possibles.
puzzle-why-step = { $count ->
    [one] Le premier coup était juste
   *[other] Les { $count } premiers coups étaient justes
}, celui-ci ne l’était pas.
puzzle-best-is = Le meilleur : { $move }
puzzle-second-is = Le suivant : { $move }
puzzle-chances = Chance de gagner après
puzzle-below = < { $number } %
puzzle-solution = La solution
puzzle-go-on = Comment cela pourrait continuer
puzzle-tag-best = le meilleur
puzzle-tag-yours = votre coup
puzzle-themes = Thèmes
puzzle-theme = Thème
puzzle-theme-all = Tous les thèmes
puzzle-theme-count = { $theme } ({ $count })
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-show-best = Montrez-moi le meilleur coup
puzzle-play-on = Continuer la partie
puzzle-share = Partager
puzzle-change-up = plus { $points }
puzzle-change-down = moins { $points }
puzzle-solve = Résoudre
puzzle-solved = Résolu
puzzle-look-again = Revoir
puzzle-share-solve = { $share } % le résolvent
puzzle-of = Problèmes · { $solved } sur { $all }
puzzle-rating = cote
puzzle-none-yet = pas encore coté
puzzle-days = { $days ->
    [one] jour d’affilée
   *[other] jours d’affilée
}
puzzle-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzle-streak-about = Un problème ou une leçon par jour suffit. Record : { $best ->
    [one] { $best } jour
   *[other] { $best } jours
}. Un jour manqué par semaine est pardonné.
puzzle-weekday-0 = lun
puzzle-weekday-1 = mar
puzzle-weekday-2 = mer
puzzle-weekday-3 = jeu
puzzle-weekday-4 = ven
puzzle-weekday-5 = sam
puzzle-weekday-6 = dim
puzzle-day-done = { $day } : fait
puzzle-day-missed = { $day } : rien
puzzle-day-today = { $day } : aujourd’hui
theme-opening = Début de partie
theme-endgame = Fin de partie
theme-behind = Remontée
theme-ahead = Garder l’avance
theme-patience = Patience
theme-harvest = Points immédiats
theme-combination = Plusieurs coups
error-unanswered = Répondez d’abord au problème.

# Positions that are set up
seat-name = { SEAT($seat) }
zone-phase = Phase
zone-to_move = Au tour de
zone-round = Manche
pick-yes = oui
pick-no = non
pick-nobody = personne
law-form = Chaque pièce de la boîte est à un seul endroit, qui l’accepte.
law-turn = La personne dont c’est le tour a quelque chose à faire.
law-memory = Personne ne connaît une carte qui est ailleurs.
set-up-title = Composer une position
set-up-card = Composer une position
set-up-edit = Modifier cette position
set-up-parts = Pièces
set-up-left = reste { $count }
set-up-position = Position
set-up-players = Joueurs
set-up-options = Options
set-up-check = La position est-elle possible ?
set-up-of-seat = { SEAT($seat) } : { $zone }
set-up-possible = Une position possible.
set-up-impossible = Impossible ainsi
set-up-unchecked = pas encore vérifié
set-up-tab-board = Plateau
set-up-tab-seats = Joueurs
set-up-tab-piles = Piles
set-up-tab-turn = Tour
set-up-tab-check = Contrôle
set-up-how = Choisissez une pièce, puis l’endroit où elle va.
set-up-holding = { $part } : où la mettre ?
set-up-put = Mettre ici : { $zone }
set-up-pick = Prendre : { $part }
set-up-let-go = Lâcher
set-up-erase = Retirer
set-up-earlier = Une place en avant
set-up-later = Une place en arrière
set-up-empty = vide
set-up-more = un de plus
set-up-less = un de moins
set-up-undo = Annuler
set-up-share = Partager
set-up-clear = Recommencer
set-up-change = Modifier
set-up-my-seat = Je joue
set-up-seen-by = Vu par
set-up-marked = Une position composée est signalée comme telle, dans son lien et dans sa partie.
set-up-link = Lien vers cette position
set-up-shown = Quelqu’un a composé cette position.
set-up-earlier-step = Quelque chose y était en cours : voici la dernière position avant.
set-up-bad-link = Ce lien ne contient pas de position lisible. Il a peut-être été coupé en route.
set-up-old-link = Ce lien a été fait pour d’autres règles ou d’autres valeurs du jeu : sa position ne convient plus.
set-up-wrong = { $why ->
    [count] { $part } : la boîte en a { $printed }, il y en a { $found } ici.
    [number] { $what } : le nombre n’est pas bon.
    [limit] { $printed ->
        [0] { $what } : il n’y a pas tant de place.
       *[other] { $what } : { $printed } au plus, il y en a { $found }.
    }
    [place] { $part ->
        [none] { $what } : quelque chose ne peut pas y être.
       *[other] { $what } : { $part } ne peut pas y être.
    }
    [turn] { $what } : cela ne convient pas au tour en cours.
    [phase] Une partie ne peut pas commencer là où quelque chose est en cours.
   *[form] { $what } : illisible.
}
