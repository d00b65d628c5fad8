"""Caddy in front of a server, like a hosting provider's proxy."""

import subprocess
from contextlib import contextmanager

from harness.ports import free_port
from harness.proxies import program, wait_for_port


@contextmanager
def caddy(folder, site, port=None):
    """Starts Caddy with one site, over HTTP. Yields the port that it listens on."""
    port = port or free_port()
    file = folder / "Caddyfile"
    options = "{\n\tadmin off\n\tauto_https off\n}\n"
    file.write_text(f"{options}http://127.0.0.1:{port} {{\n{site}\n}}\n")
    with (folder / "caddy.log").open("w") as log:
        process = subprocess.Popen(
            [program("caddy"), "run", "--config", file, "--adapter", "caddyfile"],
            stdout=log,
            stderr=log,
        )
    try:
        wait_for_port(port, process, log.name)
        yield port
    finally:
        process.kill()
        process.wait()
