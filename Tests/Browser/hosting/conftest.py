"""Fixtures for tests of the app behind a public address."""

import pytest
from harness.proxies import Authority


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    return Authority(tmp_path_factory.mktemp("authority"))
