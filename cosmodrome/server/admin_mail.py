"""For operators: whether mail goes out as it is set up."""

import asyncio
from typing import Final

from aiosmtplib import SMTPException

from cosmodrome.server.errors import MailRefused, NoMail
from cosmodrome.server.notices.letters import Letter, check_address, compose
from cosmodrome.server.notices.mail import connected, transmit
from cosmodrome.server.notices.outgoing import NotHandedOver
from cosmodrome.server.notices.wording import words
from cosmodrome.server.settings import from_environment

_LINE: Final = "notice-test"


def test_mail(address: str, language: str) -> None:
    """Send a mail to an address, with the settings of the environment."""
    settings = from_environment()
    if not settings.sends_mail:
        raise NoMail
    say, origin = words(language).say, settings.origin
    to = check_address(address)
    letter = Letter(to, say(_LINE), [(say(_LINE), origin)])
    message = compose(settings.mail_from, letter)

    async def send() -> None:
        async with connected(settings.smtp) as client:
            await transmit(client, message)

    try:
        asyncio.run(send())
    except (NotHandedOver, SMTPException, OSError) as problem:
        raise MailRefused(problem=str(problem)[:200]) from problem
