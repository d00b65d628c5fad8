import Foundation

/// Writes answers completely, or fails with a message.
enum StandardOutput {
  /// Writes a line or several.
  static func write(_ text: String) throws(CommandFailure) {
    try write(Data("\(text)\n".utf8))
  }

  static func write(_ data: Data) throws(CommandFailure) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .output("standard output can't be written to: \(SystemMessage.ofLastError)")
      }
    }
  }

  /// Prepares the three standard streams, before anything else is opened. When the reader of a pipe
  /// ends, the command ends silently, as other programs do. A closed stream is opened so that it
  /// fails: otherwise the next file to be opened would get its number, and be written to.
  static func prepare() {
    signal(SIGPIPE, SIG_DFL)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // `open` takes the lowest free number, which is this stream's. Reading or writing it fails.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// The system's message for a call that failed.
enum SystemMessage {
  static var ofLastError: String { String(cString: strerror(errno)) }
}
