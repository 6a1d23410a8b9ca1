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
