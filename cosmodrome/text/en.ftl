# Words that all games share: seats, errors, the terminal.
nothing = none
seat = Player { $number }
    .you = You
sketch-seat = { SEAT($seat) }

error-unknown-game = There is no game “{ $game }”. There are: { $games }.
error-bad-seats = This game is for { $least } to { $most } players, not for { $seats }.
error-bad-seat = There is no seat { $seat }. The seats are 0 to { $last }.
error-options-not-named = Options must be given by name, each on or off, not as { $options }.
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
    [away] A player is away: what was revealed or rolled stays.
    [time] There would be no time left to play it again.
   *[revealed] The last action revealed something; all players must agree to take it back.
}
error-bad-record = This is not a readable record. Line { $line }: { $problem }.
error-wrong-move = Entry { $entry } ({ $action }) does not fit: { $problem }.
error-other-position = All { $entries } entries fit, but they lead to another position than the record says.
error-other-rules = The record was played with rules { $theirs }; these are rules { $ours }.
error-other-data = The record was played with other printed values. Name their folder with --data.
error-bad-data = { $file }, row { $row }, column { $column }: { $problem }.
error-no-data-folder = There is no folder “{ $folder }”.

# Refusals of the server.
error-bad-request = The request does not fit what the server expects.
error-too-large = That is too long.
error-not-found = There is nothing here.
error-not-allowed = That cannot be done here.
error-failed = Something went wrong on the server. Nothing was changed; please try again.
error-sign-in = Choose a name or sign in first.
error-wrong-password = Name and password do not fit together.
error-name-taken = This name belongs to somebody else.
error-name-alike = This name looks like that of somebody else. Choose one that cannot be mistaken for it.
error-renamed-lately = You have changed your name lately. You can change it again { $days ->
    [one] tomorrow.
   *[other] in { $days } days.
}
error-wrong-code = Name and recovery code do not fit together, or the code has been used.
error-token-refused = This token may not do that. Tokens read or play; everything about the account is done in the browser.
error-moderators-only = This is for moderators.
error-not-against = This cannot be done to this person.
error-banned = { $hours ->
    [0] You are banned here until the moderators lift it.
    [one] You are banned here for another hour.
   *[other] You are banned here for another { $hours } hours.
} Reason: { $reason }
error-muted = { $hours ->
    [0] You cannot write in chats until the moderators lift it.
    [one] You cannot write in chats for another hour.
   *[other] You cannot write in chats for another { $hours } hours.
} Reason: { $reason }
error-bad-name = A name needs at least one visible character and at most 24.
error-bad-zone = There is no time zone “{ $zone }”.
error-bad-address = { $why ->
    [mail] This is not a mail address.
    [private] Nothing is sent to addresses of a private network.
    [unknown] No server was found at this address.
   *[url] The address must begin with https:// and name a server.
}
error-no-mail = This server sends no mail. Its operator has to set COSMODROME_SMTP, COSMODROME_MAIL_FROM and COSMODROME_ORIGIN.
error-mail-refused = The mail server did not take the mail: { $problem }
error-accounts-only = Keep your name with a password first: this needs an account.
error-bad-link = This link is damaged or too old. Ask for a new one on the page “Account”.
error-foreign-origin = This request comes from another site.
error-foreign-host = This server is not known by that name. Its operator can set COSMODROME_ORIGIN.
error-too-many = Too fast. Please wait { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
error-too-many-guesses = Too many wrong passwords for this name. Wait { $seconds ->
    [one] one second,
   *[other] { $seconds } seconds,
} use a browser in which you have signed in before, or a recovery code.
error-no-such-table = There is no such table.
error-no-such-tournament = There is no such tournament, or it is private: ask for the link of the invitation.
error-bad-tournament = { $why ->
    [group] A tournament of a group names the group, and no other does.
    [account] For this you need an account: set a password first.
    [many] You organise five tournaments that have not ended. End or cancel one first.
    [level] There is no bot of this level.
    [starts] A tournament starts within the next 90 days.
    [places] There are more bots than places.
    [round-robin] In a round robin everybody meets everybody: it has at most 24 places.
   *[arena] An arena is played live, with a time bank for each player.
}
error-not-your-tournament = Only the organiser can do that.
error-entry-closed = Entry is closed.
error-not-entered = Nobody of this name takes part in this tournament.
error-too-early = Say so in the last { $minutes } minutes before the start.
error-tournament-status = { $status ->
    [planned] The tournament has not begun.
    [running] The tournament has begun.
    [cancelled] The tournament was cancelled.
   *[finished] The tournament is over.
}
error-bad-plan = The plan cannot be read: { $file }: { $problem }.
error-bad-ruling = { $seats ->
    [0] There is no table { $table } in round { $round }.
   *[other] Round { $round }, table { $table }: name { $seats } places in the order of the seats, as in 1,2,2,-. A dash is a forfeit.
}
error-impossible-position = This position is impossible. { $why ->
    [unknown] There is no field “{ $what }”.
    [missing] The field “{ $what }” is missing.
    [form] The field “{ $what }” has a wrong form.
    [name] In “{ $what }”: nothing is called “{ $part }”.
    [phase] A game cannot begin in the phase “{ $part }”, where something is half done.
    [turn] “{ $what }” does not fit whose turn it is and what is asked.
    [count] { $part }: there must be { $printed }, there are { $found }.
    [number] “{ $what }” has the wrong number of parts.
    [limit] “{ $what }” { $part }: more than fits there.
   *[place] “{ $what }” { $part }: this cannot lie there.
}
error-no-positions = Positions of { $game } cannot be set up.
error-no-such-person = There is no such person.
error-not-shared = This player does not share what the coach says.
error-no-such-account = Nobody has kept the name “{ $name }” with a password.
error-enough-bots = An account may have { $most } bots. Delete one first.
error-bot-refuses = { $why ->
    [game] This bot does not play this game.
    [pace] This bot does not play with this clock.
   *[busy] This bot plays as many games as it can. Try again later.
}
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
    [group] A table of a group names the group, and no other table does.
    [bots] People are rated among people, and bots among bots.
    [level] There is no bot of this strength.
    [solo] A table of your own has no open seats.
    [nobody] Somebody must sit at the table.
    [account] Rated games are for players with a password.
    [rated] In a rated game every seat is for a different person.
    [clock] Rated games need a clock.
   *[seats] These seats do not go together.
}
error-not-yet = The player to move may still take their time: a bot can take over after a day.
error-cannot-replay = This game was played with rules or printed values that this server no longer has. Its result and its record are kept.
error-no-hints = There are no hints here now.
error-no-preview = This game offers no preview.
error-chat-off = Spectators do not talk at this table.
error-nothing-asked = Nobody asks to take anything back now.
error-busy = The server is very busy. Please try again.
error-unavailable = The server cannot reach its database. Please try again in a moment.
error-bad-database = This is not a database that can be used: { $problem }.
error-database-unreachable = The database cannot be reached or opened: { $database }.
error-database-read-only = The database cannot be written: { $database }.
error-database-newer = The database { $database } has schema { $theirs }, but this version of Cosmodrome knows schemas up to { $ours }. Please install the newer version.
error-not-our-database = This is not a database of Cosmodrome: { $database }.
error-wrong-seed = The seed does not fit the hash that was shown before the game.
error-no-server = The server does not answer as it should: { $problem }.

page-title = Cosmodrome
page-not-built = The server runs, but its page has not been built. The API works all the same.

error-unknown-level = There is no bot “{ $level }”. There are: { $levels }; one of your own is named module:Factory.
error-bad-bot = The bot “{ $bot }” cannot be used: { $problem }.
error-bad-weights = The learned weights “{ $file }” cannot be used: { $problem }.
error-other-training = { $folder } holds a training with other arguments. Name another folder with --out.
error-bad-shape = { $what } should have the shape { $wanted }, not { $got }.
error-not-whole = { $what } should be whole numbers, not { $got }.
error-unknown-illegal = An illegal action has one of these consequences: { $known }; not “{ $illegal }”.
error-not-finite = { $what } should be finite numbers; some are infinite or not a number.
error-too-few-tables = At least 1 game is played at a time, not { $count }.
error-bad-line-up = A game for { $seats } has room for { $wanted ->
    [one] { $wanted } bot
   *[other] { $wanted } bots
} beside the learner, not for { $bots }.
error-other-dataset = { $folder } holds another dataset: name another folder, or remove this one.
error-too-many-outcomes = Chance has more than { $most } outcomes here: use printed values with fewer cards.
error-bad-number = “{ $number }” is not a number that fits here.
error-too-many-bots = { $bots } bots are too many for { $seats } seats.
error-no-such-seat = “{ $seat }” is not a seat of this game: name one from 1 to { $seats }, or random.
error-bad-file = { $file }: { $problem }.

level-random = Random
level-greedy = Greedy
level-novice = Novice
level-casual = Casual
level-regular = Regular
level-expert = Expert
level-master = Master

cli-about = Cosmodrome: four board games with exact rules, to play, to watch and to study.
cli-arguments = arguments
cli-usage-prefix = usage:
cli-commands = commands
cli-misuse = { $problem } Usage: { $usage } (more: { $command } --help)
cli-unknown-word = “{ $word }” is not known here.
cli-unknown-word-near = “{ $word }” is not known here. Did you mean “{ $nearest }”?
cli-no-value = “{ $argument }” needs a value.
cli-takes-no-value = “{ $argument }” takes no value.
cli-missing-argument = Something is missing: { $argument }.
cli-error = cosmodrome: { $problem }
cli-help = show this help
cli-lang = the language of what is shown
cli-command-games = list the games with their seats and options
cli-command-about = version, compiled or not, where things are
cli-command-play = play in the terminal against bots
cli-command-simulate = play many games and sum them up
cli-command-dataset = write games and positions as Parquet files, for learners
cli-command-position = print a position of a record as a file that a game can begin with
cli-arg-position-to = the position after this many actions; the last one if not named
cli-arg-play-position = begin with the position in this file, which the command `position` writes
cli-command-replay = show a record step by step
cli-command-verify = check records: do all moves fit, is the position the right one
cli-command-data = show the printed values with their source, or check corrected ones
cli-game = { $name }  ({ $least }–{ $most } players)
cli-arg-game = the game, as listed by “games”
cli-arg-seats = number of players
cli-arg-seat = your seat in the order of play: a number from 1, or random; random if not named
cli-arg-option = a variant of the rules, as listed by “games”; may be repeated
cli-arg-bot = the bots’ level, one for all or one a seat: random, greedy, novice, casual, regular, expert, master, or your own: module:Factory
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
cli-data-intro = Printed values from { $folder }. Column “source”: published = stated by the publisher, inferred = follows from what is published, reconstructed = our reconstruction, which owners of the box can correct.
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
cli-sim-seat = { SEAT($seat) } ({ $bot }): wins { $wins } % ({ $wins_low }–{ $wins_high }), score { $mean } ({ $low } to { $high }), standard deviation { $deviation }
cli-sim-intervals = In brackets: 95 % intervals.
cli-play-hello = Type the number of your choice. Also: hint, undo, words, save [FILE], quit; help explains.
cli-play-help = Type the number of a choice, or the action’s name as “words” shows it in brackets.
    hint: what a strong bot would do
    undo: take your last action back, and the bots’ answers to it
    words: the position and the choices in full sentences
    save [FILE]: write the game’s record
    quit: leave; the game is kept
    A star marks what has changed since your last move.
cli-play-hint = A strong bot would choose { $number }: { $action }. It gives you { $chance } % to win.
cli-arg-words = the position and the choices in full sentences, as for a screen reader
cli-ask = >
cli-saved-to = Saved to { $file }.
cli-left = The game is kept in { $file }. Go on with: { $command }
cli-result = { $place }. { SEAT($seat) }: { $score }

# The page.
page-guest = Guest
page-name-ideas = Comet, Lynx, Nova, Quasar, Orbit, Otter, Pulsar, Falcon, Meteor, Juno
page-your-name = Your name
page-play-as = You play as
page-nobody = a player who left
page-loading = One moment…
page-close = Close
page-cancel = Cancel
page-save = Save
page-saved = Saved.
page-more = Show more
page-copied = Copied.
page-not-copied = Copying is not possible here: select the link and copy it.
page-home = Home
page-nav = Pages
page-offline = The server cannot be reached.
page-offline-about = Check your connection. Nothing is lost: every move that was acknowledged is kept.
page-try-again = Try again
page-reconnecting = Connection lost. Reconnecting…
page-will-send = Your move is sent as soon as the connection is back
page-hidden-table = It may be over and gone, or you may need an invitation link to see it.
page-language = Language
page-language-en = English
page-language-ru = Русский
page-language-fr = Français
page-night = Dark theme
page-paper = Light theme
page-hero = Four games, one launch pad
page-hero-about = Play against bots or friends, live or a move a day. Nothing to register.
page-level = Strength of the bots
page-players = { $least }–{ $most } players
page-play-now = Play now
page-you-and-bots = you and { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-options-chosen = { $count ->
    [0] no variants
    [one] { $count } variant
   *[other] { $count } variants
}
page-minutes = { $least }–{ $most } min
page-weight-1 = easy
page-weight-2 = medium
page-weight-3 = demanding
page-play-friends = Play with friends
page-rules = Rules
page-my-games = My games
page-my-games-none = No games yet: pick a poster above.
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting right now. Open a table for everybody.
page-waiting = waiting for players
page-running = being played
page-over = The game is over
page-your-turn = Your turn
page-your-turn-at = Your turn: { $game }
page-turn-of = { $name } is thinking
page-figure-score = score
page-points = { $points ->
    [one] point
   *[other] points
}
page-wait = Wait
page-choose = Choose first
page-choices = { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
} Tab goes to the first.
page-turn = { $name }’s turn
page-finished = Finished games
page-finished-none = No finished games yet.
page-everybodys = Everybody’s
page-mine = Mine
page-games = Games
page-all-games = All games
page-leaderboard = Leaderboard
page-leaderboard-none = Nobody has played a rated game yet. Rated games are for people who keep their name with a password.
page-place = Place
page-player = Player
page-rating = Rating
page-place-of = place { $place } of { $seats }
page-history = History
page-since = Joined: { $date }
page-upload = Upload a record
page-upload-about = A record as text or JSON; it is checked move by move.
page-open-table = Open the table
page-seats = Players
page-seat-open = Open: by link
page-seat-hot = At this screen
page-hot-player = Name of player { $number }
page-seat-bot = Bot: { $level }
page-seat-add = Add a seat
page-seat-remove = Remove this seat
page-order = Order of play
page-order-random = at random
page-order-listed = as listed
page-order-lobby = The order of play is drawn when the game starts.
page-open-seat = open seat
page-you = you
page-here = here
page-away = away
page-to-move = to move
page-score = Score: { $score }
page-hot-name = { $name } ({ $number })
page-bot-0 = Vega
page-bot-1 = Rigel
page-bot-2 = Deneb
page-bot-3 = Altair
page-bot-4 = Sirius
page-bot-5 = Capella
page-shape-0 = blue circle
page-shape-1 = yellow triangle
page-shape-2 = green square
page-shape-3 = red diamond
page-shape-4 = ivory star
page-shape-5 = purple hexagon
page-stand-in-left = stands in for a player who left
page-stand-in-clock = stands in for a player out of time
page-stand-in-resigned = stands in for a player who resigned
page-options = Variants
page-pace = Time
page-pace-none = No clock
page-pace-live = Live
page-pace-turns = By correspondence
page-pace-minutes = Minutes each
page-pace-increment = Seconds added each turn
page-pace-hours = Hours for each turn
page-for-everybody = Anybody may join and watch
page-hints-allowed = Hints allowed
page-rated = Rated
page-invite = Send this link to your friends:
page-copy-link = Copy the link
page-share = Share
page-qr = QR code
page-qr-about = Point a phone’s camera at this code to open the table.
page-sit = Sit here
page-start = Start now
page-start-about = Bots take the seats that are still open.
page-undo = Undo
page-undo-about = Take back your last action (U)
page-skip = Skip
page-undo-ask = Ask everybody to take it back
page-undo-asked = { $name } asks to take back the last action.
page-undo-agree = Agree
page-undo-refuse = Refuse
page-undo-awaited = Waiting for: { $names }
page-claim = { $name } has not moved for a day.
page-claim-do = Go on with a bot
page-side = Log, chat and more
page-tab-log = Log
page-tab-chat = Chat
page-tab-hints = Hint
page-tab-more = More
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-earlier = Show everything
page-log-undo = { $name } takes it back.
page-log-moment = See this moment
page-log-after = +{ $count }
page-log-turn = Turn { $number }
page-chat = Chat
page-chat-empty = Say hello.
page-chat-say = Your message
page-chat-send = Send
page-hint-about = A bot thinks about your position and says what it would do.
page-hint-ask = What would you do?
page-hint-thinking = Thinking…
page-hint-do = Play this
page-hint-others = Also considered
page-hint-off = There are no hints at this table.
page-hint-wait = Hints are for your own turn.
page-chances = Chances to win
page-chances-about = How the chances to win changed in the game, one line for each player
page-percent = { $number } %
page-words = Words instead of the board
page-board = Board instead of words
page-words-actions = What you can do
page-words-none = Nothing to decide now.
page-words-position = The position
page-sound-on = Sound is on
page-sound-off = Sound is off
page-sounds = Sounds
page-volume = Volume
page-sound-turn = your turn
page-sound-dice = dice
page-sound-launch = launch
page-sound-landing = landing
page-sound-crash = crash
page-sound-card = cards
page-sound-tile = tiles
page-sound-meeple = figures
page-motion = Motion
page-motion-calm = Calm
page-motion-quick = Quick
page-motion-off = Off
page-notify = Tell me when it is my turn
page-notify-on = You will be told when it is your turn.
page-notify-off = The browser does not allow notifications.
page-curtain = Pass the device to { $name }
page-curtain-about = What is secret stays covered until then.
page-curtain-lift = I am { $name }
page-curtain-use = Cover the board between players
page-veiled = Covered until the device is passed on.
page-keys = Keys: W words or board, U undo, Y confirm, Esc cancel, E explain everything.
page-explore-on = Tab now goes to everything that explains itself, also to what cannot be used. E ends it.
page-explore-off = Tab goes from choice to choice again.
page-replay = Replay
page-record = Download the record
page-break-off = End this game
page-break-off-about = It cannot go on here. When it has ended, its record can be downloaded.
page-leave = Leave the table
page-leave-sure = A bot will play for you; you may come back.
page-resign = Resign
page-resign-sure = A bot plays on for you, and you cannot come back.
page-return = Take your seat again
page-fair = Fair dice
page-fair-about = This is the SHA-256 of the seed of all chance, fixed before the game. The seed is shown at the end, so that anybody can check every shuffle and roll.
page-fair-order = The order of play was drawn from the same seed; these are the places in the host’s list: { $places }.
page-fair-seed = The seed:
page-again = Play again
page-moment-link = Link to this moment
page-play-from-here = Play from here
page-perspective = Press a player to see what that player saw.
page-analysis = Analyse this game
page-turns-none = No turning points.
page-everything = Everything that was hidden
page-replay-start = The beginning
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step forward
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-scrub = Moment of the game
page-replay-speed = Speed
page-example = The board of { $game } in the middle of a game
page-values = Printed values
page-account = Account
page-account-of = You: { $name }
page-name = Name
page-my-profile = My profile and games
page-keep = Keep this name
page-keep-about = With a password you can come back from any device, and play rated games.
page-password = Password (at least 8 characters)
page-password-current = Current password
page-password-change = Change the password
page-sign-in = Sign in
page-signed-in = Welcome back, { $name }.
page-sign-out = Sign out here
page-sign-out-all = Sign out everywhere
page-notices = Notices
page-notices-what = What, and where to
page-notices-test = Send me a test
page-notices-tested = A test is on its way.
page-channel-page = Page
page-channel-always = always
page-channel-push = Push
page-channel-mail = Mail
page-channel-chat = Chat
page-channel-set-up = Set up
page-kind-turn = It is my turn
page-kind-turn-about = once a turn, taken back when I have moved
page-kind-clock = My time runs out
page-kind-clock-about = at a tenth of it, at most 3 hours before
page-kind-start = A table starts
page-kind-start-about = that I wait for
page-kind-invited = I am invited
page-kind-invited-about = to a table
page-kind-tournament = A tournament
page-kind-tournament-about = begins, pairs me, ends
page-kind-end = A game ends
page-kind-end-about = with my place
page-choice-now = at once
page-choice-digest = in the daily digest, { $time }
page-choice-off = not at all
page-choice-of = { $kind }, { $channel }: { $choice }
page-push-devices = { $count ->
    [one] { $count } browser
   *[other] { $count } browsers
}
page-push-here = Show notices in this browser
page-push-end-of = Show no notices in { $device }
page-push-refused = The browser does not show notices of this site. You can allow them in its settings.
page-push-impossible = This browser cannot show notices of this site. On an iPhone or iPad, add the page to the home screen first; elsewhere the site needs https.
page-mail-unconfirmed = not confirmed
page-mail-address = Mail address
page-mail-about = We send a link to confirm it first. Every mail has a link that ends them.
page-mail-sent = A link was sent to { $address }. Nothing else is sent there before you open it.
page-mail-forget = Forget the address
page-mail-confirm = Confirm the address
page-mail-confirm-ask = Notices about your games will be sent to this address.
page-mail-confirm-done = Confirmed. You can choose on your account what is sent there.
page-mail-off = No more mail
page-mail-off-ask = We forget your address, and no mail is sent to it any more.
page-mail-off-done = Done. No more mail is sent.
page-chat-address = Webhook of a chat
page-chat-about = Slack, Mattermost, Discord and others give you such an address. It is a secret: it is not shown here again.
page-chat-forget = Forget the webhook
page-quiet = Quiet hours
page-quiet-begin = From
page-quiet-end = To
page-quiet-on = Keep the nights quiet
page-quiet-off = No quiet hours
page-quiet-none = Notices are sent at any hour.
page-quiet-about = Nothing is sent from { $begin } to { $end }. What happens then waits until the end of these hours and comes as one message; games in an open page still ring.
page-bots = Bots
page-bots-new = New bot
page-bots-name = The name of the bot
page-bots-make = Make the bot
page-bots-playing = { $count ->
    [0] plays nowhere now
    [one] plays at { $count } table
   *[other] plays at { $count } tables
}
page-bots-token-of = A new token for { $name }, in place of the old one
page-bots-delete-of = Delete the bot { $name }
page-bots-about = A program of yours plays as a bot with the bot’s token. Others see that it is a bot, challenge it and play with it; bots are rated among bots.
page-bot-name = { $name } (bot)
page-bot-mark = bot
page-ratings-people = People
page-ratings-bots = Bots
page-challenge = Challenge
page-game = Game
page-tokens = Tokens
page-tokens-about = A token lets a program of yours read or play; it cannot make tokens or touch the account. A new password ends them all.
page-token-label = A name for the token
page-token-new = New token
page-token-secret = Copy it now, it is not shown again:
page-delete = Delete my account
page-delete-about = Your name and messages are deleted; bots finish your games.
page-token-make = Make the token
page-token-scope = It may
page-scope-play = play
page-scope-read = read
page-scope-play-about = play for me, and read
page-scope-read-about = only read what I may see
page-token-end-of = End the token “{ $label }”
page-end = End
page-used = used { $date }
page-used-never = made { $date }, never used
page-copy = Copy
page-download = Download
page-sessions = Signed in here
page-sessions-end = End all others
page-session-this = this one
page-session-since = signed in { $date }
page-session-end-of = Sign out: { $device }
page-device = { $browser } on { $system }
page-device-unknown = A browser or program
page-codes = Recovery codes
page-codes-now = shown only now
page-codes-about = Each signs you in once when the password is lost. We keep only their fingerprints.
page-codes-kept = I have kept them
page-codes-left = { $left ->
    [0] No codes are left: make new ones.
   *[other] { $left } of 10 left.
}
page-codes-new = Make ten new ones
page-recover = Set the password
page-recover-use = Use a recovery code
page-recover-back = Sign in with the password
page-recover-about = The code is used up and sets a new password. All other browsers and tokens are signed out.
page-recover-code = Recovery code
page-password-own = Password
page-password-new = New password (at least 8 characters)
page-password-about = A new password signs out all other browsers and ends all tokens.
page-rename-after = You can change your name again on { $date }.
page-blocks = Blocked people
page-blocks-none = Nobody. In a person’s menu you can block them: they no longer see your tables, and you no longer read what they write. They are not told.
page-blocks-about = They do not see your tables, and you do not read what they write. They are not told.
page-unblock = Unblock
page-unblock-of = Unblock { $name }
page-block = Block
page-blocked = { $name } is blocked. The list is in your account.
page-person-menu = More about { $name }
page-profile = Profile
page-others = Others at the table
page-kick = Send away
page-report = Report
page-report-of = Report { $name }
page-report-why = What is wrong?
page-report-insults = Insults
page-report-spam = Spam
page-report-cheating = Unfair play
page-report-name = The name
page-report-other = Something else
page-report-words = In your words, if you like
page-report-block = Block this person as well
page-report-about = Only the moderators see who has reported.
page-report-send = Send the report
page-report-done = Thank you: the moderators will look at it.
page-report-by = by { $names }
page-report-flagged = reported
page-report-number = Report { $number } of { $count }
page-report-previous = Previous report
page-report-next = Next report
page-notice = From the moderators
page-notice-warn = The moderators tell you:
page-notice-mute = You cannot write in chats for now.
page-notice-kick = The moderators have removed you from a table.
page-notice-ban = You were banned.
page-notice-read = I have read it
page-until = Until { $date }.
page-moderation = Moderation
page-reports = { $count ->
    [0] Reports
   *[other] Reports { $count }
}
page-moderation-people = People
page-moderation-log = Log
page-moderation-choose = Choose a person to see what is known about them.
page-reports-none = Nothing has been reported.
page-search = Search
page-search-none = Nobody has such a name.
page-look = Look
page-look-at = Look at { $name }
page-in-force = In force
page-in-force-none = Nobody is muted or banned.
page-in-force-mute = muted
page-in-force-ban = banned
page-until-lifted = until lifted
page-time-left = { $time } left
page-lift = Lift
page-lift-of = Lift it for { $name }
page-lift-reason = lifted
page-log-csv = all, as CSV
page-log-about = Everything that was done is kept with who did it and why. Nothing is removed from the log.
page-operator = the operator
page-act-warn = { $name } warned
page-act-mute = { $name } muted
page-act-kick = { $name } removed from a table
page-act-ban = { $name } banned
page-act-close = Report on { $name } closed
page-act-unmute = Mute of { $name } lifted
page-act-unban = Ban of { $name } lifted
page-act-grant = { $name } made a moderator
page-act-revoke = { $name } no longer a moderator
page-case-reports = { $count ->
    [one] One report, by { $names }
   *[other] { $count } reports, by { $names }
}
page-case-none = No open report
page-case-table = Watch the table
page-case-alike = Looks like: { $names }
page-case-games = games; here since { $date }
page-case-left = of the last 100 left early
page-case-before = measures before
page-case-blocked = people block them
page-case-moderator = This is a moderator. The role is taken away on the command line: cosmodrome admin grant NAME none
page-case-do = What to do
page-do-warn = Say a word
page-do-warn-about = a message from the moderators
page-do-mute = Mute
page-do-mute-about = plays on, but cannot write
page-do-kick = Remove from the table
page-do-kick-about = a bot plays on
page-do-ban = Ban
page-do-ban-about = signed out; games go to bots
page-span = { $hours ->
    [0] until lifted
    [1] 1 hour
    [24] 1 day
   *[168] 1 week
}
page-confirm-mute = Mute: { $span }
page-confirm-ban = Ban: { $span }
page-case-reason = Reason, for the log and for { $name }
page-close-report = Nothing to do
page-lobby = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
page-spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
page-count-games = { $count ->
    [one] one game
   *[other] { $count } games
}
page-turn-fortune = { $way ->
    [down] Bad luck for { $name }: −{ $swing } %
   *[up] Good luck for { $name }: +{ $swing } %
}
page-values-about = These rules are told in our own words. Some printed values are published, some follow from what is published, and some are our reconstructions, which owners of the box can correct: every value with its source is shown by the command “cosmodrome data”.
page-just-played = Just played
page-just-played-none = Finished games that everybody may see appear here, to be watched move by move.
page-mine-finished = My finished games
page-unofficial = An unofficial work. The games’ names belong to their owners; many printed values are reconstructions, and the page of each game’s rules says which.
page-wins = { $won ->
    [one] { $won } win
   *[other] { $won } wins
}
page-everything-none = Nothing is hidden at this moment.
page-source-published = stated by the publisher
page-source-seen = seen on a published picture
page-source-inferred = follow from what is published
page-source-reconstructed = our reconstruction
page-values-share = { $doubtful ->
    [0] nothing reconstructed
   *[other] { $doubtful } of { $all } reconstructed
}
error-too-few-bots = Name at least two bots with --bots, not { $bots }.
error-missing-extra = This needs the module “{ $module }”. Install Cosmodrome with its extra “{ $extra }”; in a copy of the source: pip install ".[{ $extra }]"
error-bad-cluster = No cluster answers at “{ $address }”.
cli-command-arena = let bots play each other under fair conditions, with ratings
cli-command-analyse = look back at a game: chances, best alternatives, turning points, a picture
cli-arg-bots = the bots, with commas: expert,regular,greedy, or your own: module:Factory
cli-arg-jobs = how many processes; all cores if not named
cli-arg-records = a folder to write every game to, as a record
cli-arg-simulate-jobs = how many processes, 0 for all cores; without it, this one alone
cli-arg-cluster = the address of a Dask cluster
cli-arg-level = how deeply to look: regular, expert or master
cli-arg-plot = where to write the picture (SVG)
cli-arena-kept = The results so far are kept. The same command goes on from there.
cli-arena-games = { $games ->
    [one] one game
   *[other] { $games } games
}
cli-arena-standing = { $bot }: wins { $wins } % ({ $low }–{ $high }), rating { $rating } (standard deviation { $uncertainty }), score { $score }, { $time } ms a decision (slowest { $slowest })
cli-arena-duel = { $bot } comes in before { $other }: { $share } % ({ $low }–{ $high }) of { $games }
cli-analysing = Analysing the game
cli-plot-step = decision
cli-plot-chance = chance to win
cli-plot = The picture is in { $file }.
cli-decision-best = { $step }. { SEAT($seat) }: { $action } — { $after } %
cli-decision = { $step }. { SEAT($seat) }: { $action } — { $before } % → { $after } %; better: { $best } (loses { $loss } %)
cli-turn-mistake = Turning point at { $step }: { SEAT($seat) } plays { $action }, a mistake ({ $swing } %).
cli-turn-fortune = Turning point at { $step }: luck after { $action } of { SEAT($seat) } ({ $swing } %).
cli-line-better = Better, and how it could go on:
cli-line-played = Played, and how it could go on:
cli-line-move = { SEAT($seat) }: { $move } — { $chance } %

error-missing-file = “{ $task }” needs the name of a file.
error-missing-name = “{ $task }” needs the name of a person.
error-missing-address = test-mail needs the address to send to.
error-missing-role = “grant” needs a role after the name: moderator or none.
error-unknown-role = There is no role “{ $role }”; there are: { $roles }.
error-tournament-usage = “tournament” takes one of these: { $usage }.
cli-command-serve = serve tables for people in the browser
cli-command-admin = back up, restore, export, import, check or count what a server has stored; name moderators, help people who have lost their password
cli-arg-host = the address to listen on; this machine only if not named
cli-arg-port = the port to listen on; 8765 if not named
cli-arg-database = the database’s address; a file in your data folder if not named
cli-arg-workers = how many server processes; more than one needs PostgreSQL
cli-arg-open = open the browser
cli-arg-task = what to do: backup, restore, export, import, check, stats, grant, reset-password, test-mail or tournament
cli-arg-target = the file to write or to read; for grant and reset-password the name of a person, for test-mail a mail address; for tournament its task
cli-arg-more = for grant: moderator or none; for tournament: what its task needs
cli-arg-server = the address of a server: check its finished tables, named instead of files
cli-serving = Cosmodrome is open. Ctrl-C closes it. The address:
cli-backup-done = Saved to { $file }: { $rows ->
    [one] one row.
   *[other] { $rows } rows.
}
cli-restore-done = Restored from { $file }: { $rows ->
    [one] one row.
   *[other] { $rows } rows.
}
cli-export-done = Exported to { $file }: { $rows ->
    [one] one game.
   *[other] { $rows } games.
}
cli-import-done = Imported from { $file }: { $rows ->
    [one] one new game.
   *[other] { $rows } new games.
}
cli-check-done = Everything stored is sound.
cli-grant-done = { $role ->
    [none] { $name } is no longer a moderator.
   *[moderator] { $name } is a moderator now.
}
cli-test-mail-done = A mail to { $address } was handed over to the mail server.
cli-reset-password-done = The password, sessions and tokens of { $name } have ended. Their new recovery code, for one use: { $code }
    On the page “Account” under “Sign in”, “Use a recovery code” sets a new password with it.
cli-tournament-done = { $task ->
    [new] Tournament { $id } is planned.
    [start] Tournament { $id } starts within a second or two, if a server runs.
    [stop] Tournament { $id } has ended, with the standings as they are.
    [cancel] Tournament { $id } is cancelled.
    [replace] The player was replaced in tournament { $id }.
   *[result] The result is set in tournament { $id }.
}
cli-tournament-none = There are no tournaments.
cli-tournament-ruling = { $table }: the result was set by hand.
cli-tournament-verified = { $games ->
    [one] One game replays to its result.
   *[other] { $games } games replay to their results.
} { $rounds ->
    [one] The pairing of the one round follows from the seed.
   *[other] The pairings of { $rounds } rounds follow from the seed and the results.
}

cli-command-study = play many games and write a report on the balance of a game
cli-arg-study-seats = numbers of players to try, with commas, or “all”; the fewest if not named
cli-arg-levels = the bots that the first bot meets, to tell luck from play: casual,novice,random if not named
cli-arg-compare-options = options to try, each against the game without it: a,b+c or “all”
cli-arg-against = a folder with values to compare with, instead of the printed ones
cli-arg-vary = a printed value to vary: file:row:column=1..5
cli-arg-out = the folder to write to; study-GAME if not named
cli-arg-dataset-out = the folder to write to; dataset-GAME if not named
cli-dataset-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } written to { $folder }.
cli-arg-language = the languages of the report, with commas, or “all”
cli-games-a-second = games/s
cli-study-resumed = Going on: { $games } games were finished before.
cli-study-kept = What is finished is kept. Go on with:
    { $command }
cli-study-played = { $games } games in { $seconds } s: { $speed } games a second
cli-study-report = The report: { $file }
error-unknown-language = There are no texts in “{ $language }”. There are: { $languages }.
error-bad-cell = “{ $text }” is not of the form file:row:column=1..5 or file:row:column=a,b,c (2 to 20 values).
error-unknown-sheet = There is no table “{ $sheet }”. There are: { $sheets }.
error-unknown-row = { $sheet } has no row “{ $row }”. Did you mean “{ $nearest }”?
error-unknown-column = { $sheet } has no column “{ $column }”. It has: { $columns }.
error-refused-value = The rules refuse “{ $value }” for { $sheet }:{ $row }:{ $column }: { $problem }.
error-same-values = { $folder } has the same values as what it is compared with.
error-too-few-games = { $games } games are too few: every share would be uncertain by { $points } points or more. { $needed } would do.
page-studies = Studies
page-studies-about = What thousands of games between bots say about the balance of our games, card by card. Many printed values are reconstructions, and bots are not people.
page-studies-none = No study has been published here yet.
page-studies-item = Players: { $players }. Games: { $games }. Bots: { $bots }. Options: { $options }. Rules: version { $rules }. Printed values: { $data }.
page-studies-old = Made with other rules or printed values than those played here.

# The end of a game, and looking back.
page-won = You won!
page-winners = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
page-and = {" "}and{" "}
page-ahead = { $unit }, { $margin } ahead
page-ahead-of-you = { $unit }, { $margin } ahead of you
page-analyse = Analyse
page-watch-again = Watch again
page-see-board = Look at the board
page-result = Result
page-moments = { $count ->
    [one] A moment that mattered
    [2] Two moments that mattered
    [3] Three moments that mattered
   *[other] { $count } moments that mattered
}
page-moment = Moment { $number }
page-moment-back = Previous moment
page-moment-next = Next moment
page-percent-change = { $change } %
page-ended-left = left the table.
page-ended-clock = ran out of time.
page-ended-resigned = resigned.
page-bot-moves = { $bot } of { $all } moves by a bot.
page-better = better
page-played = played
page-line = How it could go on, chances of { $name }
page-line-step = Step through this line
page-line-next = Next move
page-line-back = Back to the game
page-line-played = How it could go on after the move played
page-line-shown = a line not played
page-analysis-progress = Looking deeper
page-analysis-done = { $done } of { $all }
page-analysis-again = Try the analysis again
page-chances-note = The graph assumes ordinary play; the figure of a move is its own chance.
page-hint-why = How it could go on, your chances
page-hint-next = The next best: { $move }
page-hint-difference = { $points ->
    [0] about as good
    [one] chance lower by { $points } point
   *[other] chance lower by { $points } points
}
page-turn-mistake = Mistake by { $name }: −{ $swing } %

# The help over a table.
page-help = Help
page-help-title = How { $game } is played
page-help-about = Point at a sign: it lights up on the table.
page-help-signs = The signs
page-help-end = The end:
page-help-table = The table
page-help-mine = A bar in this colour: it is your turn, and it asks you a question.
page-help-other = A bar in a player’s colour: the table waits for that player.
page-help-legal = You may press this now.
page-help-chosen = You have chosen this; nothing is played yet.
page-help-changed = Another player has just changed this, in their colour.
page-help-undo = Clears the choice, or takes back your last move while nothing hidden was shown. Dashed: not possible, it says why.
page-help-confirm = Plays what you have chosen. Nothing counts before that.
page-help-words = The position and the choices in words.
page-help-rules = Read the rules
page-help-opens = opens,
page-help-closes = closes
page-colon = {":"}

# Tournaments.
page-play = Play
tournaments-title = Tournaments
tournaments-plan = Plan a tournament
tournaments-account = An account can plan tournaments
tournaments-none = No tournament is planned.
tournaments-running = Running
tournaments-planned = To come
tournaments-over = Over
tournament-format = Format
tournament-format-swiss = Swiss
    .about = Neighbours in the standings meet, nobody twice if possible.
tournament-format-round-robin = Round robin
    .about = Everybody meets everybody.
tournament-format-knockout = Knock-out
    .about = The better half of each table goes on.
tournament-format-arena = Arena
    .about = Come and go for a time; whoever is free is paired.
tournament-tables-of = tables of { $seats }
tournament-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
tournament-rounds-list = Rounds
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-minutes = { $minutes } min
tournament-live = { $minutes } min + { $seconds } s
tournament-turns = { $hours } h a turn
tournament-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}{ $bots ->
    [0] {""}
    [one] , 1 of them a bot
   *[other] , { $bots } of them bots
}
tournament-private = by invitation
tournament-private-field = By invitation only
tournament-late = late entry until round { $round }
tournament-late-field = Late entry until round
tournament-invite = Copy the link
tournament-you-are-in = you are in
tournament-cancelled = cancelled
tournament-act-enter = Join
tournament-act-here = I am here
tournament-act-withdraw = Withdraw
tournament-act-return = Come back
tournament-act-pause = Pause
tournament-act-start = Start now
tournament-act-cancel = Cancel
tournament-cancel-sure = Really cancel?
tournament-go = Go to my table
tournament-station-now = running
tournament-bar = What is yours to do
tournament-bar-before = { $name } starts at { $time }
    .more = { $players } of { $places } places taken.
tournament-bar-full = { $waits ->
    [true] You wait for a place
   *[false] Full
}
    .more = { $queue ->
        [0] Nobody is waiting.
        [one] One is waiting.
       *[other] { $queue } are waiting.
    } Places of those who are not here at the start go out.
tournament-bar-late = The tournament is running
    .more = You can still join: you get a table with the next pairing.
tournament-bar-in = You are in
    .more = Say that you are here before the start, or your place goes to the next.
tournament-bar-here = You are in
    .more = The tournament starts at { $time }.
tournament-bar-pairing = Round { $next } is being paired
    .more = You know your table as soon as the last one of the round has ended and the break is over.
tournament-bar-turn = Your turn at table { $table }
    .more = { $round ->
        [0] With { $others }.
       *[other] Round { $round }, with { $others }.
    }
tournament-bar-table = Table { $table }, you sit in seat { $seat }
    .more = { $round ->
        [0] With { $others }.
       *[other] Round { $round }, with { $others }.
    }
tournament-bar-resting = No table for you this round
    .more = You rest for { $rest ->
            [one] { $rest } point
           *[other] { $rest } points
        }, and nobody rests twice before everybody has.
tournament-bar-withdrawn = You do not play now
    .more = Your points stay. You may come back before the next round is paired.
tournament-bar-waiting = You are next
    .more = Your table starts as soon as enough players are free.
tournament-bar-over = { $place ->
    [0] The tournament is over
   *[other] Over: you finished in place { $place }
}
    .more = { $place ->
        [0] Won by { $winners }.
       *[other] Points: { $points }. Won by { $winners }.
    }
tournament-bar-cancelled = The tournament was cancelled
    .more = Nothing counts.
tournament-standings = Standings
tournament-standings-live = live, by place points
tournament-find = Find a player
tournament-last-games = Last games
tournament-head-points = Points
tournament-head-rivals = Rivals
tournament-head-wins = Wins
tournament-head-margin = Margin
tournament-head-now = Now
tournament-key-points = points
tournament-key-rivals = rivals
tournament-key-wins = wins
tournament-key-margin = margin
tournament-why = Why place { $place }?
tournament-why-same = { $count } players have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tournament-why-equal = equal { $keys },{" "}
tournament-why-after = After { $name }: { $equal }{ $key } { $mine } to { $theirs }.
tournament-why-before = Before { $name }: { $equal }{ $key } { $mine } to { $theirs }.
tournament-why-after-stage = After { $name }, who came further.
tournament-why-before-stage = Before { $name }, who did not come as far.
tournament-why-level = Level with { $name } in everything.
tournament-place = place { $place }
tournament-rest = rest
tournament-forfeit = forfeit
tournament-bot = bot
tournament-you = you
tournament-filler = Bot
tournament-at = T{ $table }
tournament-at-table = table { $table }
tournament-state-in = entered
tournament-state-here = waiting
tournament-state-waiting = waiting
tournament-state-paused = pause
tournament-state-withdrawn = left
tournament-state-absent = absent
tournament-all = All { $count }
tournament-streak = Two wins in a row: the next games count double until one is not won.
tournament-tables = Tables
tournament-table = Table
tournament-your-table = Your table
tournament-table-running = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
tournament-table-waiting = Waiting
tournament-table-over = Finished
tournament-table-forfeit = Forfeit
tournament-finished-of = { $finished } of { $count } finished
tournament-no-tables = There are no tables yet. They appear when the first pairing is made.
tournament-rests = { $names }: rest, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tournament-ruled = result set by the host
tournament-forfeited = { $name }: no points, a bot played
tournament-away = { $name } is away, a bot sits in when the time is up
tournament-took = in { $minutes } min
tournament-link-watch = Watch
tournament-link-go = Go to my table
tournament-link-replay = Replay
tournament-link-of = { $link }: table { $table }
tournament-page-before = Earlier
tournament-page-next = More
tournament-tab-standings = Standings
tournament-tab-tables = Tables
tournament-tab-rounds = Rounds
tournament-tab-rules = Rules
tournament-podium = Podium
tournament-bracket = Who goes on
tournament-grid = Who met whom
tournament-met-won = before { $name }
tournament-met-lost = after { $name }
tournament-met-equal = level with { $name }
tournament-met-running = playing with { $name }
tournament-arena-soon = Opens in
tournament-arena-open = Arena is open
tournament-arena-of = of { $minutes } minutes
tournament-come-and-go = Come and go.
tournament-come-and-go-more = Tables that start before 0:00 still count; the rest is settled when the last one ends.
tournament-decided = How places are decided
tournament-next = What holds here
tournament-rule-stage = How far you came, and your place at your last table.
tournament-rule-points = Points: { $ladder } by place at the table; equal places share. At a smaller table they are stretched.
tournament-rule-rivals = Rivals: the points of everybody you met. Hard tables count for you.
tournament-rule-wins = Wins, then margin: your scores above the mean of your tables.
tournament-rule-break = { $seconds ->
    [0] The next round begins as soon as the last table has ended.
   *[other] The next round begins { $seconds } s after the last table.
}
tournament-rule-swiss = Nobody meets twice while another pairing exists, and everybody sits in every seat equally often.
tournament-rule-round-robin = Everybody meets everybody.
tournament-rule-knockout = { $seats ->
    [2] The winner of each table goes on.
    [3] The winner of each table goes on.
   *[other] The better half of each table goes on.
}
tournament-rule-forfeit = If your time runs out or you leave, a bot plays on and you get no points for that game.
tournament-rule-records = Every result comes from its record, every draw from this seed; before the start its hash is shown:
tournament-name = Name
tournament-game = Game
tournament-seats = Seats at a table
tournament-places-field = Places
tournament-lasting = Minutes
tournament-pause = Break, in seconds
tournament-starts = Start
tournament-leftover = If players do not fill their tables
tournament-leftover-rest = some rest for the mean of the points
tournament-leftover-smaller = some tables are smaller
tournament-leftover-bots = bots fill the seats
tournament-bots = Bots that take part
tournament-level = Level of bots
table-set-up = Set-up position
table-tournament = To the tournament

## The school

school-title = Flight school
school-about = Five minutes with Beep, and you can play.
school-welcome = Beep! I show you how it goes, on the real board. Pick a game.
school-welcome-back = Welcome back, { $name }. { $game } is where you left it.
school-first = First game
school-topics = Lessons by topic
school-of = { $done } of { $all }
school-step = step { $step } of { $steps }
school-minutes = { $minutes } min
school-about-minutes = about { $minutes } min
school-was-done = done
school-start = Start
school-go-on = Go on
school-again = Again
school-plan = Flight plan
school-leave = Leave
school-skip = Skip
school-skip-step = Skip step
school-next = Go on
school-back = Take it back
school-anyway = Play it anyway
school-not-played = not yet played
school-done = Done
school-play-on = Play on
school-may = You may. But let us first try what I have lit up.
    .title = Not that one yet
school-return = Back to step { $step }
school-short = School
school-learn = Learn it
school-first-of = Learn { $game }: the guided first game
school-lesson = Try it: { $lesson }

## The coach

coach-name = Coach
coach-moments = Moments that mattered
coach-moments-none = Nothing in this game cost or won you much.
coach-ask = Show me my moments
coach-asking = The coach looks at every decision of the game
coach-mistake = You chose: { $played }. Your chance to win was then { $chance } %. Better: { $other }, with { $other-chance } %.
coach-good = You chose: { $played }. Your chance to win was then { $chance } %. The other choice was: { $other }. It would have left you { $other-chance } %.
coach-you = You: { $action }
coach-step = move { $step }
coach-before = Before
coach-after = After
coach-after-good = A good choice
coach-after-bad = A costly choice
coach-replay = Replay with the coach
coach-play-on = Play on from moment { $number }
coach-skills = What you do well, and not yet
coach-skills-of = What { $name } does well, and not yet
coach-how = Chance to win that each decision gains or loses against a regular bot, in points. The decisions were analysed as after every game; those without a choice do not count.
coach-games = { $games ->
    [one] your last game
   *[other] { $analysed } of the last { $games } games
}
coach-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
coach-too-few = too few to tell
coach-none = Once a game of yours is analysed, the coach says here what you do well.
coach-analyse = { $count ->
    [one] Analyse one more game
   *[other] Analyse { $count } more games
}
coach-worst = This costs you most: { $skill }.
coach-lesson = Lesson: { $lesson }
coach-share = Others may see this on my profile

# Learning.
cli-command-train = let a game be learned by self-play; writes weights for a bot, and the learning curve
cli-arg-train-games = how many games to play; 20,000 if not named
cli-arg-train-out = the folder to write to, and to go on in; training-GAME if not named
cli-arg-train-jobs = how many processes play; all cores if not named. The result depends on it
cli-arg-correction = learn a correction of the game’s own judge from the ends of quick games, instead of a network
cli-arg-greedy = in how many first rounds the bot “greedy” plays and is imitated; none if not named
cli-learning = Learning { $game }
cli-train-resumed = Going on: { $games } games were played before.
cli-train-kept = The last checkpoint is kept. Go on with:
    { $command }
cli-train-point = { $games } games, { $speed } a second, loss { $loss }. Without search it wins { $random } % of two-player games against random and { $greedy } % against greedy.
cli-train-corrected = { $games } games. In games kept apart the loss falls from { $own } to { $loss }. With few simulations it wins { $won } % of two-player games against the game’s own judge.
cli-train-written = The weights, which are also the name of a bot: { $file }
cli-train-games = games played
cli-train-won = two-player games won without search

# Seasons, ratings and deeds.
season-all-time = All time
season-choose = Season
season-rule = The table lists players who have finished { $needed } rated games in the month, ranked by the rating after the last of them. Of equal ratings the one with more games stands higher. Months are those of UTC.
season-days-left = { $days ->
    [0] ends today
    [one] { $days } day to go
   *[other] { $days } days to go
}
season-mine = You have finished { $games } of { $needed } rated games this season.
season-none = Nobody has finished enough rated games in this season.
season-honour = Table of honour, { $month }
season-honour-about = The highest rating of each game this month
season-leads = You lead.
ladder-rule = Rated after { $needed } games. The number is cautious: it rises with every game that confirms it.
profile-rank = No. { $place } of { $of }
profile-won = { $won } of { $played } won
profile-unrated = { $games } of { $needed } rated games
profile-change = This season { $change }
profile-plot = rating and its margin
profile-plot-month = 30 days
profile-plot-seasons = season by season
profile-plot-words = Rating in { $game }: { $first } at first, { $last } now, at most { $most }.
profile-plot-none = No rated games in these 30 days.
profile-medals = Seasons
profile-medal = Place { $place }, { $month }
profile-deeds = Deeds
profile-deeds-of = { $won } of { $all }
profile-deeds-all = all { $all }
profile-deeds-few = fewer
profile-deed-progress = { $progress } of { $goal }
profile-deeds-about = Counted from the records of finished games, again when a rule of counting changes.
profile-recent = Recent games

# Watching.
watch-title = Watch
watch-running = Running games
watch-about = The most interesting first: who plays and how well, live clocks, tournaments, close scores, who watches.
watch-none = No public game is running now.
watch-go = Watch
watch-live = live
watch-turns = by turns
watch-untimed = no clock
watch-lead = { $lead ->
    [0] even
   *[other] { $lead } ahead
}
watch-more = { $count ->
    [one] { $count } more game is running.
   *[other] { $count } more games are running.
}
screen-open = Show on a big screen
screen-moves = Last moves
screen-to-table = To the table
watch-later = { $moves ->
    [one] shown { $moves } move later
   *[other] shown { $moves } moves later
}
page-delay = Spectators see it
page-delay-usual = as usual
page-delay-now = at once
page-delay-moves = { $moves ->
    [one] { $moves } move later
   *[other] { $moves } moves later
}
page-delay-about = As usual: a round later where hands are hidden and the game is rated or belongs to a tournament, otherwise at once.

## Following, challenges, groups

club-title = People
club-waiting = { $count ->
    [0] People
    [one] People: { $count } challenge waits for you
   *[other] People: { $count } challenges wait for you
}
club-following = You follow
club-following-here = { $count }, { $here } here
club-following-none = Nobody yet. Follow people on their page, and see here when they are around.
club-guest = With an account you can follow people and play in groups of your own. Guests see who is here.
club-keep-account = Make an account
club-here = Who is here
club-here-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
club-here-none = Nobody else is here right now.
club-is-here = here
club-is-away = not here
club-playing = playing { $game }
club-bot-here = bot, takes challenges
club-watch-of = Watch { $name } play { $game }
club-follow = Follow
club-unfollow = Following
club-unfollow-of = Following { $name }. Stop following
club-followers = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}
club-unseen = Do not show others when I am here
club-unseen-about = At a table the others still see whether you are looking at it.
club-challenge-of = Challenge { $name }
club-challenge-send = Send the challenge
club-challenges = Challenges
club-challenge-by = { $name } challenges you to { $game }
club-challenge-until = until { $time }
club-accept = Accept
club-decline = Decline
club-challenge-waits = Waiting for { $name }
club-challenge-declined = { $name } does not want to play now
club-withdraw = Withdraw
club-withdraw-of = Withdraw the challenge of { $name }
club-invite-followed = Challenge somebody you follow
club-groups = Groups
club-groups-none = None yet. A group has tables and tournaments of its own that only its members see.
club-group-new = New group
club-group-name = Name of the group
club-group-make = Make the group
club-group-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-group-here = { $count } here
club-group-private = Private group
club-members = Members
club-member-of = { $count } of { $most }
club-owner = owner
club-since = since { $date }
club-remove-of = Remove { $name } from the group
club-group-table = Open a table
club-group-tables = Tables of the group
club-group-tables-none = No table is open. Only members see the tables of the group.
club-group-tournaments = Tournaments of the group
club-group-tournaments-none = None yet. Plan one: only members can enter it.
club-group-link = Invite by link
club-group-link-about = Anyone with the link can join. It changes when somebody is removed.
club-group-renew = Renew the link
club-group-renewed = The old link leads nowhere now.
club-group-rename = Rename
club-group-leave = Leave the group
club-group-leave-owner = The group passes to the member who has been here longest.
club-group-delete = Delete the group
club-group-delete-about = Games go on for those who play them; planned tournaments are cancelled.
club-sure = Really: { $what }
club-group-invited = { $owner } invites you to the group “{ $name }”
club-group-join = Join the group
club-group-full = The group is full.
club-group-needs-account = A group is for accounts: set a password first, then open the link again.
error-no-such-group = There is no such group, or the link is no longer valid.
error-group-full = This group is full.
error-owners-only = This is for the owner of the group.
error-enough = You have as many as you may have: { $most }.

# Puzzles on the command line.
cli-command-strategy = write down what bots know about a game: openings, what is worth having, mistakes of the levels
cli-arg-decisions = how many decisions of each level are appraised; 300 if not named
cli-arg-strategy-games = how many games openings and components are counted in; 2,000 if not named
cli-arg-strategy-bot = the bots that play these games; greedy if not named
cli-arg-strategy-levels = levels whose mistakes are told, with commas; novice, casual and regular if not named
cli-arg-strategy-out = the folder to write to; strategy-GAME if not named
cli-strategy-appraising = { $game }, decisions
cli-strategy-written = The page: { $file }
cli-command-puzzles = make puzzles from games between bots: positions in which one action is clearly the best
cli-arg-puzzles = stop at this number of puzzles
cli-arg-puzzles-games = how many games to play at most; 100 if not named
cli-arg-puzzles-seats = numbers of players, with commas, or “all”; the three smallest if not named
cli-arg-puzzles-bot = the bot that plays the games; casual if not named
cli-arg-puzzles-out = the file to write to; puzzles-GAME.jsonl if not named
cli-puzzles-making = { $game }, puzzles
cli-puzzles-made = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
 } from { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $seconds } s of one core each: { $file }

# Puzzles on the page.
puzzle-title = Puzzles
puzzle-number = Puzzle { $number } · { $rating }
puzzle-day-number = Puzzle of the day · { $rating }
puzzle-day = Puzzle of the day
puzzle-plain = Puzzle { $number }
puzzle-part-opening = The game has just begun.
puzzle-part-middle = The middle of the game.
puzzle-part-endgame = The game is nearly over.
puzzle-scores-ahead = You are ahead, and want to stay there.
puzzle-scores-behind = You are behind. Turn it round.
puzzle-scores-level = Nobody is ahead of you.
puzzle-one = One move is clearly the best.
puzzle-several = Find the { $moves } best moves, one after the other.
puzzle-goes-on = Right so far. How do you go on?
puzzle-tip-opening = Do not count points yet: who will have the better game?
puzzle-tip-middle = Look at what the others want as well.
puzzle-tip-endgame = Count twice: what is still worth points, and for whom?
puzzle-your-rating = Your puzzle rating
puzzle-row = Solved in a row
puzzle-row-short = { $row ->
    [one] { $row } solved in a row
   *[other] { $row } solved in a row
}
puzzle-uncounted = You have answered this one before: now it is only for practice.
puzzle-show = Show the answer
puzzle-right = Right!
puzzle-wrong = Not this one
puzzle-shown = This was it
puzzle-bar-right = Solved
puzzle-bar-wrong = Wrong, and here is why
puzzle-bar-shown = The solution
puzzle-why-more = The best move brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} more in this turn than the next best, and the chance to win is { $best } % instead of { $second } %.
puzzle-why-less = In this turn the best move brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} less than the next best, but what comes later is worth more: { $best } % to win instead of { $second } %.
puzzle-why-later = In this turn the best move brings no more points than the next best. What comes later makes the difference: { $best } % to win instead of { $second } %.
puzzle-why-yours = Your move leaves a chance of { $chance } %; { $best } % were possible.
puzzle-why-yours-low = Your move leaves a chance below { $chance } %; { $best } % were possible.
puzzle-why-step = The first { $count ->
    [one] move was
   *[other] moves were
} right, this one was not.
puzzle-best-is = Best: { $move }
puzzle-second-is = The next best: { $move }
puzzle-chances = Chance to win after
puzzle-below = < { $number } %
puzzle-solution = The solution
puzzle-go-on = How it could go on
puzzle-tag-best = best
puzzle-tag-yours = your move
puzzle-themes = Themes
puzzle-theme = Theme
puzzle-theme-all = All themes
puzzle-theme-count = { $theme } ({ $count })
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-show-best = Show me the best move
puzzle-play-on = Play on
puzzle-share = Share
puzzle-change-up = up { $points }
puzzle-change-down = down { $points }
puzzle-solve = Solve it
puzzle-solved = Solved
puzzle-look-again = Look again
puzzle-share-solve = { $share } % solve it
puzzle-of = Puzzles · { $solved } of { $all }
puzzle-rating = rating
puzzle-none-yet = not rated yet
puzzle-days = { $days ->
    [one] day in a row
   *[other] days in a row
}
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-streak-about = One puzzle or lesson a day keeps it flying. Best so far: { $best ->
    [one] { $best } day
   *[other] { $best } days
}. One missed day a week is forgiven.
puzzle-weekday-0 = Mon
puzzle-weekday-1 = Tue
puzzle-weekday-2 = Wed
puzzle-weekday-3 = Thu
puzzle-weekday-4 = Fri
puzzle-weekday-5 = Sat
puzzle-weekday-6 = Sun
puzzle-day-done = { $day }: done
puzzle-day-missed = { $day }: nothing
puzzle-day-today = { $day }: today
theme-opening = Opening
theme-endgame = Endgame
theme-behind = Catching up
theme-ahead = Keeping the lead
theme-patience = Patience
theme-harvest = Points at once
theme-combination = Several moves
error-unanswered = Answer the puzzle first.

# Positions that are set up
seat-name = { SEAT($seat) }
zone-phase = Phase
zone-to_move = To move
zone-round = Round
pick-yes = yes
pick-no = no
pick-nobody = nobody
law-form = Every part of the box is in one place that takes it.
law-turn = The player to move has something to do.
law-memory = Nobody knows of a card that is elsewhere.
set-up-title = Set up a position
set-up-card = Set up a position
set-up-edit = Change this position
set-up-parts = Parts
set-up-left = { $count } left
set-up-position = Position
set-up-players = Players
set-up-options = Options
set-up-check = Is it a possible position?
set-up-of-seat = { SEAT($seat) }: { $zone }
set-up-possible = A possible position.
set-up-impossible = Not possible like this
set-up-unchecked = not looked at yet
set-up-tab-board = Board
set-up-tab-seats = Players
set-up-tab-piles = Piles
set-up-tab-turn = Turn
set-up-tab-check = Check
set-up-how = Choose a part, then the place where it goes.
set-up-holding = { $part }: where does it go?
set-up-put = Put it here: { $zone }
set-up-pick = Pick up: { $part }
set-up-let-go = Let go
set-up-erase = Take away
set-up-earlier = One place forward
set-up-later = One place back
set-up-empty = empty
set-up-more = one more
set-up-less = one less
set-up-undo = Undo
set-up-share = Share
set-up-clear = Start over
set-up-change = Change it
set-up-my-seat = I play
set-up-seen-by = Seen by
set-up-marked = A position that was set up is marked so, in its link and its record.
set-up-link = Link to this position
set-up-shown = Somebody has set this position up.
set-up-earlier-step = Something was half done there: this is the last position before.
set-up-bad-link = This link holds no position that can be read. It may have been cut off on its way.
set-up-old-link = This link was made for other rules or printed values of the game: its position no longer fits.
set-up-wrong = { $why ->
    [count] { $part }: the box has { $printed }, here are { $found }.
    [number] { $what }: the number is not right.
    [limit] { $printed ->
        [0] { $what }: more than fits there.
       *[other] { $what }: at most { $printed } fit, here are { $found }.
    }
    [place] { $part ->
        [none] { $what }: something cannot be there.
       *[other] { $what }: { $part } cannot be there.
    }
    [turn] { $what }: this does not fit whose turn it is.
    [phase] A game cannot begin where something is half done.
   *[form] { $what }: this cannot be read.
}
