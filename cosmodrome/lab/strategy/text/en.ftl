# The words of the pages of strategy. Numbers come as texts, formatted for the language.
strategy-title = { $game }: strategy
strategy-lead = What { $games } games between bots ({ $bots }, { $seats } players) tell about openings, components and turns, and what each level of bots gets wrong. Bots are not people, and many printed values are reconstructions: read it as advice, not as proof.
strategy-made = Written by one command, to be given again when rules, printed values or bots change (rules version { $rules }, printed values { $data }):
strategy-components = What is worth having
strategy-components-say = Points of chance to win with a component against others of its kind, among equals, with 95 % intervals: { $shown } of the { $judged } components that these games could judge.
strategy-components-none = These games are too few to judge any component.
strategy-gain = points of chance to win
strategy-turns = What a turn is worth
strategy-turns-say = Points made in one turn, by level and fifth of the game, with 95 % intervals.
strategy-level = Level
strategy-fifth = { $fifth ->
    [1] First fifth
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Last
}
strategy-mistakes = The commonest mistakes
strategy-mistakes-say = { $decisions } decisions of each level, drawn from games between bots of that level, were appraised by the search of { $bot }, by what the player could know. The picture shows what a decision loses on average, in points of the chance to win; the table shows it by kind of decision. A decision that loses { $points } points or more is a mistake.
strategy-loss = points lost by a decision
strategy-share = mistakes among all decisions
strategy-confusion = { $phase }: “{ $verb }” where “{ $best }” was better; { $times } times, { $loss } points on average.
strategy-other-choice = { $phase }: the wrong choice with “{ $verb }”; { $times } times, { $loss } points on average.
strategy-worst = The most expensive one: { $played } ({ $after } %), where the better move was: { $best } ({ $before } %).
strategy-no-mistakes = No mistake was found.
