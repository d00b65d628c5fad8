"""The requirements for each sync transport, tested on an empty remote folder."""

import os

import pytest
from support.fixture import TransportFailure

ONE, TWO, THREE = "1" * 32, "00112233445566778899aabbccddeeff", "f" * 32


def check_conformance(transport):
    assert transport.names() == []
    with pytest.raises(TransportFailure) as failure:
        transport.read(ONE)
    assert failure.value.kind == "hasNoFile"

    transport.write(ONE, bytes(range(256)))
    assert transport.names() == [ONE]
    assert transport.read(ONE, 256) == bytes(range(256))
    with pytest.raises(TransportFailure) as failure:
        transport.read(ONE, 255)
    assert failure.value.kind == "isTooLarge"
    transport.write(ONE, bytes(range(256)))

    transport.write(TWO, b"")
    assert transport.read(TWO) == b""
    large = os.urandom(5_000_000)
    transport.write(THREE, large)
    assert transport.read(THREE) == large
    assert transport.names() == [TWO, ONE, THREE]

    for name in (ONE, TWO, THREE, ONE):
        transport.remove(name)
    assert transport.names() == []
