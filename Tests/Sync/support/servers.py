"""Debian's WebDAV servers on this machine, each with its own folder."""

import getpass
import subprocess

from harness.ports import free_port
from harness.proxies import program, wait_for_port

USER_OF_TESTS = getpass.getuser()
USER, PASSWORD = "ann", "correct-horse"
MODULES = "/usr/lib/apache2/modules"


class Server:
    """A server that can be killed and restarted at the same port."""

    path = "/"

    def __init__(self, folder):
        self.folder = folder
        self.files = folder / "files"
        self.files.mkdir()
        self.port = free_port()
        self.process = None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}{self.path}"

    def start(self):
        log = self.folder / "log"
        with log.open("a") as output:
            self.process = subprocess.Popen(self.command(), stdout=output, stderr=output)
        wait_for_port(self.port, self.process, log)
        return self

    def kill(self):
        self.process.kill()
        self.process.wait()

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.kill()


class Apache(Server):
    path = "/dav/"

    def command(self):
        passwords = self.folder / "passwords"
        made = subprocess.run(
            ["openssl", "passwd", "-apr1", PASSWORD], capture_output=True, text=True, check=True
        )
        passwords.write_text(f"{USER}:{made.stdout}")
        modules = {
            "mpm_event": "mpm_event", "authn_core": "authn_core", "authn_file": "authn_file",
            "authz_core": "authz_core", "authz_user": "authz_user", "auth_basic": "auth_basic",
            "dav": "dav", "dav_fs": "dav_fs", "alias": "alias",
        }  # fmt: skip
        loaded = "\n".join(
            f"LoadModule {name}_module {MODULES}/mod_{file}.so" for name, file in modules.items()
        )
        configuration = self.folder / "apache.conf"
        configuration.write_text(f"""
ServerRoot {self.folder}
ServerName 127.0.0.1
Listen 127.0.0.1:{self.port}
PidFile {self.folder}/pid
Mutex file:{self.folder}
ErrorLog {self.folder}/errors
{loaded}
User www-data
Group www-data
DavLockDB {self.folder}/locks
Alias /dav {self.files}
<Directory {self.files}>
  Dav On
  AuthType Basic
  AuthName habits
  AuthUserFile {passwords}
  Require valid-user
</Directory>
""")
        # Started by root, the server changes to another user, who needs access to the folder.
        for folder in (*self.folder.parents, self.folder):
            if folder.owner() == USER_OF_TESTS and folder.stat().st_mode & 0o5 != 0o5:
                folder.chmod(folder.stat().st_mode | 0o55)
        self.folder.chmod(0o777)
        self.files.chmod(0o777)
        return [program("apache2"), "-f", configuration, "-X"]


class Rclone(Server):
    def command(self):
        return [
            program("rclone"), "serve", "webdav", self.files, "--addr", f"127.0.0.1:{self.port}",
            "--user", USER, "--pass", PASSWORD, "--config", self.folder / "rclone.conf",
            # Makes changes by other programs in the folder visible immediately.
            "--dir-cache-time", "0s",
        ]  # fmt: skip


SERVERS = {"apache": Apache, "rclone": Rclone}
