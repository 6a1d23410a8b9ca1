name = MLEM: Космическое агентство
    .short = MLEM
about = Коты летят в одной ракете: бросайте кубики и выходите вовремя — следующий бросок может её разбить.

option-ufo = НЛО
    .about = Жетон каждой экспедиции задаёт число кубиков и даёт командиру способность; встреча с НЛО приносит очки.
option-exploration = Исследования
    .about = Жетоны на пути дают очки, возвращают кубик или бросают ракету вперёд через туннель.
option-missions = Секретные миссии
    .about = Каждый хранит три секретные миссии, которые в конце принесут до 10 очков.

# Коты: имя и умение.
cat-satellite = «Спутник»
    .short = спутник
    .does = ракета стартует с клетки спутника
cat-plus_minus_1 = «Плюс-минус»
    .short = ±1
    .does = может высадиться на клетку дальше или ближе
cat-parachute = «Парашют»
    .short = парашют
    .does = может высадиться там, где разбилась ракета
cat-moon_x2 = «Двойная луна»
    .short = луна×2
    .does = удваивает очки за свою луну
cat-planet_x2 = «Двойная планета»
    .short = план×2
    .does = удваивает ваши очки за свою планету
cat-deep_x2 = «Двойной космос»
    .short = косм×2
    .does = удваивает свои очки в дальнем космосе
cat-drop_die = «Минус кубик»
    .short = −кубик
    .does = когда он высаживается, оставшиеся на борту теряют кубик
cat-one_die = «Запасная единица»
    .short = куб1
    .does = раз за экспедицию командир может использовать его как кубик с единицей
cat-of = { NAME($cat) } ({ SEAT($seat) })
    .you = { NAME($cat) } (ваш)

place-moon_6 = луна 6
    .to = на луну 6
place-moon_7 = луна 7
    .to = на луну 7
place-paw = планета «Лапа»
    .brief = Лапа
    .to = на планету «Лапа»
place-moon_10 = луна 10
    .to = на луну 10
place-moon_11 = луна 11
    .to = на луну 11
place-fishbowl = планета «Аквариум»
    .brief = Аквариум
    .to = на планету «Аквариум»
place-moon_14 = луна 14
    .to = на луну 14
place-moon_15 = луна 15
    .to = на луну 15
place-yarn = планета «Клубок»
    .brief = Клубок
    .to = на планету «Клубок»
place-moon_18 = луна 18
    .to = на луну 18
place-moon_19 = луна 19
    .to = на луну 19
place-rope = планета «Канат»
    .brief = Канат
    .to = на планету «Канат»
place-moon_22 = луна 22
    .to = на луну 22
place-moon_23 = луна 23
    .to = на луну 23
place-outer = планета «Окраина»
    .brief = Окраина
    .to = на планету «Окраина»
place-comet = комета
    .to = на комету
place-galaxy = галактика
    .brief = галакт.
    .to = в галактику

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-A = форсаж

goal-four_planets = Коты на четырёх планетах
    .brief = 4 планеты
goal-three_on_planet = Три кота на одной планете
    .brief = 3 на планете
goal-four_moons = Четыре кота на лунах
    .brief = 4 луны
goal-two_deep = Два кота в дальнем космосе
    .brief = 2 в космосе

player = { SEAT($seat) }
mission = { NAME($place) }{ $met ->
    [1] { " " }(выполнена)
   *[other] { "" }
}
progress = { SEAT($seat) } — { $count } из { $needed }
    .you = у вас { $count } из { $needed }
moon-free = { $points ->
    [one] свободная луна за { $points } очко
    [few] свободная луна за { $points } очка
   *[many] свободная луна за { $points } очков
}
moon-taken = занята ({ SEAT($seat) })
    .you = занята вами
pays = { SEAT($seat) } — { $points }
    .you = вам — { $points }

line-expedition = Экспедиция { $number }. Крушений: { $failures } из { $end }.
line-rocket = Ракета на клетке { $space }. Командует { SEAT($seat) }. На борту по порядку: { $cats }.
    .you = Ракета на клетке { $space }. Командуете вы. На борту по порядку: { $cats }.
line-used = { SEAT($seat) }: умение кота { NAME($cat) } уже использовано.
    .you = Умение вашего кота { NAME($cat) } уже использовано.
line-dice = { $pool ->
    [one] У командира { $pool } кубик, потрачено: { $spent }.
    [few] У командира { $pool } кубика, потрачено: { $spent }.
   *[many] У командира { $pool } кубиков, потрачено: { $spent }.
}
line-roll = Выпало: { $dice }.
line-selection = Выбрано: { $distance ->
    [one] лететь на { $distance } клетку
    [few] лететь на { $distance } клетки
   *[many] лететь на { $distance } клеток
}, до клетки { $space }, { $pool ->
    [one] останется { $pool } кубик
    [few] останется { $pool } кубика
   *[many] останется { $pool } кубиков
}; риск крушения при следующем броске — { $crash } %.
line-next-roll = Следующий бросок — с клетки { $space }: неудача { $crash } %, крушение с учётом всей помощи на борту { $loss } %.
line-token = Жетон экспедиции: { $ability ->
    [extra] дополнительные кубики ({ $faces })
    [keep] сохранить кубики
   *[reroll] переброс
}{ $used ->
    [1] , использован.
   *[other] .
}
line-ufo = НЛО на клетке { $space }; следующая встреча принесёт { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
line-ufo-empty = НЛО на клетке { $space }, жетонов НЛО больше нет.
line-player = { SEAT($seat) }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}, если закончить сейчас; { $placed ->
    [one] высадился { $placed } кот
    [few] высадились { $placed } кота
   *[many] высадилось { $placed } котов
}. Дома: { $home }.
line-tokens = { SEAT($seat) }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} на жетонах.
    .you = У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } на жетонах.
line-missions = { SEAT($seat) }, миссии: { $missions }. Сейчас они приносят { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
    .you = Ваши миссии: { $missions }. Сейчас они приносят { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
line-hidden = { SEAT($seat) }: { $count ->
    [one] { $count } секретная миссия.
    [few] { $count } секретные миссии.
   *[many] { $count } секретных миссий.
}
    .you = У вас { $count ->
        [one] { $count } секретная миссия.
        [few] { $count } секретные миссии.
       *[many] { $count } секретных миссий.
    }
line-goal = Цель свободна: { NAME($goal) } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}). Пока: { $progress }.
line-goal-taken = Цель взята ({ SEAT($seat) }): { NAME($goal) } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
    .you = Ваша цель: { NAME($goal) } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }).
line-space = Клетка { $space }: { $faces }{ $burn ->
    [0] .
   *[other] { " " }(+{ $burn }).
}
line-deep = Клетка { $space }, дальний космос: { $cats }.
line-moons = Луны здесь, начиная с дальней: { $moons }.
line-planet = Здесь { NAME($place) } ({ $first }, { $second }, { $other }), в порядке прибытия: { $cats }. Лидирует { SEAT($seat) }. Сейчас принесла бы: { $pays }.
    .you = Здесь { NAME($place) } ({ $first }, { $second }, { $other }), в порядке прибытия: { $cats }. Лидируете вы. Сейчас принесла бы: { $pays }.
line-planet-empty = Здесь { NAME($place) } ({ $first }, { $second }, { $other }): котов нет.
line-exploration = Жетон исследования на клетке { $space }: { $effect ->
    [points] { $amount ->
        [one] { $amount } очко.
        [few] { $amount } очка.
       *[many] { $amount } очков.
    }
    [tunnel] туннель на { $amount ->
        [one] { $amount } клетку вперёд.
        [few] { $amount } клетки вперёд.
       *[many] { $amount } клеток вперёд.
    }
   *[return_die] возвращает кубик.
}
hidden-expeditions = Следующие жетоны экспедиций по порядку: { $tokens }.
hidden-exploration = Следующие жетоны исследований по порядку: { $tokens }.
hidden-missions = { SEAT($seat) }, секретные миссии: { $places }.
    .you = Ваши секретные миссии: { $places }.
hidden-discarded = { SEAT($seat) }, сброшенная миссия: «{ NAME($place) }».
    .you = Ваша сброшенная миссия: «{ NAME($place) }».
hidden-undealt = Миссии, которые никому не достались: { $places }.
expedition-token = { $ability ->
    [extra] дополнительные кубики ({ $faces })
    [keep] сохранить кубики
   *[reroll] переброс
} и { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
exploration-token = { $effect ->
    [points] { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
    [tunnel] туннель на { $amount ->
        [one] { $amount } клетку вперёд
        [few] { $amount } клетки вперёд
       *[many] { $amount } клеток вперёд
    }
   *[return_die] кубик возвращается
} (клетка { $space })

prompt-discard = { SEAT($seat) }, сбросьте одну из четырёх миссий.
    .you = Сбросьте одну из четырёх миссий.
    .ask = Какую миссию сбросить?
prompt-boarding = { SEAT($seat) }, выберите кота для полёта: на борту { $aboard } из { $seats }.
    .you = Выберите кота для полёта: на борту { $aboard } из { $seats }.
    .ask = Какой кот полетит?
prompt-travel = { SEAT($seat) }, выберите кубики для полёта с клетки { $space }: подходят { $faces }.
    .you = Выберите кубики для полёта с клетки { $space }: подходят { $faces }.
    .ask = Какие кубики взять?
prompt-selected = { SEAT($seat) }, летите до клетки { $space } или добавьте ещё. Расстояние { $distance }, риск крушения при следующем броске — { $crash } %.
    .you = Летите до клетки { $space } или добавьте ещё. Расстояние { $distance }, риск крушения при следующем броске — { $crash } %.
    .ask = Лететь на клетку { $space }?
prompt-rescue = { SEAT($seat) }, ни один кубик не подходит клетке { $space }: спасите ракету или дайте ей разбиться.
    .you = Ни один кубик не подходит клетке { $space }: спасите ракету или дайте ей разбиться.
    .ask = Спасти ракету?
prompt-landing = { SEAT($seat) }, { NAME($cat) } на клетке { $space }: высадиться или остаться? Дальше: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, риск { $crash } %.
    .you = { NAME($cat) } на клетке { $space }: высадиться или остаться? Дальше: { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }, риск { $crash } %.
    .ask = Высадиться или остаться?
prompt-crash = { SEAT($seat) }, ракета разбилась на клетке { $space }. Высадить кота { NAME($cat) }?
    .you = Ракета разбилась на клетке { $space }. Высадить кота { NAME($cat) }?
    .ask = Крушение! Высадиться здесь?
prompt-over = Игра окончена. { $count ->
    [one] Победа: { $winners }.
   *[other] Победу делят: { $winners }.
}

verb-discard-mission = Сбросить миссию
verb-choose = Выбрать кота
verb-use = Использовать кубики
verb-use-cat = Использовать кота
verb-use-extra = Использовать дополнительные кубики
verb-keep = Сохранить кубики
verb-reroll = Перебросить
verb-go = Лететь
verb-crash = Разбиться
verb-land = Высадиться
verb-land-up = Высадиться дальше
verb-land-down = Высадиться ближе
verb-stay = Остаться
verb-skip = Вернуться домой

action-discard = Сбросить миссию ({ NAME($place) })
action-discard-hidden = Сбросить миссию
action-choose = Отправить кота { NAME($cat) }: { NAME($cat, case: "does") }
    .short = Отправить кота { NAME($cat) }
action-use = Использовать { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} ({ NAME($face) }), +{ $step }: до клетки { $space }, риск крушения там { $crash } %
action-use-cat = Использовать кота { NAME($cat) } ({ SEAT($seat) }), +{ $step }: до клетки { $space }, риск крушения там { $crash } %
    .you = Использовать своего кота { NAME($cat) }, +{ $step }: до клетки { $space }, риск крушения там { $crash } %
action-use-extra = Использовать дополнительные кубики ({ $faces }), +{ $step }: до клетки { $space }, риск крушения там { $crash } %
action-keep = Сохранить все кубики: на клетке { $space } { $pool ->
    [one] останется { $pool } кубик
    [few] останется { $pool } кубика
   *[many] останется { $pool } кубиков
}, риск крушения там { $crash } %
action-go = Лететь на { $distance ->
    [one] { $distance } клетку
    [few] { $distance } клетки
   *[many] { $distance } клеток
}, до клетки { $space }, риск крушения там { $crash } %
action-land = Высадиться { NAME($place, case: "to") }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
action-land-planet = Высадиться { NAME($place, case: "to") }: в конце принесла бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
action-stay = Остаться на борту: риск крушения при следующем броске — { $crash } %
action-plain-use = Использовать кубики ({ NAME($face) })
action-plain-use-cat = Использовать кота { NAME($cat) } ({ SEAT($seat) })
    .you = Использовать своего кота { NAME($cat) }
action-plain-use-extra = Использовать дополнительные кубики
action-plain-keep = Сохранить все кубики
action-plain-reroll = Перебросить все кубики
action-plain-go = Лететь
action-plain-crash = Дать ракете разбиться
action-plain-land = Высадиться
action-plain-stay = Остаться на борту
action-plain-skip = Не высаживаться: вернуться домой

log-discarded = { SEAT($seat) } сбрасывает миссию.
    .you = Вы сбрасываете миссию.
log-discarded-own = { SEAT($seat) } сбрасывает миссию ({ NAME($place) }).
    .you = Вы сбрасываете миссию ({ NAME($place) }).
log-expedition = Экспедиция { $number }: начинает { SEAT($seat) }
    .you = Экспедиция { $number }: начинаете вы
log-token = Жетон экспедиции: { $ability ->
    [extra] дополнительные кубики ({ $faces })
    [keep] сохранить кубики
   *[reroll] переброс
}, { $dice ->
    [one] { $dice } кубик.
    [few] { $dice } кубика.
   *[many] { $dice } кубиков.
} НЛО на клетке { $ufo }.
log-boarded = { SEAT($seat) } отправляет кота { NAME($cat) }.
    .you = Вы отправляете кота { NAME($cat) }.
log-satellite = Спутник поднимает ракету на клетку { $space }.
log-rolled = { SEAT($seat) } бросает: { $dice }.
    .you = Вы бросаете: { $dice }.
log-used = { SEAT($seat) } использует { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} ({ NAME($face) }), +{ $distance }.
    .you = Вы используете { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    } ({ NAME($face) }), +{ $distance }.
log-used-cat = { SEAT($seat) } использует кота { NAME("cat-one_die") } ({ SEAT($owner) }), +1.
    .you = Вы используете кота { NAME("cat-one_die") } ({ SEAT($owner) }), +1.
    .you-owner = { SEAT($seat) } использует вашего кота { NAME("cat-one_die") }, +1.
log-used-extra = { SEAT($seat) } использует дополнительные кубики, +{ $distance }.
    .you = Вы используете дополнительные кубики, +{ $distance }.
log-kept = { SEAT($seat) } сохраняет все кубики.
    .you = Вы сохраняете все кубики.
log-rerolled = { SEAT($seat) } перебрасывает все кубики.
    .you = Вы перебрасываете все кубики.
log-flew = { SEAT($seat) } летит на { $distance ->
    [one] { $distance } клетку
    [few] { $distance } клетки
   *[many] { $distance } клеток
}, с клетки { $from } на клетку { $space }; { $pool ->
    [one] остаётся { $pool } кубик.
    [few] остаётся { $pool } кубика.
   *[many] остаётся { $pool } кубиков.
}
    .you = Вы летите на { $distance ->
        [one] { $distance } клетку
        [few] { $distance } клетки
       *[many] { $distance } клеток
    }, с клетки { $from } на клетку { $space }; { $pool ->
        [one] остаётся { $pool } кубик.
        [few] остаётся { $pool } кубика.
       *[many] остаётся { $pool } кубиков.
    }
log-explored = { SEAT($seat) } исследует: { $effect ->
    [points] { $amount ->
        [one] { $amount } очко.
        [few] { $amount } очка.
       *[many] { $amount } очков.
    }
    [tunnel] туннель на клетку { $rocket }.
   *[return_die] теперь у командира { $pool ->
        [one] { $pool } кубик.
        [few] { $pool } кубика.
       *[many] { $pool } кубиков.
    }
}
    .you = Вы исследуете: { $effect ->
        [points] { $amount ->
            [one] { $amount } очко.
            [few] { $amount } очка.
           *[many] { $amount } очков.
        }
        [tunnel] туннель на клетку { $rocket }.
       *[return_die] теперь у командира { $pool ->
            [one] { $pool } кубик.
            [few] { $pool } кубика.
           *[many] { $pool } кубиков.
        }
    }
log-appeared = Новый жетон исследования на клетке { $space }: { $effect ->
    [points] { $amount ->
        [one] { $amount } очко.
        [few] { $amount } очка.
       *[many] { $amount } очков.
    }
    [tunnel] туннель.
   *[return_die] возвращает кубик.
}
log-contact = { SEAT($seat) } встречает НЛО: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
    .you = Вы встречаете НЛО: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
log-landed = { SEAT($seat) } высаживает кота { NAME($cat) } { NAME($place, case: "to") }: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
    .you = Вы высаживаете кота { NAME($cat) } { NAME($place, case: "to") }: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
log-landed-planet = { SEAT($seat) } высаживает кота { NAME($cat) } { NAME($place, case: "to") }.
    .you = Вы высаживаете кота { NAME($cat) } { NAME($place, case: "to") }.
log-commands = Командование переходит: { SEAT($seat) }, { $pool ->
    [one] { $pool } кубик.
    [few] { $pool } кубика.
   *[many] { $pool } кубиков.
}
    .you = Командование переходит к вам, { $pool ->
        [one] { $pool } кубик.
        [few] { $pool } кубика.
       *[many] { $pool } кубиков.
    }
log-dropped-die = Кот { NAME("cat-drop_die") } ({ SEAT($seat) }) забирает кубик: { $pool ->
    [one] остаётся { $pool } кубик.
    [few] остаётся { $pool } кубика.
   *[many] остаётся { $pool } кубиков.
}
    .you = Ваш кот { NAME("cat-drop_die") } забирает кубик: { $pool ->
        [one] остаётся { $pool } кубик.
        [few] остаётся { $pool } кубика.
       *[many] остаётся { $pool } кубиков.
    }
log-goal = { SEAT($seat) } достигает цели: { NAME($goal) } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
    .you = Вы достигаете цели: { NAME($goal) } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }).
log-stayed = { SEAT($seat) } остаётся на борту.
    .you = Вы остаётесь на борту.
log-crashed = Ракета разбивается на клетке { $space }, командует { SEAT($seat) }. Крушение номер { $failures }.
    .you = Ракета под вашим командованием разбивается на клетке { $space }. Крушение номер { $failures }.
log-went-home = Кот { NAME($cat) } возвращается домой ({ SEAT($seat) }).
    .you = Ваш кот { NAME($cat) } возвращается домой.
log-missions = { SEAT($seat) }, миссии: { $places }. Выполнено { $met }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
    .you = Ваши миссии: { $places }. Выполнено { $met }, { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
log-game-over = Игра окончена.
log-score = { SEAT($seat) }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

# The end: why, and the score sheet.
ended-all-away = { SEAT($seat) }: дома не осталось котов.
    .you = У вас дома не осталось котов.
ended-crashes = Ракета разбилась { $count ->
    [few] { $count } раза.
   *[other] { $count } раз.
}
ended-expedition = Экспедицию { $number } довели до конца, она стала последней.
score-moons = Луны
score-planets = Планеты
score-deep = Дальний космос
score-goals = Цели
score-ufo = НЛО
score-exploration = Исследования
score-missions = Миссии
score-total = Итого
score-unit = { $score ->
    [one] очко
    [few] очка
   *[other] очков
}
made-cats = { $count ->
    [one] { $count } кот
    [few] { $count } кота
   *[other] { $count } котов
}
made-planets = { $count ->
    [one] { $count } планета
    [few] { $count } планеты
   *[other] { $count } планет
}
made-goal = { NAME($goal, case: "brief") }
made-points = { $points }
made-missions = { $met } из { $all }

# The help over the table.
help-turn = Экспедиция
help-end = 11-е крушение или экспедиция, в которой кто-то высадил восьмого кота. Затем прибавляют планеты, цели, жетоны и миссии.
help-turn-board = Каждый сажает одного кота. Командует владелец первого.
    .title = Посадка
help-turn-travel = Командир бросает кубики и берёт целые группы, которые принимает клетка. Если ничего не подходит — крушение.
    .title = Полёт
help-turn-land = С клетки 6 после каждого полёта каждый кот по порядку решает, выходить ли.
    .title = Высадка
help-commander = бросает кубики; когда его кот вышел, командует следующий.
    .title = Командир
help-afterburner = стоит столько, сколько указано на покидаемой клетке, и не тратится.
    .title = Форсаж
help-failure = сколько их было из одиннадцати.
    .title = Крушения
help-moon = место для одного кота, очки сразу.
    .title = Луна
help-paw = платит в конце: у кого больше котов, затем кто раньше прибыл.
    .title = Планета
help-comet = дальний космос для кота командира.
    .title = Комета
help-galaxy = дальний космос для остальных.
    .title = Галактика
help-four_planets = по 5 очков тому, кто успел первым.
    .title = Цели
help-ufo = закончите полёт на его клетке и возьмите жетон.
    .title = НЛО
help-tunnel = бросает ракету на четыре клетки вперёд.
    .title = Туннель
help-return_die = потраченный кубик возвращается.
    .title = Кубик обратно
help-mission = в конце там должен быть ваш кот.
    .title = Секретная миссия
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
sheet-astronauts = Коты
sheet-board = Клетки поля
sheet-constants = Постоянные числа
sheet-dice = Грани кубика
sheet-expedition_tokens = Жетоны экспедиций
sheet-exploration_tokens = Жетоны исследований
sheet-goals = Цели
sheet-missions = Миссии
sheet-planets = Планеты
sheet-ufo_tokens = Жетоны НЛО

# What studies count and say.
end-all-away = высадился последний кот
end-crashes = слишком много крушений

# Решения, как их перечисляет исследование
exploration-space = Жетон на клетке { $space }
ufo-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

rules-1 = Отправьте восемь своих котов на луны, планеты и в дальний космос. Ракета одна на всех. Побеждает тот, у кого больше очков; при равенстве победу делят.
    .title = Цель
    .more = Путь идёт от клетки 0 до клетки 26, и на каждой клетке показано, какие кубики она принимает. Сначала все коты дома. Скрыты только секретные миссии и порядок жетонов, лежащих лицом вниз.
rules-2 = В начале каждой экспедиции ракета стоит на клетке 0, и каждый сажает на борт по одному коту: сначала тот, кто начинает, затем остальные по часовой стрелке. Командует владелец первого кота. Следующую экспедицию начинает следующий игрок по часовой стрелке.
    .title = Посадка на борт
    .more = У всех одинаковые восемь котов. «Спутник»: если на борту есть хоть один такой кот, ракета стартует с клетки 3. «Плюс-минус»: может высадиться на клетку дальше или ближе. «Парашют»: может высадиться там, где разбилась ракета. «Двойная луна» и «Двойной космос»: удваивают свои очки на луне и в дальнем космосе. «Двойная планета»: удваивает ваши очки за свою планету. «Минус кубик»: когда он высаживается, оставшиеся на борту теряют кубик. «Запасная единица»: раз за экспедицию командир, чей бы это ни был кот, может использовать его как кубик с единицей.
rules-3 = Командир бросает все кубики и должен использовать одну или несколько групп одинаковых кубиков, которые принимает клетка ракеты; группа берётся целиком. Ракета летит на их сумму. Использованные числа тратятся; форсаж стоит столько, сколько указано на клетке, с которой летит ракета, и не тратится. Если потрачен последний кубик, один возвращается.
    .title = Полёт
    .more = Экспедиция начинается с шестью кубиками, на каждом грани 1, 2, 2, 3, 4 и форсаж. Потраченные кубики не вернутся до следующей экспедиции, так что броски становятся всё опаснее. На клетке, которая принимает 1, можно добавить ещё не использованных котов «Запасная единица», хоть нескольких сразу: кубиков на это не тратят, а выпавшие единицы брать при этом не обязательно. На клетках 0–5 высадиться нельзя. Всё, что дальше клетки 26, пропадает. Лететь можно и на одних «Запасных единицах» или на одних дополнительных кубиках.
rules-4 = Если не подходит ни один кубик, ракета разбивается: коты с борта возвращаются домой, и засчитывается крушение.
    .title = Крушение
    .more = На клетке, которая принимает 1, командир может спасти ракету ещё не использованным котом «Запасная единица» или дать ей разбиться. Если подходит хоть один выпавший кубик, разбиться нарочно нельзя. Кот «Парашют» ещё может высадиться на планету или свободную луну этой клетки; если таких котов несколько, их спрашивают в том порядке, в каком они сидят на борту. Такая высадка засчитывается как обычная, но засчитывается и крушение.
rules-5 = Начиная с клетки 6, после каждого полёта каждый кот по порядку высаживается или остаётся. Когда высадился первый кот, командует владелец следующего. Когда на борту никого не осталось, экспедиция окончена.
    .title = Высадка
    .more = После каждого полёта каждого кота спрашивают один раз, начиная с кота командира; если высадиться ему некуда, не спрашивают. «Плюс-минус» может высадиться и на соседнюю клетку, а с клетки 25 — даже в галактику; но пока ракета на клетках 0–5, не высадится и он. «Минус кубик» забирает кубик, только если на борту остались коты, а кубиков не меньше двух; если это был кот командира, на кубик меньше будет у нового командира. На клетке 26 прибывают все, поэтому «Плюс-минус» не может вернуться на 25. Клетка, все луны которой заняты, для высадки не годится.
rules-6 = На луне место для одного кота, очки дают сразу; сначала занимают самую дальнюю свободную луну клетки. На планете места хватит всем, очки дают в конце: первый тот, у кого больше котов, при равенстве — кто прибыл раньше. Дальний космос, клетка 26, завершает полёт, и выходят все: кот командира попадает на комету за 7 очков, остальные — в галактику, по 5 очков.
    .title = Где высаживаться
    .more = Обе клетки планеты ведут на одну и ту же планету. Первый на ней получает первое число, следующий — второе, все остальные — третье; если котов поровну, впереди тот, чей первый кот прибыл раньше. «Двойная планета» удваивает всё, что вы получаете за её планету, но считается за одного кота. «Двойная луна» удваивает очки своей луны, «Двойной космос» получает 14 или 10. Кот «Плюс-минус», который высадился с клетки 25, всегда попадает в галактику, даже если это кот командира.
rules-7 = Каждая цель приносит 5 очков тому, кто успеет первым: коты на 4 планетах, 3 кота на одной планете, 4 кота на лунах, 2 кота в дальнем космосе.
    .title = Цели
    .more = Цели проверяют после каждой высадки, в том числе с парашютом и в дальнем космосе; одной высадкой можно взять и несколько. Взятая цель к другим уже не переходит.
rules-8 = В начале каждой экспедиции, ещё до посадки на борт, открывают жетон: он сдвигает НЛО к старту, задаёт число кубиков и даёт одну способность. Если полёт закончился на клетке НЛО, командир берёт верхний жетон НЛО: 5, 4, 3, 2, затем 1 очко.
    .title = Вариант: НЛО
    .more = НЛО начинает с клетки 26. Способность действует один раз за экспедицию, и пользуется ею тот, кто в этот момент командует. Дополнительные кубики: добавьте те, которые принимает клетка, ничего за них не тратя; остальные пропадают, а выпавшие кубики с той же гранью брать не обязательно. Сохранить кубики: если вы используете хотя бы одно число, в этом полёте кубики не тратятся; нужно не меньше двух кубиков. Переброс: пока ничего не выбрано, даже если ничего не подошло, бросьте все кубики заново; считается новый бросок. От способности, которая спасла бы ракету, можно отказаться. Когда жетоны НЛО разобраны, встреча с ним ничего не даёт. После 14 экспедиций жетонов экспедиций больше нет: шесть кубиков, никакой способности, и НЛО стоит на месте. Жетон задаёт от 4 до 6 кубиков. Способность, которой никто не воспользовался, пропадает в конце экспедиции.
rules-9 = Пять жетонов лежат открыто, каждый на своей клетке. Если на ней закончился полёт, жетон снимают: он даёт командиру очки, возвращает потраченный кубик или бросает ракету на 4 клетки вперёд через туннель.
    .title = Вариант: Исследования
    .more = Если туннель кончается у другого жетона, действует и он. Жетоны действуют только там, где кончается полёт или туннель: не по пути и не там, куда высаживается «Плюс-минус». Затем вместо каждого снятого жетона открывают новый, пока они есть, и кладут на его клетку; если она под ракетой, жетон ждёт другого полёта. Когда все шесть кубиков на месте, возвращать нечего, и жетон пропадает. Вместе с НЛО: кубики, которых лишил жетон экспедиции, считаются потраченными, а встреча с НЛО бывает только на той клетке, где ракета в итоге остановилась. Сначала тратятся использованные кубики, потом действует жетон.
rules-10 = Каждый получает четыре секретные миссии и до первой экспедиции тайно сбрасывает одну. В конце 1, 2 или 3 выполненные миссии приносят 2, 5 или 10 очков.
    .title = Вариант: Секретные миссии
    .more = Миссия называет планету или клетку с лунами. Она выполнена, если в конце там есть ваш кот, на любой из лун этой клетки. Две одинаковые миссии выполняет один кот. Оставленные миссии в конце показывают.
rules-11 = Игра заканчивается на 11-м крушении или после экспедиции, в которой кто-то высадил восьмого кота. Очки за луны и дальний космос уже получены; прибавьте планеты, цели, жетоны и миссии.
    .title = Конец игры
    .more = Последнюю экспедицию всегда доигрывают до конца, и при 11-м крушении коты с парашютом ещё могут высадиться. У кого не осталось котов, тот больше ничего не решает. При равных очках место делят.

# Поле.
board-sky = Путь от старта до дальнего космоса
board-rocket = Ракета: коты по порядку
board-decision = Ваше решение
board-rail = Весь путь
board-expedition = Экспедиция { $number }
board-before = Перед первым полётом
board-aboard = Клетка { $space }, { $cats ->
    [0] на борту никого
    [one] { $cats } кот на борту
    [few] { $cats } кота на борту
   *[other] { $cats } котов на борту
}
board-commander = Командир
board-satellite = Если на борту кот-спутник, ракета стартует отсюда.
board-comet = Комета: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} коту командира.
board-galaxy = Галактика: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} каждому из остальных котов.
board-cats-here = Здесь: { $cats }.
board-fly = Лететь на { $space }
board-fly-note = Полёт на { $distance }, клетка { $space }: { $pool ->
    [one] останется { $pool } кубик
    [few] останется { $pool } кубика
   *[other] останется { $pool } кубиков
}, риск крушения при следующем броске { $crash } %.
board-send = Отправить: { NAME($cat) }
board-discard = Сбросить: { NAME($place) }
board-land = Высадиться { NAME($place, case: "to") }
board-your-roll = Ваш бросок
board-roll = Бросок: { $name }
board-pool = { $pool ->
    [one] { $pool } кубик
    [few] { $pool } кубика
   *[other] { $pool } кубиков
}, потрачено { $spent }
board-refused = Клетка { $space } принимает только: { $faces }.
board-choose-dice = Под каждой группой — куда она ведёт и каков там риск следующего броска.
board-takes = Клетка { $space } принимает
board-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
board-reach = Под клетками — шанс долететь
board-reach-space = Следующий бросок позволит остановиться здесь с шансом { $chance } %.
board-risk = риск крушения
board-risk-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}, клетка { $space }:
board-arrives = Дальний космос: прибывают все
board-token-extra = Доп. кубики
board-token-keep = Сохранить кубики
board-token-reroll = Перебросить
board-used = использован
board-at = На клетке { $space }
board-full = занято
board-mission = миссия
board-crash-land = Крушение! Раскрыть парашют?
board-now-worth = столько сейчас, выплата в конце
board-who-goes = Кто полетит?
board-waits = { SEAT($seat) } выбирает кота
board-cat-home = дома
board-cat-aboard = на борту
board-cat-mat = уже высадился
board-short-satellite = Спутник
board-short-plus_minus_1 = Плюс-минус
board-short-parachute = Парашют
board-short-moon_x2 = Луна ×2
board-short-planet_x2 = Планета ×2
board-short-deep_x2 = Космос ×2
board-short-drop_die = Минус кубик
board-short-one_die = Запас 1
board-discard-one = Сбросьте одну миссию
board-missions-pay = Одна, две или три выполненные миссии дадут в конце 2, 5 или 10 очков.
board-discarding = { SEAT($seat) } смотрит четыре секретные миссии и сбрасывает одну.
board-crew = Коты: { $name }
board-your-cats = Ваши коты
board-home = дома: { $count }
board-target-moon = Луна { $space }
board-target-paw = Лапа
board-target-fishbowl = Аквариум
board-target-yarn = Клубок
board-target-rope = Канат
board-target-outer = Окраина
board-points-scored = Луны и дальний космос
board-points-planets = Планеты
board-points-goals = Цели
board-points-ufo = НЛО
board-points-exploration = Исследования
board-points-missions = Миссии
board-total = Итого
board-crashes = Крушений: { $count } из { $end }
board-figure-flight = полёт
board-figure-dice = { $pool ->
    [one] кубик остался
    [few] кубика осталось
   *[many] кубиков осталось
}
board-figure-crash = крушение № { $number }
board-log-stay = остаётся

# The board in the terminal, and its choices with their figures.
sketch-expedition = Экспедиция { $number }
sketch-crashes = крушения { $failures }/{ $end }
sketch-ufo = НЛО на { $space } (+{ $points })
sketch-ufo-here = НЛО
sketch-token = жетон: { $ability ->
    [extra] дополнительные кубики
    [keep] сохранить кубики
   *[reroll] переброс
}
sketch-dice = кубики { $pool }/{ $dice }
sketch-roll = выпало
sketch-next-roll = риск крушения { $crash } %
sketch-rocket = ракета
sketch-cat = { NAME($cat, case: "short") }
sketch-place = { NAME($place, case: "brief") }
sketch-deep = { NAME($place, case: "brief") } { $points }
sketch-exploration = { $effect ->
    [points] +{ $amount }
    [tunnel] →{ $amount }
   *[return_die] +кубик
}
sketch-goal = { NAME($goal, case: "brief") } +{ $points }
sketch-missions = Ваши миссии:
sketch-player = игрок
sketch-score = счёт
sketch-home = коты дома
sketch-key = ► — ракета, ☾2 — свободная луна за 2 очка, ●2 — луна с котом. После номера клетки — кубики, с которыми с неё летят: 12:14A2 — грани 1, 4 и форсаж, он добавляет 2. Среди выпавших кубиков [выбранные] стоят в квадратных скобках, неподходящие — в круглых. Первый кот в ракете — кот командира; «?» отмечает кота, который решает. Под планетой: очки за первое место, за второе и всем остальным; на второй её клетке — коты. Коты:
sketch-key-cat = { NAME($cat, case: "short") }: { NAME($cat) }, { NAME($cat, case: "does") }
choice-choose = { NAME($cat) }
choice-use = { $dice } × { NAME($face) } (+{ $step }): на { $space }, крушение { $crash } %
choice-use-cat = { NAME($cat) }, { SEAT($seat) } (+{ $step }): на { $space }, крушение { $crash } %
    .you = ваш кот { NAME($cat) } (+{ $step }): на { $space }, крушение { $crash } %
choice-use-extra = дополнительные { $faces } (+{ $step }): на { $space }, крушение { $crash } %
choice-go = Лететь на { $distance }, клетка { $space }: крушение { $crash } %

# Marks for deeds.
mark-safe-paws = Мягкие лапы
    .about = Высадите десять котов подряд, чтобы между ними ни один не вернулся домой после крушения
mark-calm-commander = Хладнокровный командир
    .about = Совершите как командир 20 перелётов подряд без крушений
mark-great-leap = Большой прыжок
    .about = Получите за одну высадку не меньше семи очков
mark-two-goals = Две цели
    .about = Достигните двух целей за одну партию
mark-traveller = Путешественник
    .about = Высадитесь за партию в шести разных местах
mark-nine-lives = Девять жизней
    .about = Победите так, чтобы ни один ваш кот не вернулся домой после крушения
mark-close-contact = Близкий контакт
    .about = Возьмите у НЛО пять жетонов за все партии

# Kinds of decisions, as the coach and studies name them.

phase-discard = От какой миссии отказаться
phase-boarding = Какого кота послать
phase-travel = Какие кубики использовать
phase-landing = Высадиться или остаться
phase-crash = Высадка при крушении

# Positions that are set up
zone-starter = Начинает экспедицию
zone-expedition = Экспедиция
zone-failures = Крушений до сих пор
zone-space = Клетка ракеты
zone-pool = Кубики командира
zone-roll = Кубики с гранью: { NAME($face) }
zone-rocket = В ракете, первый — командир
zone-home = Дома
zone-used = «Запасная единица» использована
zone-token = Открытый жетон экспедиции
zone-token_used = Жетон использован
zone-expedition_stack = Следующие жетоны экспедиций
zone-expedition_used = Прошедшие жетоны экспедиций
zone-ufo_space = Клетка НЛО
zone-ufo_stack = Следующие жетоны НЛО
zone-ufo_tokens = Жетоны НЛО
zone-exploration_open = Открытые жетоны исследований
zone-exploration_stack = Следующие жетоны исследований
zone-exploration_tokens = Жетоны исследований
zone-exploration_used = Использованные жетоны исследований
zone-missions = Секретные миссии
zone-discarded = Сброшенная миссия
zone-undealt = Миссии, которые никому не достались
pick-boarding = посадка
pick-travel = кубики брошены
pick-landing = высадка
stock-cat = Коты
stock-expedition = Жетоны экспедиций
stock-ufo = Жетоны НЛО
stock-exploration = Жетоны исследований
stock-mission = Миссии
part-ufo = НЛО { $points }
law-numbers = Счётчики подходят к фазе.
law-cats = Каждый кот в одном месте, и на лунах нет лишних.
law-points = Очки — те, что принесли улетевшие коты.
law-rocket = На борту не больше одного кота каждого игрока, по порядку ходов.
law-dice = Кубики подходят к фазе, и бросок годится.
law-goals = Цель у того, кто её выполнил.
law-ufo = Жетоны НЛО сходятся.
law-exploration = Жетоны исследований сходятся.
law-missions = У каждого игрока три миссии.
field-arrivals = Коты на лунах и планетах
field-points = Очки
field-home = Коты дома
field-roll = Кубики
field-goals = Цели
field-ufo_tokens = Жетоны НЛО
field-exploration_tokens = Жетоны исследований
field-missions = Миссии
field-discarded = Сброшенные миссии
field-landing_index = Кот, о котором вопрос
field-used_cats = «Запасная единица»
