"""Notices by mail, all that are due over one connection.

The connection is opened before anything is claimed: while a mail server is down, everything waits.
"""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email.message import EmailMessage
from email.utils import parseaddr
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec.structs import replace
from sqlalchemy import Connection, Row

from cosmodrome.server.logs import LOG
from cosmodrome.server.notices import choices, links, outbox
from cosmodrome.server.notices.letters import Letter, compose
from cosmodrome.server.notices.outgoing import NotHandedOver
from cosmodrome.server.notices.sending import Claim, Group, Outcome, Sender
from cosmodrome.server.notices.text import Text
from cosmodrome.server.notices.wording import words
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

_TIMEOUT: Final = 15.0
# Seconds before a mail server that does not answer is asked again.
_PAUSE: Final = 20.0
_LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
_PERMANENT: Final = 500


class MailSender(Sender):
    """Sends mails."""

    channel = "mail"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._client: aiosmtplib.SMTP | None = None
        self._again = 0.0

    async def send_due(self) -> None:
        settings = self.services.settings
        if not settings.sends_mail or time.monotonic() < self._again:
            return
        groups = await self.due()
        if not groups:
            return
        try:
            async with connected(settings.smtp) as self._client:
                for group in groups:
                    await self.send(group)
        except NotHandedOver as problem:
            LOG.warning("mail server does not answer", extra={"problem": str(problem)[:200]})
            self._again = time.monotonic() + _PAUSE

    async def text(self, person: Person, row: Row[Any]) -> Text | None:
        """Until an address is confirmed, nothing but the link to confirm it is sent there."""

        def is_allowed(connection: Connection) -> bool:
            settings = choices.read(connection, person.id)
            if settings is None or settings.address is None:
                return False
            notice = outbox.notice(connection, row.notice)
            if notice.kind == "confirm":
                return not settings.confirmed and notice.about == links.mark(settings.address)
            return settings.confirmed

        allowed = await self.services.store.read(is_allowed)
        return await super().text(person, row) if allowed else None

    async def hand_over(
        self, person: Person, group: Group, texts: list[Text], claim: Claim
    ) -> Outcome:
        settings = await self.services.store.read(lambda c: choices.read(c, person.id))
        if settings is None or settings.address is None or self._client is None:
            return Outcome.FAILED
        letter = self._letter(person, settings.address, settings.confirmed, texts)
        outcome, gone = await _hand_over(
            self._client, self.services.settings.mail_from, letter, claim
        )
        if gone:
            unknown = replace(settings, confirmed=False)
            await self.services.store.write(lambda c: choices.write(c, person.id, unknown))
        return outcome

    def _letter(self, person: Person, address: str, confirmed: bool, texts: list[Text]) -> Letter:
        origin, key = self.services.settings.origin, self.services.keys.cookies
        say = words(person.language).say
        token = links.sign(key, "unsubscribe", person.id, address)
        lines = [(text.line(), origin + text.path) for text in texts]
        subject = texts[0].title
        if len(texts) > 1:
            subject = say("notice-several", count=len(texts))
        if not confirmed:
            confirming = links.sign(key, "confirm", person.id, address)
            lines = [(say("notice-confirm-link"), f"{origin}/mail/confirm/{confirming}")]
        return Letter(
            address,
            subject,
            lines,
            say("notice-unsubscribe" if confirmed else "notice-ignore"),
            f"{origin}/mail/off/{token}",
            f"{origin}/api/mail/unsubscribe/{token}",
        )


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[aiosmtplib.SMTP]:
    """A connection to the mail server; NotHandedOver: it cannot be reached."""
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    secure = parts.scheme == "smtps"
    # A password travels unencrypted nowhere but on this machine.
    must_encrypt = parts.username is not None and host not in _LOOPBACK
    client = aiosmtplib.SMTP(
        hostname=host,
        port=parts.port,
        username=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
        use_tls=secure,
        start_tls=True if must_encrypt and not secure else None,
        timeout=_TIMEOUT,
    )
    try:
        await client.connect()
    except (aiosmtplib.SMTPException, OSError, ValueError) as problem:
        raise NotHandedOver(str(problem)) from problem
    try:
        yield client
    finally:
        with suppress(aiosmtplib.SMTPException, OSError):
            await client.quit()


async def transmit(client: aiosmtplib.SMTP, message: EmailMessage) -> None:
    """Send a mail as it is: the client's own way would write its headers anew, and encode them."""
    sender, to = parseaddr(message["From"])[1], parseaddr(message["To"])[1]
    await client.sendmail(sender, [to], message.as_bytes())


async def _hand_over(
    client: aiosmtplib.SMTP, sender: str, letter: Letter, claim: Claim
) -> tuple[Outcome, bool]:
    """Hand a letter over; what came of it, and whether there is no such mailbox."""
    message = compose(sender, letter)
    if not await claim():
        return Outcome.TAKEN, False
    try:
        await transmit(client, message)
    except aiosmtplib.SMTPRecipientsRefused as refused:
        permanent = all(one.code >= _PERMANENT for one in refused.recipients)
        return Outcome.FAILED if permanent else Outcome.AGAIN, permanent
    except aiosmtplib.SMTPResponseException as refused:
        return Outcome.FAILED if refused.code >= _PERMANENT else Outcome.AGAIN, False
    except (aiosmtplib.SMTPException, OSError):
        return Outcome.FAILED, False
    return Outcome.SENT, False
