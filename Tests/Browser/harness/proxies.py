"""Caddy and nginx in front of the app, as in docs/hosting, with local certificates."""

import re
import shutil
import socket
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

from harness.ports import free_port
from harness.program import ROOT

HOST = "habits.example.org"
DOCUMENTED = ROOT / "docs/hosting"
# The folder in which scripts/setup-browser-tests unpacks missing programs.
UNPACKED = ROOT / ".build/proxies"


def program(name):
    """The path of a server's program, unpacked or installed."""
    for folder in ("usr/bin", "usr/sbin"):
        if (UNPACKED / folder / name).exists():
            return str(UNPACKED / folder / name)
    found = shutil.which(name, path="/usr/bin:/usr/sbin:/usr/local/bin")
    assert found, (
        f"there is no {name}: run scripts/setup-system test and scripts/setup-browser-tests"
    )
    return found


class Authority:
    """A certificate authority for one test run, and the host's certificate, signed by it."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.root = self.folder / "root.pem"
        self.certificate = self.folder / "host.pem"
        self.key = self.folder / "host.key"
        root_key = self.folder / "root.key"
        new = ["req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
        self.openssl(
            *new,
            "-x509",
            "-days",
            "2",
            "-subj",
            "/CN=Authority of a test",
            "-keyout",
            root_key,
            "-out",
            self.root,
        )
        request = self.folder / "host.csr"
        self.openssl(*new, "-subj", f"/CN={HOST}", "-keyout", self.key, "-out", request)
        names = self.folder / "names"
        names.write_text(f"subjectAltName=DNS:{HOST}\n")
        self.openssl(
            "x509",
            "-req",
            "-in",
            request,
            "-CA",
            self.root,
            "-CAkey",
            root_key,
            "-CAcreateserial",
            "-days",
            "2",
            "-extfile",
            names,
            "-out",
            self.certificate,
        )

    @staticmethod
    def openssl(*arguments):
        subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)

    @property
    def fingerprint(self):
        """The hash of the host's public key, by which Chromium trusts it."""
        public = subprocess.run(
            ["openssl", "x509", "-in", self.certificate, "-pubkey", "-noout"],
            check=True,
            capture_output=True,
        ).stdout
        der = subprocess.run(
            ["openssl", "pkey", "-pubin", "-outform", "der"],
            input=public,
            check=True,
            capture_output=True,
        ).stdout
        digest = subprocess.run(
            ["openssl", "dgst", "-sha256", "-binary"], input=der, check=True, capture_output=True
        ).stdout
        return subprocess.run(
            ["openssl", "base64", "-A"], input=digest, check=True, capture_output=True
        ).stdout.decode()


def caddyfile(app, port, authority, host):
    """The documented configuration, with other ports and the local certificate."""
    text = (DOCUMENTED / "Caddyfile").read_text()
    assert f"{HOST} {{" in text and "127.0.0.1:8080" in text
    text = text.replace(
        f"{HOST} {{",
        f"{host}:{port} {{\n\ttls {authority.certificate} {authority.key}",
    )
    # Without `skip_install_trust`, Caddy adds a certificate authority to the system.
    options = (
        "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n"
        f"\tstorage file_system {authority.folder}\n}}\n"
    )
    return options + text.replace("127.0.0.1:8080", f"127.0.0.1:{app}")


def nginx_conf(app, port, authority):
    """The documented configuration, inside a complete configuration of nginx."""
    text = (DOCUMENTED / "nginx.conf").read_text()
    text = re.sub(r"listen \[::\]:443 ssl;", "", text)
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    text = re.sub(r"ssl_certificate \S+;", f"ssl_certificate {authority.certificate};", text)
    text = re.sub(r"ssl_certificate_key \S+;", f"ssl_certificate_key {authority.key};", text)
    text = text.replace("127.0.0.1:8080", f"127.0.0.1:{app}")
    paths = "".join(
        f"{kind}_temp_path {authority.folder};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off; pid {authority.folder}/pid; error_log stderr;"
        f"events {{}} http {{ access_log off; {paths}\n{text}\n}}"
    )


@contextmanager
def proxy(name, app, authority, host=HOST):
    """Starts a proxy in front of the app's port. Yields the port that it listens on."""
    port = free_port()
    file = authority.folder / f"{name}.conf"
    if name == "caddy":
        file.write_text(caddyfile(app, port, authority, host))
        command = [program("caddy"), "run", "--config", file, "--adapter", "caddyfile"]
    else:
        file.write_text(nginx_conf(app, port, authority))
        command = [program("nginx"), "-p", authority.folder, "-c", file]
    with running(command, port, authority.folder / f"{name}.log"):
        yield port


@contextmanager
def plain_caddy(folder, site, port=None):
    """Starts Caddy with one site, over HTTP, like a hosting provider's proxy. Yields the port that
    it listens on.
    """
    port = port or free_port()
    file = folder / "Caddyfile"
    options = "{\n\tadmin off\n\tauto_https off\n}\n"
    file.write_text(f"{options}http://127.0.0.1:{port} {{\n{site}\n}}\n")
    command = [program("caddy"), "run", "--config", file, "--adapter", "caddyfile"]
    with running(command, port, folder / "caddy.log") as process:
        try:
            yield port
        finally:
            # Otherwise Caddy would wait for the end of its connections.
            process.kill()


@contextmanager
def running(command, port, log):
    """Runs a program that listens on a port. Yields its process."""
    with log.open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output)
    try:
        wait_for_port(port, process, log)
        yield process
    finally:
        process.terminate()
        process.wait(10)


def wait_for_port(port, process, log):
    """Waits until a process listens on a port."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        assert process.poll() is None, Path(log).read_text()
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nothing listens on {port}: {Path(log).read_text()}")
