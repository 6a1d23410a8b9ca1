name = Ганимед
about = Ведите астронавтов с Земли через Марс к звездолётам на Ганимеде и отправьте четыре из них.

settler-blue = голубой астронавт
    .acc = голубого астронавта
settler-red = красный астронавт
    .acc = красного астронавта
settler-yellow = жёлтый астронавт
    .acc = жёлтого астронавта
settler-purple = фиолетовый астронавт
    .acc = фиолетового астронавта
settler-any = астронавт любого цвета
several = { $count } × { NAME($colour) }
type-blue = голубой
type-red = красный
type-yellow = жёлтый
type-purple = фиолетовый
type-white = белый
place-earth = Земля
    .at = на Земле
    .from = с Земли
    .to = на Землю
place-mars = Марс
    .at = на Марсе
    .from = с Марса
    .to = на Марс
place-top = верхний звездолёт
    .at = на верхнем звездолёте
    .from = с верхнего звездолёта
    .to = на верхний звездолёт
place-bottom = нижний звездолёт
    .at = на нижнем звездолёте
    .from = с нижнего звездолёта
    .to = на нижний звездолёт
bay-top = верхний причал
    .gen = верхнего причала
    .at = на верхнем причале
bay-bottom = нижний причал
    .gen = нижнего причала
    .at = на нижнем причале
route-earth-mars = с Земли на Марс
route-mars-top = с Марса на верхний звездолёт
route-mars-bottom = с Марса на нижний звездолёт
route-top-bottom = с верхнего звездолёта на нижний
route-bottom-top = с нижнего звездолёта на верхний
kind-recruit = набор
kind-adapt = замена
    .short = замена
kind-reputation = репутация
    .short = реп.
kind-move = перемещение
    .short = перем.
kind-ship = звездолёт
    .short = зв-т
kind-basic = базовое действие
    .short = базовое
a-tile = тайл для сброса

ship-five = Пятёрка
ship-four-moves = Перемещения
ship-four-recruit = Набор
ship-four-reputation = Репутация
ship-four-fewer = Лёгкий
ship-type-blue = Голубые шаттлы
ship-type-red = Красные шаттлы
ship-type-yellow = Жёлтые шаттлы
ship-type-purple = Фиолетовые шаттлы
ship-type-white = Белые шаттлы
ship-colour-blue = Голубые астронавты
ship-colour-red = Красные астронавты
ship-colour-yellow = Жёлтые астронавты
ship-colour-purple = Фиолетовые астронавты
ship-sets = Комплекты
ship-track = Трек
ship-tiles = Тайлы

effect-recruit = нанять астронавта любого цвета{ $times ->
    [1] { "" }
    [few] { " " }({ $times } раза)
   *[other] { " " }({ $times } раз)
}
effect-recruit-one = нанять { NAME($colour, case: "acc") }{ $times ->
    [1] { "" }
    [few] { " " }({ $times } раза)
   *[other] { " " }({ $times } раз)
}
effect-recruit-some = нанять одного астронавта (подойдут: { $settlers }){ $times ->
    [1] { "" }
    [few] { " " }({ $times } раза)
   *[other] { " " }({ $times } раз)
}
effect-adapt = заменить астронавта на астронавта любого другого цвета{ $times ->
    [1] { "" }
    [few] { " " }({ $times } раза)
   *[other] { " " }({ $times } раз)
}
effect-adapt-one = заменить { NAME($colour, case: "acc") } на любого другого или наоборот{ $times ->
    [1] { "" }
    [few] { " " }({ $times } раза)
   *[other] { " " }({ $times } раз)
}
effect-reputation = получить { $times ->
    [one] { $times } шаг репутации
    [few] { $times } шага репутации
   *[other] { $times } шагов репутации
}
effect-move = переместить { $times ->
    [1] астронавта на один перелёт
    [few] астронавтов на один перелёт { $times } раза
   *[other] астронавтов на один перелёт { $times } раз
}
effect-ship = взять карту звездолёта{ $times ->
    [1] { "" }
    [few] { " " }({ $times } раза)
   *[other] { " " }({ $times } раз)
}
effect-basic = выполнить { $times ->
    [one] { $times } базовое действие
    [few] { $times } базовых действия
   *[other] { $times } базовых действий
} на выбор
either = { $first } или { $second }

card-tile-either = { NAME($type) } тайл: { $first } или { $second }
card-tile-both = { NAME($type) } тайл: { $first }, затем { $second }
card-shuttle-earth = { NAME($type) } шаттл с Земли: на Марс — { $needs }{ $tiles ->
    [0] { "" }
   *[other] { "" }, цена — тайл
}; затем { $effect }
    .short = { NAME($type) } шаттл с Земли: { $effect }
card-shuttle-mars = { NAME($type) } шаттл с Марса: к звездолётам — { $needs }{ $tiles ->
    [0] { "" }
   *[other] { "" }, цена — тайл
}; затем { $effect }
    .short = { NAME($type) } шаттл с Марса: { $effect }
card-ship = звездолёт «{ NAME($ship) }»: { $says }
    .short = звездолёт «{ NAME($ship) }»
score-fixed = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
score-per-type = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждый { NAME($type) } шаттл
score-per-colour = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждого { NAME($colour, case: "acc") } в условиях ваших шаттлов
score-per-set = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждый комплект шаттлов всех пяти типов
score-per-track-point = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждое очко вашего места на треке репутации
score-per-tile = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждый тайл на вашем планшете
ship-effect = при отправлении { $effect }
ship-fewer = нужно на { $count ->
    [one] { $count } астронавта
    [few] { $count } астронавта
   *[other] { $count } астронавтов
} меньше
tile-short = { NAME($type) } тайл

line-round = { $round ->
    [0] Подготовка: каждый выбирает два звездолёта.
   *[other] Раунд { $round }.
}
line-last-round = Это последний раунд.
line-tile = Ряд тайлов, место { $slot }: { $card }. Сработает { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}{ $useful ->
    [0] , но сейчас применить нечего.
   *[other] .
}
line-shuttle = Ряд шаттлов, место { $slot }: { $card }. Можно использовать, сработает { $times ->
    [one] { $times } раз.
    [few] { $times } раза.
   *[other] { $times } раз.
}
line-shuttle-missing = Ряд шаттлов, место { $slot }: { $card }. Сработает { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}; не хватает: { $missing }.
line-ship-row = { $count ->
    [0] Открытых звездолётов нет.
    [one] Открыт { $count } звездолёт:
    [few] Открыто { $count } звездолёта:
   *[other] Открыто { $count } звездолётов:
}
line-piles = Осталось карт: тайлы — { $tiles }, шаттлы с Земли — { $earth }, шаттлы с Марса — { $mars }, звездолёты — { $ships }.
line-supply = Запас: голубых — { $blue }, красных — { $red }, жёлтых — { $yellow }, фиолетовых — { $purple }.
line-buried = Ваш звездолёт «{ NAME($ship) }» лежит в колоде, над ним { $above ->
    [0] нет карт.
    [one] { $above } карта.
    [few] { $above } карты.
   *[other] { $above } карт.
}
line-player = { SEAT($seat) }: счёт { $score }, { $launched ->
    [0] звездолёты не отправлены.
    [one] отправлен { $launched } звездолёт.
    [few] отправлено { $launched } звездолёта.
   *[other] отправлено { $launched } звездолётов.
}
line-launched = Отправлены: { $ships }.
line-worth = «{ NAME($ship) }» (сейчас { $worth })
line-earth = На Земле: { $settlers }.
line-mars = На Марсе: { $settlers }.
line-bay = Стоит { NAME($bay, case: "at") }: звездолёт «{ NAME($ship) }», на борту { $count } из { $need }: { $aboard }. Принимает: { $accepts }.
line-bay-empty = Пусто { NAME($bay, case: "at") }.
line-bay-hidden = Лежит { NAME($bay, case: "at") }: звездолёт рубашкой вверх.
line-item = – { $card }.
line-tiles = { $count ->
    [0] Тайлов нет.
    [one] { $count } тайл:
    [few] { $count } тайла:
   *[other] { $count } тайлов:
}
line-column = { NAME($type) } — { $count }
line-columns = Шаттлы по типам: { $columns }; полных комплектов: { $sets }.
line-reputation = Репутация: шаг { $step } из { $last }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
line-hand = Звездолёты в руке ({ $count }): { $ships }.
line-hand-known = Звездолётов в руке: { $count }, среди них точно: { $ships }.
line-hand-hidden = Звездолётов в руке: { $count }.

source-tile = тайл
source-shuttle = шаттл
source-ship = звездолёт «{ NAME($ship) }»
source-track = бонус трека репутации
source-tiles = сброшенные тайлы
hidden-hand = { SEAT($seat) }, звездолёты в руке: { $ships }.
    .you = Звездолёты у вас в руке: { $ships }.
hidden-bays = { SEAT($seat) }, звездолёты рубашкой вверх: { $ships }.
    .you = Ваши звездолёты рубашкой вверх: { $ships }.
hidden-tiles = Стопка тайлов, начиная с верхнего: { $cards }.
hidden-earth = Колода шаттлов с Земли, начиная с верхнего: { $cards }.
hidden-mars = Колода шаттлов с Марса, начиная с верхнего: { $cards }.
hidden-ships = Колода звездолётов, начиная с верхнего: { $ships }.
shuttle-short = { NAME($type) }

prompt-set-up = { SEAT($seat) }, выберите звездолёт для { NAME($bay, case: "gen") }.
    .you = Выберите звездолёт для { NAME($bay, case: "gen") }.
    .ask = Какой звездолёт для { NAME($bay, case: "gen") }?
prompt-main = { SEAT($seat) }, возьмите тайл, используйте шаттл или сбросьте тайлы ради базовых действий.
    .you = Возьмите тайл, используйте шаттл или сбросьте тайлы ради базовых действий.
    .ask = Тайл, шаттл или сброс?
prompt-make-room = { SEAT($seat) }, планшет полон: сбросьте тайл, чтобы освободить место для нового.
    .you = Планшет полон: сбросьте тайл, чтобы освободить место для нового.
    .ask = Какой тайл убрать?
prompt-pay-settler = { SEAT($seat) }, выберите, кто ещё полетит: { $count ->
    [one] нужен ещё { $count } астронавт любого цвета.
    [few] нужно ещё { $count } астронавта любого цвета.
   *[other] нужно ещё { $count } астронавтов любого цвета.
}
    .you = Выберите, кто ещё полетит: { $count ->
        [one] нужен ещё { $count } астронавт любого цвета.
        [few] нужно ещё { $count } астронавта любого цвета.
       *[other] нужно ещё { $count } астронавтов любого цвета.
    }
    .ask = Кто ещё полетит?
prompt-pay-tile = { SEAT($seat) }, сбросьте тайл: такова цена шаттла.
    .you = Сбросьте тайл: такова цена шаттла.
    .ask = Каким тайлом заплатить?
prompt-lose-settler = { SEAT($seat) }, на Марсе нет места для всех ({ $settlers }): выберите, кто пропадёт.
    .you = На Марсе нет места для всех ({ $settlers }): выберите, кто пропадёт.
    .ask = Кто пропадёт?
prompt-board = { SEAT($seat) }, рассадите прилетевших по звездолётам: { $settlers }.
    .you = Рассадите прилетевших по звездолётам: { $settlers }.
    .ask = Кого на какой звездолёт?
prompt-more-tiles = { SEAT($seat) }, сбросьте ещё тайлы или продолжайте: { $count ->
    [one] пока { $count } базовое действие.
    [few] пока { $count } базовых действия.
   *[other] пока { $count } базовых действий.
}
    .you = Сбросьте ещё тайлы или продолжайте: { $count ->
        [one] пока { $count } базовое действие.
        [few] пока { $count } базовых действия.
       *[other] пока { $count } базовых действий.
    }
    .ask = Сбросить ещё тайлы?
prompt-entry = { SEAT($seat) }, сейчас { $source }: { $effects }. Осталось применений: { $left } из { $uses }.
    .you = Сейчас { $source }: { $effects }. Осталось применений: { $left } из { $uses }.
    .ask = Как применить эффект?
prompt-basic = { SEAT($seat) }, базовое действие «{ NAME($kind) }»: выберите как.
    .you = Базовое действие «{ NAME($kind) }»: выберите как.
    .ask = Как именно?
prompt-into = { SEAT($seat) }, меняется { NAME($colour) } { NAME($place, case: "at") }: выберите новый цвет.
    .you = Меняется { NAME($colour) } { NAME($place, case: "at") }: выберите новый цвет.
    .ask = Какой новый цвет?
prompt-free-launch = { SEAT($seat) }, можно отправить звездолёт, даже неполный.{ $count ->
    [0] { "" }
   *[other] { " " }После этого останется: { $count }.
}
    .you = Можно отправить звездолёт, даже неполный.{ $count ->
        [0] { "" }
       *[other] { " " }После этого останется: { $count }.
    }
    .ask = Отправить звездолёт?
prompt-which-launch = { SEAT($seat) }, оба звездолёта полны: выберите, какой отправится первым.
    .you = Оба звездолёта полны: выберите, какой отправится первым.
    .ask = Какой отправится первым?
prompt-new-ship = { SEAT($seat) }, возьмите новый звездолёт из ряда или из колоды.
    .you = Возьмите новый звездолёт из ряда или из колоды.
    .ask = Какой новый звездолёт?
prompt-place-ship = { SEAT($seat) }, выберите звездолёт из руки для { NAME($bay, case: "gen") }.
    .you = Выберите звездолёт из руки для { NAME($bay, case: "gen") }.
    .ask = Какой звездолёт для { NAME($bay, case: "gen") }?
prompt-return-ship = { SEAT($seat) }, в руке { $count ->
    [one] { $count } звездолёт
    [few] { $count } звездолёта
   *[other] { $count } звездолётов
}: положите один под низ колоды.
    .you = В руке { $count ->
        [one] { $count } звездолёт
        [few] { $count } звездолёта
       *[other] { $count } звездолётов
    }: положите один под низ колоды.
    .ask = Какой звездолёт вернуть?
prompt-over = Игра окончена.

verb-keep-ship = Оставить звездолёт
verb-take-tile = Взять тайл
verb-earth-shuttle = Использовать шаттл с Земли
verb-mars-shuttle = Использовать шаттл с Марса
verb-discard = Сбросить тайл
verb-pay = Отправить астронавта
verb-lose = Потерять астронавта
verb-board = Посадка
verb-recruit = Набор
verb-adapt = Замена
verb-into = Новый цвет
verb-reputation = Репутация
verb-move = Перемещение
verb-take-ship = Взять звездолёт
verb-draw-ship = Взять из колоды
verb-basic = Базовое действие
verb-launch = Отправление
verb-place-ship = Выставить звездолёт
verb-return-ship = Вернуть звездолёт
verb-done = Готово

action-keep-ship = Оставить для { NAME($bay, case: "gen") }: { $card }
action-keep-ship-hidden = Оставить звездолёт для { NAME($bay, case: "gen") }
action-take-tile = Взять { $card } (сработает { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}{ $least ->
    [0] { "" }
   *[other] { "" }, не меньше { $least }
})
    .short = Взять { $card }
action-shuttle = Использовать { $card } (сработает { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
})
action-discard-basic = Сбросить { $card } ради базового действия
action-discard-make-room = Сбросить { $card }, чтобы освободить место
action-discard-pay-tile = Сбросить { $card } в уплату
action-pay = Отправить { NAME($colour, case: "acc") }
action-lose = Потерять { NAME($colour, case: "acc") }
action-board = Посадить { NAME($colour, case: "acc") } на звездолёт у { NAME($bay, case: "gen") }
action-recruit = Нанять { NAME($colour, case: "acc") }
action-adapt = Заменить { NAME($colour, case: "acc") } { NAME($place, case: "at") }
action-into = На { NAME($colour, case: "acc") }
action-reputation-none = Шаг репутации, до { $step }
action-reputation-basic = Шаг репутации, до { $step }: остановка здесь даёт базовое действие
action-reputation-launch = Шаг репутации, до { $step }: остановка здесь даёт отправление звездолёта
action-move = Переместить { NAME($colour, case: "acc") } { NAME($route) }
action-take-ship = Взять { $card }
action-draw-ship = Взять верхний звездолёт колоды ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
})
action-basic = Базовое действие: { NAME($kind) }
action-launch = Отправить «{ NAME($ship) }» с { NAME($bay, case: "gen") }, на борту { $count } из { $need } (сейчас стоит { $worth })
action-launch-wasted = Отправить «{ NAME($ship) }» с { NAME($bay, case: "gen") }, на борту { $count } из { $need } (сейчас стоит { $worth }). Он полон и отправится и так: свободное отправление пропадёт впустую
action-place-ship = Выставить на { NAME($bay) }: { $card }
action-return-ship = Положить под низ колоды: { $card }
action-return-ship-hidden = Положить звездолёт под низ колоды
action-done-entry = Отказаться от остального ({ $count ->
    [one] { $count } применение
    [few] { $count } применения
   *[other] { $count } применений
})
action-done-more-tiles = Больше не сбрасывать
action-done-free-launch = Отказаться от этого отправления

log-kept-ship = { SEAT($seat) } выбирает «{ NAME($ship) }» для { NAME($bay, case: "gen") }.
    .you = Вы выбираете «{ NAME($ship) }» для { NAME($bay, case: "gen") }.
log-kept-ship-hidden = { SEAT($seat) } выбирает звездолёт для { NAME($bay, case: "gen") }.
    .you = Вы выбираете звездолёт для { NAME($bay, case: "gen") }.
log-turned-up = { SEAT($seat) } начинает со звездолётами «{ NAME($top) }» наверху и «{ NAME($bottom) }» внизу.
    .you = Вы начинаете со звездолётами «{ NAME($top) }» наверху и «{ NAME($bottom) }» внизу.
log-round = Раунд { $round }
log-took-tile = { SEAT($seat) } берёт { NAME($type) } тайл.
    .you = Вы берёте { NAME($type) } тайл.
log-used-shuttle = { SEAT($seat) } использует { NAME($type) } шаттл { NAME($place, case: "from") }.
    .you = Вы используете { NAME($type) } шаттл { NAME($place, case: "from") }.
log-acts = Эффект срабатывает { $times ->
    [one] { $times } раз.
    [few] { $times } раза.
   *[other] { $times } раз.
}
log-discarded = { SEAT($seat) } сбрасывает { NAME($type) } тайл.
    .you = Вы сбрасываете { NAME($type) } тайл.
log-completed-set = { SEAT($seat) } собирает комплект всех пяти типов и может отправить звездолёт.
    .you = Вы собираете комплект всех пяти типов и можете отправить звездолёт.
log-moved = { SEAT($seat) } перемещает { NAME($colour, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }.
    .you = Вы перемещаете { NAME($colour, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }.
log-lost = { SEAT($seat) } теряет { NAME($colour, case: "acc") }: места нет.
    .you = Вы теряете { NAME($colour, case: "acc") }: места нет.
log-recruited = { SEAT($seat) } нанимает { NAME($colour, case: "acc") }.
    .you = Вы нанимаете { NAME($colour, case: "acc") }.
log-adapted = { SEAT($seat) } заменяет { NAME($from, case: "acc") } { NAME($place, case: "at") } на { NAME($to, case: "acc") }.
    .you = Вы заменяете { NAME($from, case: "acc") } { NAME($place, case: "at") } на { NAME($to, case: "acc") }.
log-stepped = { SEAT($seat) } поднимается до шага { $step } репутации.
    .you = Вы поднимаетесь до шага { $step } репутации.
log-bonus-basic = { SEAT($seat) } останавливается на бонусе: базовое действие.
    .you = Вы останавливаетесь на бонусе: базовое действие.
log-bonus-launch = { SEAT($seat) } останавливается на бонусе: отправление звездолёта.
    .you = Вы останавливаетесь на бонусе: отправление звездолёта.
log-chose-basic = { SEAT($seat) } выбирает базовое действие «{ NAME($kind) }».
    .you = Вы выбираете базовое действие «{ NAME($kind) }».
log-took-ship = { SEAT($seat) } берёт звездолёт «{ NAME($ship) }».
    .you = Вы берёте звездолёт «{ NAME($ship) }».
log-drew-ship = { SEAT($seat) } берёт из колоды звездолёт «{ NAME($ship) }».
    .you = Вы берёте из колоды звездолёт «{ NAME($ship) }».
log-drew-ship-hidden = { SEAT($seat) } берёт звездолёт из колоды.
    .you = Вы берёте звездолёт из колоды.
log-launched = { SEAT($seat) } отправляет «{ NAME($ship) }» с { NAME($bay, case: "gen") }!
    .you = Вы отправляете «{ NAME($ship) }» с { NAME($bay, case: "gen") }!
log-gave-up-launch = { SEAT($seat) } отказывается от отправления.
    .you = Вы отказываетесь от отправления.
log-placed = { SEAT($seat) } выставляет «{ NAME($ship) }» на { NAME($bay) }.
    .you = Вы выставляете «{ NAME($ship) }» на { NAME($bay) }.
log-returned-ship = { SEAT($seat) } кладёт «{ NAME($ship) }» под низ колоды.
    .you = Вы кладёте «{ NAME($ship) }» под низ колоды.
log-returned-ship-hidden = { SEAT($seat) } кладёт звездолёт под низ колоды.
    .you = Вы кладёте звездолёт под низ колоды.
log-reshuffled = Из сброшенных тайлов складывается новая стопка.
log-new-tile = В ряд тайлов приходит { NAME($type) } тайл.
log-new-earth-shuttle = В ряд Земли приходит { NAME($type) } шаттл.
log-new-mars-shuttle = В ряд Марса приходит { NAME($type) } шаттл.
log-new-ship = В ряд звездолётов приходит «{ NAME($ship) }».
log-end-triggered = { SEAT($seat) } приближает конец игры: этот раунд последний.
    .you = Вы приближаете конец игры: этот раунд последний.
log-game-over = Игра окончена.

# The end: why, and the score sheet.
ended-four-ships = Отправлено звездолётов: { $count } ({ SEAT($seat) }).
    .you = Ваших звездолётов отправлено: { $count }.
ended-earth-shuttles = Колода шаттлов с Земли закончилась.
ended-mars-shuttles = Колода шаттлов с Марса закончилась.
ended-round-limit = Достигнут предел раундов.
ended-round = Раунд { $round } доиграли, он стал последним.
tie-mars = { SEAT($seat) } выше, чем { SEAT($rival) }: больше астронавтов на Марсе.
    .you = Вы опережаете соперника ({ SEAT($rival) }): больше астронавтов на Марсе.
    .you-rival = { SEAT($seat) } опережает вас: больше астронавтов на Марсе.
tie-earth = { SEAT($seat) } выше, чем { SEAT($rival) }: больше астронавтов на Земле.
    .you = Вы опережаете соперника ({ SEAT($rival) }): больше астронавтов на Земле.
    .you-rival = { SEAT($seat) } опережает вас: больше астронавтов на Земле.
score-ships = Отправленные звездолёты
score-reputation = Репутация
score-aboard = Астронавты на борту
score-total = Итого
score-unit = { $score ->
    [one] очко
    [few] очка
   *[other] очков
}
made-points = { $points }
made-step = шаг { $step }
made-top = { $count } вверху
made-bottom = { $count } внизу

# The help over the table.
help-turn = В свой ход — одно из трёх
help-end = кто-то отправил четыре звездолёта или закончилась колода шаттлов. Раунд доигрывают; побеждает тот, у кого больше очков.
help-turn-tile = Чаще всего астронавты приходят на Землю. Срабатывает по разу за каждый тайл этого типа на вашем планшете.
    .title = Взять тайл
help-turn-shuttle = Показанные астронавты летят дальше: с Земли на Марс или с Марса на звездолёты. Потом действует эффект.
    .title = Использовать шаттл
help-turn-discard = За каждый тайл — базовое действие: набор, перемещение, замена, репутация или звездолёт.
    .title = Сбросить тайлы
help-recruit = астронавт приходит на Землю: там шесть мест.
    .title = Набор
help-reputation = шаг вперёд по треку.
    .title = Репутация
help-adapt = астронавта меняют на другой цвет там, где он стоит.
    .title = Замена
help-basic = на ваш выбор.
    .title = Любое базовое действие
help-move = астронавт проходит один перелёт.
    .title = Перемещение
help-ship = карта уходит в руку.
    .title = Взять звездолёт
help-same = к этому причалу берут астронавтов одного цвета.
    .title = Один цвет
help-different = у этого причала цвета не повторяются.
    .title = Разные цвета
help-times = сработает, если взять сейчас.
    .title = Сколько раз
help-missing = этого астронавта ещё нет на месте.
    .title = Не хватает
help-launch = комплект шаттлов всех пяти типов отправляет любой звездолёт.
    .title = Свободное отправление
help-type = чем больше карт одного типа, тем сильнее их эффект.
    .title = Тип

# Tables of printed values.
sheet-earth_shuttles = Шаттлы с Земли
sheet-mars_shuttles = Шаттлы с Марса
sheet-reputation = Трек репутации
sheet-ships = Звездолёты
sheet-tiles = Тайлы действия

# What studies count and say.
end-four-ships = четыре отправления
end-earth-shuttles = кончились шаттлы с Земли
end-mars-shuttles = кончились шаттлы с Марса
end-round-limit = достигнут предел раундов

# Решения, как их перечисляет исследование

rules-1 = Нанимайте астронавтов на Земле, везите их на Марс и дальше к двум своим звездолётам на Ганимеде. Полный звездолёт отправляется и приносит очки. Побеждает тот, у кого очков больше.
    .title = Цель
    .more = На столе открыты четыре тайла действия, четыре шаттла с Земли, четыре шаттла с Марса и три звездолёта. В запасе по 7, 10 или 13 астронавтов каждого из четырёх цветов — для двух, трёх или четырёх игроков. В начале каждый смотрит четыре карты звездолётов и выбирает две: одну для верхнего причала, одну для нижнего. Выбранные звездолёты открывают одновременно, остальные замешивают обратно в колоду. Первые четыре тайла всегда одни и те же, по одному каждого цвета. Планшеты и руки сначала пусты, все маркеры стоят в начале трека репутации.
rules-2 = В свой ход сделайте одно: возьмите тайл действия, используйте шаттл или сбросьте от одного до трёх своих тайлов ради стольких же базовых действий.
    .title = Ход
    .more = Пропустить ход нельзя. Когда все эффекты применены, отправляются полные звездолёты, и только потом пополняются ряды: освободившееся место пустует до конца хода. Когда стопка тайлов закончится, сброшенные тайлы перемешивают в новую; колоды шаттлов и звездолётов не обновляются. Скрыты только звездолёты в руках и порядок карт в колодах и тайлов в стопке.
rules-3 = Тайл действия срабатывает столько раз, сколько тайлов его типа на вашем планшете, считая его самого. Мест три; четвёртый вытесняет один из старых — на ваш выбор.
    .title = Тайлы действия
    .more = Срабатывает только новый тайл. Вытесненный уже не считается, и базового действия за него нет. «Или» — выбирайте заново при каждом срабатывании; «затем» — каждый раз оба эффекта по порядку, и от любого можно отказаться. Тайл можно взять, даже если его эффект сейчас бесполезен.
rules-4 = Шаттл везёт названных на нём астронавтов: шаттл с Земли — на Марс (там 5 мест), шаттл с Марса — на ваши звездолёты. Кому нет места, тот пропадает. Затем шаттл срабатывает столько раз, сколько карт в его колонке.
    .title = Шаттлы
    .more = Использовать шаттл можно, только если у вас есть всё, что он требует. Где подходит любой цвет, астронавта выбираете вы; некоторые шаттлы ещё стоят одного вашего тайла, и базового действия за него нет. Карта сначала ложится в колонку своего типа, поэтому считает и себя; шаттлы с Земли и с Марса лежат в одних и тех же пяти колонках. Если на Марсе мало места, вы выбираете, кто пропадёт. Вы же выбираете, кто на какой звездолёт сядет, но всякий, кому есть место, обязан сесть. Пропавшие возвращаются в запас. Шаттл срабатывает уже после этого, так что освободить для них место он не успеет. Шаттл можно использовать, даже если его эффект сейчас ничего не даёт.
rules-5 = Набор: астронавт приходит на Землю (там 6 мест). Замена: астронавта меняют на астронавта другого цвета. Репутация: шаг по треку. Перемещение: один перелёт. Звездолёт: карта в руку. Всегда можно сделать меньше, чем разрешено.
    .title = Базовые действия
    .more = Так же действуют тайлы, шаттлы и звездолёты. Нанять можно только того, чей цвет есть в запасе. Перемещение везёт астронавта с Земли на Марс, с Марса на звездолёт или с одного вашего звездолёта на другой, но лишь туда, где его примут. Освобождать место, отсылая кого-то, нельзя. Заменить можно астронавта на Земле, на Марсе или на борту звездолёта: вместо него из запаса приходит астронавт другого цвета. Если эффект называет цвет, таким должен быть прежний астронавт или новый. Условие звездолёта не должно нарушаться: на верхнем можно заменить только единственного астронавта, на нижнем цвета не повторяются. Карту звездолёта берут из ряда или, не глядя, из колоды.
rules-6 = Верхнему звездолёту нужны 3 астронавта одного цвета, нижнему — 4 астронавта разных цветов. Полные звездолёты отправляются в конце хода: примените эффект, возьмите карту звездолёта и выставьте звездолёт из руки. В руке остаётся не больше 4 карт.
    .title = Отправление
    .more = Астронавты с отправленного звездолёта возвращаются в запас. От эффекта можно отказаться, но взять и выставить звездолёт обязательно. Кто садится, должен сразу подходить к тем, кто уже на борту. Полный звездолёт больше никого не принимает, но до отправления его астронавтов ещё можно переместить на другой звездолёт. Звездолёту «Лёгкий» на любом причале нужно на одного астронавта меньше. Если полны оба, вы выбираете, какой отправится первым. Эффект отправления может заполнить второй звездолёт, тогда отправится и он; но пока причал ждёт нового звездолёта, сесть там нельзя. Выставить можно любой звездолёт из руки, не только новый. Лишние в конце хода кладут под низ колоды, не показывая. Если выставить нечего, причал пустует, пока у вас не появится звездолёт.
rules-7 = Каждый комплект шаттлов всех пяти типов и последний шаг трека репутации позволяют отправить любой ваш звездолёт, даже пустой.
    .title = Свободные отправления
    .more = Для каждого следующего комплекта нужно ещё по одному шаттлу всех типов. Свободное отправление наступает после всех эффектов хода, но раньше, чем отправятся полные звездолёты; полученное во время отправления — сразу вслед за ним. Его можно потратить и на полный звездолёт, можно от него отказаться, но нельзя приберечь для другого хода. Эффект и очки звездолёта остаются в силе, его астронавты возвращаются в запас, а на его место встаёт новый. На полный звездолёт свободное отправление тратится впустую: он отправится и так.
rules-8 = Если маркер останавливается на бонусе трека, вы получаете базовое действие. Все шаги одного эффекта — одно продвижение: остановитесь на бонусе или пройдите мимо.
    .title = Репутация
    .more = Один эффект — это все срабатывания тайла, шаттла или звездолёта либо все базовые действия за один сброс. Чтобы остановиться, откажитесь от остального или потратьте его на другое. Бонус вы получаете, как только эффект закончен; шаг, сделанный за счёт бонуса, — уже отдельное продвижение. Назад маркер не ходит, а дальше последнего шага продвинуться нельзя.
rules-9 = Когда кто-то отправил 4 звездолёта или закончилась колода шаттлов, раунд доигрывают. Считайте очки отправленных звездолётов, очки вашего места на треке и по 1 очку за каждого астронавта на борту. При равенстве выше тот, у кого больше астронавтов на Марсе, потом — на Земле; если равны и они, место делят.
    .title = Конец игры
    .more = Так у всех выходит поровну ходов, и отправления после четвёртого тоже считаются. Достаточно одной из двух колод шаттлов: она закончилась, когда открыта её последняя карта. Звездолёт приносит постоянное число очков или очки за каждый ваш шаттл одного типа, за каждого астронавта одного цвета в условиях ваших шаттлов («любой цвет» не считается), за каждый комплект, за каждое очко трека или за каждый тайл на планшете: это написано на карте. Всё считают по тому, что у вас есть в конце игры, когда бы звездолёт ни отправился. Звездолёты в руке и у причалов очков не приносят. Двухсотый раунд — последний в любом случае.

board-ships = Звездолёты
board-ships-about = за каждое отправление — один в руку
board-mars-shuttles = Шаттлы Марса
board-mars-about = Марс → звездолёты
board-earth-shuttles = Шаттлы Земли
board-earth-about = Земля → Марс
board-tiles = Тайлы действия
board-tiles-about = астронавты прибывают на Землю
board-your-tiles = Ваши тайлы
board-tiles-of = { SEAT($seat) }: тайлы
board-set = все пять типов =
board-completes = Ещё один шаттл здесь завершит комплект: свободное отправление.
board-column = Шаттлы, цвет — { NAME($type) }: { $count }. Следующий сработает { $next ->
    [few] { $next } раза.
   *[other] { $next } раз.
}
board-free-slot = свободно
board-or = или
board-supply = Запас
board-discarded = в сбросе
board-discarded-about = Сброшенные тайлы. Когда стопка закончится, из них сложат новую.
board-pile-tiles = { $count ->
    [one] В стопке остался { $count } тайл.
    [few] В стопке осталось { $count } тайла.
   *[other] В стопке осталось { $count } тайлов.
}
board-pile-shuttles = { $count ->
    [one] Остался { $count } шаттл.
    [few] Осталось { $count } шаттла.
   *[other] Осталось { $count } шаттлов.
} Когда колода закончится, раунд станет последним.
board-pile-ships = { $count ->
    [one] В колоде остался { $count } звездолёт.
    [few] В колоде осталось { $count } звездолёта.
   *[other] В колоде осталось { $count } звездолётов.
}
board-hand = Рука
board-hidden = { $count ->
    [one] { $count } звездолёт, известный только владельцу
    [few] { $count } звездолёта, известных только владельцу
   *[other] { $count } звездолётов, известных только владельцу
}
board-launched = В полёте
board-tab-tiles = Тайлы
board-tab-earth = Земля
board-tab-mars = Марс
board-tab-own = Ваши
board-tab-ships = Звездолёты
board-tab-fleet = Полёт
board-score = Очки: { $score }. Отправленные звездолёты — { $ships }, репутация — { $track }, астронавты на борту — { $aboard }
board-worth-now = сейчас { $worth }
board-count = { $count } из { $limit }
board-missing = Не хватает: { $missing }
board-useless = Сейчас ничего из этого сделать нельзя.
board-bay-top-about = Верхний причал: все одного цвета
board-bay-bottom-about = Нижний причал: все разные
board-bay = На борту { $count } из { $need }. Ещё принимает: { $accepts }.
board-why-turn = Сейчас решает { SEAT($seat) }.
board-why-other = Сейчас нужно решить другое.
board-no-ship = нет звездолёта
board-face-down = Звездолёт рубашкой вверх
board-step = Репутация, шаг { $step }: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[other] { $points } очков.
}
board-bonus-basic = Кто здесь остановится, получит базовое действие.
board-bonus-launch = Кто здесь остановится, может отправить звездолёт.
board-decision = Ваше решение
board-left = осталось { $left } из { $uses }
board-transit = В пути
board-waits = нужно место: сбросьте один из своих тайлов
board-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}
board-last-round = Последний раунд
board-figure-acts = сработает

# The board in the terminal, and its choices with their figures.
letter-blue = Г
letter-red = К
letter-yellow = Ж
letter-purple = Ф
letter-white = Б
letter-any = ?
sketch-colour = { NAME($colour) }
sketch-kind = { NAME($kind, case: "short") }
sketch-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}
sketch-last-round = последний раунд
sketch-supply = запас
sketch-deck = колода
sketch-tiles = тайлы
sketch-earth = Земля
sketch-mars = Марс
sketch-ships = звездолёты
sketch-tile-price = тайл
sketch-score = счёт
sketch-launched = (отправлено { $count })
sketch-on-earth = на Земле
sketch-on-mars = на Марсе
sketch-top = верхний
sketch-bottom = нижний
sketch-own-tiles = тайлы
sketch-shuttles = шаттлы
sketch-reputation = репутация
sketch-step = { $step }/{ $last } (+{ $points })
sketch-hand = в руке
sketch-key = Г, К, Ж, Ф — голубые, красные, жёлтые и фиолетовые астронавты, Б — белый; «?» — любой цвет. Тайл: его тип и эффекты, оба или один на выбор (/); +Г — набрать голубого. Шаттл: его тип, кого он везёт (в скобках те, кого вам не хватает) и его эффект. ×2: у вас сработает дважды. После звездолёта на выбор: сколько очков он принёс бы вам сейчас. На причале: сколько на борту и сколько нужно. Звездолёты:
choice-take-tile = тайл { $slot } (×{ $times })
choice-earth-shuttle = шаттл с Земли { $slot } (×{ $times }){ $lost ->
    [0] { "" }
   *[other] { "" }, без места { $lost }
}
choice-mars-shuttle = шаттл с Марса { $slot } (×{ $times }){ $lost ->
    [0] { "" }
   *[other] { "" }, без места { $lost }
}
choice-ship = { $card }

# Marks for deeds.
mark-four-away = Четыре на старте
    .about = Отправьте четыре звездолёта за одну партию
mark-twin-launch = Двойной пуск
    .about = Отправьте два звездолёта за один ход
mark-fleet = Целый флот
    .about = Отправьте 25 звездолётов за все партии
mark-every-type = Все пять типов
    .about = Используйте за партию шаттлы всех пяти типов
mark-two-sets = Два полных комплекта
    .about = Соберите за партию два комплекта всех пяти типов
mark-nobody-lost = Своих не бросаем
    .about = Победите, не потеряв ни одного астронавта
mark-thirty = Тридцать очков
    .about = Наберите за партию не меньше 30 очков
mark-recruiter = Вербовщик
    .about = Наймите 200 астронавтов за все партии

# Kinds of decisions, as the coach and studies name them.

phase-set-up = Первые звездолёты
phase-main = Тайл, шаттл или сброс
phase-make-room = Какой тайл уступит место
phase-pay-settler = Кого отправить
phase-pay-tile = Каким тайлом платить
phase-lose-settler = Кем пожертвовать
phase-board = Кто на какой звездолёт
phase-more-tiles = Сбросить ли ещё тайлы
phase-entry = Как применить эффект
phase-basic = Как применить базовое действие
phase-into = Какой цвет выбрать
phase-free-launch = Свободные отправления
phase-which-launch = Какой звездолёт отправить первым
phase-new-ship = Какой звездолёт взять
phase-place-ship = Какой звездолёт поставить
phase-return-ship = Какой звездолёт вернуть

# Positions that are set up
zone-supply = Запас
zone-earth = На Земле
zone-mars = На Марсе
zone-top = На верхнем звездолёте
zone-bottom = На нижнем звездолёте
zone-bays = { $which ->
        [top] Звездолёт на верхнем причале
       *[bottom] Звездолёт на нижнем причале
    }
zone-tiles = Тайл { $which }
zone-step = Репутация
zone-columns = { $which ->
        [blue] Голубые шаттлы
        [red] Красные шаттлы
        [yellow] Жёлтые шаттлы
        [purple] Фиолетовые шаттлы
       *[white] Белые шаттлы
    }
zone-hand = Звездолёты в руке
zone-launched = Отправленные звездолёты
zone-tile_row = Ряд тайлов, место { $slot }
zone-earth_row = Шаттл с Земли, место { $slot }
zone-mars_row = Шаттл с Марса, место { $slot }
zone-ship_row = Ряд звездолётов, место { $slot }
zone-tile_stack = Стопка тайлов
zone-tile_discard = Сброшенные тайлы
zone-earth_deck = Колода шаттлов с Земли
zone-mars_deck = Колода шаттлов с Марса
zone-ship_deck = Колода звездолётов
stock-settler = Астронавты
stock-tile = Тайлы
stock-earth = Шаттлы с Земли
stock-mars = Шаттлы с Марса
stock-ship = Звездолёты
law-rest = Ничего не начато, и такой раунд есть.
law-settlers = Астронавтам хватает места; полных звездолётов нет.
law-tiles = Ряд тайлов полон, и все тайлы на счету.
law-shuttles = Оба ряда шаттлов полны, каждый шаттл — в столбце своего типа.
law-ships = Ряд звездолётов полон, в руке их не больше четырёх.
law-end = Конец партии подходит к тому, чей ход.
field-settlers = Астронавты
field-tiles = Тайлы
field-tile_row = Ряд тайлов
field-columns = Шаттлы
field-ships = Звездолёты
field-earth_row = Ряд шаттлов с Земли
field-mars_row = Ряд шаттлов с Марса
field-ship_row = Ряд звездолётов
field-hand = Звездолёты в руке
field-bays = Причалы
field-step = Репутация
field-end_triggered = Конец партии
