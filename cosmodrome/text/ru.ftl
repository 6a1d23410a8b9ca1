# Слова, общие для всех игр: места, ошибки, терминал.
nothing = никого
seat = Игрок { $number }

error-unknown-game = Игры «{ $game }» нет. Есть: { $games }.
error-bad-seats = В эту игру играют от { $least } до { $most } человек, а не { $seats }.
error-unknown-option = Варианта «{ $option }» нет. Есть: { $options }.
error-bad-options = Вариант «{ $option }» требует варианта «{ $needs }».
error-bad-seed = Зерно — целое число от 0 до 2¹²⁸ − 1, а не { $seed }.
error-unknown-action = Действия «{ $action }» нет. Может быть, «{ $nearest }»?
error-not-your-turn = Сейчас не ваш ход.
error-illegal-action = «{ $action }» сейчас невозможно.
error-game-is-over = Игра окончена.
error-stale = Пока вы смотрели, за столом что-то изменилось. Взгляните ещё раз.
error-cannot-undo = { $why ->
    [nothing] Отменять нечего.
    [other-seat] Последнее действие не ваше: для отмены нужно согласие всех.
   *[revealed] Последнее действие что-то раскрыло: для отмены нужно согласие всех.
}
error-bad-record = Эту запись прочитать нельзя. Строка { $line }: { $problem }.
error-wrong-move = Запись { $entry } ({ $action }) не подходит: { $problem }.
error-other-position = Все записи ({ $entries }) подходят, но ведут к другой позиции, чем указано.
error-other-rules = Партия сыграна по правилам { $theirs }, а здесь правила { $ours }.
error-other-data = Партия сыграна с другими печатными значениями. Укажите их папку: --data.
error-bad-data = { $file }, строка { $row }, столбец { $column }: { $problem }.

# Отказы сервера.
error-bad-request = Запрос не соответствует тому, чего ждёт сервер.
error-too-large = Слишком длинно.
error-not-found = Здесь ничего нет.
error-not-allowed = Здесь этого сделать нельзя.
error-failed = На сервере что-то пошло не так. Ничего не изменилось, попробуйте ещё раз.
error-sign-in = Сначала выберите имя или войдите.
error-wrong-password = Имя и пароль не подходят друг к другу.
error-name-taken = Это имя уже занято.
error-bad-name = В имени нужен хотя бы один видимый знак и не больше 24.
error-foreign-origin = Запрос пришёл с другого сайта.
error-too-many = Слишком быстро. Подождите { $seconds ->
    [one] { $seconds } секунду.
    [few] { $seconds } секунды.
   *[many] { $seconds } секунд.
}
error-no-such-table = Такого стола нет.
error-no-such-person = Такого человека нет.
error-no-such-step = Такого шага нет, последний — { $steps }.
error-not-your-table = У вас нет места за этим столом.
error-not-your-seat = Это не ваше место.
error-seat-taken = Это место занято.
error-not-full = Ещё есть свободные места.
error-wrong-status = { $status ->
    [open] Игра ещё не началась.
    [running] Игра ещё идёт.
   *[finished] Игра окончена.
}
error-bad-table = { $why ->
    [level] Бота такой силы нет.
    [solo] За личным столом не бывает свободных мест.
    [nobody] За столом должен кто-то сидеть.
    [account] Рейтинговые партии — для игроков с паролем.
    [rated] В рейтинговой партии на каждом месте — отдельный человек.
   *[seats] Такие места не сочетаются.
}
error-no-hints = Подсказок здесь сейчас нет.
error-no-preview = В этой игре нет предпросмотра.
error-chat-off = Зрители за этим столом не разговаривают.
error-nothing-asked = Сейчас никто не просит об отмене.
error-busy = Сервер очень занят. Попробуйте ещё раз.
error-bad-database = Эту базу данных использовать нельзя: { $problem }.
error-wrong-seed = Зерно не соответствует хешу, показанному до игры.
error-no-server = Сервер отвечает не так, как должен: { $problem }.

page-title = Космодром
page-not-built = Сервер работает, но его страница не собрана. API при этом доступен.

error-unknown-level = Бота «{ $level }» нет. Есть: { $levels }.
error-bad-number = «{ $number }» здесь не подходит: нужно другое число.
error-too-many-bots = Ботов ({ $bots }) больше, чем мест ({ $seats }).
error-bad-file = { $file }: { $problem }.

level-random = Случайный
level-greedy = Жадный
level-novice = Новичок
level-casual = Любитель
level-regular = Знаток
level-expert = Мастер

cli-about = Космодром: четыре настольные игры с точными правилами, чтобы играть, смотреть и изучать.
cli-arguments = аргументы
cli-usage-prefix = использование:
cli-commands = команды
cli-usage = Так не получится. Правильно: { $usage }. Подробнее: cosmodrome --help.
cli-error = cosmodrome: { $problem }
cli-help = показать эту справку
cli-lang = язык сообщений
cli-command-games = список игр с числом игроков и вариантами
cli-command-about = версия, скомпилировано ли, где что лежит
cli-command-play = сыграть в терминале против ботов
cli-command-simulate = сыграть много партий и подвести итоги
cli-command-replay = показать запись партии по шагам
cli-command-verify = проверить записи: подходят ли все ходы и та ли позиция в конце
cli-command-data = показать печатные значения с источником или проверить исправленные
cli-game = { $name }  (игроков: { $least }–{ $most })
cli-arg-game = игра из списка «games»
cli-arg-seats = число игроков
cli-arg-option = вариант правил из списка «games»; можно указать несколько
cli-arg-bot = сила ботов, одна на всех или по одной на место: random, greedy, novice, casual, regular, expert
cli-arg-seed = число, которое задаёт всю случайность
cli-arg-games = сколько партий
cli-arg-json = вывести один объект JSON
cli-arg-data = папка с исправленными значениями
cli-arg-check = папка с исправленными файлами CSV для проверки
cli-arg-resume = продолжить сохранённую партию
cli-arg-file = запись партии, текст или JSON
cli-arg-files = записи партий или папки с ними
cli-arg-to = остановиться после стольких действий
cli-version = Космодром { $version }
cli-compiled = Правила скомпилированы.
cli-interpreted = Правила не скомпилированы: всё работает так же, но во много раз медленнее. Их ускорит компилятор C во время установки.
cli-python = Python { $version }
cli-values = Печатные значения: { $folder }
cli-saved = Сохранённые партии: { $folder }
cli-unofficial = Неофициальная работа. Названия игр принадлежат их владельцам; многие печатные значения восстановлены (см. «cosmodrome data ИГРА»).
cli-data-intro = Печатные значения из папки { $folder }. Столбец «source»: published — назвал издатель, inferred — следует из опубликованного, reconstructed — наша реконструкция, её может исправить владелец коробки.
cli-data-same = { $folder }: всё в порядке, значения такие же, как у нас.
cli-data-other = { $folder }: всё в порядке, значения отличаются от наших. Используйте с --data.
cli-fits = { $file }: подходит, { $entries ->
    [one] { $entries } запись.
    [few] { $entries } записи.
   *[many] { $entries } записей.
}
cli-playing = Играем: { $game }
nothing-chosen = нет
cli-sim-what = { $game }, игроков: { $seats }, варианты: { $options }
cli-sim-count = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, решений: { $decisions } за { $seconds } с — { $speed } в секунду
cli-sim-length = Длина: в среднем { $mean } решения, от { $shortest } до { $longest }
cli-sim-seat = { SEAT($seat) } ({ $bot }): побед { $wins } %, счёт { $mean } ± { $spread }
cli-you = Вы
cli-play-hello = Введите номер или слова в скобках. Ещё можно: undo (отменить), save [ФАЙЛ] (сохранить), quit (выйти).
cli-ask = >
cli-saved-to = Сохранено: { $file }.
cli-left = Партия сохранена: { $file }. Продолжить: cosmodrome play --resume «{ $file }»
cli-result = { $place }. { SEAT($seat) }: { $score }

error-too-few-bots = Назовите хотя бы двух ботов: --bots (сейчас { $bots }).
error-missing-extra = Нужен модуль «{ $module }». Установите: pip install "cosmodrome[{ $extra }]"
error-bad-cluster = По адресу «{ $address }» кластер не отвечает.
cli-command-arena = матчи ботов в равных условиях, с рейтингами
cli-command-analyse = разбор партии: шансы, лучшие ходы, переломы, картинка
cli-arg-bots = боты через запятую: expert,regular,greedy
cli-arg-jobs = сколько процессов; если не указать — все ядра
cli-arg-cluster = адрес кластера Dask
cli-arg-level = насколько глубоко смотреть: regular или expert
cli-arg-plot = куда записать картинку (SVG)
cli-arena-kept = Результаты сохранены. Та же команда продолжит с этого места.
cli-arena-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
cli-arena-standing = { $bot }: побед { $wins } % ({ $low }–{ $high }), рейтинг { $rating } ± { $uncertainty }, счёт { $score }, { $time } мс на решение (дольше всего { $slowest })
cli-arena-duel = { $bot } выше, чем { $other }: { $share } % ({ $low }–{ $high }) из { $games }
cli-analysing = Разбираем партию
cli-plot-step = решение
cli-plot-chance = шанс на победу
cli-plot = Картинка: { $file }.
cli-decision-best = { $step }. { SEAT($seat) }: { $action } — { $after } %
cli-decision = { $step }. { SEAT($seat) }: { $action } — { $before } % → { $after } %; лучше: { $best } (потеря { $loss } %)
cli-turn-mistake = Перелом на решении { $step }: { SEAT($seat) } играет { $action }, это ошибка ({ $swing } %).
cli-turn-fortune = Перелом на решении { $step }: случай после { $action }, { SEAT($seat) } ({ $swing } %).
