import Foundation

/// Where answers go: to the last byte, or with words why not.
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

  /// Readies, before anything else, the three standard streams. Who reads no further ends the command without a word, as
  /// that of any other program. A stream that is closed gives errors: the next file to be opened
  /// would else take its number, and be written to.
  static func prepare() {
    signal(SIGPIPE, SIG_DFL)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is this one's. Input can't be read from it, output not written to it.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// What the system says of a call that failed.
enum SystemMessage {
  static var ofLastError: String { String(cString: strerror(errno)) }
}
