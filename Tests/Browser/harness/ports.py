"""Ports for programs that are started, killed, and started again."""

import random
import socket
from functools import cache
from itertools import cycle

# Below the system's ephemeral ports, so that nothing takes the port while a program is down.
PORTS = range(20_000, 32_000)
BLOCK = 200


def free_port():
    """A port that nobody listens on and that no other process of the tests gets."""
    _, ports = own_block()
    for _ in range(BLOCK):
        port = next(ports)
        if probe := bound(port):
            probe.close()
            return port
    raise AssertionError("no port of this process is free")


@cache
def own_block():
    """The ports of this process, and the socket that reserves them: it is bound to the port before
    the first one."""
    for first in random.sample(PORTS[::BLOCK], len(PORTS) // BLOCK):
        if guard := bound(first):
            return guard, cycle(range(first + 1, first + BLOCK))
    raise AssertionError("too many processes run tests")


def bound(port):
    """A socket that is bound to a port, or None if the port is in use."""
    own = socket.socket()
    try:
        own.bind(("127.0.0.1", port))
    except OSError:
        own.close()
        return None
    return own
