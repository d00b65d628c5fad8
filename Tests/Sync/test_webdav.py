"""The WebDAV transport with Apache and rclone, including server failures."""

import base64
import os
import subprocess

import pytest
from conformance import ONE, TWO, check_conformance
from harness.proxies import plain_caddy
from support.fixture import TransportFailure
from support.link import Link
from support.servers import PASSWORD, USER, Apache

CONTENT = bytes(range(256)) * 4_000


@pytest.fixture
def transport_through(transports, webdav):
    """Starts a transport for the same folder as `transport`, through a link."""

    def start(link):
        url = webdav.url.replace(str(webdav.port), str(link.port))
        return transports("webdav", f"{url}habits", USER, PASSWORD)

    return start


def test_the_webdav_transport_meets_the_requirements(transport, webdav):
    check_conformance(transport)
    assert list((webdav.files / "habits").glob(".*")) in ([], [webdav.files / "habits/.DAV"])


def test_a_server_killed_during_an_upload_leaves_no_partial_file(
    transport, webdav, transport_through
):
    with Link(webdav.port, bytes_per_second=200_000) as link:
        slow = transport_through(link)
        assert slow.names() == []
        slow.send("write", ONE, base64.b64encode(CONTENT).decode())
        webdav.kill()
        with pytest.raises(TransportFailure):
            slow.receive()
    webdav.start()
    assert transport.names() == []
    transport.write(ONE, CONTENT)
    assert transport.read(ONE) == CONTENT


def test_a_broken_connection_leaves_no_partial_file(transport, webdav, transport_through):
    assert transport.names() == []
    with Link(webdav.port, cut_after=300_000) as link, pytest.raises(TransportFailure):
        transport_through(link).write(ONE, CONTENT)
    assert transport.names() == []
    transport.write(ONE, CONTENT)
    lost = pytest.raises(TransportFailure, match="was lost")
    with Link(webdav.port, cut_after=300_000) as link, lost:
        transport_through(link).read(ONE)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_full_disk_is_reported_until_space_is_free(transport, webdav):
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m,mode=777", "tmpfs", webdav.files]
    if subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("this machine does not allow mounting")
    try:
        assert transport.names() == []
        transport.write(ONE, CONTENT[:600_000])
        with pytest.raises(TransportFailure):
            transport.write(TWO, CONTENT)
        assert transport.names() == [ONE]
        assert transport.read(ONE) == CONTENT[:600_000]
        transport.remove(ONE)
        transport.write(TWO, CONTENT[:600_000])
        assert transport.read(TWO) == CONTENT[:600_000]
    finally:
        webdav.kill()
        subprocess.run(["umount", "-l", webdav.files], check=True)


def test_a_proxy_may_change_the_path(transports, tmp_path):
    """The addresses in the server's answers differ from the requested ones, as with Nextcloud."""
    with Apache(tmp_path) as server:
        site = (
            "\thandle_path /remote/* {\n\t\trewrite * /dav{uri}\n"
            f"\t\treverse_proxy 127.0.0.1:{server.port}\n\t}}"
        )
        with plain_caddy(tmp_path, site) as port:
            url = f"http://127.0.0.1:{port}/remote/habits"
            check_conformance(transports("webdav", url, USER, PASSWORD))
