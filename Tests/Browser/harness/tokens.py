"""Tokens beside a store, in the format of the app: a salt and a hash replace the secret."""

import base64
import hashlib
import json
import os
import secrets


def token_file(store):
    return store.with_name(f"{store.name}-tokens.json")


def stored(store):
    """The tokens in the app's file."""
    file = token_file(store)
    return json.loads(file.read_text())["tokens"] if file.exists() else []


def create(store, scope="everything", name="Script"):
    """Creates a token. Returns its text."""
    number, secret, salt = secrets.token_hex(4), secrets.token_hex(32), os.urandom(16)
    token = {
        "id": number,
        "name": name,
        "scope": scope,
        "createdAt": "2026-03-09T12:00:00Z",
        "secret": {
            "salt": base64.b64encode(salt).decode(),
            "hash": base64.b64encode(hashlib.sha256(salt + secret.encode()).digest()).decode(),
        },
    }
    write(store, [*stored(store), token])
    return f"habit_{number}_{secret}"


def revoke(store, token):
    number = token.split("_")[1]
    write(store, [other for other in stored(store) if other["id"] != number])


def write(store, tokens):
    file = token_file(store)
    partial = file.with_suffix(".partial")
    partial.write_text(json.dumps({"tokens": tokens}))
    partial.chmod(0o600)
    partial.replace(file)
