"""Studies on the server: a list in three languages, and files that stand alone."""

import json
from collections.abc import Callable
from pathlib import Path

import httpx
from serving import Server

import cosmodrome

STUDY = {
    "game": "galaktiko",
    "rules": 1,
    "data": "0123456789abcdef",
    "bots": ["greedy"],
    "options": ["to_the_last"],
    "seats": [{"seats": 2, "games": 500}, {"seats": 6, "games": 500}],
}


def test_studies_are_listed_and_sent_with_a_policy_of_their_own(
    tmp_path: Path, launch: Callable[..., Server]
) -> None:
    folder = tmp_path / "studies"
    server = launch(f"sqlite:///{tmp_path}/tables.sqlite", studies=str(folder))
    server.start()
    house = httpx.get(f"{server.url}/studies").text
    for name in ("gaia", "galaktiko", "ganymede", "mlem"):
        assert f'href="/studies/{name}/report.html"' in house
        assert cosmodrome.game(name).data in house
    assert "other rules or printed values" not in house
    report = httpx.get(f"{server.url}/studies/mlem/report.fr.html")
    assert '<html lang="fr">' in report.text
    assert report.headers["content-security-policy"].startswith("default-src 'none'")
    # Studies may be added while the server runs; one that is not finished is not shown.
    for name, files in {"mine": ["study.json", "report.html"], "half": ["study.json"]}.items():
        (folder / name).mkdir(parents=True)
        for file in files:
            (folder / name / file).write_text(json.dumps(STUDY))
    (folder / "mine" / "report.ru.html").write_text("<p>отчёт")
    (folder / "mine" / "secret.txt").write_text("secret")
    listed = httpx.get(f"{server.url}/studies", headers={"accept-language": "ru-RU,en"})
    assert "Исследования" in listed.text
    assert "/studies/mine/report.ru.html" in listed.text
    assert "500" not in listed.text
    assert "Сделано по другим правилам" in listed.text
    assert "1000" in listed.text.replace("\xa0", "")
    assert "half" not in listed.text
    assert "/studies/mine/report.html" in httpx.get(f"{server.url}/studies?lang=fr").text
    for address in ("/studies", "/studies/mine/report.ru.html"):
        answer = httpx.get(server.url + address)
        [policy] = answer.headers.get_list("content-security-policy")
        assert policy.startswith("default-src 'none'; style-src 'unsafe-inline'")
        assert "script" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    for address in (
        "/studies/mine/secret.txt",
        "/studies/half/study.json",
        "/studies/mlem/report.de.html",
        "/studies/../tables.sqlite",
        "/studies/mine/..%2f..%2ftables.sqlite",
        "/studies/%2e%2e/tables.sqlite",
    ):
        assert httpx.get(server.url + address).status_code == 404
    assert "script-src 'self'" in httpx.get(server.url).headers["content-security-policy"]
