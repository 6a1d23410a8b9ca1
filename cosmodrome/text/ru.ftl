# Слова, общие для всех игр: места, ошибки, терминал.
nothing = нет
seat = Игрок { $number }
    .you = Вы
sketch-seat = { SEAT($seat) }

error-unknown-game = Игры «{ $game }» нет. Есть: { $games }.
error-bad-seats = В эту игру играют от { $least } до { $most } человек, а не { $seats }.
error-bad-seat = Места { $seat } нет. Места — от 0 до { $last }.
error-options-not-named = Варианты задаются по имени, каждый включён или выключен, а не так: { $options }.
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
    [away] Один из игроков отсутствует: раскрытое и выпавшее остаётся.
    [time] Времени на новый ход не осталось бы.
   *[revealed] Последнее действие что-то раскрыло: для отмены нужно согласие всех.
}
error-bad-record = Эту запись прочитать нельзя. Строка { $line }: { $problem }.
error-wrong-move = Ход { $entry } ({ $action }) не подходит: { $problem }.
error-other-position = Все ходы ({ $entries }) подходят, но ведут к другой позиции, чем указано.
error-other-rules = Партия сыграна по правилам { $theirs }, а здесь правила { $ours }.
error-other-data = Партия сыграна с другими напечатанными значениями. Укажите их папку: --data.
error-bad-data = { $file }, строка { $row }, столбец { $column }: { $problem }.
error-no-data-folder = Папки «{ $folder }» нет.

# Отказы сервера.
error-bad-request = Запрос не соответствует тому, чего ждёт сервер.
error-too-large = Слишком длинно.
error-not-found = Здесь ничего нет.
error-not-allowed = Здесь этого сделать нельзя.
error-failed = На сервере что-то пошло не так. Ничего не изменилось, попробуйте ещё раз.
error-sign-in = Сначала выберите имя или войдите.
error-wrong-password = Имя и пароль не подходят друг к другу.
error-name-taken = Это имя уже занято.
error-name-alike = Это имя слишком похоже на чужое. Выберите такое, которое с ним не спутать.
error-renamed-lately = Вы недавно меняли имя. Снова сменить его можно через { $days ->
    [one] { $days } день.
    [few] { $days } дня.
   *[many] { $days } дней.
}
error-wrong-code = Имя и код восстановления не подходят друг к другу, или код уже использован.
error-token-refused = Этому токену такое не разрешено. Токены читают или играют, а всё, что касается учётной записи, делается в браузере.
error-moderators-only = Это только для модераторов.
error-not-against = С этим игроком так поступить нельзя.
error-banned = { $hours ->
    [0] Доступ для вас закрыт, пока модераторы его не откроют.
    [one] Доступ для вас закрыт ещё на { $hours } час.
    [few] Доступ для вас закрыт ещё на { $hours } часа.
   *[many] Доступ для вас закрыт ещё на { $hours } часов.
} Причина: { $reason }
error-muted = { $hours ->
    [0] Вы не можете писать в чаты, пока модераторы не снимут запрет.
    [one] Вы не можете писать в чаты ещё { $hours } час.
    [few] Вы не можете писать в чаты ещё { $hours } часа.
   *[many] Вы не можете писать в чаты ещё { $hours } часов.
} Причина: { $reason }
error-bad-name = В имени нужен хотя бы один видимый знак и не больше 24.
error-bad-zone = Часового пояса «{ $zone }» нет.
error-bad-address = { $why ->
    [mail] Это не адрес электронной почты.
    [private] На адреса частных сетей ничего не отправляется.
    [unknown] По этому адресу сервер не найден.
   *[url] Адрес должен начинаться с https:// и указывать на сервер.
}
error-no-mail = Этот сервер не отправляет почту. Для этого нужны COSMODROME_SMTP, COSMODROME_MAIL_FROM и COSMODROME_ORIGIN.
error-mail-refused = Почтовый сервер не принял письмо: { $problem }
error-accounts-only = Сначала закрепите имя паролем: для этого нужна учётная запись.
error-bad-link = Ссылка повреждена или устарела. Новую можно запросить на странице «Учётная запись».
error-foreign-origin = Запрос пришёл с другого сайта.
error-foreign-host = Сервер не отвечает под этим именем. Его владелец может задать COSMODROME_ORIGIN.
error-too-many = Слишком быстро. Подождите { $seconds ->
    [one] { $seconds } секунду.
    [few] { $seconds } секунды.
   *[many] { $seconds } секунд.
}
error-too-many-guesses = Слишком много неверных паролей для этого имени. Подождите { $seconds ->
    [one] { $seconds } секунду,
    [few] { $seconds } секунды,
   *[many] { $seconds } секунд,
} откройте браузер, в котором вы уже входили, или используйте код восстановления.
error-no-such-table = Такого стола нет.
error-no-such-tournament = Такого турнира нет, или он закрытый: попросите ссылку-приглашение.
error-bad-tournament = { $why ->
    [group] У турнира группы должна быть указана группа, у других турниров — нет.
    [account] Для этого нужна учётная запись: сначала задайте пароль.
    [many] У вас уже пять незавершённых турниров. Сначала завершите или отмените один из них.
    [level] Бота такого уровня нет.
    [starts] Турнир должен начаться в ближайшие 90 дней.
    [places] Ботов больше, чем мест.
    [round-robin] В круговом турнире каждый встречается с каждым: в нём не больше 24 мест.
   *[arena] На арене играют вживую, с запасом времени у каждого игрока.
}
error-not-your-tournament = Это может сделать только организатор.
error-entry-closed = Запись закрыта.
error-not-entered = Игрока с таким именем в этом турнире нет.
error-too-early = Отметиться можно не раньше чем за { $minutes } минут до начала.
error-tournament-status = { $status ->
    [planned] Турнир ещё не начался.
    [running] Турнир уже идёт.
    [cancelled] Турнир отменён.
   *[finished] Турнир окончен.
}
error-bad-plan = План турнира прочитать нельзя: { $file }: { $problem }.
error-bad-ruling = { $seats ->
    [0] В туре { $round } нет стола { $table }.
   *[other] Тур { $round }, стол { $table }: назовите места по порядку игроков за столом, всего { $seats }, например 1,2,2,-. Прочерк — неявка.
}
error-impossible-position = Такая позиция невозможна. { $why ->
    [unknown] Поля «{ $what }» нет.
    [missing] Не хватает поля «{ $what }».
    [form] У поля «{ $what }» неверный вид.
    [name] В поле «{ $what }»: названия «{ $part }» нет.
    [phase] Игра не может начаться в фазе «{ $part }»: там что-то не доделано.
    [turn] «{ $what }» не подходит к тому, чей ход и о чём вопрос.
    [count] { $part }: должно быть { $printed }, а есть { $found }.
    [number] В «{ $what }» неверное число деталей.
    [limit] «{ $what }» { $part }: столько там не помещается.
   *[place] «{ $what }» { $part }: там это лежать не может.
}
error-no-positions = Позиции игры { $game } расставлять нельзя.
error-no-such-person = Такого игрока нет.
error-not-shared = Этот игрок не делится тем, что говорит тренер.
error-no-such-account = Учётной записи с именем «{ $name }» нет.
error-enough-bots = Больше ботов завести нельзя: предел — { $most }. Сначала удалите одного.
error-bot-refuses = { $why ->
    [game] Этот бот не играет в эту игру.
    [pace] Этот бот не играет с такими часами.
   *[busy] Этот бот уже играет столько партий, сколько может. Попробуйте позже.
}
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
    [group] У стола группы должна быть указана группа, у других столов — нет.
    [bots] Рейтинг у людей и у ботов раздельный.
    [level] Бота такой силы нет.
    [solo] За личным столом не бывает свободных мест.
    [nobody] За столом должен кто-то сидеть.
    [account] Рейтинговые партии — для игроков с паролем.
    [rated] В рейтинговой партии на каждом месте — отдельный человек.
    [clock] Рейтинговые партии играют с часами.
   *[seats] Такие места не сочетаются.
}
error-not-yet = У игрока, чей сейчас ход, ещё есть время: бот может заменить его через сутки.
error-cannot-replay = Эта партия сыграна по правилам или с напечатанными значениями, которых на этом сервере больше нет. Её результат и запись сохранены.
error-no-hints = Сейчас советов здесь нет.
error-no-preview = В этой игре нет предпросмотра.
error-chat-off = Зрители за этим столом не разговаривают.
error-nothing-asked = Сейчас никто не просит об отмене.
error-busy = Сервер очень занят. Попробуйте ещё раз.
error-unavailable = Сервер не может обратиться к базе данных. Попробуйте чуть позже.
error-bad-database = Эту базу данных использовать нельзя: { $problem }.
error-database-unreachable = База данных недоступна или не открывается: { $database }.
error-database-read-only = В базу данных нельзя записать: { $database }.
error-database-newer = У базы данных { $database } схема { $theirs }, а этой версии Cosmodrome известны схемы не новее { $ours }. Установите более новую версию.
error-not-our-database = Это не база данных Cosmodrome: { $database }.
error-wrong-seed = Зерно не соответствует хешу, показанному до игры.
error-no-server = Сервер отвечает не так, как должен: { $problem }.

page-title = Космодром
page-not-built = Сервер работает, но его страница не собрана. API при этом доступен.

error-unknown-level = Бота «{ $level }» нет. Есть: { $levels }; свой бот указывается как модуль:Фабрика.
error-bad-bot = Бота «{ $bot }» использовать нельзя: { $problem }.
error-bad-weights = Выученные веса «{ $file }» использовать нельзя: { $problem }.
error-other-training = В папке { $folder } лежит обучение с другими аргументами. Укажите другую папку через --out.
error-bad-shape = { $what }: нужна форма { $wanted }, а не { $got }.
error-not-whole = { $what }: нужны целые числа, а не { $got }.
error-unknown-illegal = Последствие недопустимого действия может быть одним из этих: { $known }, но не «{ $illegal }».
error-not-finite = { $what }: нужны конечные числа, а среди них есть бесконечные или не числа.
error-too-few-tables = Одновременно играется хотя бы одна партия, а не { $count }.
error-bad-line-up = В партии на { $seats } игроков место есть для { $wanted ->
    [one] { $wanted } бота
   *[other] { $wanted } ботов
} рядом с учеником, а не для { $bots }.
error-other-dataset = В папке { $folder } лежит другой набор данных: укажите другую папку или удалите эту.
error-too-many-outcomes = У случая здесь больше { $most } исходов: возьмите напечатанные значения, где меньше карт.
error-bad-number = «{ $number }» сюда не подходит: нужно целое число в допустимых пределах.
error-too-many-bots = Ботов ({ $bots }) больше, чем мест ({ $seats }).
error-no-such-seat = Места «{ $seat }» в этой партии нет: укажите число от 1 до { $seats } или random.
error-bad-file = { $file }: { $problem }.

level-random = Случайный
level-greedy = Жадный
level-novice = Новичок
level-casual = Любитель
level-regular = Знаток
level-expert = Мастер
level-master = Гроссмейстер

cli-about = Космодром: четыре настольные игры с точными правилами, чтобы играть, смотреть и изучать.
cli-arguments = аргументы
cli-usage-prefix = использование:
cli-commands = команды
cli-misuse = { $problem } Использование: { $usage } (подробнее: { $command } --help)
cli-unknown-word = Здесь неизвестно «{ $word }».
cli-unknown-word-near = Здесь неизвестно «{ $word }». Может быть, «{ $nearest }»?
cli-no-value = После «{ $argument }» нужно значение.
cli-takes-no-value = «{ $argument }» не принимает значения.
cli-missing-argument = Не хватает: { $argument }.
cli-error = cosmodrome: { $problem }
cli-help = показать эту справку
cli-lang = язык сообщений
cli-command-games = список игр с числом игроков и вариантами
cli-command-about = версия, скомпилировано ли, где что лежит
cli-command-play = сыграть в терминале против ботов
cli-command-simulate = сыграть много партий и подвести итоги
cli-command-dataset = записать партии и позиции в файлы Parquet для обучения
cli-command-position = вывести позицию записи в виде файла, с которого можно начать игру
cli-arg-position-to = позиция после стольких действий; без этого — последняя
cli-arg-play-position = начать с позиции из этого файла; его пишет команда `position`
cli-command-replay = показать запись партии по шагам
cli-command-verify = проверить записи: подходят ли все ходы и та ли позиция в конце
cli-command-data = показать напечатанные значения с источником или проверить исправленные
cli-game = { $name }  (игроков: { $least }–{ $most })
cli-arg-game = игра из списка «games»
cli-arg-seats = число игроков
cli-arg-seat = ваше место в порядке хода: число от 1 или random; если не указать — по жребию
cli-arg-option = вариант правил из списка «games»; можно указать несколько
cli-arg-bot = сила ботов, одна на всех или по одной на место: random, greedy, novice, casual, regular, expert, master или свой: модуль:Фабрика
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
cli-values = Напечатанные значения: { $folder }
cli-saved = Сохранённые партии: { $folder }
cli-unofficial = Неофициальная работа. Названия игр принадлежат их владельцам; многие напечатанные значения восстановлены (см. «cosmodrome data ИГРА»).
cli-data-intro = Напечатанные значения из папки { $folder }. Столбец «source»: published — назвал издатель, inferred — следует из опубликованного, reconstructed — наша реконструкция, её может исправить владелец коробки.
cli-data-same = { $folder }: всё в порядке, значения такие же, как у нас.
cli-data-other = { $folder }: всё в порядке, значения отличаются от наших. Используйте с --data.
cli-fits = { $file }: подходит, { $entries ->
    [one] { $entries } ход.
    [few] { $entries } хода.
   *[many] { $entries } ходов.
}
cli-playing = Играем: { $game }
nothing-chosen = нет
cli-sim-what = { $game }, игроков: { $seats }, варианты: { $options }
cli-sim-count = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, решений: { $decisions } за { $seconds } с — { $speed } в секунду
cli-sim-length = Длина партии в решениях: в среднем { $mean }, от { $shortest } до { $longest }
cli-sim-seat = { SEAT($seat) } ({ $bot }): побед { $wins } % ({ $wins_low }–{ $wins_high }), счёт { $mean } (от { $low } до { $high }), стандартное отклонение { $deviation }
cli-sim-intervals = В скобках — 95-процентные доверительные интервалы.
cli-play-hello = Введите номер варианта. Ещё есть: hint, undo, words, save [ФАЙЛ], quit; подробнее — help.
cli-play-help = Введите номер варианта или название действия: «words» показывает его в скобках.
    hint: что выбрал бы сильный бот
    undo: отменить ваше последнее действие и ответы ботов на него
    words: позиция и варианты полными предложениями
    save [ФАЙЛ]: записать партию в файл
    quit: выйти; партия сохранится
    Звёздочкой отмечено то, что изменилось после вашего хода.
cli-play-hint = Сильный бот выбрал бы { $number }: { $action }. Ваши шансы на победу он оценивает в { $chance } %.
cli-arg-words = позиция и варианты полными предложениями, удобно для программ экранного чтения
cli-ask = >
cli-saved-to = Сохранено: { $file }.
cli-left = Партия сохранена: { $file }. Продолжить: { $command }
cli-result = { $place }. { SEAT($seat) }: { $score }

# Страница.
page-guest = Гость
page-name-ideas = Комета, Рысь, Квазар, Орбита, Выдра, Пульсар, Сокол, Метеор, Юнона, Спутник
page-your-name = Ваше имя
page-play-as = Вы играете как
page-nobody = ушедший игрок
page-loading = Секунду…
page-close = Закрыть
page-cancel = Отмена
page-save = Сохранить
page-saved = Сохранено.
page-more = Показать ещё
page-copied = Скопировано.
page-not-copied = Здесь нельзя скопировать: выделите ссылку и скопируйте её сами.
page-home = На главную
page-nav = Страницы
page-offline = Сервер недоступен.
page-offline-about = Проверьте соединение. Ничего не потеряно: каждый подтверждённый ход сохранён.
page-try-again = Попробовать ещё раз
page-reconnecting = Связь прервалась. Соединяемся снова…
page-will-send = Ход будет отправлен, как только вернётся связь
page-hidden-table = Возможно, стол уже убран или для него нужна ссылка-приглашение.
page-language = Язык
page-language-en = English
page-language-ru = Русский
page-language-fr = Français
page-night = Тёмная тема
page-paper = Светлая тема
page-hero = Четыре игры, один старт
page-hero-about = Играйте с ботами или друзьями, в реальном времени или по ходу в день. Без регистрации.
page-level = Сила ботов
page-players = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
page-play-now = Играть
page-you-and-bots = вы и { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
}
page-options-chosen = { $count ->
    [0] без вариантов
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
page-minutes = { $least }–{ $most } мин
page-weight-1 = простая
page-weight-2 = средняя
page-weight-3 = сложная
page-play-friends = Играть с друзьями
page-rules = Правила
page-my-games = Мои партии
page-my-games-none = Пока пусто: выберите плакат выше.
page-open-tables = Открытые столы
page-open-tables-none = Сейчас никто не ждёт. Откройте стол для всех.
page-waiting = ждёт игроков
page-running = идёт игра
page-over = Игра окончена
page-your-turn = Ваш ход
page-your-turn-at = Ваш ход: { $game }
page-turn-of = Ходит { $name }
page-figure-score = счёт
page-points = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
page-wait = Подождите
page-choose = Сделайте выбор
page-choices = { $count ->
    [one] { $count } вариант ответа.
    [few] { $count } варианта ответа.
   *[other] { $count } вариантов ответа.
} Tab — к первому.
page-turn = Ход: { $name }
page-finished = Сыгранные партии
page-finished-none = Сыгранных партий пока нет.
page-everybodys = Всех игроков
page-mine = Мои
page-games = Игры
page-all-games = Все игры
page-leaderboard = Рейтинг
page-leaderboard-none = Рейтинговых партий ещё не было. Они для тех, кто закрепил своё имя паролем.
page-place = Место
page-player = Игрок
page-rating = Рейтинг
page-place-of = { $place }-е место из { $seats }
page-history = История
page-since = Регистрация: { $date }
page-upload = Загрузить запись партии
page-upload-about = Запись партии: текст или JSON; проверяется каждый ход.
page-open-table = Открыть стол
page-seats = Игроки
page-seat-open = Свободно: по ссылке
page-seat-hot = За этим экраном
page-hot-player = Имя игрока { $number }
page-seat-bot = Бот: { $level }
page-seat-add = Добавить место
page-seat-remove = Убрать место
page-order = Порядок хода
page-order-random = по жребию
page-order-listed = как в списке
page-order-lobby = Порядок хода определит жребий, когда партия начнётся.
page-open-seat = свободное место
page-you = вы
page-here = за столом
page-away = не за столом
page-to-move = ходит
page-score = Счёт: { $score }
page-hot-name = { $name } ({ $number })
page-bot-0 = Вега
page-bot-1 = Ригель
page-bot-2 = Денеб
page-bot-3 = Альтаир
page-bot-4 = Сириус
page-bot-5 = Капелла
page-shape-0 = синий круг
page-shape-1 = жёлтый треугольник
page-shape-2 = зелёный квадрат
page-shape-3 = красный ромб
page-shape-4 = кремовая звезда
page-shape-5 = лиловый шестиугольник
page-stand-in-left = играет за ушедшего
page-stand-in-clock = играет за того, чьё время вышло
page-stand-in-resigned = играет за сдавшегося
page-options = Варианты правил
page-pace = Время
page-pace-none = Без часов
page-pace-live = В реальном времени
page-pace-turns = По переписке
page-pace-minutes = Минут на игрока
page-pace-increment = Секунд за каждый ход
page-pace-hours = Часов на ход
page-for-everybody = Любой может сесть и смотреть
page-hints-allowed = Советы ботов разрешены
page-rated = Рейтинговая
page-invite = Отправьте эту ссылку друзьям:
page-copy-link = Скопировать ссылку
page-share = Поделиться
page-qr = QR-код
page-qr-about = Наведите камеру телефона на код, чтобы открыть стол.
page-sit = Сесть сюда
page-start = Начать
page-start-about = Свободные места займут боты.
page-undo = Отменить
page-undo-about = Отменить последнее действие (U)
page-skip = Пропустить
page-undo-ask = Попросить всех об отмене
page-undo-asked = { $name } просит отменить последнее действие.
page-undo-agree = Согласиться
page-undo-refuse = Отказать
page-undo-awaited = Ждём ответа: { $names }
page-claim = { $name } не ходит уже сутки.
page-claim-do = Продолжить с ботом
page-side = Журнал, чат и прочее
page-tab-log = Журнал
page-tab-chat = Чат
page-tab-hints = Совет
page-tab-more = Ещё
page-log = Журнал
page-log-empty = Пока ничего не произошло.
page-log-earlier = Показать всё
page-log-undo = { $name } отменяет действие.
page-log-moment = К этому моменту
page-log-after = +{ $count }
page-log-turn = Ход { $number }
page-chat = Чат
page-chat-empty = Поздоровайтесь.
page-chat-say = Ваше сообщение
page-chat-send = Отправить
page-hint-about = Бот обдумает вашу позицию и скажет, что сделал бы сам.
page-hint-ask = Что бы вы сделали?
page-hint-thinking = Думаю…
page-hint-do = Так и сделать
page-hint-others = Другие варианты
page-hint-off = За этим столом советов нет.
page-hint-wait = Совет можно получить в свой ход.
page-chances = Шансы на победу
page-chances-about = Как менялись шансы на победу: по линии на игрока
page-percent = { $number } %
page-words = Словами вместо поля
page-board = Поле вместо слов
page-words-actions = Что можно сделать
page-words-none = Сейчас решать нечего.
page-words-position = Позиция
page-sound-on = Звук включён
page-sound-off = Звук выключен
page-sounds = Звуки
page-volume = Громкость
page-sound-turn = ваш ход
page-sound-dice = кубики
page-sound-launch = старт
page-sound-landing = посадка
page-sound-crash = крушение
page-sound-card = карты
page-sound-tile = тайлы
page-sound-meeple = миплы
page-motion = Движение
page-motion-calm = Спокойное
page-motion-quick = Быстрое
page-motion-off = Нет
page-notify = Сообщать о моём ходе
page-notify-on = Вы узнаете, когда наступит ваш ход.
page-notify-off = Браузер не разрешает уведомления.
page-curtain = Передайте устройство: { $name }
page-curtain-about = Всё тайное пока закрыто.
page-curtain-lift = Это я, { $name }
page-curtain-use = Закрывать поле между игроками
page-veiled = Закрыто, пока устройство передают.
page-keys = Клавиши: W — слова или поле, U — отмена, Y — подтвердить, Esc — сбросить, E — пояснить всё.
page-explore-on = Теперь Tab ведёт ко всему, что может о себе рассказать, даже если это сейчас недоступно. E — закончить.
page-explore-off = Tab снова ведёт от выбора к выбору.
page-replay = Повтор
page-record = Скачать запись партии
page-break-off = Завершить партию
page-break-off-about = Здесь её нельзя продолжить. Когда партия будет завершена, её запись можно будет скачать.
page-leave = Выйти из-за стола
page-leave-sure = За вас сыграет бот; можно вернуться.
page-resign = Сдаться
page-resign-sure = Доиграет бот, вернуться будет нельзя.
page-return = Вернуться за стол
page-fair = Честная случайность
page-fair-about = Это SHA-256 зерна всех случайностей, выбранного до игры. Само зерно открывается в конце: любой может проверить каждую перетасовку и бросок.
page-fair-order = Порядок хода определён тем же зерном; места по списку хозяина стола: { $places }.
page-fair-seed = Зерно:
page-again = Сыграть ещё
page-moment-link = Ссылка на этот момент
page-play-from-here = Играть отсюда
page-perspective = Нажмите на игрока, чтобы смотреть его глазами.
page-analysis = Разобрать партию
page-turns-none = Переломных моментов нет.
page-everything = Всё, что было скрыто
page-replay-start = Начало
page-replay-first = В начало
page-replay-back = Шаг назад
page-replay-next = Шаг вперёд
page-replay-last = В конец
page-replay-play = Воспроизвести
page-replay-pause = Пауза
page-replay-scrub = Момент партии
page-replay-speed = Скорость
page-example = Поле игры { $game } в разгар партии
page-values = Напечатанные значения
page-account = Учётная запись
page-account-of = Вы: { $name }
page-name = Имя
page-my-profile = Мой профиль и партии
page-keep = Сохранить это имя за собой
page-keep-about = С паролем можно вернуться с любого устройства и играть на рейтинг.
page-password = Пароль (не короче 8 знаков)
page-password-current = Нынешний пароль
page-password-change = Сменить пароль
page-sign-in = Войти
page-signed-in = С возвращением, { $name }.
page-sign-out = Выйти здесь
page-sign-out-all = Выйти везде
page-notices = Уведомления
page-notices-what = О чём и куда
page-notices-test = Прислать пробное
page-notices-tested = Пробное уведомление отправлено.
page-channel-page = Страница
page-channel-always = всегда
page-channel-push = Браузер
page-channel-mail = Почта
page-channel-chat = Чат
page-channel-set-up = Настроить
page-kind-turn = Мой ход
page-kind-turn-about = раз за ход; снимается, когда ход сделан
page-kind-clock = Кончается время
page-kind-clock-about = когда осталась десятая часть, не раньше чем за 3 часа
page-kind-start = Игра начинается
page-kind-start-about = за столом, где я жду
page-kind-invited = Меня приглашают
page-kind-invited-about = за стол
page-kind-tournament = Турнир
page-kind-tournament-about = начало, пары, конец
page-kind-end = Игра окончена
page-kind-end-about = с моим местом
page-choice-now = сразу
page-choice-digest = в ежедневной сводке, { $time }
page-choice-off = никогда
page-choice-of = { $kind }, { $channel }: { $choice }
page-push-devices = { $count ->
    [one] { $count } браузер
    [few] { $count } браузера
   *[many] { $count } браузеров
}
page-push-here = Показывать уведомления в этом браузере
page-push-end-of = Не показывать уведомления: { $device }
page-push-refused = Браузер не показывает уведомления этого сайта. Их можно разрешить в его настройках.
page-push-impossible = Этот браузер не может показывать уведомления сайта. На iPhone и iPad сначала добавьте страницу на экран «Домой»; в остальных случаях сайту нужен https.
page-mail-unconfirmed = не подтверждён
page-mail-address = Адрес почты
page-mail-about = Сначала придёт ссылка для подтверждения. В каждом письме есть ссылка, чтобы отказаться от писем.
page-mail-sent = Ссылка отправлена на { $address }. Пока вы её не откроете, больше ничего не придёт.
page-mail-forget = Удалить адрес
page-mail-confirm = Подтвердить адрес
page-mail-confirm-ask = На этот адрес будут приходить уведомления о ваших играх.
page-mail-confirm-done = Адрес подтверждён. Что на него присылать, можно выбрать в учётной записи.
page-mail-off = Больше не присылать писем
page-mail-off-ask = Мы удалим ваш адрес, и письма на него приходить не будут.
page-mail-off-done = Готово. Писем больше не будет.
page-chat-address = Вебхук чата
page-chat-about = Такой адрес дают Slack, Mattermost, Discord и другие. Он секретный: больше он здесь не показывается.
page-chat-forget = Удалить вебхук
page-quiet = Тихие часы
page-quiet-begin = С
page-quiet-end = До
page-quiet-on = Не беспокоить ночью
page-quiet-off = Без тихих часов
page-quiet-none = Уведомления приходят в любое время.
page-quiet-about = С { $begin } до { $end } ничего не отправляется. Всё, что случится за это время, придёт потом одним сообщением; на открытой странице сигналы остаются.
page-bots = Боты
page-bots-new = Новый бот
page-bots-name = Имя бота
page-bots-make = Создать бота
page-bots-playing = { $count ->
    [0] сейчас нигде не играет
    [one] играет за { $count } столом
   *[other] играет за { $count } столами
}
page-bots-token-of = Новый токен вместо старого: { $name }
page-bots-delete-of = Удалить бота: { $name }
page-bots-about = Ваша программа играет за бота с его токеном. Другие видят, что это бот, вызывают его и играют с ним; рейтинг у ботов свой.
page-bot-name = { $name } (бот)
page-bot-mark = бот
page-ratings-people = Люди
page-ratings-bots = Боты
page-challenge = Вызвать на игру
page-game = Игра
page-tokens = Токены
page-tokens-about = С токеном ваша программа может читать или играть; создавать токены и менять учётную запись она не может. Новый пароль отменяет все токены.
page-token-label = Название токена
page-token-new = Новый токен
page-token-secret = Скопируйте сейчас, больше он не появится:
page-delete = Удалить мои данные
page-delete-about = Ваше имя и сообщения исчезнут, партии доиграют боты.
page-token-make = Создать токен
page-token-scope = Ему можно
page-scope-play = играть
page-scope-read = читать
page-scope-play-about = играть за меня и читать
page-scope-read-about = только читать то, что вижу я
page-token-end-of = Отменить токен «{ $label }»
page-end = Завершить
page-used = последний раз: { $date }
page-used-never = создан { $date }, не использовался
page-copy = Скопировать
page-download = Скачать
page-sessions = Где выполнен вход
page-sessions-end = Завершить остальные
page-session-this = этот
page-session-since = вход: { $date }
page-session-end-of = Выйти: { $device }
page-device = { $browser }, { $system }
page-device-unknown = Браузер или программа
page-codes = Коды восстановления
page-codes-now = видны только сейчас
page-codes-about = Каждый впускает вас один раз, если пароль потерян. Мы храним только их отпечатки.
page-codes-kept = Коды сохранены
page-codes-left = { $left ->
    [0] Кодов не осталось: создайте новые.
   *[other] Осталось { $left } из 10.
}
page-codes-new = Создать десять новых
page-recover = Задать пароль
page-recover-use = Ввести код восстановления
page-recover-back = Войти с паролем
page-recover-about = Код действует один раз и задаёт новый пароль. В остальных браузерах вход завершится, токены перестанут действовать.
page-recover-code = Код восстановления
page-password-own = Пароль
page-password-new = Новый пароль (не меньше 8 знаков)
page-password-about = Новый пароль завершает вход во всех других браузерах и отменяет все токены.
page-rename-after = Снова сменить имя можно { $date }.
page-blocks = Заблокированные
page-blocks-none = Никого нет. Заблокировать игрока можно в его меню: он перестанет видеть ваши столы, а вы — его сообщения. Ему об этом не сообщают.
page-blocks-about = Они не видят ваших столов, а вы — их сообщений. Им об этом не сообщают.
page-unblock = Разблокировать
page-unblock-of = Разблокировать: { $name }
page-block = Заблокировать
page-blocked = { $name }: заблокировано. Список — в вашей учётной записи.
page-person-menu = Ещё: { $name }
page-profile = Профиль
page-others = Другие за столом
page-kick = Убрать из-за стола
page-report = Пожаловаться
page-report-of = Жалоба: { $name }
page-report-why = Что не так?
page-report-insults = Оскорбления
page-report-spam = Спам
page-report-cheating = Нечестная игра
page-report-name = Имя
page-report-other = Другое
page-report-words = Своими словами, если хотите
page-report-block = И заблокировать этого игрока
page-report-about = Кто пожаловался, видят только модераторы.
page-report-send = Отправить жалобу
page-report-done = Спасибо: модераторы посмотрят.
page-report-by = от: { $names }
page-report-flagged = есть жалоба
page-report-number = Жалоба { $number } из { $count }
page-report-previous = Предыдущая жалоба
page-report-next = Следующая жалоба
page-notice = От модераторов
page-notice-warn = Сообщение от модераторов:
page-notice-mute = Пока вы не можете писать в чаты.
page-notice-kick = Модераторы убрали вас из-за стола.
page-notice-ban = Вам закрывали доступ.
page-notice-read = Прочитано
page-until = До { $date }.
page-moderation = Модерация
page-reports = { $count ->
    [0] Жалобы
   *[other] Жалобы { $count }
}
page-moderation-people = Игроки
page-moderation-log = Журнал
page-moderation-choose = Выберите игрока, чтобы увидеть, что о нём известно.
page-reports-none = Жалоб нет.
page-search = Найти
page-search-none = Таких имён нет.
page-look = Открыть
page-look-at = Открыть: { $name }
page-in-force = Действует
page-in-force-none = Никто не лишён слова или доступа.
page-in-force-mute = лишение слова
page-in-force-ban = доступ закрыт
page-until-lifted = до отмены
page-time-left = осталось: { $time }
page-lift = Снять
page-lift-of = Снять: { $name }
page-lift-reason = снято
page-log-csv = весь, в CSV
page-log-about = Здесь хранится всё, что сделано, кем и почему. Из журнала ничего не удаляется.
page-operator = владелец сервера
page-act-warn = { $name }: предупреждение
page-act-mute = { $name }: лишение слова
page-act-kick = { $name }: удаление из-за стола
page-act-ban = { $name }: доступ закрыт
page-act-close = Жалоба закрыта: { $name }
page-act-unmute = { $name }: слово возвращено
page-act-unban = { $name }: доступ открыт
page-act-grant = { $name }: теперь модератор
page-act-revoke = { $name }: больше не модератор
page-case-reports = { $count ->
    [one] { $count } жалоба от: { $names }
    [few] { $count } жалобы от: { $names }
   *[many] { $count } жалоб от: { $names }
}
page-case-none = Открытых жалоб нет
page-case-table = Посмотреть стол
page-case-alike = Похоже на: { $names }
page-case-games = партий; здесь с { $date }
page-case-left = из последних 100 брошено
page-case-before = мер раньше
page-case-blocked = блокировок от других
page-case-moderator = Это модератор. Роль снимают в командной строке: cosmodrome admin grant ИМЯ none
page-case-do = Что сделать
page-do-warn = Предупредить
page-do-warn-about = сообщение от модераторов
page-do-mute = Лишить слова
page-do-mute-about = играет, но не пишет
page-do-kick = Убрать из-за стола
page-do-kick-about = дальше играет бот
page-do-ban = Закрыть доступ
page-do-ban-about = выход; партии доигрывают боты
page-span = { $hours ->
    [0] до отмены
    [1] на час
    [24] на сутки
   *[168] на неделю
}
page-confirm-mute = Лишить слова { $span }
page-confirm-ban = Закрыть доступ { $span }
page-case-reason = Причина: для журнала и для { $name }
page-close-report = Ничего не делать
page-lobby = { $open ->
    [one] Ещё { $open } свободное место.
    [few] Ещё { $open } свободных места.
   *[many] Ещё { $open } свободных мест.
}
page-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
page-count-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
page-turn-fortune = { $way ->
    [down] { $name }: не повезло, −{ $swing } %
   *[up] { $name }: повезло, +{ $swing } %
}
page-values-about = Правила изложены нашими словами. Часть напечатанных значений опубликована, часть следует из опубликованного, а часть мы восстановили сами; владелец коробки может их исправить. Каждое значение с его источником показывает команда «cosmodrome data».
page-just-played = Только что сыграно
page-just-played-none = Здесь появятся законченные партии, открытые для всех: их можно пересмотреть ход за ходом.
page-mine-finished = Мои законченные партии
page-unofficial = Неофициальный проект. Названия игр принадлежат их владельцам; многие значения на картах восстановлены нами, и на странице правил каждой игры сказано, какие именно.
page-wins = { $won ->
    [one] { $won } победа
    [few] { $won } победы
   *[many] { $won } побед
}
page-everything-none = В этот момент ничего не скрыто.
page-source-published = опубликовано издателем
page-source-seen = видно на опубликованных снимках
page-source-inferred = следует из опубликованного
page-source-reconstructed = восстановлено нами
page-values-share = { $doubtful ->
    [0] ничего не восстановлено
   *[other] восстановлено { $doubtful } из { $all }
}
error-too-few-bots = Назовите хотя бы двух ботов: --bots (сейчас { $bots }).
error-missing-extra = Нужен модуль «{ $module }». Установите Cosmodrome с дополнением «{ $extra }»; в копии исходного кода: pip install ".[{ $extra }]"
error-bad-cluster = По адресу «{ $address }» кластер не отвечает.
cli-command-arena = матчи ботов в равных условиях, с рейтингами
cli-command-analyse = разбор партии: шансы, лучшие ходы, переломы, картинка
cli-arg-bots = боты через запятую: expert,regular,greedy или свой: модуль:Фабрика
cli-arg-jobs = сколько процессов; если не указать — все ядра
cli-arg-records = папка, в которую записать каждую партию
cli-arg-simulate-jobs = сколько процессов, 0 — все ядра; если не указать, только этот
cli-arg-cluster = адрес кластера Dask
cli-arg-level = насколько глубоко смотреть: regular, expert или master
cli-arg-plot = куда записать картинку (SVG)
cli-arena-kept = Результаты сохранены. Та же команда продолжит с этого места.
cli-arena-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
cli-arena-standing = { $bot }: побед { $wins } % ({ $low }–{ $high }), рейтинг { $rating } (стандартное отклонение { $uncertainty }), счёт { $score }, { $time } мс на решение (дольше всего { $slowest })
cli-arena-duel = { $bot } выше, чем { $other }: { $share } % ({ $low }–{ $high }) из { $games }
cli-analysing = Разбор партии
cli-plot-step = решение
cli-plot-chance = шанс на победу
cli-plot = Картинка: { $file }.
cli-decision-best = { $step }. { SEAT($seat) }: { $action } — { $after } %
cli-decision = { $step }. { SEAT($seat) }: { $action } — { $before } % → { $after } %; лучше: { $best } (потеря { $loss } %)
cli-turn-mistake = Перелом на решении { $step }: { SEAT($seat) } играет { $action }, это ошибка ({ $swing } %).
cli-turn-fortune = Перелом на решении { $step }: случай после хода { $action }, { SEAT($seat) } ({ $swing } %).
cli-line-better = Лучше так, и вот возможное продолжение:
cli-line-played = Сыграно так, и вот возможное продолжение:
cli-line-move = { SEAT($seat) }: { $move } — { $chance } %

error-missing-file = Для «{ $task }» нужно имя файла.
error-missing-name = Для «{ $task }» нужно имя игрока.
error-missing-address = Для test-mail нужен адрес получателя.
error-missing-role = Для «grant» после имени нужна роль: moderator или none.
error-unknown-role = Роли «{ $role }» нет; есть: { $roles }.
error-tournament-usage = «tournament» понимает такие задачи: { $usage }.
cli-command-serve = открыть столы для игры в браузере
cli-command-admin = сохранить, восстановить, выгрузить, загрузить, проверить или пересчитать то, что хранит сервер; назначить модератора, помочь с потерянным паролем
cli-arg-host = на каком адресе слушать; если не указать — только этот компьютер
cli-arg-port = на каком порту слушать; если не указать — 8765
cli-arg-database = адрес базы данных; если не указать — файл в вашей папке данных
cli-arg-workers = сколько процессов сервера; больше одного — только с PostgreSQL
cli-arg-open = открыть браузер
cli-arg-task = что сделать: backup, restore, export, import, check, stats, grant, reset-password, test-mail или tournament
cli-arg-target = файл, который записать или прочитать; для grant и reset-password — имя игрока, для test-mail — адрес почты, для tournament — его задача
cli-arg-more = для grant: moderator или none; для tournament: то, что нужно его задаче
cli-arg-server = адрес сервера: проверить его законченные столы, указанные вместо файлов
cli-serving = Космодром открыт. Закрыть — Ctrl-C. Адрес:
cli-backup-done = Сохранено в { $file }: { $rows ->
    [one] { $rows } строка.
    [few] { $rows } строки.
   *[many] { $rows } строк.
}
cli-restore-done = Восстановлено из { $file }: { $rows ->
    [one] { $rows } строка.
    [few] { $rows } строки.
   *[many] { $rows } строк.
}
cli-export-done = Выгружено в { $file }: { $rows ->
    [one] { $rows } партия.
    [few] { $rows } партии.
   *[many] { $rows } партий.
}
cli-import-done = Загружено из { $file }: { $rows ->
    [one] { $rows } новая партия.
    [few] { $rows } новые партии.
   *[many] { $rows } новых партий.
}
cli-check-done = Всё, что хранится, в порядке.
cli-grant-done = { $role ->
    [none] { $name } больше не модератор.
   *[moderator] { $name } теперь модератор.
}
cli-test-mail-done = Письмо для { $address } передано почтовому серверу.
cli-reset-password-done = Пароль, сеансы и токены пользователя { $name } больше не действуют. Новый код восстановления, на один раз: { $code }
    Новый пароль с этим кодом задают на странице «Учётная запись»: «Войти», затем «Ввести код восстановления».
cli-tournament-done = { $task ->
    [new] Турнир { $id } запланирован.
    [start] Турнир { $id } начнётся через пару секунд, если сервер запущен.
    [stop] Турнир { $id } завершён; места остались такими, какими были.
    [cancel] Турнир { $id } отменён.
    [replace] В турнире { $id } игрок заменён.
   *[result] В турнире { $id } записан результат.
}
cli-tournament-none = Турниров нет.
cli-tournament-ruling = { $table }: результат записан вручную.
cli-tournament-verified = { $games ->
    [one] Проверена { $games } партия: ходы ведут к записанному результату.
    [few] Проверены { $games } партии: ходы ведут к записанным результатам.
   *[many] Проверено { $games } партий: ходы ведут к записанным результатам.
} { $rounds ->
    [one] Жеребьёвка { $rounds } тура следует из зерна и результатов.
   *[many] Жеребьёвка { $rounds } туров следует из зерна и результатов.
}

cli-command-study = сыграть много партий и написать отчёт о балансе игры
cli-arg-study-seats = сколько игроков пробовать, через запятую, или «all»; если не указано, наименьшее число
cli-arg-levels = с какими ботами играет первый бот, чтобы отличить удачу от игры; если не указано, casual,novice,random
cli-arg-compare-options = какие варианты пробовать, каждый против игры без него: a,b+c или «all»
cli-arg-against = папка со значениями, с которыми сравнивать, вместо печатных
cli-arg-vary = печатное значение, которое меняется: файл:строка:столбец=1..5
cli-arg-out = папка для отчёта; если не указана, study-GAME
cli-arg-dataset-out = папка для файлов; если не указана, dataset-GAME
cli-dataset-written = { $games ->
    [one] Записана { $games } партия
    [few] Записаны { $games } партии
   *[other] Записано { $games } партий
 }: { $folder }.
cli-arg-language = языки отчёта через запятую или «all»
cli-games-a-second = партий/с
cli-study-resumed = Продолжаем: партий уже сыграно — { $games }.
cli-study-kept = Сыгранное сохранено. Продолжить:
    { $command }
cli-study-played = Партий: { $games } за { $seconds } с, { $speed } в секунду
cli-study-report = Отчёт: { $file }
error-unknown-language = Текстов на языке «{ $language }» нет. Есть: { $languages }.
error-bad-cell = «{ $text }» не имеет вида файл:строка:столбец=1..5 или файл:строка:столбец=a,b,c (от 2 до 20 значений).
error-unknown-sheet = Таблицы «{ $sheet }» нет. Есть: { $sheets }.
error-unknown-row = В таблице { $sheet } нет строки «{ $row }». Может быть, «{ $nearest }»?
error-unknown-column = В таблице { $sheet } нет столбца «{ $column }». Есть: { $columns }.
error-refused-value = Правила не допускают «{ $value }» для { $sheet }:{ $row }:{ $column }: { $problem }.
error-same-values = В { $folder } те же значения, что и те, с которыми они сравниваются.
error-too-few-games = Партий слишком мало ({ $games }): каждая доля была бы неточна на { $points } п. п. или больше. Хватило бы { $needed }.
page-studies = Исследования
page-studies-about = Что тысячи партий между ботами говорят о балансе наших игр, карта за картой. Многие печатные значения — реконструкции, и боты не люди.
page-studies-none = Здесь пока нет ни одного исследования.
page-studies-item = Игроков: { $players }. Партий: { $games }. Боты: { $bots }. Варианты: { $options }. Правила: версия { $rules }. Печатные значения: { $data }.
page-studies-old = Сделано по другим правилам или печатным значениям, чем здесь играют.

# The end of a game, and looking back.
page-won = Вы победили!
page-winners = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят { $names }
}
page-and = {" "}и{" "}
page-ahead = { $unit }, отрыв { $margin }
page-ahead-of-you = { $unit }, на { $margin } больше вас
page-analyse = Разбор
page-watch-again = Повтор
page-see-board = Посмотреть поле
page-result = Итог
page-moments = { $count ->
    [1] Решающий момент
    [2] Два решающих момента
    [3] Три решающих момента
   *[other] Решающих моментов: { $count }
}
page-moment = Момент { $number }
page-moment-back = Предыдущий момент
page-moment-next = Следующий момент
page-percent-change = { $change } %
page-ended-left = выход из-за стола.
page-ended-clock = время вышло.
page-ended-resigned = партия сдана.
page-bot-moves = Ходов сделал бот: { $bot } из { $all }.
page-better = лучше
page-played = сыграно
page-line = Как могло пойти дальше, шансы ({ $name })
page-line-step = Пройти по этой линии
page-line-next = Следующий ход
page-line-back = Назад к партии
page-line-played = Как могло пойти дальше после сделанного хода
page-line-shown = несыгранная линия
page-analysis-progress = Смотрим глубже
page-analysis-done = { $done } из { $all }
page-analysis-again = Повторить разбор
page-chances-note = График — при обычной игре; число у хода — его собственный шанс.
page-hint-why = Как может пойти дальше, ваши шансы
page-hint-next = Следующий по силе: { $move }
page-hint-difference = { $points ->
    [0] почти так же хорошо
   *[other] шанс ниже на { $points } п. п.
}
page-turn-mistake = Ошибка ({ $name }): −{ $swing } %

# The help over a table.
page-help = Подсказка по игре
page-help-title = Как играть: { $game }
page-help-about = Наведите на знак — он подсветится на столе.
page-help-signs = Знаки
page-help-end = Конец игры:
page-help-table = За столом
page-help-mine = Полоса этого цвета: ваш ход, и в ней вопрос к вам.
page-help-other = Полоса цвета игрока: стол ждёт этого игрока.
page-help-legal = Это можно нажать сейчас.
page-help-chosen = Это выбрано, но ещё не сыграно.
page-help-changed = Это только что изменил другой игрок — его цвет.
page-help-undo = Снимает выбор или возвращает ваш ход, пока ничего скрытого не открыто. Пунктир: нельзя, и сказано почему.
page-help-confirm = Играет то, что вы выбрали. До этого ничего не засчитано.
page-help-words = Позиция и выбор словами.
page-help-rules = Читать правила
page-help-opens = открывает,
page-help-closes = закрывает
page-colon = {":"}

# Турниры.
page-play = Играть
tournaments-title = Турниры
tournaments-plan = Устроить турнир
tournaments-account = С учётной записью можно устроить турнир
tournaments-none = Турниров пока не запланировано.
tournaments-running = Идут
tournaments-planned = Предстоят
tournaments-over = Прошли
tournament-format = Система
tournament-format-swiss = Швейцарская система
    .about = Встречаются соседи по таблице, по возможности без повторов.
tournament-format-round-robin = Круговой турнир
    .about = Каждый встречается с каждым.
tournament-format-knockout = На выбывание
    .about = Дальше проходит лучшая половина каждого стола.
tournament-format-arena = Арена
    .about = Приходите и уходите, когда хотите; кто свободен, тот и играет.
tournament-tables-of = столы на { $seats }
tournament-rounds = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[many] { $count } туров
}
tournament-rounds-list = Туры
tournament-round = Тур { $round }
tournament-round-of = Тур { $round } из { $rounds }
tournament-minutes = { $minutes } мин
tournament-live = { $minutes } мин + { $seconds } с
tournament-turns = { $hours } ч на ход
tournament-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}{ $bots ->
    [0] {""}
    [one] , из них { $bots } бот
    [few] , из них { $bots } бота
   *[many] , из них { $bots } ботов
}
tournament-private = по приглашению
tournament-private-field = Только по приглашению
tournament-late = вступить можно до тура { $round }
tournament-late-field = Вступить можно до тура
tournament-invite = Скопировать ссылку
tournament-you-are-in = вы участвуете
tournament-cancelled = отменён
tournament-act-enter = Участвовать
tournament-act-here = Я здесь
tournament-act-withdraw = Выйти
tournament-act-return = Вернуться
tournament-act-pause = Пауза
tournament-act-start = Начать сейчас
tournament-act-cancel = Отменить
tournament-cancel-sure = Точно отменить?
tournament-go = К моему столу
tournament-station-now = идёт
tournament-bar = Что от вас нужно
tournament-bar-before = { $name }: начало в { $time }
    .more = Занято мест: { $players } из { $places }.
tournament-bar-full = { $waits ->
    [true] Вы ждёте места
   *[false] Мест нет
}
    .more = { $queue ->
        [0] В очереди никого.
        [one] В очереди { $queue } человек.
        [few] В очереди { $queue } человека.
       *[many] В очереди { $queue } человек.
    } Места тех, кто не отметится до начала, достанутся им.
tournament-bar-late = Турнир идёт
    .more = Вы ещё можете вступить: стол найдётся при следующей жеребьёвке.
tournament-bar-in = Вы участвуете
    .more = Отметьтесь до начала, иначе ваше место перейдёт следующему.
tournament-bar-here = Вы участвуете
    .more = Турнир начнётся в { $time }.
tournament-bar-pairing = Готовится тур { $next }
    .more = Стол станет известен, когда закончится последняя партия тура и пройдёт перерыв.
tournament-bar-turn = Ваш ход за столом { $table }
    .more = { $round ->
        [0] С вами играют: { $others }.
       *[other] Тур { $round }, с вами играют: { $others }.
    }
tournament-bar-table = Стол { $table }, ваше место — { $seat }-е
    .more = { $round ->
        [0] С вами играют: { $others }.
       *[other] Тур { $round }, с вами играют: { $others }.
    }
tournament-bar-resting = В этом туре вы отдыхаете
    .more = За отдых полагается { $rest ->
            [one] { $rest } очко
            [many] { $rest } очков
           *[other] { $rest } очка
        }; второй раз никто не отдыхает, пока не отдохнут все.
tournament-bar-withdrawn = Сейчас вы не играете
    .more = Ваши очки остаются. Вернуться можно до жеребьёвки следующего тура.
tournament-bar-waiting = Скоро ваша партия
    .more = Стол начнётся, как только освободится достаточно игроков.
tournament-bar-over = { $place ->
    [0] Турнир окончен
   *[other] Турнир окончен: ваше место — { $place }-е
}
    .more = { $place ->
        [0] Победа: { $winners }.
       *[other] Очки: { $points }. Победа: { $winners }.
    }
tournament-bar-cancelled = Турнир отменён
    .more = Ничего не засчитано.
tournament-standings = Таблица
tournament-standings-live = сейчас, по очкам за места
tournament-find = Найти игрока
tournament-last-games = Последние партии
tournament-head-points = Очки
tournament-head-rivals = Соперники
tournament-head-wins = Победы
tournament-head-margin = Перевес
tournament-head-now = Сейчас
tournament-key-points = очки
tournament-key-rivals = соперники
tournament-key-wins = победы
tournament-key-margin = перевес
tournament-why = Почему { $place }-е место?
tournament-why-same = { $count ->
    [one] У { $count } игрока поровну очков: { $points }.
   *[other] У { $count } игроков поровну очков: { $points }.
}
tournament-why-equal = поровну — { $keys },{" "}
tournament-why-after = Ниже, чем { $name }: { $equal }{ $key } { $mine } против { $theirs }.
tournament-why-before = Выше, чем { $name }: { $equal }{ $key } { $mine } против { $theirs }.
tournament-why-after-stage = Ниже, чем { $name }: соперник прошёл дальше.
tournament-why-before-stage = Выше, чем { $name }: соперник не прошёл так далеко.
tournament-why-level = Во всём поровну: { $name }.
tournament-place = место { $place }
tournament-rest = отдых
tournament-forfeit = неявка
tournament-bot = бот
tournament-you = вы
tournament-filler = Бот
tournament-at = С{ $table }
tournament-at-table = стол { $table }
tournament-state-in = в списке
tournament-state-here = ждёт
tournament-state-waiting = ждёт
tournament-state-paused = пауза
tournament-state-withdrawn = не играет
tournament-state-absent = отсутствует
tournament-all = Все: { $count }
tournament-streak = Две победы подряд: следующие партии считаются вдвойне, пока вы побеждаете.
tournament-tables = Столы
tournament-table = Стол
tournament-your-table = Ваш стол
tournament-table-running = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
tournament-table-waiting = Ждут
tournament-table-over = Окончено
tournament-table-forfeit = Неявка
tournament-finished-of = окончено { $finished } из { $count }
tournament-no-tables = Столов пока нет. Они появятся после первой жеребьёвки.
tournament-rests = Отдых, { $points ->
    [one] { $points } очко
    [many] { $points } очков
   *[other] { $points } очка
}: { $names }
tournament-ruled = результат записан организатором
tournament-forfeited = { $name }: без очков, играл бот
tournament-away = { $name } не за столом; когда время выйдет, сядет бот
tournament-took = за { $minutes } мин
tournament-link-watch = Смотреть
tournament-link-go = К моему столу
tournament-link-replay = Повтор
tournament-link-of = { $link }: стол { $table }
tournament-page-before = Назад
tournament-page-next = Ещё
tournament-tab-standings = Таблица
tournament-tab-tables = Столы
tournament-tab-rounds = Туры
tournament-tab-rules = Правила
tournament-podium = Пьедестал
tournament-bracket = Кто прошёл дальше
tournament-grid = Кто с кем встретился
tournament-met-won = выше, чем { $name }
tournament-met-lost = ниже, чем { $name }
tournament-met-equal = поровну с игроком { $name }
tournament-met-running = идёт партия с игроком { $name }
tournament-arena-soon = Откроется через
tournament-arena-open = Арена открыта
tournament-arena-of = из { $minutes } мин
tournament-come-and-go = Приходите и уходите.
tournament-come-and-go-more = Столы, начатые до 0:00, ещё считаются; итог будет, когда закончится последний.
tournament-decided = Как распределяются места
tournament-next = Что здесь действует
tournament-rule-stage = Как далеко вы прошли и какое место заняли за последним столом.
tournament-rule-points = Очки: { $ladder } по местам за столом; равные делят поровну. За меньшим столом шаг больше.
tournament-rule-rivals = Соперники: очки всех, с кем вы играли. Трудные столы — в вашу пользу.
tournament-rule-wins = Победы, затем перевес: насколько ваш счёт выше среднего за вашими столами.
tournament-rule-break = { $seconds ->
    [0] Следующий тур начнётся, как только закончится последний стол.
   *[other] Следующий тур начнётся через { $seconds } с после последнего стола.
}
tournament-rule-swiss = Никто не встречается дважды, пока есть другая жеребьёвка, и все одинаково часто сидят на каждом месте.
tournament-rule-round-robin = Каждый встречается с каждым.
tournament-rule-knockout = { $seats ->
    [2] Дальше проходит победитель каждого стола.
    [3] Дальше проходит победитель каждого стола.
   *[other] Дальше проходит лучшая половина каждого стола.
}
tournament-rule-forfeit = Если ваше время выйдет или вы уйдёте, доиграет бот, а очков за эту партию не будет.
tournament-rule-records = Каждый результат — из записи партии, каждый жребий — из этого зерна; до начала показан его хеш:
tournament-name = Название
tournament-game = Игра
tournament-seats = Мест за столом
tournament-places-field = Участников
tournament-lasting = Минут
tournament-pause = Перерыв, секунд
tournament-starts = Начало
tournament-leftover = Если игроков не хватает на полные столы
tournament-leftover-rest = лишние отдыхают и получают среднее число очков
tournament-leftover-smaller = некоторые столы меньше
tournament-leftover-bots = свободные места занимают боты
tournament-bots = Ботов-участников
tournament-level = Уровень ботов
table-set-up = Расставленная позиция
table-tournament = К турниру

## Школа

school-title = Лётная школа
school-about = Пять минут с Бипом — и вы умеете играть.
school-welcome = Бип! Я покажу, как это делается, на настоящем поле. Выберите игру.
school-welcome-back = С возвращением, { $name }. { $game } ждёт вас там, где вы остановились.
school-first = Первая партия
school-topics = Уроки по темам
school-of = { $done } из { $all }
school-step = шаг { $step } из { $steps }
school-minutes = { $minutes } мин
school-about-minutes = около { $minutes } мин
school-was-done = пройдено
school-start = Начать
school-go-on = Продолжить
school-again = Ещё раз
school-plan = План полёта
school-leave = Выйти
school-skip = Пропустить
school-skip-step = Пропустить шаг
school-next = Дальше
school-back = Вернуть
school-anyway = Всё равно сыграть
school-not-played = ещё не сыграно
school-done = Готово
school-play-on = Играть дальше
school-may = Так можно. Но сначала попробуем то, что я подсветил.
    .title = Пока не это
school-return = Вернуться к шагу { $step }
school-short = Школа
school-learn = Научиться
school-first-of = Научиться играть: { $game }, первая партия с подсказками
school-lesson = Попробовать: { $lesson }

## Тренер

coach-name = Тренер
coach-moments = Решающие моменты
coach-moments-none = В этой партии ни одно решение многого не стоило и не принесло.
coach-ask = Показать мои моменты
coach-asking = Тренер разбирает все решения партии
coach-mistake = Ваш выбор: { $played }. Шансы на победу после него — { $chance } %. Лучше: { $other } — { $other-chance } %.
coach-good = Ваш выбор: { $played }. Шансы на победу после него — { $chance } %. Другой выбор: { $other }. С ним было бы { $other-chance } %.
coach-you = Вы: { $action }
coach-step = ход { $step }
coach-before = До
coach-after = После
coach-after-good = Хороший выбор
coach-after-bad = Дорогой выбор
coach-replay = Пересмотреть с тренером
coach-play-on = Доиграть с момента { $number }
coach-skills = Что получается, а что ещё нет
coach-skills-of = Что получается у игрока { $name }, а что ещё нет
coach-how = Сколько шансов на победу, в процентных пунктах, каждое решение выигрывает или теряет по сравнению с ботом уровня «Знаток». Решения разобраны так же, как после каждой партии; те, где выбора не было, не считаются.
coach-games = разобрано партий: { $analysed } из последних { $games }
coach-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}
coach-too-few = пока мало решений
coach-none = Когда будет разобрана хотя бы одна ваша партия, тренер скажет здесь, что у вас получается.
coach-analyse = { $count ->
    [one] Разобрать ещё { $count } партию
    [few] Разобрать ещё { $count } партии
   *[other] Разобрать ещё { $count } партий
}
coach-worst = Дороже всего вам обходится: { $skill }.
coach-lesson = Урок: { $lesson }
coach-share = Показывать это в моём профиле всем

# Обучение.
cli-command-train = научиться игре, играя с самим собой; записывает веса для бота и кривую обучения
cli-arg-train-games = сколько партий сыграть; если не указано, 20 000
cli-arg-train-out = папка для записи и для продолжения; если не указана, training-GAME
cli-arg-train-jobs = сколько процессов играет; если не указано, все ядра. От этого зависит результат
cli-arg-correction = вместо сети научить поправку к встроенной оценке позиций — по исходам быстрых партий
cli-arg-greedy = сколько первых раундов играет бот «greedy», а сеть ему подражает; если не указано, ни одного
cli-learning = Учимся: { $game }
cli-train-resumed = Продолжаем: партий уже сыграно — { $games }.
cli-train-kept = Последняя контрольная точка сохранена. Продолжить:
    { $command }
cli-train-point = Партий: { $games }, в секунду: { $speed }, ошибка { $loss }. Без перебора побед в партиях вдвоём: { $random } % против random, { $greedy } % против greedy.
cli-train-corrected = Партий: { $games }. В отложенных партиях ошибка снизилась с { $own } до { $loss }. При малом переборе побед в партиях вдвоём над встроенной оценкой: { $won } %.
cli-train-written = Веса, они же имя бота: { $file }
cli-train-games = сыграно партий
cli-train-won = победы без перебора в партиях вдвоём

# Seasons, ratings and deeds.
season-all-time = За всё время
season-choose = Сезон
season-rule = В таблице те, кто за месяц доиграл { $needed } рейтинговых партий; место определяет рейтинг после последней из них. При равном рейтинге выше тот, у кого партий больше. Месяцы считаются по UTC.
season-days-left = { $days ->
    [0] заканчивается сегодня
    [one] остался { $days } день
    [few] осталось { $days } дня
   *[many] осталось { $days } дней
}
season-mine = В этом сезоне у вас рейтинговых партий: { $games } из { $needed }.
season-none = В этом сезоне ещё никто не доиграл достаточно рейтинговых партий.
season-honour = Доска почёта, { $month }
season-honour-about = Самый высокий рейтинг месяца в каждой игре
season-leads = Вы лидируете.
ladder-rule = Рейтинг появляется после { $needed } партий. Число осторожное: оно растёт вместе с нашей уверенностью.
profile-rank = { $place }-е место из { $of }
profile-won = побед: { $won } из { $played }
profile-unrated = рейтинговых партий: { $games } из { $needed }
profile-change = За сезон { $change }
profile-plot = рейтинг и насколько мы в нём уверены
profile-plot-month = 30 дней
profile-plot-seasons = по сезонам
profile-plot-words = Рейтинг в игре «{ $game }»: сначала { $first }, сейчас { $last }, наибольший { $most }.
profile-plot-none = За эти 30 дней рейтинговых партий не было.
profile-medals = Сезоны
profile-medal = { $place }-е место, { $month }
profile-deeds = Достижения
profile-deeds-of = { $won } из { $all }
profile-deeds-all = все { $all }
profile-deeds-few = меньше
profile-deed-progress = { $progress } из { $goal }
profile-deeds-about = Считаются по записям законченных партий; если правило меняется, всё считается заново.
profile-recent = Последние партии

# Watching.
watch-title = Смотреть
watch-running = Идут сейчас
watch-about = Самые интересные сверху: кто и как играет, живые часы, турниры, близкий счёт, число зрителей.
watch-none = Сейчас открытых партий нет.
watch-go = Смотреть
watch-live = с часами
watch-turns = по переписке
watch-untimed = без часов
watch-lead = { $lead ->
    [0] поровну
   *[other] отрыв { $lead }
}
watch-more = { $count ->
    [one] Идёт ещё { $count } партия.
    [few] Идут ещё { $count } партии.
   *[many] Идёт ещё { $count } партий.
}
screen-open = Показать на большом экране
screen-moves = Последние ходы
screen-to-table = К столу
watch-later = { $moves ->
    [one] с задержкой на { $moves } ход
    [few] с задержкой на { $moves } хода
   *[many] с задержкой на { $moves } ходов
}
page-delay = Зрители видят партию
page-delay-usual = как обычно
page-delay-now = сразу
page-delay-moves = { $moves ->
    [one] на { $moves } ход позже
    [few] на { $moves } хода позже
   *[many] на { $moves } ходов позже
}
page-delay-about = Как обычно: на круг позже, если есть скрытые руки и партия рейтинговая или турнирная, иначе сразу.

## Подписки, вызовы, группы

club-title = Люди
club-waiting = { $count ->
    [0] Люди
    [one] Люди: вас ждёт { $count } вызов
    [few] Люди: вас ждут { $count } вызова
   *[many] Люди: вас ждут { $count } вызовов
}
club-following = Вы следите
club-following-here = { $count }, на сайте { $here }
club-following-none = Пока ни за кем. Подпишитесь на игрока на его странице — и здесь будет видно, когда он на сайте.
club-guest = С учётной записью можно следить за игроками и играть в своих группах. Гостям видно, кто сейчас здесь.
club-keep-account = Завести учётную запись
club-here = Кто здесь
club-here-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
club-here-none = Сейчас больше никого нет.
club-is-here = здесь
club-is-away = не здесь
club-playing = играет: { $game }
club-bot-here = бот, принимает вызовы
club-watch-of = Смотреть, как играет { $name }: { $game }
club-follow = Следить
club-unfollow = Вы следите
club-unfollow-of = Вы следите: { $name }. Больше не следить
club-followers = { $count ->
    [one] { $count } подписчик
    [few] { $count } подписчика
   *[many] { $count } подписчиков
}
club-unseen = Не показывать другим, что я здесь
club-unseen-about = За столом остальные всё равно видят, смотрите ли вы на него.
club-challenge-of = Вызвать на игру: { $name }
club-challenge-send = Отправить вызов
club-challenges = Вызовы
club-challenge-by = { $name } зовёт вас сыграть: { $game }
club-challenge-until = до { $time }
club-accept = Принять
club-decline = Отказаться
club-challenge-waits = Ждём ответа: { $name }
club-challenge-declined = { $name } сейчас играть не хочет
club-withdraw = Отозвать
club-withdraw-of = Отозвать вызов: { $name }
club-invite-followed = Позвать того, за кем вы следите
club-groups = Группы
club-groups-none = Пока нет. У группы свои столы и турниры, их видят только участники.
club-group-new = Новая группа
club-group-name = Название группы
club-group-make = Создать группу
club-group-members = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[many] { $count } участников
}
club-group-here = на сайте { $count }
club-group-private = Закрытая группа
club-members = Участники
club-member-of = { $count } из { $most }
club-owner = владелец
club-since = с { $date }
club-remove-of = Исключить из группы: { $name }
club-group-table = Открыть стол
club-group-tables = Столы группы
club-group-tables-none = Открытых столов нет. Столы группы видят только её участники.
club-group-tournaments = Турниры группы
club-group-tournaments-none = Пока нет. Назначьте турнир: вступить смогут только участники.
club-group-link = Пригласить по ссылке
club-group-link-about = Вступить может любой, у кого есть ссылка. Когда кого-то исключают, она меняется.
club-group-renew = Сменить ссылку
club-group-renewed = Старая ссылка больше не работает.
club-group-rename = Переименовать
club-group-leave = Выйти из группы
club-group-leave-owner = Группа перейдёт к тому, кто состоит в ней дольше всех.
club-group-delete = Удалить группу
club-group-delete-about = Начатые партии игроки доиграют, назначенные турниры будут отменены.
club-sure = Точно: { $what }
club-group-invited = { $owner } зовёт вас в группу «{ $name }»
club-group-join = Вступить в группу
club-group-full = В группе нет мест.
club-group-needs-account = Вступить можно только с учётной записью: сначала задайте пароль, потом откройте ссылку ещё раз.
error-no-such-group = Такой группы нет, или ссылка больше не действует.
error-group-full = В этой группе нет мест.
error-owners-only = Это может только владелец группы.
error-enough = Больше нельзя, предел — { $most }.

# Puzzles on the command line.
cli-command-strategy = записать, что боты знают об игре: дебюты, что стоит брать, ошибки уровней
cli-arg-decisions = сколько решений каждого уровня оценить; по умолчанию 300
cli-arg-strategy-games = по скольким партиям считать дебюты и компоненты; по умолчанию 2000
cli-arg-strategy-bot = боты, которые играют эти партии; по умолчанию greedy
cli-arg-strategy-levels = уровни, об ошибках которых рассказать, через запятую; по умолчанию novice, casual и regular
cli-arg-strategy-out = папка для результата; по умолчанию strategy-ИГРА
cli-strategy-appraising = { $game }, решения
cli-strategy-written = Страница: { $file }
cli-command-puzzles = составить задачи из партий ботов: позиции, где один ход явно лучше всех остальных
cli-arg-puzzles = остановиться, когда наберётся столько задач
cli-arg-puzzles-games = сколько партий сыграть самое большее; если не указано, 100
cli-arg-puzzles-seats = сколько игроков, через запятую, или «all»; если не указано, три наименьших числа
cli-arg-puzzles-bot = бот, который играет эти партии; если не указан, casual
cli-arg-puzzles-out = файл для задач; если не указан, puzzles-GAME.jsonl
cli-puzzles-making = { $game }, задачи
cli-puzzles-made = { $puzzles ->
    [one] { $puzzles } задача
    [few] { $puzzles } задачи
   *[many] { $puzzles } задач
 } из { $games ->
    [one] { $games } партии
   *[other] { $games } партий
 }, по { $seconds } с работы одного ядра: { $file }

# Puzzles on the page.
puzzle-title = Задачи
puzzle-number = Задача { $number } · { $rating }
puzzle-day-number = Задача дня · { $rating }
puzzle-day = Задача дня
puzzle-plain = Задача { $number }
puzzle-part-opening = Партия только началась.
puzzle-part-middle = Середина партии.
puzzle-part-endgame = Партия подходит к концу.
puzzle-scores-ahead = Вы впереди и хотите там остаться.
puzzle-scores-behind = Вы отстаёте. Переломите ход игры.
puzzle-scores-level = Вас никто не опережает.
puzzle-one = Один ход явно лучше остальных.
puzzle-several = Найдите лучшие ходы один за другим, всего их { $moves }.
puzzle-goes-on = Пока всё верно. Как продолжить?
puzzle-tip-opening = Очки считать рано: у кого позиция будет лучше?
puzzle-tip-middle = Посмотрите и на то, чего хотят другие.
puzzle-tip-endgame = Посчитайте дважды: что ещё приносит очки и кому?
puzzle-your-rating = Ваш рейтинг в задачах
puzzle-row = Решено подряд
puzzle-row-short = подряд решено: { $row }
puzzle-uncounted = Вы на неё уже отвечали: теперь это только тренировка.
puzzle-show = Показать ответ
puzzle-right = Верно!
puzzle-wrong = Не этот ход
puzzle-shown = Вот этот ход
puzzle-bar-right = Решено
puzzle-bar-wrong = Неверно, и вот почему
puzzle-bar-shown = Решение
puzzle-why-more = Лучший ход сразу приносит на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} больше, чем следующий по силе, а шанс победить { $best } % вместо { $second } %.
puzzle-why-less = Лучший ход сразу приносит на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} меньше, чем следующий по силе, но потом окупается: шанс победить { $best } % вместо { $second } %.
puzzle-why-later = Лучший ход сразу приносит не больше очков, чем следующий по силе. Всё решает продолжение: шанс победить { $best } % вместо { $second } %.
puzzle-why-yours = Ваш ход оставляет шанс { $chance } %, а можно было { $best } %.
puzzle-why-yours-low = Ваш ход оставляет шанс меньше { $chance } %, а можно было { $best } %.
puzzle-why-step = { $count ->
    [1] Первый ход верный
    [few] Первые { $count } хода верные
   *[other] Первые { $count } ходов верные
}, а этот нет.
puzzle-best-is = Лучший ход: { $move }
puzzle-second-is = Следующий по силе: { $move }
puzzle-chances = Шанс победить после хода
puzzle-below = < { $number } %
puzzle-solution = Решение
puzzle-go-on = Как могло бы пойти дальше
puzzle-tag-best = лучший
puzzle-tag-yours = ваш ход
puzzle-themes = Темы
puzzle-theme = Тема
puzzle-theme-all = Все темы
puzzle-theme-count = { $theme } ({ $count })
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-show-best = Показать лучший ход
puzzle-play-on = Играть дальше
puzzle-share = Поделиться
puzzle-change-up = плюс { $points }
puzzle-change-down = минус { $points }
puzzle-solve = Решать
puzzle-solved = Решена
puzzle-look-again = Посмотреть ещё раз
puzzle-share-solve = решают { $share } %
puzzle-of = Задачи · { $solved } из { $all }
puzzle-rating = рейтинг
puzzle-none-yet = рейтинга ещё нет
puzzle-days = { $days ->
    [one] день подряд
    [few] дня подряд
   *[many] дней подряд
}
puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
}
puzzle-streak-about = Достаточно одной задачи или урока в день. Рекорд: { $best ->
    [one] { $best } день
    [few] { $best } дня
   *[many] { $best } дней
}. Один пропуск в неделю прощается.
puzzle-weekday-0 = Пн
puzzle-weekday-1 = Вт
puzzle-weekday-2 = Ср
puzzle-weekday-3 = Чт
puzzle-weekday-4 = Пт
puzzle-weekday-5 = Сб
puzzle-weekday-6 = Вс
puzzle-day-done = { $day }: сделано
puzzle-day-missed = { $day }: ничего
puzzle-day-today = { $day }: сегодня
theme-opening = Начало партии
theme-endgame = Конец партии
theme-behind = Погоня
theme-ahead = Удержать отрыв
theme-patience = Терпение
theme-harvest = Очки сразу
theme-combination = Несколько ходов
error-unanswered = Сначала ответьте на задачу.

# Positions that are set up
seat-name = { SEAT($seat) }
zone-phase = Фаза
zone-to_move = Чей ход
zone-round = Раунд
pick-yes = да
pick-no = нет
pick-nobody = никто
law-form = Каждая деталь из коробки лежит там, где ей можно лежать, и только там.
law-turn = Тому, чей ход, есть что делать.
law-memory = Никто не помнит карт, которых там нет.
set-up-title = Расставить позицию
set-up-card = Расставить позицию
set-up-edit = Изменить эту позицию
set-up-parts = Детали
set-up-left = осталось { $count }
set-up-position = Позиция
set-up-players = Игроки
set-up-options = Правила по выбору
set-up-check = Возможна ли такая позиция?
set-up-of-seat = { SEAT($seat) }: { $zone }
set-up-possible = Такая позиция возможна.
set-up-impossible = Так быть не может
set-up-unchecked = ещё не проверено
set-up-tab-board = Поле
set-up-tab-seats = Игроки
set-up-tab-piles = Стопки
set-up-tab-turn = Ход
set-up-tab-check = Проверка
set-up-how = Выберите деталь, затем место для неё.
set-up-holding = { $part }: куда положить?
set-up-put = Положить сюда: { $zone }
set-up-pick = Взять: { $part }
set-up-let-go = Отпустить
set-up-erase = Убрать
set-up-earlier = На место вперёд
set-up-later = На место назад
set-up-empty = пусто
set-up-more = больше на один
set-up-less = меньше на один
set-up-undo = Отменить
set-up-share = Поделиться
set-up-clear = Начать заново
set-up-change = Изменить
set-up-my-seat = Я играю за
set-up-seen-by = Глазами игрока
set-up-marked = Расставленная позиция так и помечена: и в ссылке, и в записи партии.
set-up-link = Ссылка на эту позицию
set-up-shown = Эту позицию кто-то расставил.
set-up-earlier-step = Там что-то было не доделано: это последняя позиция перед тем.
set-up-bad-link = В этой ссылке нет позиции, которую можно прочитать. Возможно, она обрезана по дороге.
set-up-old-link = Эта ссылка сделана для других правил или значений игры: её позиция больше не подходит.
set-up-wrong = { $why ->
    [count] { $part }: в коробке { $printed }, а здесь { $found }.
    [number] { $what }: не то число.
    [limit] { $printed ->
        [0] { $what }: столько там не помещается.
       *[other] { $what }: помещается не больше { $printed }, а здесь { $found }.
    }
    [place] { $part ->
        [none] { $what }: что-то там быть не может.
       *[other] { $what }: там не может быть того, что лежит ({ $part }).
    }
    [turn] { $what }: это не подходит к тому, чей сейчас ход.
    [phase] Партия не может начаться там, где что-то не доделано.
   *[form] { $what }: прочитать не удалось.
}
