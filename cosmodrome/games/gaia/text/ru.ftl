name = Гайя
about = Создавайте общий мир из земель, животных и городов и первыми поселите в нём всех своих миплов.

option-capture = Захват
    .about = Тот, кто улучшил город с чужими миплами, может отправить одного из них домой и занять его место.
option-metropolis = Метрополия
    .about = Тот, кто довёл город до четырёх покрытых потребностей, может поселить в нём второго мипла.
option-elements = Стихии
    .about = Карты стихий: солнце, дождь, землетрясение, торнадо и защита, а также две цели для них.
option-disasters = Стихийные бедствия
    .about = К картам стихий добавляются молния и извержение вулкана.

land-plain = равнина
    .gen = равнины
land-forest = лес
    .gen = леса
land-sea = море
    .gen = моря
land-desert = пустыня
    .gen = пустыни
land-mountain = горы
    .gen = гор
land-swamp = болото
    .gen = болота
land-star = любая земля
    .gen = любой земли

icon-plain = равнина
icon-forest = лес
icon-sea = море
icon-desert = пустыня
icon-mountain = горы
icon-swamp = болото
icon-animals = животные

kind-nature = природа
    .gen = природы
kind-life = жизнь
    .gen = жизни
kind-element = стихия
    .gen = стихии

list-empty = нет

card-nature = природа ({ NAME($land) })
card-animals = животные ({ NAME($land) })
card-city = Город { $number }
card-city-full = Город { $number } ({ NAME($land) }; нужны: { $needs })
card-sun = солнце
card-rain = дождь
card-earthquake = землетрясение
card-tornado = торнадо
card-protection = защита
card-lightning = молния
card-volcano = извержение вулкана
card-element = любая стихия

line-turn = Ходит { SEAT($seat) }, { $left ->
    [one] осталось { $left } действие из 2.
    [few] осталось { $left } действия из 2.
   *[many] осталось { $left } действий из 2.
}
line-seat = { SEAT($seat) }: { $placed ->
    [one] поселён { $placed } мипл,
    [few] поселено { $placed } мипла,
   *[many] поселено { $placed } миплов,
} в запасе { $reserve }.
line-one-from-winning = Внимание! { SEAT($seat) } в одном мипле от победы.
line-backs = { SEAT($seat) }, карты на руке: { $cards }.
line-back-count = { NAME($kind) } { $count }
line-hand = { SEAT($seat) }, рука: { $cards }.
line-known = { SEAT($seat) }, на руке точно есть: { $cards }.
line-front = { SEAT($seat) }, выложенные карты: { $cards }.
line-goal = Цель { $number }: { $cards }.
line-goal-reached = Цель { $number } достигнута: { SEAT($seat) }.
line-goal-progress = { SEAT($seat) }: { $have } из { $total }, не хватает: { $missing }.
line-goal-ready = { SEAT($seat) }: есть все карты.
line-row = Открытые карты, { NAME($kind) }: { $cards }. { $left ->
    [one] В колоде { $left } карта.
    [few] В колоде { $left } карты.
   *[many] В колоде { $left } карт.
}
line-stock = Тайлы в запасе: { $tiles }. Животных в резерве: { $tokens }.
line-land-count = { NAME($land) } { $count }
line-empty = Мир ещё пуст.
line-city = { $place }: { $card } ({ NAME($land) }), покрыто потребностей: { $met } из 4 ({ $lit }), не покрыты: { $unlit }. Миплы: { $meeples }.
line-meeples = { SEAT($seat) } { $count }
line-tile = { $place }: { NAME($land) }.
line-tile-animals = { $place }: { NAME($land) }, { $tokens ->
    [one] { $tokens } животное.
    [few] { $tokens } животных.
   *[many] { $tokens } животных.
}
line-outcome = { $place }: { $results }.
line-outcome-two = Обмен { $place } и { $second }: { $results }.

result-none = ничего не меняется
result-needs = { $card }: { $before } → { $after }
result-lost = { $card }: { $before } → 0, город исчезает
result-home = { $count ->
    [one] { $card } теряет { $count } мипла ({ SEAT($seat) })
    [few] { $card } теряет { $count } миплов ({ SEAT($seat) })
   *[many] { $card } теряет { $count } миплов ({ SEAT($seat) })
}
result-gained = { $card } принимает мипла ({ SEAT($seat) })
result-may-capture = { $card }: можно вытеснить мипла ({ SEAT($seat) })
result-may-double = { $card }: можно поселить второго мипла
result-wins = это победа
hidden-taken = Украденные карты: { $cards }.
hidden-deck = Колода «{ NAME($kind) }», начиная с верхней карты: { $cards }.

prompt-feed-city = { SEAT($seat) }, сначала накормите свои города: какой теперь?
prompt-feed-tile = { SEAT($seat) }, { $card } ждёт еды: с какого тайла взять животное?
prompt-action = { SEAT($seat) }, возьмите карту или сыграйте: { $left ->
    [one] осталось { $left } действие из 2.
    [few] осталось { $left } действия из 2.
   *[many] осталось { $left } действий из 2.
}
prompt-discard-element = { SEAT($seat) }, у вас больше двух карт стихий: сбросьте одну из них.
prompt-discard-any = { SEAT($seat) }, у вас больше шести карт: сбросьте одну.
prompt-target = { SEAT($seat) }, где сыграть карту «{ $card }»? { $count ->
    [one] Подходит { $count } клетка.
    [few] Подходят { $count } клетки.
   *[many] Подходит { $count } клеток.
}
prompt-target-2 = { SEAT($seat) }, с каким тайлом поменять местами { $place }?
prompt-raise = { SEAT($seat) }, вы улучшаете { $card }, где живут соперники: захватить или встать рядом?
prompt-second = { SEAT($seat) }, { $card }: покрыты все четыре потребности. Поселить второго мипла?
prompt-goal = { SEAT($seat) }, ваших карт хватает на цель: взять её?
prompt-protect = { SEAT($seat) }, { SEAT($rival) } играет карту «{ $card }»: пусть сработает?
prompt-protect-cell = { SEAT($seat) }, { SEAT($rival) } играет карту «{ $card }» на { $place }: пусть сработает?
prompt-protect-cells = { SEAT($seat) }, { SEAT($rival) } играет карту «{ $card }» на { $place } и { $second }: пусть сработает?
prompt-steal = { SEAT($seat) }, выберите по рубашке карту соперника ({ SEAT($victim) }). { $more ->
    [0] Это последняя.
    [one] После этого ещё { $more } игрок.
    [few] После этого ещё { $more } игрока.
   *[many] После этого ещё { $more } игроков.
}
prompt-keep = { SEAT($seat) }, оставьте себе одну из карт, принесённых торнадо.
prompt-over = Игра окончена, победа: { SEAT($seat) }.

verb-take = Взять открытую карту
verb-draw = Взять карту из колоды
verb-call-end = Закончить игру
verb-play = Сыграть карту
verb-discard = Сбросить
verb-cell = Выбрать клетку
verb-capture = Захватить
verb-join = Встать рядом
verb-double = Поселить второго мипла
verb-goal = Достичь цели
verb-skip = Отказаться
verb-protect = Защититься
verb-steal = Забрать карту
verb-keep = Оставить себе

action-take = Взять карту «{ $card }»
action-draw = Взять из колоды карту { NAME($kind, case: "gen") }
action-call-end = Объявить конец: карты одного вида закончились
action-play = Сыграть карту «{ $card }»
action-discard = Сбросить карту «{ $card }»
action-cell-feed-city = Накормить { $card } на { $place }
action-cell-feed-tile = Взять животное с { $place } ({ NAME($land) }, там их { $tokens }): { $results }
action-cell-tile = { $place } ({ NAME($land) })
action-cell-new = Новый тайл на { $place }: { $results }
action-cell-target = { $place } ({ NAME($land) }): { $results }
action-capture = Вытеснить чужого мипла ({ SEAT($rival) }) и занять его место: { $card }
action-join = Встать рядом с другими: { $card }
action-double = Поселить второго мипла: { $card }
action-goal = Достичь цели { $number } (карты: { $cards })
action-skip-second = Не селить второго мипла
action-skip-goal = Пока не брать цель
action-skip-protect = Пусть сработает
action-protect = Защититься: отменить карту «{ $card }» ({ SEAT($rival) })
action-steal = Забрать карту { NAME($kind, case: "gen") } ({ SEAT($victim) })
action-keep = Оставить себе карту «{ $card }»
action-keep-hidden = Оставить себе одну из карт

log-turn = Ходит { SEAT($seat) }.
log-fed = { SEAT($seat) } кормит { $card } животным с { $pasture }.
log-took = { SEAT($seat) } берёт карту «{ $card }».
log-opened = Открыта карта «{ $card }».
log-drew = { SEAT($seat) } берёт из колоды карту { NAME($kind, case: "gen") }: { $card }.
log-drew-hidden = { SEAT($seat) } берёт из колоды карту { NAME($kind, case: "gen") }.
log-discarded = { SEAT($seat) } сбрасывает карту «{ $card }».
log-played = { SEAT($seat) } играет карту «{ $card }».
log-laid = Новый тайл на { $place }: { NAME($land) }.
log-animals-came = На { $place } ({ NAME($land) }) приходят четыре животных.
log-animals-left = С { $place } ({ NAME($land) }) уходят все животные.
log-built = На { $place } появляется { $card }.
log-turned = { $place }: вместо { NAME($old, case: "gen") } теперь { NAME($land) }.
log-swapped = { $place } и { $second } меняются местами.
log-needs = { $place }, { $card }: покрыто потребностей { $before } → { $met }.
log-city-lost = { $place }: { $card } исчезает.
log-went-home = { $meeples ->
    [one] { $card } теряет { $meeples } мипла ({ SEAT($seat) }).
    [few] { $card } теряет { $meeples } миплов ({ SEAT($seat) }).
   *[many] { $card } теряет { $meeples } миплов ({ SEAT($seat) }).
}
log-settled = { SEAT($seat) } селит мипла на { $place }: { $card }.
log-captured = { SEAT($seat) } вытесняет чужого мипла ({ SEAT($rival) }): { $card }.
log-reached = { SEAT($seat) } достигает цели { $number }.
log-protected = { SEAT($seat) } защищается: карта «{ $card }» ({ SEAT($rival) }) не действует.
log-stole = Торнадо ({ SEAT($seat) }) уносит карту «{ $card }» ({ SEAT($victim) }).
log-stole-hidden = Торнадо ({ SEAT($seat) }) уносит карту { NAME($kind, case: "gen") } ({ SEAT($victim) }).
log-looked = { SEAT($seat) } смотрит карты: { $cards }.
log-looked-hidden = { SEAT($seat) } смотрит карты.
log-kept = { SEAT($seat) } оставляет себе карту «{ $card }».
log-kept-hidden = { SEAT($seat) } оставляет себе карту { NAME($kind, case: "gen") }.
log-threw = { SEAT($seat) } сбрасывает карту «{ $card }».
log-declined-protect = { SEAT($seat) } не вмешивается.
log-declined-goal = { SEAT($seat) } пока не берёт цель.
log-declined-second = { SEAT($seat) } не селит второго мипла.
log-called-end = { SEAT($seat) } объявляет конец: карты одного вида закончились.
log-game-over = Игра окончена.

# Tables of printed values.
sheet-animals = Карты животных
sheet-cities = Карты городов
sheet-elements = Карты стихий
sheet-goals = Цели
sheet-nature = Карты природы
sheet-tiles = Тайлы местности

rules-1 = Все игроки строят один мир. Кто поселил последнего мипла, сразу побеждает: у каждого их пять, вдвоём — по шесть. Если кто-то объявил конец, потому что карты одного вида закончились, побеждает тот, кто поселил больше миплов; при равенстве — ближайший по часовой стрелке после объявившего.
    .title = Цель игры
rules-2 = Накормите свои города, затем совершите два действия: возьмите карту (открытую или из колоды) или сыграйте. На руке не больше шести карт.
    .title = Ход
    .more = Оба действия могут быть одинаковыми, только что взятую карту можно сразу сыграть. Пропускать нельзя. Карты городов и животных — одного вида, «жизнь».
rules-3 = Сыграйте карту природы и положите её тайл рядом с любым другим. Карта остаётся перед вами.
    .title = Земля
    .more = Тайлы прикладывают стороной, а не углом. Если тайлы какой-то земли кончились, её карты природы не сыграть.
rules-4 = Карта животных приводит четырёх животных на свободный тайл её земли. Город кладут на свободный тайл его земли, если хотя бы две из четырёх потребностей покрыты незакрытыми тайлами, у которых с ним общая сторона; двойной потребности нужны два тайла. Потребности в животных хватает одного животного.
    .title = Животные и города
    .more = Карта со звездой подходит к любой земле, город со звездой — к любой, кроме моря. Тайл под городом больше не покрывает потребностей соседей. Животные живут только на тайлах без города.
rules-5 = После каждого изменения считайте заново. Кто увеличил число покрытых потребностей города, селит туда мипла, по одному на игрока и город. При одной покрытой потребности все миплы уходят домой, при нуле город исчезает.
    .title = Поселение
    .more = Неважно, кто построил город: каждое улучшение в ваш ход — ваше. Поэтому тайл рядом с чужим городом может поселить там и вас. Сначала уходят домой те, кто должен, потом селятся новые.
rules-6 = Перед действиями каждый ваш город с потребностью в животных съедает одно животное с соседнего тайла, если оно там есть.
    .title = Кормление
    .more = Если голодны несколько городов, порядок и тайл выбираете вы. Съеденное последнее животное может ухудшить и другие города. Город, который ничего не нашёл, просто остаётся голодным.
rules-7 = Когда карт перед вами хватает на цель, можно сбросить их и навсегда поставить на неё мипла.
    .title = Цели
    .more = Сыгранные карты природы и стихий лежат перед вами: ими и платят за цель. На цели место для одного мипла.
rules-8 = Солнце: болото в равнину, равнину в пустыню. Дождь: пустыню в равнину, равнину в болото. Землетрясение меняет местами два соседних тайла. Торнадо забирает по карте у каждого соперника, одну оставьте себе. Молния очищает тайл. Извержение очищает горы и соседние тайлы и превращает равнину, лес и болото в пустыню. Защита отменяет чужую карту стихии. На руке не больше двух карт стихий.
    .title = Стихии (по желанию)
rules-9 = Захват: улучшив чужой город, можно занять место чужого мипла. Метрополия: доведя город до четырёх потребностей, можно поселить второго мипла; он уходит домой, когда их снова меньше четырёх.
    .title = Захват и метрополия (по желанию)

board-world = Мир
board-goals = Цели
board-market = Открытые карты и колоды
board-desk = Что решить
board-hand = Рука, { SEAT($seat) }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-kind = { $kind ->
    [kind-nature] Природа
    [kind-life] Жизнь
   *[kind-element] Стихия
}
board-deck = Колода ({ NAME($kind) }): { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[other] осталось { $left } карт
}
board-back = Карта, которой вам не видно: { NAME($kind) }
board-stock = Запас
board-cell = { $place }: пусто
board-closer = Ближе (+)
board-farther = Дальше (−)
board-all = Показать весь мир (0)
board-why-other = Сейчас нужно решить другое.
board-no-cards = На руке нет карт
board-no-place = Сейчас её некуда сыграть.
board-protection-when = Её играют в ответ на карту стихии соперника.
board-front = Выложено: { SEAT($seat) }
board-front-mine = Перед вами
board-front-empty = Пока ничего
board-front-about = Выложенными картами платят за цели.
board-reserve = Миплов в запасе: { $left } из { $all }
board-reserve-about = У кого запас пуст, тот сразу побеждает.
board-met-here = из 4 потребностей покрыты здесь
board-lost = { $card } исчезает
board-no-change = Города не изменятся.
board-ask-raise = { $card } растёт благодаря вам. Там живут соперники.
board-ask-second = { $card }: покрыты все потребности. Поселить второго мипла?
board-ask-goal = Ваших карт хватает на цель.
board-ask-steal = Какую карту взять? Отдаёт { SEAT($seat) }.
board-ask-keep = Какую карту оставить себе?
board-ask-protect = { SEAT($seat) } играет карту: { $card }. Пусть случится?
board-capture = Захватить место: { SEAT($seat) }
board-reach = Достичь цели { $number }
board-act = Возьмите карту или выберите на руке ту, которую хотите сыграть.
board-choose = Выберите место в рамке. Карта: { $card }.
board-choose-met = Выберите землю в рамке. { $card }: число говорит, сколько из 4 потребностей там покрыто.
board-not-here = Сюда нельзя: { $card }.
board-choose-second = Выберите землю, которая поменяется местами.
board-feed = Выберите город, который надо накормить.
board-feed-from = Выберите землю, с которой уйдёт животное.
board-feed-confirm = Кормить отсюда
board-discard = Выберите на руке карту для сброса.
board-plays = { SEAT($seat) } играет карту: { $card }.
board-plays-at = { SEAT($seat) } играет карту: { $card }, { $place }.
board-wait = Решает { SEAT($seat) }.
board-play-here = Сюда: { $card }
board-action = Действие { $number } из 2
board-tab-hand = Рука { $count }
board-tab-market = Ряды
board-tab-front = Выложено { $count }
