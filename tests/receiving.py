"""A real mail server, and a push service that also takes webhooks, both on this machine."""

import asyncio
import base64
import email
import json
import queue
import re
import secrets
import threading
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from serving import free_port

WAIT = 60.0


class Mailbox:
    """A mail server that keeps what it gets; it can be closed, and can keep a sender waiting."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"smtp://127.0.0.1:{self.port}"
        self.mails: queue.SimpleQueue[EmailMessage] = queue.SimpleQueue()
        self.begun = threading.Event()
        self.answers = threading.Event()
        self.answers.set()
        self._controller: Controller | None = None

    def open(self) -> "Mailbox":
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()
        return self

    def close(self) -> None:
        self.answers.set()
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    async def handle_DATA(self, smtp: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.begun.set()
        while not self.answers.is_set():
            await asyncio.sleep(0.05)
        assert isinstance(envelope.content, bytes)
        # In one piece, or no mail program recognises it.
        assert re.search(rb"^List-Unsubscribe: <http[^>]+>\r\n", envelope.content, re.MULTILINE)
        message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.mails.put(message)
        return "250 kept"

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=WAIT)


def text_of(mail: EmailMessage) -> str:
    part = mail.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def link_in(mail: EmailMessage, path: str) -> str:
    """The token of a link in a mail."""
    found = re.search(rf"{path}/(\S+)", text_of(mail))
    assert found, text_of(mail)
    return found[1]


class Receiver:
    """A push service with one browser, and a chat with one webhook."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.pushes: queue.SimpleQueue[dict[str, str]] = queue.SimpleQueue()
        self.heard: list[dict[str, str]] = []
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.status = 201
        self.signed_by: set[str] = set()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def subscription(self) -> dict[str, str]:
        """What a browser tells the server when it subscribes."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"{self.url}/push/{secrets.token_hex(8)}",
            "p256dh": base64.urlsafe_b64encode(point).decode().rstrip("="),
            "auth": base64.urlsafe_b64encode(self._auth).decode().rstrip("="),
        }

    def next(self) -> dict[str, str]:
        return self.pushes.get(timeout=WAIT)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _take(self, path: str, headers: Any, body: bytes) -> int:
        if path.startswith("/push/"):
            if self.status == 201:
                self.heard.append(self._opened(headers, body))
                self.pushes.put(self.heard[-1])
        else:
            self.lines.put(json.loads(body)["text"])
        return self.status

    def _opened(self, headers: Any, body: bytes) -> dict[str, str]:
        """Check the signature of the server, and decrypt as a browser does."""
        token, key = re.fullmatch(r"vapid t=([^,]+),k=(.+)", headers["Authorization"]).groups()  # type: ignore[union-attr]
        assert Vapid02.verify(headers["Authorization"])
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == self.url
        self.signed_by.add(key)
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        found: dict[str, str] = json.loads(plain)
        return found

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(receiver._take(self.path, self.headers, body))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                return

        return Handler
