"""Notices into a chat, through a webhook of the person."""

from typing import Final

import msgspec

from cosmodrome.server.notices import choices
from cosmodrome.server.notices.outgoing import NotHandedOver, Outgoing, Uncertain
from cosmodrome.server.notices.sending import Claim, Group, Outcome, Sender
from cosmodrome.server.notices.text import Text
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

# Answers that mean: nobody is there any more; come back later.
_GONE: Final = (404, 410)
_TOO_MANY: Final = 429


class ChatSender(Sender):
    """Writes into chats."""

    channel = "chat"

    def __init__(self, services: Services, outgoing: Outgoing) -> None:
        super().__init__(services)
        self._outgoing = outgoing

    async def hand_over(
        self, person: Person, group: Group, texts: list[Text], claim: Claim
    ) -> Outcome:
        settings = await self.services.store.read(lambda c: choices.read(c, person.id))
        if settings is None or settings.chat is None:
            return Outcome.FAILED
        origin = self.services.settings.origin
        lines = [f"{text.line()} {origin}{text.path}" if origin else text.line() for text in texts]
        text = "\n".join(lines)
        # Slack, Mattermost and others read `text`, Discord reads `content`, where the names that
        # people have must not call anybody.
        mentions: dict[str, list[str]] = {"parse": []}
        body = {"text": text, "content": text, "allowed_mentions": mentions}
        headers = {"Content-Type": "application/json"}
        encoded = msgspec.json.encode(body)
        outcome, _ = await post(self._outgoing, settings.chat, encoded, headers, claim)
        return outcome


async def post(
    outgoing: Outgoing, url: str, body: bytes, headers: dict[str, str], claim: Claim
) -> tuple[Outcome, bool]:
    """Claim and post something; what came of it, and whether nobody is there any more."""
    if not await claim():
        return Outcome.TAKEN, False
    try:
        status = await outgoing.post(url, body, headers)
    except NotHandedOver:
        return Outcome.AGAIN, False
    except Uncertain:
        return Outcome.FAILED, False
    if 200 <= status < 300:
        return Outcome.SENT, False
    again = status == _TOO_MANY or status >= 500
    return Outcome.AGAIN if again else Outcome.FAILED, status in _GONE
