name = Галактико
about = Космические такси на кольце из восьми секторов: подбирайте, довозите и берегитесь зайцев.

option-cheeky_stowaways = Наглые зайцы
    .about = Заяц, доехавший до своей станции, сбегает без оплаты, хотите вы того или нет.
option-find_their_way = Сами доберутся
    .about = В конце игры пассажиры, которым подходит любая станция вашего сектора, выходят без штрафа.
option-to_the_last = Работаем до упора
    .about = Карты конца смены нет: смена заканчивается вместе с колодой.
option-rich_first = Богатеи, вперёд!
    .about = Обычные пассажиры и зайцы выходят только после того, как на этой же остановке вышел богач.

nothing = никого

icon-comet = комета
icon-ring = планета с кольцом
icon-star = звезда
icon-moon = луна
icon-spiral = спираль
icon-atom = атом
icon-crystal = кристалл
icon-beacon = маяк

card-rich = богач ({ NAME($icon) })
card-ordinary = пассажир ({ NAME($icon) } или { NAME($other) })
card-stowaway = заяц ({ NAME($icon) })
card-vortan = вортан
card-controller = контролёр
card-end-of-shift = конец смены

line-round = Раунд { $round }.
line-last-round = Смена заканчивается: раунд { $round } — последний.
line-piles = { $cards ->
    [one] В колоде осталась { $cards } карта.
    [few] В колоде осталось { $cards } карты.
   *[many] В колоде осталось { $cards } карт.
}
line-sector = Сектор { $position }: { $stations }. Ждут, начиная с первого: { $queue }.
line-station = станция { $station } ({ NAME($icon) })
line-station-ship = станция { $station } ({ NAME($icon) }), здесь корабль: { SEAT($seat) }
line-controllers = { $count ->
    [one] Там дежурит { $count } контролёр.
    [few] Там дежурят { $count } контролёра.
   *[many] Там дежурят { $count } контролёров.
}
line-score = { SEAT($seat) }: счёт { $score }, { $delivered ->
    [one] доставлен { $delivered } пассажир.
    [few] доставлено { $delivered } пассажира.
   *[many] доставлено { $delivered } пассажиров.
}
line-hand = { SEAT($seat) }, на борту { $count }: { $cards }.
hidden-upper = Верхняя стопка, начиная с верхней карты: { $cards }.
hidden-lower = Нижняя стопка, начиная с верхней карты: { $cards }.

prompt-placement = { SEAT($seat) }, выберите станцию для корабля: вся очередь сектора сядет к вам.
prompt-move = { SEAT($seat) }, выберите станцию, на которую полетите.
prompt-drop-off = { SEAT($seat) }, высаживайте пассажиров или заканчивайте: { $count ->
    [one] здесь могут выйти пассажиры { $count } вида.
    [few] здесь могут выйти пассажиры { $count } видов.
   *[many] здесь могут выйти пассажиры { $count } видов.
}
prompt-over = Смена окончена.

verb-place = Поставить корабль
verb-move = Лететь
verb-drop = Высадить
verb-done = Закончить

action-place = Встать на станцию { $station } ({ NAME($icon) }) в секторе { $position } и взять на борт: { $cards }
action-move = Лететь на станцию { $station } ({ NAME($icon) })
action-move-visit = Лететь на станцию { $station } ({ NAME($icon) }): { $count ->
    [0] выйти некому
   *[other] могут выйти: { $off } (+{ $gain })
}; сядут: { $boarding }
action-drop = Высадить: { $card }
action-done = Больше никто не выходит

log-round = Раунд { $round }
log-placed = { SEAT($seat) } начинает со станции { $station } ({ NAME($icon) }).
log-flew = { SEAT($seat) } летит со станции { $from } на станцию { $station } ({ NAME($icon) }).
log-came = Сектор { $position }, в очередь встаёт { $card }.
log-controller-came = Сектор { $position }, на дежурство выходит { $card }.
log-boarded = { SEAT($seat) }, на борт садится { $card }.
log-dropped = { SEAT($seat) }, выходит { $card }.
log-paid = { SEAT($seat) }, контролёру платит { $card }.
log-slipped-off = { SEAT($seat) }, без оплаты сбегает { $card }.
log-controller-returned = { SEAT($seat) }: контролёр не находит зайцев и возвращается в колоду.
log-shift-ends = Смена заканчивается: раунд { $round } — последний.
log-found-way = { SEAT($seat) }, своим ходом добирается { $card }.
log-game-over = Смена окончена.

# Tables of printed values.
sheet-icons = Значки
sheet-passengers = Пассажиры
sheet-players = Числа для 2–6 игроков
sheet-sectors = Станции секторов
sheet-specials = Особые карты

rules-1 = Вы водите космическое такси по кольцу из восьми секторов. Довозите пассажиров до станций с их знаком. Побеждает тот, у кого в конце смены больше очков.
    .title = Цель
rules-2 = По очереди, начиная с последнего игрока, каждый ставит корабль в сектор без кораблей и забирает на борт всю его очередь.
    .title = Начало
    .more = Сначала в каждом секторе ждут трое. Маршрут зависит от числа игроков: вдвоём в секторе одна станция, втроём и вчетвером — две, впятером и вшестером — три.
rules-3 = Летите на любую свободную станцию своего маршрута в другом секторе. Затем в каждый из пяти секторов позади корабля открывается по карте.
    .title = Полёт
    .more = Лететь можно на любое расстояние и мимо других кораблей, но из своего сектора надо улететь. В одном секторе могут стоять разные корабли, на одной станции — никогда. Открытый контролёр остаётся ждать в секторе, и пассажира вместо него не будет.
rules-4 = Если в секторе ждёт контролёр, он действует первым: все ваши зайцы платят и приносят вам очки, а контролёр уходит. Если зайцев на борту нет, он возвращается в колоду.
    .title = Контролёры
    .more = По прилёте действует только один контролёр, даже если их там несколько. Платят все зайцы на борту, куда бы они ни ехали. Корабль, который уже стоит в секторе, не проверяют.
rules-5 = Высадите кого хотите из тех, кому нужна эта станция. Богачи и обычные пассажиры приносят очки. Заяц может выйти даром. Вортан выходит только вместе с вортаном из здешней очереди, и очков за них нет.
    .title = Высадка
    .more = Обычному пассажиру подходит любой из двух знаков, богачу и зайцу — только один. Высаживать никого не обязательно. Каждому вортану нужен свой напарник в очереди.
rules-6 = Затем пассажиры садятся из начала очереди, пока на борту не станет шесть. Отказать никому нельзя.
    .title = Посадка
    .more = Кому не хватило места, ждёт дальше в том же порядке. Длина очереди не ограничена.
rules-7 = Когда откроется карта конца смены, доиграйте раунд и сыграйте ещё один, уже без новых карт.
    .title = Конец игры
    .more = Эта карта спрятана среди последних двадцати, так что точно момент никто не знает. Контролёры, которые уже ждут, действуют и в последнем раунде.
rules-8 = Доставлены: богач 2, обычный пассажир 1, заплативший заяц 2. Остались на борту: богач и обычный −1, заяц и вортан −2. При равенстве выше тот, кто поймал больше зайцев.
    .title = Очки

board-ring = Кольцо из восьми секторов
board-queue = Ждут в секторе { $position }, начиная с первого
board-empty = пусто
board-more = Здесь ждут ещё { $count }: { $cards }
board-due = Сюда придёт новая карта.
board-boards = сядет
board-controllers = { $count ->
    [one] Контролёр проверит следующий корабль, который сюда прилетит: все его зайцы заплатят.
    [few] { $count } контролёра. Каждый прилетевший корабль проверяет один из них: все зайцы платят.
   *[many] { $count } контролёров. Каждый прилетевший корабль проверяет один из них: все зайцы платят.
}
board-closed = Станция { $station } ({ NAME($icon) }) на этом маршруте закрыта.
board-closed-matters = Но в конце игры пассажиры доберутся до неё сами.
board-could-leave = { SEAT($seat) }: здесь { $count ->
    [one] мог бы выйти { $count } пассажир.
    [few] могли бы выйти { $count } пассажира.
   *[many] могли бы выйти { $count } пассажиров.
}
board-why-turn = Сейчас решает { SEAT($seat) }.
board-why-drop-off = Сначала решите, кто выходит здесь.
board-why-ship = Два корабля на одной станции не стоят.
board-why-taken = В начале у каждого корабля свой сектор.
board-why-here = Лететь нужно в другой сектор.
board-route-green = Зелёный маршрут
board-route-yellow = Жёлтый маршрут
board-route-pink = Розовый маршрут
board-deck = { $cards ->
    [one] В колоде осталась { $cards } карта.
    [few] В колоде осталось { $cards } карты.
   *[many] В колоде осталось { $cards } карт.
}
board-deck-open = В колоде остались: { $cards }.
board-deck-short = колода
board-cards-left = { $cards ->
    [one] карта в колоде
    [few] карты в колоде
   *[many] карт в колоде
}
board-end-inside = в ней конец смены
board-to-the-last = с ней кончится смена
board-last-round = раунд { $round } — последний
board-round = Раунд { $round }
board-round-last = Раунд { $round }, последний
board-legend-fly = сюда можно лететь
board-legend-leave = столько может выйти
board-legend-new = сюда придёт карта
board-legend-closed = закрыта на маршруте
board-cabin = Салон: { SEAT($seat) }
board-cabin-mine = Ваш салон
board-free-place = Свободное место.
board-gets-off = выйдет
board-leaves-free = уйдёт даром
board-pays = заплатит
board-pairs = уйдёт в паре
board-pair = пара
board-aboard = на борту
board-exits = { $count ->
    [0] Сейчас ни одна станция маршрута не подходит.
    [one] Сейчас может выйти на станции { $stations }.
   *[other] Сейчас может выйти на станциях { $stations }.
}
board-worth = Если высадить: { $off }. Если останется до конца: { $kept }.
board-worth-stowaway = Если высадить: { $off }. Если поймает контролёр: { $paid }. Если останется до конца: { $kept }.
board-score = { SEAT($seat) }
board-score-mine = Ваш счёт
board-score-made = Доставлены, { $delivered }: { $scored }.
    Ещё на борту, { $aboard }: { $hand }.
board-now = сейчас
board-delivered = доставлено
board-still-aboard = ещё на борту
board-after-stop = потом
board-after-station = после { $station }
board-fly = Лететь на { $station }
board-place = Встать на { $station }
board-set-down = Высадить { $count }
board-nobody = Никто не выходит
board-note-fly = { $count ->
    [0] Выйти некому
   *[other] Может выйти: { $count } ({ $gain })
}; { $boarding ->
    [0] никто не сядет.
   *[other] сядет: { $boarding }.
}
board-note-place = { $boarding ->
    [0] Никто не сядет.
   *[other] На борт сядет: { $boarding }.
}
board-note-drop = Отметьте, кто выходит, а кто остаётся. Так { $gain }; { $boarding ->
    [0] никто не сядет.
   *[other] сядет: { $boarding }.
}
