"""The bytes of a first visit with 200 habits, including the offline page."""

import gzip
import re
from urllib.request import Request, urlopen

# The largest number of bytes, without the headers of requests and responses.
BUDGET = 150_000
LINKS = re.compile(r'(?:href|src)="(/[^"]*[.](?:css|js|woff2)[^"]*)"')
IMPORTS = re.compile(r'importScripts\("([^"]+)", "([^"]+)"\)')


def test_a_first_visit_with_200_habits_transfers_at_most_150_kb(start):
    address = start("--sample", "200").url.rstrip("/")
    sizes, texts = {}, {}

    def get(path):
        request = Request(address + path, headers={"Accept-Encoding": "gzip"})
        with urlopen(request) as answer:
            body = answer.read()
            sizes[path.split("?")[0]] = len(body)
            if answer.headers["Content-Encoding"] == "gzip":
                body = gzip.decompress(body)
        texts[path] = body.decode(errors="ignore")

    for path in ("/", "/offline", "/worker.js"):
        get(path)
    imported = [f"/{name}" for name in IMPORTS.search(texts["/worker.js"]).groups()]
    for path in [*LINKS.findall(texts["/"]), *LINKS.findall(texts["/offline"]), *imported]:
        # The offline page has the same style sheet, which is cached under another name.
        if path.split("?")[0] not in sizes and path != "/app.css?offline":
            get(path)
    assert {"/", "/offline", "/offline/queue.js", "/worker.js"} < sizes.keys()
    assert sum(sizes.values()) <= BUDGET, sizes
