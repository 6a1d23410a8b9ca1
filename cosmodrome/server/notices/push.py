"""Web Push: notices that a browser shows, also while no page is open."""

import base64
import hashlib
from typing import Any, Final

import msgspec
from sqlalchemy import Row, delete, select

from cosmodrome.server.notices import outbox
from cosmodrome.server.notices.outgoing import Outgoing
from cosmodrome.server.notices.sending import Claim, Group, Outcome, Sender
from cosmodrome.server.notices.text import Text
from cosmodrome.server.notices.vapid import authorization
from cosmodrome.server.notices.webhook import post
from cosmodrome.server.notices.wording import words
from cosmodrome.server.people import Person
from cosmodrome.server.schema import PUSH_DEVICES
from cosmodrome.server.services import Services
from cosmodrome.server.settings import Settings

_DAY: Final = 86_400
# Its service revokes the subscriptions of sites that push without showing anything.
_SHOWS_ALWAYS: Final = "https://web.push.apple.com/"
# What several things at once are shown under.
_SEVERAL: Final = "several"


class PushSender(Sender):
    """Shows notices in browsers. A later one with the same tag takes the place of an earlier."""

    channel = "push"

    def __init__(self, services: Services, outgoing: Outgoing) -> None:
        super().__init__(services)
        self._outgoing = outgoing

    async def hand_over(
        self, person: Person, group: Group, texts: list[Text], claim: Claim
    ) -> Outcome:
        text = texts[0] if len(texts) == 1 else _together(person, texts)
        body = {"title": text.title, "body": text.more, "path": text.path, "tag": text.tag}
        return await self._push(group[0].device, body, text.tag, claim)

    def shown_as(self, texts: list[Text]) -> str | None:
        return texts[0].tag if len(texts) == 1 else None

    async def _push(self, device: str, body: dict[str, str], tag: str, claim: Claim) -> Outcome:
        """Encrypt something for a browser and hand it over to its push service."""
        query = select(PUSH_DEVICES).where(PUSH_DEVICES.c.id == device)
        found = await self.services.store.read(lambda c: c.execute(query).first())
        if found is None or ("close" in body and found.endpoint.startswith(_SHOWS_ALWAYS)):
            return Outcome.FAILED
        headers = {
            "Authorization": authorization(
                self.services.keys.push, found.endpoint, _contact(self.services.settings)
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_DAY),
            # What the browser has not fetched yet is replaced by what has the same topic.
            "Topic": _topic(tag),
        }
        encrypted = _encrypted(found, msgspec.json.encode(body))
        outcome, gone = await post(self._outgoing, found.endpoint, encrypted, headers, claim)
        if gone:
            this = delete(PUSH_DEVICES).where(PUSH_DEVICES.c.id == device)
            await self.services.store.write(lambda c: c.execute(this))
        return outcome


class CloseSender(PushSender):
    """Closes notices that browsers show and that are no longer true."""

    channel = "close"

    async def due(self) -> list[Group]:
        return [[row] for group in await super().due() for row in group]

    async def text(self, person: Person, row: Row[Any]) -> Text | None:
        notice = await self.services.store.read(lambda c: outbox.notice(c, row.notice))
        return Text("", "", notice.path, notice.about)

    async def hand_over(
        self, person: Person, group: Group, texts: list[Text], claim: Claim
    ) -> Outcome:
        tag = texts[0].tag
        return await self._push(group[0].device, {"close": tag}, tag, claim)

    def shown_as(self, texts: list[Text]) -> str | None:
        return None


def _together(person: Person, texts: list[Text]) -> Text:
    """Several things as one."""
    title = words(person.language).say("notice-several", count=len(texts))
    return Text(title, "\n".join(text.line() for text in texts), "/", _SEVERAL)


def _encrypted(device: Row[Any], body: bytes) -> bytes:
    # It is slow to import.
    from pywebpush import WebPusher

    keys = {"p256dh": device.p256dh, "auth": device.auth}
    encrypted: bytes = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(body)["body"]
    return encrypted


def _topic(tag: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(tag.encode()).digest()[:24]).decode()


def _contact(settings: Settings) -> str:
    """Whom a push service may write to about this server."""
    if settings.origin.startswith("https://"):
        return settings.origin
    return f"mailto:{settings.mail_from.rpartition('<')[2].rstrip('>') or 'nobody@localhost'}"
