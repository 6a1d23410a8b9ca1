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
