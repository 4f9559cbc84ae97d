from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from ludoteca.server.settings import networks
from tests.server.inside import opened

pytestmark = pytest.mark.anyio


def figures(text: str) -> dict[str, float]:
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.labels
    }


async def test_the_figures_count_what_happens(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        async with inside.browser("127.0.0.1") as host:
            before = figures((await host.get("/metrics")).text)
            await host.post("/api/tables", json={"game": "splits", "seats": 2})
            table = (await host.get("/api/tables/mine")).json()["tables"][0]["id"]
            await host.post(f"/api/tables/{table}/bot", json={"seat": 1, "level": "random"})
            await host.post(f"/api/tables/{table}/start", json={})
            await host.post(f"/api/tables/{table}/concede", json={})
            await host.get("/api/nothing")
            response = await host.get("/metrics")
        assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
        after = figures(response.text)
        assert after["ludoteca_connections"] == 0
        assert after["ludoteca_commits_total"] > before["ludoteca_commits_total"]
        assert after["process_cpu_seconds_total"] > 0
        assert 'ludoteca_http_refusals_total{code="unknown"} 1.0' in response.text
        assert 'ludoteca_request_seconds_count{method="POST",status="2xx"} 4.0' in response.text
        assert 'ludoteca_tables{state="over"} 1.0' in response.text
        assert after["ludoteca_commit_seconds_count"] >= 1


async def test_the_figures_are_for_the_host_alone(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        async with inside.browser("203.0.113.5") as stranger:
            assert (await stranger.get("/metrics")).status_code == 403
        async with inside.browser("127.0.0.1", x_forwarded_for="203.0.113.5") as proxied:
            assert (await proxied.get("/metrics")).status_code == 403
        async with inside.browser("127.0.0.1", x_forwarded_for="127.0.0.1") as proxied:
            assert (await proxied.get("/metrics")).status_code == 403
    async with (
        opened(tmp_path, monitors=networks(["203.0.113.0/24"])) as inside,
        inside.browser("203.0.113.5") as monitor,
    ):
        assert (await monitor.get("/metrics")).status_code == 200
