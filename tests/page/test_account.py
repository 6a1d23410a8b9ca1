"""The account, and the moderators' page, as people use them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from browsing import Person, look
from serving import Player, Server

from cosmodrome.server import admin_people

PASSWORD = "correct horse"  # noqa: S105
Visit = Callable[..., Person]


def test_from_the_first_password_to_a_lost_one(visit: Visit) -> None:
    ada = visit("Ada of the codes")
    ada.expected = (*ada.expected, "403")
    page = ada.page
    ada.go("/me")
    page.fill("#password", PASSWORD)
    page.click("#password-section .button")
    page.wait_for_selector(".codes li")
    codes = page.locator(".codes li").all_text_contents()
    assert len(codes) == 10
    look(ada)
    with page.expect_download() as download:
        page.click("#codes .button >> nth=0")
    assert codes[9] in download.value.path().read_text("utf-8")
    page.click("#codes .main")
    page.wait_for_selector("#codes :text('10 of 10')")
    page.click("#tokens .head .button")
    page.fill("#label", "reader")
    page.check("#tokens [value=read]")
    page.click("#tokens .main")
    page.wait_for_selector("#tokens .secret")
    assert page.locator("#tokens .chip").all_text_contents() == ["read"]
    look(ada)
    assert page.locator("#sessions .chip").all_text_contents() == ["this one"]
    page.click("#sessions .row .button >> nth=0")
    page.click("#sign-in .link")
    look(ada)
    page.fill("#sign-name", "Ada of the codes")
    page.fill("#sign-password", "battery staple")
    for code, answer in (("aaaa-bbbb-cccc", "text=do not fit together"), (codes[0], "#sessions")):
        page.fill("#sign-code", code)
        page.click("#sign-in .button")
        page.wait_for_selector(answer)
    page.wait_for_selector("#codes :text('9 of 10')")
    page.reload()
    page.wait_for_selector("#tokens .head")
    assert page.locator("#tokens li").count() == 0


def test_a_line_is_reported_and_a_moderator_acts(visit: Visit, server: Server) -> None:
    rude = Player(server, "Rude one")
    ada, vega = visit("Ada"), visit("Vega of the page", theme="paper")
    ada.be_guest()
    table = ada.open_table("galaktiko", "me", "open")
    invite = ada.api("GET", f"/api/tables/{table}")["invite"]
    rude.join({"id": table, "invite": invite})
    rude.post(f"/api/tables/{table}/chat", {"text": "you fly like a stowaway", "key": "1"})
    ada.go(f"/table/{table}")
    ada.page.click("#tab-chat")
    ada.page.click(".chat .more")
    look(ada)
    ada.page.click("[popover]:popover-open button:has-text('Report')")
    look(ada)
    ada.page.check("dialog[open] [type=checkbox]")
    ada.page.click("dialog[open] .main")
    ada.page.wait_for_selector("text=is blocked")

    vega.be_guest()
    vega.api("PUT", "/api/me/password", {"password": PASSWORD})
    # In a thread of its own, since the browser's event loop runs in this one.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(admin_people.grant, vega.name, True, server.database).result()
    vega.api("POST", "/api/session", {"name": vega.name, "password": PASSWORD})
    vega.go("/moderation")
    page = vega.page
    page.click("button:has-text('Rude one')")
    page.wait_for_selector(".flagged:has-text('stowaway')")
    page.click(".act button:has-text('Mute')")
    look(vega)
    page.set_viewport_size({"width": 390, "height": 844})
    look(vega)
    page.fill(".end input", "insults at the table")
    page.click(".end .main")
    page.wait_for_selector("text=insults at the table")
    assert rude.get("/api/me/notices")[0]["reason"] == "insults at the table"
    page.click("button[aria-label='Lift it for Rude one']")
    page.wait_for_selector("text=Mute of Rude one lifted")

    ada.go("/me")
    ada.page.click("button[aria-label='Unblock Rude one']")
    ada.page.wait_for_selector("#blocked:not(:has(li))")


def test_the_owner_sends_somebody_away_from_the_lobby(visit: Visit, server: Server) -> None:
    ada, rude = visit("Ada", phone=True), Player(server, "Rude two")
    ada.be_guest()
    table = ada.open_table("galaktiko", "me", "open", "open")
    invite = ada.api("GET", f"/api/tables/{table}")["invite"]
    rude.join({"id": table, "invite": invite})
    ada.go(f"/table/{table}")
    ada.page.click(".lobby .more")
    ada.page.click("[popover]:popover-open button:has-text('Send away')")
    ada.page.wait_for_selector(".lobby:not(:has-text('Rude two'))")
    rude.join({"id": table, "invite": invite}, 404)
