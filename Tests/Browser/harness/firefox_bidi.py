"""Starts Firefox for Playwright, and answers the one command that ESR 153 lacks.

The command overrides media features, which here come from preferences of the profile.
"""

import asyncio
import json
import re
import signal
import subprocess
import sys

import websockets

MISSING_COMMAND = "emulation.setMediaFeaturesOverride"

firefox = subprocess.Popen(
    ["/usr/bin/firefox-esr", *sys.argv[1:]], stdout=sys.stdout, stderr=subprocess.PIPE, text=True
)
for number in (signal.SIGTERM, signal.SIGINT):
    signal.signal(number, lambda *_: firefox.terminate())


def address():
    for line in firefox.stderr:
        if match := re.search(r"listening on (ws://\S+)", line):
            return match[1]
    raise SystemExit("Firefox ended before it listened")


async def forward(source, target):
    async for message in source:
        await target.send(message)


async def serve(client, address):
    async with websockets.connect(address + client.request.path, max_size=None) as browser:

        async def forward_commands():
            async for message in client:
                command = json.loads(message)
                if command.get("method") == MISSING_COMMAND:
                    done = {"type": "success", "id": command["id"], "result": {}}
                    await client.send(json.dumps(done))
                else:
                    await browser.send(message)

        tasks = [
            asyncio.create_task(forward_commands()),
            asyncio.create_task(forward(browser, client)),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()


async def main():
    real = address()
    async with websockets.serve(
        lambda client: serve(client, real), "127.0.0.1", 0, max_size=None
    ) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        # Reads the output, because Firefox writes more than a pipe holds.
        await asyncio.to_thread(firefox.communicate)


asyncio.run(main())
