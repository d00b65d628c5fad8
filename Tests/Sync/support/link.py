"""A slow or failing connection between a transport and a server."""

import contextlib
import socket
import threading
import time

from harness.ports import free_port


class Link:
    """A connection that forwards data as a test configures it."""

    def __init__(self, port, bytes_per_second=None, cut_after=None):
        self.target = port
        self.rate = bytes_per_second
        self.cut_after = cut_after
        self.port = free_port()
        self.listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        with client:
            try:
                server = socket.create_connection(("127.0.0.1", self.target))
            except ConnectionRefusedError:
                # The server was killed.
                return
            with server:
                replies = threading.Thread(target=self.forward, args=(server, client), daemon=True)
                replies.start()
                self.forward(client, server)
                replies.join()

    def forward(self, source, sink):
        passed = 0
        try:
            while piece := source.recv(8_192):
                if self.rate:
                    time.sleep(len(piece) / self.rate)
                passed += len(piece)
                if self.cut_after is not None and passed > self.cut_after:
                    break
                sink.sendall(piece)
        except OSError:
            pass
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.listener.close()
