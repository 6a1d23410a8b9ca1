name = Трио
about = Оставьте карту или попробуйте другую. Побеждает старшая карта.

option-low_wins = Младшая побеждает
    .about = Побеждает младшая карта.

card-moon = луна
card-comet = комета
card-star = звезда
card-ring = кольцо
card-spiral = спираль
card-beacon = маяк

line-pile = Карт в стопке: { $cards }.
line-hand = { SEAT($seat) }: { NAME($card) }.
line-drawn = Взята карта: { NAME($card) }.
hidden-pile = Стопка, начиная с верхней карты: { $cards }.

prompt-draw = { SEAT($seat) }: оставьте карту или возьмите другую.
prompt-lay = { SEAT($seat) }: выложите одну из своих карт.
prompt-over = Игра окончена.

verb-keep = Оставить
verb-draw = Взять
verb-lay = Выложить
phase-draw = Взятие карты
phase-lay = Какую карту оставить
action-keep = Оставить карту
action-draw = Взять карту
action-lay = Выложить: { NAME($card) }

log-kept = { SEAT($seat) } оставляет карту.
    .you = Вы оставляете карту.
log-drew = { SEAT($seat) } берёт карту.
    .you = Вы берёте карту.
log-drew-card = { SEAT($seat) } берёт карту: { NAME($card) }.
    .you = Вы берёте карту: { NAME($card) }.
log-laid = { SEAT($seat) } выкладывает карту: { NAME($card) }.
    .you = Вы выкладываете карту: { NAME($card) }.

ended-all-turns = Все сделали ход.
score-card = Карта на руке
score-total = Итого
score-unit = { $score ->
    [one] очко
    [few] очка
   *[other] очков
}

sheet-cards = Карты

rules-1 = У каждого одна карта. Побеждает старшая.
    .title = Цель
rules-2 = В свой ход оставьте карту или возьмите другую и выложите одну из двух в открытую.
    .title = Ход
rules-3 = Когда каждый сделал по одному ходу, карты открываются.
    .title = Конец
