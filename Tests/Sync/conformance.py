"""The requirements for each sync transport, tested on an empty remote folder."""

import os

import pytest
from support.fixture import CarrierFailure

ONE, TWO, THREE = "1" * 32, "00112233445566778899aabbccddeeff", "f" * 32


def check_conformance(carrier):
    assert carrier.names() == []
    with pytest.raises(CarrierFailure) as failure:
        carrier.read(ONE)
    assert failure.value.kind == "hasNoFile"

    carrier.write(ONE, bytes(range(256)))
    assert carrier.names() == [ONE]
    assert carrier.read(ONE, 256) == bytes(range(256))
    with pytest.raises(CarrierFailure) as failure:
        carrier.read(ONE, 255)
    assert failure.value.kind == "isTooLarge"
    carrier.write(ONE, bytes(range(256)))

    carrier.write(TWO, b"")
    assert carrier.read(TWO) == b""
    large = os.urandom(5_000_000)
    carrier.write(THREE, large)
    assert carrier.read(THREE) == large
    assert carrier.names() == [TWO, ONE, THREE]

    for name in (ONE, TWO, THREE, ONE):
        carrier.remove(name)
    assert carrier.names() == []
