"""Ports for programs that are started, killed, and started again."""

import random
import socket

# Below the system's ephemeral ports, so that nothing takes the port while a program is down.
PORTS = range(20_000, 32_000)


def free_port():
    """A random port that nobody listens on."""
    for port in random.sample(PORTS, 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("none of 100 ports is free")
