name = MLEM: Космическое агентство
about = Коты летят в одной ракете: бросайте кубики и выходите вовремя — следующий бросок может её разбить.

option-ufo = НЛО
    .about = Жетон каждой экспедиции задаёт число кубиков и даёт командиру способность; встреча с НЛО приносит очки.
option-exploration = Исследования
    .about = Жетоны на пути дают очки, возвращают кубик или бросают ракету вперёд через туннель.
option-missions = Секретные миссии
    .about = Каждый хранит три тайные цели, которые в конце принесут до 10 очков.

# Коты: имя и умение.
cat-satellite = «Спутник»
    .does = ракета стартует с клетки спутника
cat-plus_minus_1 = «Плюс-минус»
    .does = может высадиться на клетку дальше или ближе
cat-parachute = «Парашют»
    .does = может высадиться там, где разбилась ракета
cat-moon_x2 = «Двойная луна»
    .does = удваивает очки за свою луну
cat-planet_x2 = «Двойная планета»
    .does = удваивает ваши очки за свою планету
cat-deep_x2 = «Двойной космос»
    .does = удваивает свои очки в дальнем космосе
cat-drop_die = «Минус кубик»
    .does = когда он высаживается, оставшиеся на борту теряют кубик
cat-one_die = «Запасная единица»
    .does = раз за экспедицию командир может использовать его как кубик с единицей
cat-of = { NAME($cat) } ({ SEAT($seat) })

place-moon_6 = луна 6
    .to = на луну 6
place-moon_7 = луна 7
    .to = на луну 7
place-paw = планета «Лапа»
    .to = на планету «Лапа»
place-moon_10 = луна 10
    .to = на луну 10
place-moon_11 = луна 11
    .to = на луну 11
place-fishbowl = планета «Аквариум»
    .to = на планету «Аквариум»
place-moon_14 = луна 14
    .to = на луну 14
place-moon_15 = луна 15
    .to = на луну 15
place-yarn = планета «Клубок»
    .to = на планету «Клубок»
place-moon_18 = луна 18
    .to = на луну 18
place-moon_19 = луна 19
    .to = на луну 19
place-rope = планета «Канат»
    .to = на планету «Канат»
place-moon_22 = луна 22
    .to = на луну 22
place-moon_23 = луна 23
    .to = на луну 23
place-outer = планета «Окраина»
    .to = на планету «Окраина»
place-comet = комета
    .to = на комету
place-galaxy = галактика
    .to = в галактику

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-A = форсаж

goal-four_planets = Коты на четырёх планетах
goal-three_on_planet = Три кота на одной планете
goal-four_moons = Четыре кота на лунах
goal-two_deep = Два кота в дальнем космосе

player = { SEAT($seat) }
mission = { NAME($place) }{ $met ->
    [1] { " " }(выполнена)
   *[other] { "" }
}
progress = { SEAT($seat) } — { $count } из { $needed }
moon-free = { $points ->
    [one] свободная луна за { $points } очко
    [few] свободная луна за { $points } очка
   *[many] свободная луна за { $points } очков
}
moon-taken = занята ({ SEAT($seat) })
pays = { SEAT($seat) } — { $points }

line-expedition = Экспедиция { $number }. Крушений: { $failures } из { $end }.
line-rocket = Ракета на клетке { $space }. Командует { SEAT($seat) }. На борту по порядку: { $cats }.
line-used = { SEAT($seat) }: умение кота { NAME($cat) } уже использовано.
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
    [one] { $placed } кот на коврике
    [few] { $placed } кота на коврике
   *[many] { $placed } котов на коврике
}. Дома: { $home }.
line-tokens = { SEAT($seat) }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} на жетонах.
line-missions = { SEAT($seat) }, миссии: { $missions }. Сейчас они приносят { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
line-hidden = { SEAT($seat) }: { $count ->
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
line-space = Клетка { $space }: { $faces }{ $burn ->
    [0] .
   *[other] { " " }(+{ $burn }).
}
line-deep = Клетка { $space }, дальний космос: { $cats }.
line-moons = Луны здесь, начиная с дальней: { $moons }.
line-planet = Здесь { NAME($place) } ({ $first }, { $second }, { $other }), в порядке прибытия: { $cats }. Лидирует { SEAT($seat) }. Сейчас принесла бы: { $pays }.
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
hidden-discarded = { SEAT($seat) }, сброшенная миссия: «{ NAME($place) }».
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
prompt-boarding = { SEAT($seat) }, выберите кота для полёта: на борту { $aboard } из { $seats }.
prompt-travel = { SEAT($seat) }, выберите кубики для полёта с клетки { $space }: подходят { $faces }.
prompt-selected = { SEAT($seat) }, летите до клетки { $space } или добавьте ещё. Расстояние { $distance }, риск крушения при следующем броске — { $crash } %.
prompt-rescue = { SEAT($seat) }, ни один кубик не подходит клетке { $space }: спасите ракету или дайте ей разбиться.
prompt-landing = { SEAT($seat) }, { NAME($cat) } на клетке { $space }: высадиться или остаться? Следующий бросок: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, риск крушения { $crash } %.
prompt-crash = { SEAT($seat) }, ракета разбилась на клетке { $space }. Высадить кота { NAME($cat) }?
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
action-use = Использовать { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} ({ NAME($face) }), +{ $step }: до клетки { $space }, риск крушения там { $crash } %
action-use-cat = Использовать кота { NAME($cat) } ({ SEAT($seat) }), +{ $step }: до клетки { $space }, риск крушения там { $crash } %
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
action-plain-use-extra = Использовать дополнительные кубики
action-plain-keep = Сохранить все кубики
action-plain-reroll = Перебросить все кубики
action-plain-go = Лететь
action-plain-crash = Дать ракете разбиться
action-plain-land = Высадиться
action-plain-stay = Остаться на борту
action-plain-skip = Не высаживаться: вернуться домой

log-discarded = { SEAT($seat) } сбрасывает миссию.
log-discarded-own = { SEAT($seat) } сбрасывает миссию ({ NAME($place) }).
log-expedition = Экспедиция { $number }: начинает { SEAT($seat) }
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
log-satellite = Спутник поднимает ракету на клетку { $space }.
log-rolled = { SEAT($seat) } бросает: { $dice }.
log-used = { SEAT($seat) } использует { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} ({ NAME($face) }), +{ $distance }.
log-used-cat = { SEAT($seat) } использует кота { NAME("cat-one_die") } ({ SEAT($owner) }), +1.
log-used-extra = { SEAT($seat) } использует дополнительные кубики, +{ $distance }.
log-kept = { SEAT($seat) } сохраняет все кубики.
log-rerolled = { SEAT($seat) } перебрасывает все кубики.
log-flew = { SEAT($seat) } летит на { $distance ->
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
log-landed = { SEAT($seat) } высаживает кота { NAME($cat) } { NAME($place, case: "to") }: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
log-landed-planet = { SEAT($seat) } высаживает кота { NAME($cat) } { NAME($place, case: "to") }.
log-commands = Командование переходит: { SEAT($seat) }, { $pool ->
    [one] { $pool } кубик.
    [few] { $pool } кубика.
   *[many] { $pool } кубиков.
}
log-dropped-die = Кот { NAME("cat-drop_die") } ({ SEAT($seat) }) забирает кубик: { $pool ->
    [one] остаётся { $pool } кубик.
    [few] остаётся { $pool } кубика.
   *[many] остаётся { $pool } кубиков.
}
log-goal = { SEAT($seat) } берёт цель: { NAME($goal) } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
log-stayed = { SEAT($seat) } остаётся на борту.
log-crashed = Ракета разбивается на клетке { $space }, командует { SEAT($seat) }. Крушение номер { $failures }.
log-went-home = Кот { NAME($cat) } возвращается домой ({ SEAT($seat) }).
log-missions = { SEAT($seat) }, миссии: { $places }. Выполнено { $met }, { $points ->
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

rules-1 = Отправьте восемь своих котов на луны, планеты и в дальний космос. Ракета одна на всех. Побеждает тот, у кого больше очков; при равенстве победу делят.
    .title = Цель
rules-2 = В каждой экспедиции все по очереди сажают на борт по одному коту. Командует владелец первого кота. Следующую экспедицию начинает следующий игрок.
    .title = Посадка на борт
    .more = У всех одинаковые восемь котов, и у каждого кота свой талант: наведите на него, чтобы прочесть. Командует тот, чей кот сел первым. С котом-спутником ракета стартует с клетки 3.
rules-3 = Командир бросает все кубики и выбирает одну или несколько групп одинаковых кубиков, которые подходят клетке ракеты; группа берётся целиком. Ракета летит на их сумму. Использованные числа тратятся; форсаж стоит столько, сколько указано на клетке, и не тратится. Последний кубик всегда возвращается.
    .title = Полёт
    .more = На каждом из шести кубиков грани 1, 2, 2, 3, 4 и форсаж. Потраченные кубики не вернутся до следующей экспедиции, и с каждым перелётом следующий бросок опаснее. До клетки 6 выйти нельзя.
rules-4 = Если не подходит ни один кубик, ракета разбивается: коты с борта возвращаются домой, а на счету прибавляется крушение.
    .title = Крушение
    .more = Кот с парашютом ещё может высадиться там, где разбилась ракета, если есть место. Кот-единица может спасти бросок: он считается за кубик с 1.
rules-5 = Начиная с клетки 6, после каждого полёта каждый кот по порядку высаживается или остаётся. Когда выходит первый кот, командует владелец следующего.
    .title = Высадка
    .more = После каждого перелёта каждого кота спрашивают один раз, начиная с кота командира. Кот «плюс-минус» может выйти и на соседнюю клетку. Где мест нет, там не спрашивают.
rules-6 = На луне место для одного кота, очки сразу, сначала занимают самую дальнюю. На планете места хватит всем, очки в конце: первый тот, у кого больше котов, при равенстве — кто прибыл раньше. Дальний космос завершает полёт: 7 очков коту командира, по 5 остальным.
    .title = Где высаживаться
    .more = Коты-удвоители считаются вдвойне на луне, на планете или в дальнем космосе. У кого на планете больше котов, получает первое число, следующий — второе, остальные — третье; при равенстве впереди тот, кто прибыл раньше.
rules-7 = Каждая цель приносит 5 очков тому, кто успеет первым: коты на 4 планетах, 3 кота на одной планете, 4 кота на лунах, 2 кота в дальнем космосе.
    .title = Цели
    .more = Цель засчитывается сразу и больше не переходит к другим.
rules-8 = НЛО: у каждой экспедиции есть жетон с числом кубиков и одной способностью; кто закончит полёт у НЛО, берёт верхний жетон НЛО. Исследования: жетоны действуют там, где кончается полёт или туннель. Миссии: 1, 2 или 3 выполненные приносят 2, 5 или 10 очков.
    .title = Варианты
rules-9 = Игра заканчивается на 11-м крушении или после экспедиции, в которой кто-то высадил восьмого кота.
    .title = Конец игры
    .more = Последнюю экспедицию всегда доигрывают до конца.

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
board-comet = Комета: { $points } очков коту командира.
board-galaxy = Галактика: { $points } очков каждому из остальных котов.
board-cats-here = Здесь: { $cats }.
board-fly = Лететь на { $space }
board-fly-note = Полёт на { $distance }, клетка { $space }: { $pool ->
    [one] останется { $pool } кубик
    [few] останется { $pool } кубика
   *[other] останется { $pool } кубиков
}, риск крушения при следующем броске { $crash }%.
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
board-land-or-stay = Высадиться или остаться?
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
board-discarding = { SEAT($seat) } смотрит четыре тайные миссии и сбрасывает одну.
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
