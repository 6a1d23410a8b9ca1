# Words that all games share: seats, errors, the terminal.
nothing = none
seat = Player { $number }

error-unknown-game = There is no game “{ $game }”. There are: { $games }.
error-bad-seats = This game is for { $least } to { $most } players, not for { $seats }.
error-unknown-option = There is no option “{ $option }”. There are: { $options }.
error-bad-options = Option “{ $option }” needs option “{ $needs }”.
error-bad-seed = A seed is a whole number from 0 to 2¹²⁸ − 1, not { $seed }.
error-unknown-action = There is no action “{ $action }”. Did you mean “{ $nearest }”?
error-not-your-turn = It is not your turn.
error-illegal-action = “{ $action }” is not possible now.
error-game-is-over = The game is over.
error-stale = The table has moved on since you looked. Look again.
error-cannot-undo = { $why ->
    [nothing] There is nothing to take back.
    [other-seat] The last action is not yours; all players must agree to take it back.
   *[revealed] The last action revealed something; all players must agree to take it back.
}
error-bad-record = This is no record that can be read. Line { $line }: { $problem }.
error-wrong-move = Entry { $entry } ({ $action }) does not fit: { $problem }.
error-other-position = All { $entries } entries fit, but they lead to another position than the record says.
error-other-rules = The record was played with rules { $theirs }; these are rules { $ours }.
error-other-data = The record was played with other printed values. Name their folder with --data.
error-bad-data = { $file }, row { $row }, column { $column }: { $problem }.
