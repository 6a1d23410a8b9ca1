# Notices: titles of pushes, subjects and lines of mails.
notice-turn = Your turn at { $game }
notice-clock = Your time at { $game } is running out
notice-start = { $game } has begun
notice-invited = { $by } invites you to { $game }
notice-end = { $game } is over
notice-round = { $name }: round { $round } has begun, you sit at table { $table }
notice-with = with { $names }
notice-left-minutes = { $count } min left
notice-left-hours = { $count } h left
notice-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
notice-place = place { $place } of { $seats }
notice-test = Notices reach you here
notice-confirm = Confirm your mail address for Cosmodrome
notice-several = { $count ->
    [one] { $count } thing happened at Cosmodrome
   *[other] { $count } things happened at Cosmodrome
}
notice-confirm-link = Get notices about your games at this address
notice-ignore = If you did not ask for this, do nothing: nothing else will be sent.
notice-unsubscribe = No more mail
