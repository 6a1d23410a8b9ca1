name = MLEM: Space Agency
    .short = MLEM
about = Cats share one rocket: roll, fly, and leave in time, for the next roll may crash it.

option-ufo = UFO
    .about = A token for every expedition sets the dice and gives the commander an ability; meeting the UFO is worth points.
option-exploration = Exploration
    .about = Tokens on the track give points, bring back a die, or throw the rocket forward through a tunnel.
option-missions = Secret missions
    .about = Everybody keeps three secret targets, worth up to 10 points at the end.

# Cats: a name, and what the cat can do.
cat-satellite = Satellite
    .short = sat
    .does = the rocket starts from the satellite’s space
cat-plus_minus_1 = Plus-Minus
    .short = ±1
    .does = may land one space farther or one space back
cat-parachute = Parachute
    .short = chute
    .does = may land where the rocket crashes
cat-moon_x2 = Double Moon
    .short = moon×2
    .does = doubles the points of its moon
cat-planet_x2 = Double Planet
    .short = planet×2
    .does = doubles your points for its planet
cat-deep_x2 = Double Deep Space
    .short = deep×2
    .does = doubles its points in deep space
cat-drop_die = Drop-a-Die
    .short = −die
    .does = when it lands, those who stay aboard lose a die
cat-one_die = Spare One
    .short = die1
    .does = once per expedition the commander may use it as a die showing 1
cat-of = { NAME($cat) } ({ SEAT($seat) })
    .you = { NAME($cat) } (yours)

place-moon_6 = moon 6
    .to = on moon 6
place-moon_7 = moon 7
    .to = on moon 7
place-paw = planet Paw
    .brief = Paw
    .to = on planet Paw
place-moon_10 = moon 10
    .to = on moon 10
place-moon_11 = moon 11
    .to = on moon 11
place-fishbowl = planet Fishbowl
    .brief = Fishbowl
    .to = on planet Fishbowl
place-moon_14 = moon 14
    .to = on moon 14
place-moon_15 = moon 15
    .to = on moon 15
place-yarn = planet Yarn
    .brief = Yarn
    .to = on planet Yarn
place-moon_18 = moon 18
    .to = on moon 18
place-moon_19 = moon 19
    .to = on moon 19
place-rope = planet Rope
    .brief = Rope
    .to = on planet Rope
place-moon_22 = moon 22
    .to = on moon 22
place-moon_23 = moon 23
    .to = on moon 23
place-outer = Outer Planet
    .brief = Outer
    .to = on Outer Planet
place-comet = comet
    .to = on the comet
place-galaxy = galaxy
    .brief = galaxy
    .to = in the galaxy

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-A = afterburner

goal-four_planets = Cats on four planets
    .brief = 4 planets
goal-three_on_planet = Three cats on one planet
    .brief = 3 on a planet
goal-four_moons = Four cats on moons
    .brief = 4 moons
goal-two_deep = Two cats in deep space
    .brief = 2 deep

player = { SEAT($seat) }
mission = { NAME($place) }{ $met ->
    [1] { " " }(met)
   *[other] { "" }
}
progress = { SEAT($seat) } { $count } of { $needed }
    .you = you { $count } of { $needed }
moon-free = { $points ->
    [one] free moon for { $points } point
   *[other] free moon for { $points } points
}
moon-taken = taken by { SEAT($seat) }
    .you = taken by you
pays = { SEAT($seat) } { $points }
    .you = you { $points }

line-expedition = Expedition { $number }. Crashes: { $failures } of { $end }.
line-rocket = The rocket is on space { $space }. { SEAT($seat) } commands. Aboard, in order: { $cats }.
    .you = The rocket is on space { $space }. You command. Aboard, in order: { $cats }.
line-used = { NAME($cat) } of { SEAT($seat) } has been used.
    .you = Your { NAME($cat) } has been used.
line-dice = { $pool ->
    [one] The commander has { $pool } die, { $spent } spent.
   *[other] The commander has { $pool } dice, { $spent } spent.
}
line-roll = Rolled: { $dice }.
line-selection = Selected: fly { $distance } to space { $space }, { $pool ->
    [one] { $pool } die left
   *[other] { $pool } dice left
}, { $crash } % to crash on the next roll.
line-next-roll = The next roll is on space { $space }: { $crash } % that no die fits, { $loss } % to crash with all the help aboard.
line-token = Expedition token: { $ability ->
    [extra] extra dice ({ $faces })
    [keep] keep the dice
   *[reroll] reroll
}{ $used ->
    [1] , used.
   *[other] .
}
line-ufo = The UFO is on space { $space }; the next contact gives { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
line-ufo-empty = The UFO is on space { $space } and has nothing left to give.
line-player = { SEAT($seat) }: { $score ->
    [one] { $score } point
   *[other] { $score } points
} if the game ended now, { $placed ->
    [one] { $placed } cat landed
   *[other] { $placed } cats landed
}. At home: { $home }.
line-tokens = { SEAT($seat) } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} in tokens.
    .you = You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in tokens.
line-missions = Missions of { SEAT($seat) }: { $missions }. Worth { $points } now.
    .you = Your missions: { $missions }. Worth { $points } now.
line-hidden = { SEAT($seat) } holds { $count } secret missions.
    .you = You hold { $count } secret missions.
line-goal = Goal, free: { NAME($goal) } ({ $points } points). So far: { $progress }.
line-goal-taken = Goal of { SEAT($seat) }: { NAME($goal) } ({ $points } points).
    .you = Your goal: { NAME($goal) } ({ $points } points).
line-space = Space { $space }: { $faces }{ $burn ->
    [0] .
   *[other] { " " }(+{ $burn }).
}
line-deep = Space { $space }, deep space: { $cats }.
line-moons = Moons here, farthest first: { $moons }.
line-planet = Leads to { NAME($place) } ({ $first }, { $second }, { $other } points), in order of arrival: { $cats }. { SEAT($seat) } leads. Would pay: { $pays }.
    .you = Leads to { NAME($place) } ({ $first }, { $second }, { $other } points), in order of arrival: { $cats }. You lead. Would pay: { $pays }.
line-planet-empty = Leads to { NAME($place) } ({ $first }, { $second }, { $other } points): no cats.
line-exploration = Exploration token on space { $space }: { $effect ->
    [points] { $amount ->
        [one] { $amount } point.
       *[other] { $amount } points.
    }
    [tunnel] tunnel, { $amount } spaces on.
   *[return_die] a die comes back.
}
hidden-expeditions = Expedition tokens to come, in order: { $tokens }.
hidden-exploration = Exploration tokens to come, in order: { $tokens }.
hidden-missions = Secret missions of { SEAT($seat) }: { $places }.
    .you = Your secret missions: { $places }.
hidden-discarded = { SEAT($seat) } discarded the mission “{ NAME($place) }”.
    .you = You discarded the mission “{ NAME($place) }”.
hidden-undealt = Missions that nobody got: { $places }.
expedition-token = { $ability ->
    [extra] extra dice ({ $faces })
    [keep] keep the dice
   *[reroll] reroll
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
exploration-token = { $effect ->
    [points] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    [tunnel] tunnel, { $amount } spaces on
   *[return_die] a die comes back
} (space { $space })

prompt-discard = { SEAT($seat) }, discard one of your four missions.
    .you = Discard one of your four missions.
    .ask = Which mission goes?
prompt-boarding = { SEAT($seat) }, choose a cat for the rocket: { $aboard } of { $seats } are aboard.
    .you = Choose a cat for the rocket: { $aboard } of { $seats } are aboard.
    .ask = Which cat flies?
prompt-travel = { SEAT($seat) }, choose dice to fly from space { $space }: it takes { $faces }.
    .you = Choose dice to fly from space { $space }: it takes { $faces }.
    .ask = Use which dice?
prompt-selected = { SEAT($seat) }, fly { $distance } to space { $space }, or add more. { $crash } % to crash on the next roll.
    .you = Fly { $distance } to space { $space }, or add more. { $crash } % to crash on the next roll.
    .ask = Fly { $distance } to space { $space }?
prompt-rescue = { SEAT($seat) }, no die fits space { $space }: save the rocket or let it crash.
    .you = No die fits space { $space }: save the rocket or let it crash.
    .ask = Save the rocket?
prompt-landing = { SEAT($seat) }, { NAME($cat) } on space { $space }: land or stay? Next roll: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $crash } % to crash.
    .you = { NAME($cat) } on space { $space }: land or stay? Next roll: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $crash } % to crash.
    .ask = Land or stay?
prompt-crash = { SEAT($seat) }, the rocket has crashed on space { $space }. Land with { NAME($cat) }?
    .you = The rocket has crashed on space { $space }. Land with { NAME($cat) }?
    .ask = Crash! Land here?
prompt-over = The game is over. { $count ->
    [one] The winner: { $winners }.
   *[other] The victory is shared: { $winners }.
}

verb-discard-mission = Discard a mission
verb-choose = Choose a cat
verb-use = Use dice
verb-use-cat = Use a cat
verb-use-extra = Use extra dice
verb-keep = Keep the dice
verb-reroll = Reroll
verb-go = Fly
verb-crash = Crash
verb-land = Land
verb-land-up = Land farther
verb-land-down = Land back
verb-stay = Stay
verb-skip = Go home

action-discard = Discard the mission “{ NAME($place) }”
action-discard-hidden = Discard a mission
action-choose = Send { NAME($cat) }: { NAME($cat, case: "does") }
    .short = Send { NAME($cat) }
action-use = Use { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} showing { NAME($face) } (+{ $step }): to space { $space }, { $crash } % to crash there
action-use-cat = Use { NAME($cat) } of { SEAT($seat) } (+{ $step }): to space { $space }, { $crash } % to crash there
    .you = Use your { NAME($cat) } (+{ $step }): to space { $space }, { $crash } % to crash there
action-use-extra = Use the extra dice { $faces } (+{ $step }): to space { $space }, { $crash } % to crash there
action-keep = Keep all dice: { $pool } left on space { $space }, { $crash } % to crash there
action-go = Fly { $distance } to space { $space }, { $crash } % to crash there
action-land = Land { NAME($place, case: "to") }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
action-land-planet = Land { NAME($place, case: "to") }: would pay { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
action-stay = Stay aboard: { $crash } % to crash on the next roll
action-plain-use = Use the dice showing { NAME($face) }
action-plain-use-cat = Use { NAME($cat) } of { SEAT($seat) }
    .you = Use your { NAME($cat) }
action-plain-use-extra = Use the extra dice
action-plain-keep = Keep all dice
action-plain-reroll = Roll all dice again
action-plain-go = Fly
action-plain-crash = Let the rocket crash
action-plain-land = Land
action-plain-stay = Stay aboard
action-plain-skip = Do not land: go home

log-discarded = { SEAT($seat) } discards a mission.
    .you = You discard a mission.
log-discarded-own = { SEAT($seat) } discards the mission “{ NAME($place) }”.
    .you = You discard the mission “{ NAME($place) }”.
log-expedition = Expedition { $number }: { SEAT($seat) } starts
    .you = Expedition { $number }: you start
log-token = Expedition token: { $ability ->
    [extra] extra dice ({ $faces })
    [keep] keep the dice
   *[reroll] reroll
}, { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
} The UFO is on space { $ufo }.
log-boarded = { SEAT($seat) } sends { NAME($cat) }.
    .you = You send { NAME($cat) }.
log-satellite = The satellite takes the rocket to space { $space }.
log-rolled = { SEAT($seat) } rolls { $dice }.
    .you = You roll { $dice }.
log-used = { SEAT($seat) } uses { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} showing { NAME($face) } (+{ $distance }).
    .you = You use { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } showing { NAME($face) } (+{ $distance }).
log-used-cat = { SEAT($seat) } uses { NAME("cat-one_die") } of { SEAT($owner) } (+1).
    .you = You use { NAME("cat-one_die") } ({ SEAT($owner) }), +1.
    .you-owner = { SEAT($seat) } uses your { NAME("cat-one_die") } (+1).
log-used-extra = { SEAT($seat) } uses the extra dice (+{ $distance }).
    .you = You use the extra dice (+{ $distance }).
log-kept = { SEAT($seat) } keeps all dice.
    .you = You keep all dice.
log-rerolled = { SEAT($seat) } rolls all dice again.
    .you = You roll all dice again.
log-flew = { SEAT($seat) } flies { $distance }, from { $from } to space { $space }; { $pool ->
    [one] { $pool } die left.
   *[other] { $pool } dice left.
}
    .you = You fly { $distance }, from { $from } to space { $space }; { $pool ->
        [one] { $pool } die left.
       *[other] { $pool } dice left.
    }
log-explored = { SEAT($seat) } explores: { $effect ->
    [points] { $amount ->
        [one] { $amount } point.
       *[other] { $amount } points.
    }
    [tunnel] a tunnel to space { $rocket }.
   *[return_die] the commander now has { $pool ->
        [one] { $pool } die.
       *[other] { $pool } dice.
    }
}
    .you = You explore: { $effect ->
        [points] { $amount ->
            [one] { $amount } point.
           *[other] { $amount } points.
        }
        [tunnel] a tunnel to space { $rocket }.
       *[return_die] the commander now has { $pool ->
            [one] { $pool } die.
           *[other] { $pool } dice.
        }
    }
log-appeared = New exploration token on space { $space }: { $effect ->
    [points] { $amount ->
        [one] { $amount } point.
       *[other] { $amount } points.
    }
    [tunnel] tunnel.
   *[return_die] a die comes back.
}
log-contact = { SEAT($seat) } meets the UFO: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = You meet the UFO: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-landed = { SEAT($seat) } lands { NAME($cat) } { NAME($place, case: "to") }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = You land { NAME($cat) } { NAME($place, case: "to") }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-landed-planet = { SEAT($seat) } lands { NAME($cat) } { NAME($place, case: "to") }.
    .you = You land { NAME($cat) } { NAME($place, case: "to") }.
log-commands = { SEAT($seat) } takes command with { $pool ->
    [one] { $pool } die.
   *[other] { $pool } dice.
}
    .you = You take command with { $pool ->
        [one] { $pool } die.
       *[other] { $pool } dice.
    }
log-dropped-die = { NAME("cat-drop_die") } of { SEAT($seat) } takes a die along: { $pool ->
    [one] { $pool } die left.
   *[other] { $pool } dice left.
}
    .you = Your { NAME("cat-drop_die") } takes a die along: { $pool ->
        [one] { $pool } die left.
       *[other] { $pool } dice left.
    }
log-goal = { SEAT($seat) } reaches a goal: { NAME($goal) } ({ $points } points).
    .you = You reach a goal: { NAME($goal) } ({ $points } points).
log-stayed = { SEAT($seat) } stays aboard.
    .you = You stay aboard.
log-crashed = With { SEAT($seat) } in command the rocket crashes on space { $space }: crash number { $failures }.
    .you = With you in command the rocket crashes on space { $space }: crash number { $failures }.
log-went-home = { NAME($cat) } goes home to { SEAT($seat) }.
    .you = Your { NAME($cat) } goes home.
log-missions = Missions of { SEAT($seat) }: { $places }. Met: { $met }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = Your missions: { $places }. Met: { $met }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-game-over = The game is over.
log-score = { SEAT($seat) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The end: why, and the score sheet.
ended-all-away = { SEAT($seat) } has no cat left at home.
    .you = You have no cat left at home.
ended-crashes = The rocket has crashed { $count } times.
ended-expedition = Expedition { $number } was flown to its end and was the last.
score-moons = Moons
score-planets = Planets
score-deep = Deep space
score-goals = Goals
score-ufo = UFO
score-exploration = Exploration
score-missions = Missions
score-total = Total
score-unit = { $score ->
    [one] point
   *[other] points
}
made-cats = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
made-planets = { $count ->
    [one] { $count } planet
   *[other] { $count } planets
}
made-goal = { NAME($goal, case: "brief") }
made-points = { $points }
made-missions = { $met } of { $all }

# The help over the table.
help-turn = An expedition
help-end = the 11th crash, or the expedition in which somebody lands the eighth cat. Then planets, goals, tokens and missions are added.
help-turn-board = Everybody puts one cat aboard. The owner of the first cat commands.
    .title = Board
help-turn-travel = The commander rolls and uses whole groups of dice that the space takes. If none fits, the rocket crashes.
    .title = Travel
help-turn-land = From space 6 on every cat may get off after each flight, in order.
    .title = Land or stay
help-commander = rolls the dice; when that cat has left, the next one commands.
    .title = Commander
help-afterburner = worth what the space you leave says, and never spent.
    .title = Afterburner
help-failure = so far, of eleven.
    .title = Crashes
help-moon = holds one cat and pays at once.
    .title = Moon
help-paw = pays at the end: most cats first, then the earlier arrival.
    .title = Planet
help-comet = deep space for the commander’s cat.
    .title = Comet
help-galaxy = deep space for all others.
    .title = Galaxy
help-four_planets = 5 points each, for whoever is first.
    .title = Goals
help-ufo = end a flight on its space and take a token.
    .title = UFO
help-tunnel = throws the rocket four spaces on.
    .title = Tunnel
help-return_die = a spent die returns.
    .title = Die back
help-mission = have a cat there at the end.
    .title = Secret mission
help-cat-satellite = { NAME("cat-satellite", case: "does") }
    .title = { NAME("cat-satellite") }
help-cat-plus_minus_1 = { NAME("cat-plus_minus_1", case: "does") }
    .title = { NAME("cat-plus_minus_1") }
help-cat-parachute = { NAME("cat-parachute", case: "does") }
    .title = { NAME("cat-parachute") }
help-cat-moon_x2 = { NAME("cat-moon_x2", case: "does") }
    .title = { NAME("cat-moon_x2") }
help-cat-planet_x2 = { NAME("cat-planet_x2", case: "does") }
    .title = { NAME("cat-planet_x2") }
help-cat-deep_x2 = { NAME("cat-deep_x2", case: "does") }
    .title = { NAME("cat-deep_x2") }
help-cat-drop_die = { NAME("cat-drop_die", case: "does") }
    .title = { NAME("cat-drop_die") }
help-cat-one_die = { NAME("cat-one_die", case: "does") }
    .title = { NAME("cat-one_die") }

# Tables of printed values.
sheet-astronauts = Cats
sheet-board = Spaces of the board
sheet-constants = Fixed numbers
sheet-dice = Sides of a die
sheet-expedition_tokens = Expedition tokens
sheet-exploration_tokens = Exploration tokens
sheet-goals = Goals
sheet-missions = Missions
sheet-planets = Planets
sheet-ufo_tokens = UFO tokens

# What studies count and say.
end-all-away = the last cat landed
end-crashes = too many crashes

exploration-space = Token on space { $space }
ufo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

rules-1 = Send your eight cats to moons, planets and deep space. All share one rocket. Most points win; equal points share the victory.
    .title = The aim
    .more = The path runs from space 0 to space 26, and every space shows the dice it takes. At first all cats are at home. Everything is open except secret missions and the order of the face-down tokens.
rules-2 = For each expedition the rocket stands on space 0 and everybody puts one cat aboard: the starting player, then the others clockwise. The owner of the first cat commands. Next time the next player clockwise starts.
    .title = Boarding
    .more = Everybody has the same eight cats. Satellite: with one or more aboard, the rocket starts from space 3. Plus-Minus: may land one space farther or one space back. Parachute: may land where the rocket crashes. Double Moon and Double Deep Space: double their own points there. Double Planet: doubles your points for its planet. Drop-a-Die: when it lands, those who stay aboard lose a die. Spare One: once per expedition the commander, whoever owns the cat, may use it as a die showing 1.
rules-3 = The commander rolls all dice and must use one or more groups of equal dice that the rocket’s space takes, each group whole. The rocket flies their sum. Used numbers are spent; the afterburner is worth what the space you leave says and is never spent. If the last die is spent, one comes back.
    .title = Travel
    .more = An expedition begins with six dice, each with the sides 1, 2, 2, 3, 4 and the afterburner. Spent dice stay away until the next expedition, so the rolls grow riskier. On a space that takes 1 you may add unused Spare Ones, several at once if you like: they cost no die, and rolled 1s need not be used with them. On spaces 0 to 5 nobody can land. Anything beyond space 26 is lost. Spare Ones or the extra dice alone are enough to fly.
rules-4 = If no die fits, the rocket crashes: the cats aboard go home, and one more crash is counted.
    .title = Crash
    .more = On a space that takes 1 the commander may save the rocket with an unused Spare One, or let it crash. While a rolled die fits, nobody can crash on purpose. A Parachute may still land on the planet or on a free moon of that space; several are asked in the order aboard. Such a landing counts like any other, and the crash counts too.
rules-5 = From space 6 on, after each flight, every cat in order may land or stay. When the first cat has left, the owner of the next one commands. When nobody is aboard any more, the expedition is over.
    .title = Landing
    .more = Each cat is asked once after each flight, the commander’s first; a cat with no place to land is not asked. Plus-Minus may also use the space before or after, from space 25 even the galaxy, but while the rocket is on spaces 0 to 5 it cannot land either. Drop-a-Die takes a die only if cats stay aboard and there are at least two dice; if it was the commander’s cat, the new commander has one die fewer. On space 26 everybody arrives, so a Plus-Minus cannot go back to 25. A space whose moons are all taken is no landing place.
rules-6 = A moon holds one cat and pays at once, the farthest free one of the space first. A planet holds any number and pays at the end: most cats first, ties to the earlier arrival. Deep space, space 26, ends the flight and everybody leaves: the commander’s cat goes to the comet for 7 points, all others to the galaxy for 5 each.
    .title = Where to land
    .more = Both spaces of a planet lead to the same planet. Whoever is first there gets its first number, the next the second, all others the third; among players with equally many cats, the one whose first cat came earlier is ahead. Double Planet doubles all that its planet pays you, but counts as one cat. Double Moon doubles the points of its moon; Double Deep Space gets 14 or 10. A Plus-Minus that lands from space 25 always goes to the galaxy, even the commander’s.
rules-7 = Each goal gives 5 points to whoever is first: cats on 4 planets, 3 cats on one planet, 4 cats on moons, 2 cats in deep space.
    .title = Goals
    .more = Goals are checked after every landing, by parachute and in deep space too; one landing may take several. A goal never changes hands.
rules-8 = At the start of each expedition, before boarding, a token is turned up: it moves the UFO towards the start, sets the number of dice and gives one ability. When a flight ends on the UFO’s space, the commander takes the top UFO token: 5, 4, 3, 2, then 1 point.
    .title = Variant: UFO
    .more = The UFO begins on space 26. The ability works once per expedition, for whoever commands at that time. Extra dice: add those that the space takes, and no die is spent for them; the others are lost, and rolled dice of the same face need not be used. Keep the dice: once you use a number, no die is spent in this flight; you need at least two dice. Reroll: before anything is selected, even if nothing fits, roll all dice again; the new roll counts. You may decline an ability that would save the rocket. When the UFO tokens are gone, meeting the UFO gives nothing. After 14 expeditions there are no tokens left: six dice, no ability, and the UFO stays where it is. The token sets 4 to 6 dice. An ability that nobody has used is lost when the expedition ends.
rules-9 = Five tokens lie open, each on its own space. A token is taken off when a flight ends there: it gives the commander points, brings back a spent die, or throws the rocket 4 spaces on through a tunnel.
    .title = Variant: Exploration
    .more = If a tunnel ends at another token, that one acts too. Tokens act only where a flight or a tunnel ends: not on the way, and not where a Plus-Minus lands. Then a new token is turned up for each one taken off, while they last, and put on its own space; if the rocket stands there, it waits for a later flight. With all six dice there, none can come back, and the token is lost. Together with the UFO: dice that the expedition token holds back are spent dice, and the UFO is met only on the space where the rocket stands in the end. The dice used are spent first, then the token acts.
rules-10 = Everybody gets four secret missions and discards one, unseen, before the first expedition. At the end 1, 2 or 3 met missions give 2, 5 or 10 points.
    .title = Variant: Secret missions
    .more = A mission names a planet or a space with moons. It is met if at the end you have a cat there, on any moon of that space. One cat meets two equal missions. The missions kept are shown at the end.
rules-11 = The game ends at the 11th crash, or after the expedition in which somebody lands the eighth cat. Moons and deep space have been scored already; add planets, goals, tokens and missions.
    .title = The end
    .more = The last expedition is always played to its end, and at the 11th crash parachutes may still land. Whoever has no cat left has nothing more to decide. There is no tie-break: equal points share the place.

# The board.
board-sky = The path from the pad to deep space
board-rocket = The rocket, cats in order
board-decision = Your decision
board-rail = The whole path
board-expedition = Expedition { $number }
board-before = Before the first flight
board-aboard = On space { $space }, { $cats ->
    [0] nobody aboard
    [one] { $cats } cat aboard
   *[other] { $cats } cats aboard
}
board-commander = The commander
board-satellite = With the satellite cat aboard the rocket starts here.
board-comet = Comet: { $points } points for the commander’s cat.
board-galaxy = Galaxy: { $points } points for all other cats.
board-cats-here = Here: { $cats }.
board-fly = Fly to { $space }
board-fly-note = Fly { $distance } to space { $space }: { $pool ->
    [one] { $pool } die left
   *[other] { $pool } dice left
}, { $crash } % to crash on the next roll.
board-send = Send { NAME($cat) }
board-discard = Discard “{ NAME($place) }”
board-land = Land { NAME($place, case: "to") }
board-your-roll = Your roll
board-roll = Roll of { $name }
board-pool = { $pool ->
    [one] { $pool } die
   *[other] { $pool } dice
}, { $spent } spent
board-refused = Space { $space } takes only: { $faces }.
board-choose-dice = Each group shows where it flies and the risk of the next roll there.
board-takes = Space { $space } takes
board-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
board-reach = Below the spaces: chance to get there
board-reach-space = The next roll may end here with a chance of { $chance } %.
board-risk = crash on the next roll
board-risk-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, space { $space } takes
board-arrives = Deep space: everybody arrives
board-token-extra = Extra dice
board-token-keep = Keep the dice
board-token-reroll = Roll again
board-used = used
board-at = At { $space }
board-full = full
board-mission = mission
board-crash-land = Crash! Open the parachute?
board-now-worth = worth now, paid at the end
board-who-goes = Which cat flies?
board-waits = { SEAT($seat) } chooses a cat
board-cat-home = at home
board-cat-aboard = aboard
board-cat-mat = has landed
board-short-satellite = Satellite
board-short-plus_minus_1 = Plus-Minus
board-short-parachute = Parachute
board-short-moon_x2 = Moon ×2
board-short-planet_x2 = Planet ×2
board-short-deep_x2 = Deep ×2
board-short-drop_die = Drop-a-Die
board-short-one_die = Spare One
board-discard-one = Discard one mission
board-missions-pay = One, two or three met missions pay 2, 5 or 10 points at the end.
board-discarding = { SEAT($seat) } looks at four secret missions and discards one.
board-crew = Cats of { $name }
board-your-cats = Your cats
board-home = { $count } at home
board-target-moon = Moon { $space }
board-target-paw = Paw
board-target-fishbowl = Fishbowl
board-target-yarn = Yarn
board-target-rope = Rope
board-target-outer = Outer
board-points-scored = Moons and deep space
board-points-planets = Planets
board-points-goals = Goals
board-points-ufo = UFO
board-points-exploration = Exploration
board-points-missions = Missions
board-total = Total
board-crashes = Crashes: { $count } of { $end }
board-figure-flight = flight
board-figure-dice = { $pool ->
    [one] die left
   *[other] dice left
}
board-figure-crash = crash { $number }
board-log-stay = stays

# The board in the terminal, and its choices with their figures.
sketch-expedition = Expedition { $number }
sketch-crashes = crashes { $failures }/{ $end }
sketch-ufo = UFO on { $space } (+{ $points })
sketch-ufo-here = UFO
sketch-token = token: { $ability ->
    [extra] extra dice
    [keep] keep the dice
   *[reroll] reroll
}
sketch-dice = dice { $pool }/{ $dice }
sketch-roll = rolled
sketch-next-roll = next roll { $crash } % to crash
sketch-rocket = rocket
sketch-cat = { NAME($cat, case: "short") }
sketch-place = { NAME($place, case: "brief") }
sketch-deep = { NAME($place, case: "brief") } { $points }
sketch-exploration = { $effect ->
    [points] +{ $amount }
    [tunnel] →{ $amount }
   *[return_die] +die
}
sketch-goal = { NAME($goal, case: "brief") } +{ $points }
sketch-missions = Your missions:
sketch-player = player
sketch-score = score
sketch-home = cats at home
sketch-key = ► is the rocket, ☾2 a free moon for two points, ●2 a moon with a cat. After a space: the dice that fly from there; in 12:14A2 the faces 1, 4 and the afterburner, which adds 2. Of the rolled dice, [selected] ones are in square brackets and those that do not fit in round ones. The first cat on the rocket is the commander’s; “?” marks the cat that decides. Under a planet: the points for the first, the second and everybody else; on its second space, its cats. The cats:
sketch-key-cat = { NAME($cat, case: "short") }: { NAME($cat) }, { NAME($cat, case: "does") }
choice-choose = { NAME($cat) }
choice-use = { $dice } × { NAME($face) } (+{ $step }): to { $space }, crash { $crash } %
choice-use-cat = { NAME($cat) } of { SEAT($seat) } (+{ $step }): to { $space }, crash { $crash } %
    .you = your { NAME($cat) } (+{ $step }): to { $space }, crash { $crash } %
choice-use-extra = extra dice { $faces } (+{ $step }): to { $space }, crash { $crash } %
choice-go = Fly { $distance } to { $space }: crash { $crash } %

# Marks for deeds.
mark-safe-paws = Safe paws
    .about = Land ten cats in a row without one coming home from a crash
mark-calm-commander = Calm commander
    .about = Fly 20 times in a row as commander without a crash
mark-great-leap = A great leap
    .about = Score seven points or more with one landing
mark-two-goals = Two goals
    .about = Take two goals in one game
mark-traveller = Traveller
    .about = Land in six different places in one game
mark-nine-lives = Nine lives
    .about = Win without a cat going home after a crash
mark-close-contact = Close contact
    .about = Take five tokens from the UFO in all your games

# Kinds of decisions, as the coach and studies name them.

phase-discard = Which mission to give up
phase-boarding = Which cat to send
phase-travel = Which dice to use
phase-landing = Landing or staying
phase-crash = Landing in a crash

# Positions that are set up
zone-starter = First of the expedition
zone-expedition = Expedition
zone-failures = Crashes so far
zone-space = Space of the rocket
zone-pool = Dice of the commander
zone-roll = Dice showing { NAME($face) }
zone-rocket = In the rocket, the commander first
zone-home = At home
zone-used = Spare One was used
zone-token = Open expedition token
zone-token_used = The token was used
zone-expedition_stack = Expedition tokens to come
zone-expedition_used = Expedition tokens of the past
zone-ufo_space = Space of the UFO
zone-ufo_stack = UFO tokens to come
zone-ufo_tokens = UFO tokens
zone-exploration_open = Open exploration tokens
zone-exploration_stack = Exploration tokens to come
zone-exploration_tokens = Exploration tokens
zone-exploration_used = Exploration tokens that were used
zone-missions = Secret missions
zone-discarded = Discarded mission
zone-undealt = Missions that nobody got
pick-boarding = boarding
pick-travel = dice are rolled
pick-landing = landing
stock-cat = Cats
stock-expedition = Expedition tokens
stock-ufo = UFO tokens
stock-exploration = Exploration tokens
stock-mission = Missions
part-ufo = UFO { $points }
law-numbers = The counters fit the phase.
law-cats = Each cat is in one place, and moons are not overcrowded.
law-points = The points are those of the cats away.
law-rocket = One cat of each player at most is aboard, in the order of play.
law-dice = The dice fit the phase, and a roll can be used.
law-goals = Whoever meets a goal has it.
law-ufo = The UFO tokens add up.
law-exploration = The exploration tokens add up.
law-missions = Every player has three missions.
field-arrivals = Cats on moons and planets
field-points = Points
field-home = Cats at home
field-roll = Dice
field-goals = Goals
field-ufo_tokens = UFO tokens
field-exploration_tokens = Exploration tokens
field-missions = Missions
field-discarded = Discarded missions
field-landing_index = The cat that is asked
field-used_cats = Spare One
