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

# Refusals of the server.
error-bad-request = The request does not fit what the server expects.
error-too-large = That is too long.
error-not-found = There is nothing here.
error-not-allowed = That cannot be done here.
error-failed = Something went wrong on the server. Nothing was changed; please try again.
error-sign-in = Choose a name or sign in first.
error-wrong-password = Name and password do not fit together.
error-name-taken = This name belongs to somebody else.
error-bad-name = A name needs at least one visible character and at most 24.
error-foreign-origin = This request comes from another site.
error-too-many = Too fast. Please wait { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
error-no-such-table = There is no such table.
error-no-such-person = There is no such person.
error-no-such-step = There is no such step; the last one is { $steps }.
error-not-your-table = You have no seat at this table.
error-not-your-seat = This is not your seat.
error-seat-taken = This seat is taken.
error-not-full = Some seats are still open.
error-wrong-status = { $status ->
    [open] The game has not begun.
    [running] The game is still being played.
   *[finished] The game is over.
}
error-bad-table = { $why ->
    [level] There is no bot of this strength.
    [solo] A table of your own has no open seats.
    [nobody] Somebody must sit at the table.
    [account] Rated games are for players with a password.
    [rated] In a rated game every seat is for a different person.
   *[seats] These seats do not go together.
}
error-no-hints = There are no hints here now.
error-no-preview = This game offers no preview.
error-chat-off = Spectators do not talk at this table.
error-nothing-asked = Nobody asks to take anything back now.
error-busy = The server is very busy. Please try again.
error-bad-database = This is not a database that can be used: { $problem }.
error-wrong-seed = The seed does not fit the hash that was shown before the game.
error-no-server = The server does not answer as it should: { $problem }.

page-title = Cosmodrome
page-not-built = The server runs, but its page has not been built. The API works all the same.

error-unknown-level = There is no bot “{ $level }”. There are: { $levels }.
error-bad-number = “{ $number }” is not a number that fits here.
error-too-many-bots = { $bots } bots are too many for { $seats } seats.
error-bad-file = { $file }: { $problem }.

level-random = Random
level-greedy = Greedy
level-novice = Novice
level-casual = Casual
level-regular = Regular
level-expert = Expert

cli-about = Cosmodrome: four board games with exact rules, to play, to watch and to study.
cli-arguments = arguments
cli-usage-prefix = usage:
cli-commands = commands
cli-usage = These words do not fit. Usage: { $usage }. More: cosmodrome --help.
cli-error = cosmodrome: { $problem }
cli-help = show this help
cli-lang = the language of what is shown
cli-command-games = list the games with their seats and options
cli-command-about = version, compiled or not, where things are
cli-command-play = play in the terminal against bots
cli-command-simulate = play many games and sum them up
cli-command-replay = show a record step by step
cli-command-verify = check records: do all moves fit, is the position the right one
cli-command-data = show the printed values with their source, or check corrected ones
cli-game = { $name }  ({ $least }–{ $most } players)
cli-arg-game = the game, as listed by “games”
cli-arg-seats = number of players
cli-arg-option = a variant of the rules, as listed by “games”; may be repeated
cli-arg-bot = the bots’ level, one for all or one a seat: random, greedy, novice, casual, regular, expert
cli-arg-seed = a number that fixes all chance
cli-arg-games = how many games
cli-arg-json = print one JSON object
cli-arg-data = a folder with corrected values
cli-arg-check = a folder of corrected CSV files to check
cli-arg-resume = go on with a saved record
cli-arg-file = a record, as text or JSON
cli-arg-files = records, or folders of records
cli-arg-to = stop after this many actions
cli-version = Cosmodrome { $version }
cli-compiled = The rules are compiled.
cli-interpreted = The rules are not compiled: they work the same, but many times slower. A C compiler at installation makes them quick.
cli-python = Python { $version }
cli-values = Printed values: { $folder }
cli-saved = Saved games: { $folder }
cli-unofficial = An unofficial work. The games’ names belong to their owners; many printed values are reconstructions (see “cosmodrome data GAME”).
cli-data-intro = Printed values from { $folder }. Column “source”: published = stated by the publisher, inferred = follows from what is published, reconstructed = our reconstruction, to be corrected by whoever owns the box.
cli-data-same = { $folder } is sound and has the same values as ours.
cli-data-other = { $folder } is sound and differs from our values. Use it with --data.
cli-fits = { $file }: fits, { $entries ->
    [one] one entry.
   *[other] { $entries } entries.
}
cli-playing = Playing { $game }
nothing-chosen = none
cli-sim-what = { $game }, { $seats } players, options: { $options }
cli-sim-count = { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s: { $speed } decisions a second
cli-sim-length = Length: { $mean } decisions on average, { $shortest } to { $longest }
cli-sim-seat = { SEAT($seat) } ({ $bot }): wins { $wins } %, score { $mean } ± { $spread }
cli-you = You
cli-play-hello = Type a number or the words in brackets. Also: undo, save [FILE], quit.
cli-ask = >
cli-saved-to = Saved to { $file }.
cli-left = The game is kept in { $file }. Go on with: cosmodrome play --resume “{ $file }”
cli-result = { $place }. { SEAT($seat) }: { $score }

error-too-few-bots = Name at least two bots with --bots, not { $bots }.
error-missing-extra = This needs the module “{ $module }”. Install it with: pip install "cosmodrome[{ $extra }]"
error-bad-cluster = No cluster answers at “{ $address }”.
cli-command-arena = let bots play each other under fair conditions, with ratings
cli-command-analyse = look back at a game: chances, best alternatives, turning points, a picture
cli-arg-bots = the bots, with commas: expert,regular,greedy
cli-arg-jobs = how many processes; all cores if not named
cli-arg-cluster = the address of a Dask cluster
cli-arg-level = how deeply to look: regular or expert
cli-arg-plot = where to write the picture (SVG)
cli-arena-kept = The results so far are kept. The same command goes on from there.
cli-arena-games = { $games ->
    [one] one game
   *[other] { $games } games
}
cli-arena-standing = { $bot }: wins { $wins } % ({ $low }–{ $high }), rating { $rating } ± { $uncertainty }, score { $score }, { $time } ms a decision (slowest { $slowest })
cli-arena-duel = { $bot } comes in before { $other }: { $share } % ({ $low }–{ $high }) of { $games }
cli-analysing = Looking back
cli-plot-step = decision
cli-plot-chance = chance to win
cli-plot = The picture is in { $file }.
cli-decision-best = { $step }. { SEAT($seat) }: { $action } — { $after } %
cli-decision = { $step }. { SEAT($seat) }: { $action } — { $before } % → { $after } %; better: { $best } (loses { $loss } %)
cli-turn-mistake = Turning point at { $step }: { SEAT($seat) } plays { $action }, a mistake ({ $swing } %).
cli-turn-fortune = Turning point at { $step }: fortune after { $action } of { SEAT($seat) } ({ $swing } %).
