"""Messages between processes: many of them in one notification."""

import random
from itertools import pairwise

from cosmodrome.server.processes import filled


def test_messages_fill_notifications_in_order() -> None:
    chance = random.Random(16)
    for _ in range(300):
        most = chance.randint(1, 100)
        messages = [chance.randbytes(chance.randint(1, 30)) for _ in range(chance.randint(0, 20))]
        groups = list(filled(messages, most))
        assert [message for group in groups for message in group] == messages
        for group in groups:
            assert len(group) == 1 or len(b",".join(group)) < most
        for group, after in pairwise(groups):
            assert len(b",".join([*group, after[0]])) >= most
