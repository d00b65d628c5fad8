"""The WebDAV transport with Apache and rclone, including server failures."""

import base64
import os
import subprocess

import pytest
from conformance import ONE, TWO, check_conformance
from support.caddy import caddy
from support.fixture import TransportFailure
from support.link import Link
from support.servers import PASSWORD, USER, Apache

CONTENT = bytes(range(256)) * 4_000


def test_the_webdav_transport_meets_the_requirements(transport, webdav):
    check_conformance(transport)
    assert list((webdav.files / "habits").glob(".*")) in ([], [webdav.files / "habits/.DAV"])


def test_a_wrong_password_is_reported(transports, webdav):
    transport = transports("webdav", webdav.url, USER, "wrong")
    with pytest.raises(
        TransportFailure, match="user name, password, or token is not accepted"
    ) as no:
        transport.names()
    assert no.value.kind == "isAway"
    assert "wrong" not in no.value.words


def test_a_restarted_server_is_used_again(transport, webdav):
    transport.write(ONE, CONTENT)
    webdav.kill()
    with pytest.raises(TransportFailure, match="nothing answers|was lost") as failure:
        transport.names()
    assert failure.value.kind == "isAway"
    webdav.start()
    assert transport.names() == [ONE]
    assert transport.read(ONE) == CONTENT


def test_a_server_killed_during_an_upload_leaves_no_partial_file(transports, webdav):
    with Link(webdav.port, bytes_per_second=200_000) as link:
        slow = transports(
            "webdav", webdav.url.replace(str(webdav.port), str(link.port)), USER, PASSWORD
        )
        assert slow.names() == []
        slow.send("write", ONE, base64.b64encode(CONTENT).decode())
        webdav.kill()
        with pytest.raises(TransportFailure):
            slow.receive()
    webdav.start()
    transport = transports("webdav", webdav.url, USER, PASSWORD)
    assert transport.names() == []
    transport.write(ONE, CONTENT)
    assert transport.read(ONE) == CONTENT


def test_a_transfer_over_a_slow_connection_succeeds(transports, webdav):
    with Link(webdav.port, bytes_per_second=300_000) as link:
        url = webdav.url.replace(str(webdav.port), str(link.port))
        slow = transports("webdav", f"{url}habits", USER, PASSWORD)
        assert slow.names() == []
        slow.write(ONE, CONTENT)
        assert slow.read(ONE) == CONTENT


def test_a_broken_connection_leaves_no_partial_file(transports, transport, webdav):
    assert transport.names() == []
    with Link(webdav.port, cut_after=300_000) as link:
        url = webdav.url.replace(str(webdav.port), str(link.port))
        broken = transports("webdav", f"{url}habits", USER, PASSWORD)
        with pytest.raises(TransportFailure):
            broken.write(ONE, CONTENT)
    assert transport.names() == []
    transport.write(ONE, CONTENT)
    with Link(webdav.port, cut_after=300_000) as link:
        url = webdav.url.replace(str(webdav.port), str(link.port))
        broken = transports("webdav", f"{url}habits", USER, PASSWORD)
        with pytest.raises(TransportFailure, match="was lost"):
            broken.read(ONE)


def test_the_error_of_a_busy_server_contains_the_requested_delay(transports, webdav):
    answer = b"HTTP/1.1 503 So\r\nRetry-After: 90\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    with Link(webdav.port, answer=answer) as link:
        transport = transports("webdav", f"http://127.0.0.1:{link.port}/", USER, PASSWORD)
        with pytest.raises(TransportFailure, match="it is busy") as failure:
            transport.names()
    assert failure.value.wait == 90


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
        with caddy(tmp_path, site) as port:
            url = f"http://127.0.0.1:{port}/remote/habits"
            check_conformance(transports("webdav", url, USER, PASSWORD))
