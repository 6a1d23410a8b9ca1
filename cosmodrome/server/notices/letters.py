"""What a mail looks like."""

import html
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cosmodrome.server.errors import BadAddress

# Long addresses in headers stay in one piece: encoded, no mail program would recognise them.
_POLICY: Final = SMTP.clone(max_line_length=998, cte_type="7bit")


class Letter(NamedTuple):
    """A mail before it is put together: each line with the address that it leads to."""

    to: str
    subject: str
    lines: list[tuple[str, str]]
    # What the last line says, and the two addresses that end all mail: a page, and a request.
    # Empty: the operator sends a test.
    ending: str = ""
    page: str = ""
    unsubscribe: str = ""


def check_address(text: str) -> str:
    """A mail address; BadAddress: it is none."""
    try:
        address = Address(addr_spec=text.strip())
        plain = address.addr_spec.encode("ascii").decode()
    except (ValueError, IndexError, UnicodeError) as problem:
        raise BadAddress(why="mail") from problem
    if not address.username or "." not in address.domain or not plain.isprintable():
        raise BadAddress(why="mail")
    return plain


def compose(sender: str, letter: Letter) -> EmailMessage:
    """The mail, as text and as HTML."""
    message = EmailMessage(policy=_POLICY)
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate(localtime=False)
    message["Message-ID"] = make_msgid(domain=urlsplit(letter.lines[0][1]).hostname or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    text = [f"{line}\n{address}\n" for line, address in letter.lines]
    if letter.unsubscribe:
        # RFC 8058: mail programs offer one button that sends this request.
        message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        text.append(f"-- \n{letter.ending}\n{letter.page}\n")
    message.set_content("\n".join(text))
    message.add_alternative(_html(letter), subtype="html")
    return message


def _html(letter: Letter) -> str:
    def link(address: str, text: str) -> str:
        return f'<a href="{html.escape(address)}">{html.escape(text)}</a>'

    lines = [f"<p>{link(address, line)}</p>" for line, address in letter.lines]
    if letter.page:
        lines.append(f"<p style='font-size:13px'>{link(letter.page, letter.ending)}</p>")
    title = f"<h1 style='font-size:18px'>{html.escape(letter.subject)}</h1>"
    return "".join([title, *lines])
