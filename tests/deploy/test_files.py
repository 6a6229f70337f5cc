"""The files in deploy/ can't be run here: they are read, and what they name exists."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import typer
import yaml

from kaimaku.cli.app import app
from kaimaku.server.monitoring.metrics import Metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVE: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
VARIABLES = {f"KAIMAKU_{option.name.upper()}" for option in SERVE.params} | {"KAIMAKU_OPEN"}
OPTIONS = {name for option in SERVE.params for name in option.opts}
ENDINGS = ("_total", "_bucket", "_sum", "_count", "_created")


def server() -> dict[str, Any]:
    found: dict[str, Any] = COMPOSE["services"]["kaimaku"]
    return found


def test_every_service_that_is_waited_for_exists_and_can_say_that_it_is_healthy() -> None:
    services = COMPOSE["services"]
    containerfile = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for service in services.values():
        assert "image" in service or (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        for name, how in service.get("depends_on", {}).items():
            assert how["condition"] == "service_healthy"
            assert "healthcheck" in services[name] or (name == "kaimaku" and "HEALTHCHECK" in containerfile)


def test_every_volume_is_declared_and_every_file_exists() -> None:
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]


def test_every_setting_exists() -> None:
    assert set(server()["environment"]) <= VARIABLES
    containerfile = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert set(re.findall(r"KAIMAKU_[A-Z_]+", containerfile)) <= VARIABLES
    for word in server()["entrypoint"][2].split():
        assert not word.startswith("--") or word in OPTIONS


def test_the_engines_are_where_the_server_looks() -> None:
    environment = server()["environment"]
    for variable in ("KAIMAKU_DATABASE_URL", "KAIMAKU_VALKEY_URL"):
        host = re.sub(r".*@|.*://", "", environment[variable]).split("/")[0].split(":")[0]
        assert host in COMPOSE["services"]


def test_metrics_are_read_at_the_internal_port_of_each_process() -> None:
    read = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))
    ports = [each["port"] for each in read["scrape_configs"][0]["dns_sd_configs"]]
    internal = re.search(r"--internal .*:(\d+)", server()["entrypoint"][2])
    assert internal is not None
    assert ports == [int(internal[1]) + n for n in range(int(server()["environment"]["KAIMAKU_WORKERS"]))]


def test_the_proxy_finds_the_server() -> None:
    caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    port = re.search(r"KAIMAKU_PORT=(\d+)", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    assert port is not None and f"port {port[1]}" in caddyfile and "name kaimaku" in caddyfile
    assert caddyfile.count("{") == caddyfile.count("}")


def test_the_dashboard_shows_metrics_that_exist() -> None:
    board = json.loads((DEPLOY / "grafana" / "kaimaku.json").read_text(encoding="utf-8"))
    known = {metric.name for metric in Metrics().registry.collect()} | {"kaimaku_commits"}
    for panel in board["panels"]:
        assert panel["title"] and panel["targets"]
        for target in panel["targets"]:
            for name in re.findall(r"kaimaku_[a-z_]+", target["expr"]):
                ending = next((ending for ending in ENDINGS if name.endswith(ending)), "")
                assert name.removesuffix(ending) in known, name
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_grafana_finds_its_files() -> None:
    for name in ("datasource", "dashboards"):
        assert yaml.safe_load((DEPLOY / "grafana" / f"{name}.yaml").read_text(encoding="utf-8"))["apiVersion"] == 1
