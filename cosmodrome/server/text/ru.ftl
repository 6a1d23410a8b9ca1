# Уведомления: заголовки, темы и строки писем.
notice-turn = Ваш ход: { $game }
notice-clock = У вас кончается время: { $game }
notice-start = Игра началась: { $game }
notice-invited = { $by } зовёт вас играть: { $game }
notice-end = Игра окончена: { $game }
notice-round = { $name }: начался тур { $round }, ваш стол — { $table }
notice-with = { $names }
notice-left-minutes = осталось { $count } мин
notice-left-hours = осталось { $count } ч
notice-left-days = { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
   *[many] осталось { $count } дней
}
notice-place = место { $place } из { $seats }
notice-test = Уведомления до вас доходят
notice-confirm = Подтвердите адрес почты для Cosmodrome
notice-several = { $count ->
    [one] Cosmodrome: { $count } новость
    [few] Cosmodrome: { $count } новости
   *[many] Cosmodrome: { $count } новостей
}
notice-confirm-link = Получать уведомления об играх на этот адрес
notice-ignore = Если вы об этом не просили, ничего не делайте: больше писем не будет.
notice-unsubscribe = Больше не присылать писем
