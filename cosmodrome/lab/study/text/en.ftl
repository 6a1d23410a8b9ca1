# The words of the report of a study. Numbers come as texts, formatted for the language.
study-kicker = a study of balance
study-title = { $game }: a study of balance
study-lead = What { $games } games of bots say about seats, cards and openings, with the uncertainty of every figure.
study-chip-games = { $games } games for each number of players: { $players }
study-chip-options = options: { $options }
study-chip-rules = rules version { $rules }
study-chip-values = printed values { $data }
study-chip-seed = seed { $seed }
study-table = Table

finding-off = off
finding-look = look
finding-fine = fine
finding-dead = Hardly anybody takes it: { $name }.
finding-dead-text = Taken in { $share } % ({ $low } to { $high }) of { $times } chances.
finding-dominant = Too good: { $name }.
finding-dominant-text = Seats that get it win { $gain } points ({ $low } to { $high }) more often than with others of its kind.
finding-weak = A burden: { $name }.
finding-weak-text = Seats that get it win { $gain } points ({ $low } to { $high }) less often than with others of its kind.
finding-seat = Player { $seat } of { $seats } wins { $share } %.
finding-seat-text = Even would be { $even } %; the interval is { $low } to { $high } % ({ $games } games).
finding-even = No seat is favoured.
finding-even-text = The largest distance from an even share is { $most } points, within chance ({ $games } games).
finding-minutes = { $minutes } min
finding-length = A game takes about { $minutes } minutes.
finding-length-text = { $decisions } decisions with { $seats } players; nine games of ten have { $low } to { $high }. Minutes are estimated.
finding-play = { $bot } wins { $share } % against { $other }.
finding-play-text = The interval is { $low } to { $high } %; even would be { $even } %. Between equals the start decides { $deal } % ({ $deal_low } to { $deal_high }) of the result.
finding-none = Nothing stands out.
finding-none-text = None of { $count } components is dead, dominant or weak ({ $games } games).
finding-few = Too few games for some answers.
finding-few-text = Too uncertain: { $count } of { $all } components; { $needed } games would do for all.
finding-ties = { $share } % of games end in a tie.
finding-ties-text = The interval is { $low } to { $high } % ({ $seats } players, { $games } games).
finding-changed = { $figures ->
    [one] { $count } figure
   *[other] { $count } figures
} changed by more than chance.
finding-changed-text = On the same { $games } deals; the clearest: { $name }, { $difference }.
finding-unchanged = Nothing changed by more than chance.
finding-unchanged-text = On the same { $games } deals none of { $count } figures moved far enough.

seats-title = Seats
seats-say = The largest distance from an even share: player { $seat } of { $seats } wins { $share } % (even: { $even } %).
seats-note = Points above or below an even share; bars are 95 % intervals. Games for each number of players: { $games }.
seats-players = { $seats } players
seats-player = player { $seat }

luck-title = Luck and play
luck-say = One { $bot } bot among { $other } bots wins { $share } % where even is { $even } %. Between equals, what the first player sees at the start decides { $deal } % ({ $low } to { $high }) of the result.
luck-against = against { $other }
luck-against-seats = against { $other }, { $seats } players
luck-note = Each deal is played from every seat. The share of the start comes from { $games } games replayed from the same view of the table with everything unseen drawn anew.
luck-settled = When the winner no longer changes
luck-settled-mark = three quarters decided
luck-settled-x = of the decisions made
luck-settled-y = of games decided

parts-title = Cards and other components
parts-say = { $dominant } dominant, { $weak } weak and { $dead } dead of { $count }. Each is compared with others of its kind that a seat of the same level got in the same way, at the same time of the game and standing equally well.
parts-dead-zone = dead
parts-dominant-zone = dominant: whole interval above +{ $points }
parts-x = taken when it could be, %
parts-y = points of winning chance, with against without
parts-name = Component
parts-what = What it is
parts-taken = Taken
parts-winning = Winning
parts-verdict = Verdict
parts-seen = Seen
parts-times = Times taken
parts-drawn = Drawn
parts-used = Used
parts-with = Wins with
parts-without = Wins without
parts-note = Winning: points of chance to win with it against without, with a 95 % interval. Marks are given after correction for { $count } components asked at once ({ $games } games).
parts-none = No component is marked.
parts-all = All { $count } as a table
parts-few = Too uncertain to judge: { $count }; about { $needed } games would do for all.
verdict-dominant = dominant
verdict-weak = weak
verdict-dead = dead
verdict-fine = usual
verdict-few = too few games

length-title = Length
length-say = Nine games of ten have { $low } to { $high } decisions with { $seats } players: about { $minutes } minutes, estimated.
length-x = decisions in a game
length-note = Nobody has timed people: minutes are an estimate. { $set_up } minutes to set up and count, { $turn } s a turn, { $doubling } s for every doubling of the actions to choose from, fitted to the playing times on the boxes of our four games (off by a sixth on average).
length-median = median { $median }
length-ends = How it ends
length-cause = { $name }: { $share } % ({ $ends })
length-decisions = Decisions
length-turns = Turns
length-minutes = Minutes (estimated)
length-players = Players

scores-title = Scores
scores-say = With { $seats } players the first is { $points ->
    [one] { $median } point
   *[other] { $median } points
} ahead of the second in half of the games; { $ties } % ({ $low } to { $high }) of { $games } games are ties.
scores-x = points between first and second
scores-mean = Score
scores-margin = Margin
scores-ties = Ties
choices-title = Choices
choices-say = A decision offers { $actions } actions on average; { $forced } % offer only one. In { $close } % of the others the best two are closer than one point of winning chance ({ $decisions } decisions).
choices-phase = Decision
choices-all = all
choices-count = Decisions
choices-actions = Actions
choices-forced = No choice
choices-close = Close

openings-title = Openings
openings-say = First choices of a seat with { $seats } players, by how often it won. Better than the others by more than chance: { $better }; worse: { $worse }.
openings-none = No first choice was made often enough to be judged: { $needed } times are needed.
openings-x = chance to win, %
openings-better = better than the others
openings-same = could be chance
openings-worse = worse than the others
openings-games = { $games } games
openings-choice = { $verb }: { $name }
openings-more = The best and the worst; all { $count } are in the table.
openings-action = First choice
openings-wins = Wins
openings-gain = Against the others

options-title = What options change
options-say = Each set of options on the same { $games } deals, against the game without it.
options-options = Options
values-title = Printed values compared
values-say = Cells that differ: { $changed }. On the same { $games } deals { $real } of { $count } figures changed by more than chance.
values-more = and { $count } more
values-base = before
values-mine = after
vary-title = { $cell } varied
vary-say = { $games } games for each value, on the same deals.
vary-taken = taken when it could be, %
vary-gain = points of winning chance
vary-first = wins of player 1, %
vary-minutes = minutes
vary-printed = as it was
vary-value = Value

measure-first-seat = Player 1 wins, %
measure-last-seat = The last player wins, %
measure-decisions = Decisions
measure-minutes = Minutes
measure-scores = Score
measure-margins = Margin
measure-ties = Ties, %
measure-settled = Decided after, % of decisions
measure-cause = Ends by { $name }, %
measure-taken = Games with { $name }, %
measure-gain = Gain by { $name }
measure-players = { $name }, { $seats } players
measure-figure = Figure
measure-difference = Difference
measure-real = more than chance
measure-chance = could be chance

foot-methods = Intervals are 95 %: by Wilson for shares, over games or deals for means and differences. Marks are corrected for asking many questions at once (Benjamini and Hochberg, 5 %).
foot-same = The same command gives the same bytes. study.json and the CSV tables lie beside this page. What bots do is not what people do.
foot-reconstructed = Most printed values are reconstructions; this is an unofficial work.
