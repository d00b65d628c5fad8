import Foundation

/// Standard output. Text is written completely, or an error is thrown.
enum StandardOutput {
  /// Writes text with a final line break.
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
        throw .output(
          String(
            localized: "standard output can't be written to: \(String(cString: strerror(errno)))",
            comment: "The argument is the reason."
          )
        )
      }
    }
  }

  /// Prepares the standard streams. Call before any file is opened.
  ///
  /// Like other programs, the command ends silently when the reader of its output ends. A closed
  /// stream is replaced by the null device, on which reading or writing fails. Otherwise the next
  /// opened file would get the stream's descriptor and be overwritten.
  static func prepare() {
    signal(SIGPIPE, SIG_DFL)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor, which is this stream's. The null device is
      // opened in the opposite mode, so that reading or writing the stream fails.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// A file that a command writes.
enum OutputFile {
  /// Writes all data, or leaves an existing file unchanged.
  static func write(_ data: Data, to path: String) throws(CommandFailure) {
    let url = URL(filePath: path)
    try requireFolder(of: url)
    do {
      // Data is written directly to a device such as /dev/stdout, which must not be replaced by a
      // file.
      try data.write(to: url, options: isDevice(url) ? [] : .atomic)
    } catch {
      let message = String(
        localized: "\(path) can't be written: \(error.localizedDescription)"
      )
      switch (error as? CocoaError)?.code {
      case .fileWriteOutOfSpace, .fileWriteUnknown: throw .output(message)
      default: throw .notCreated(message)
      }
    }
  }

  /// Throws if a file's folder does not exist, because the path is probably mistyped.
  static func requireFolder(of file: URL) throws(CommandFailure) {
    let folder = file.deletingLastPathComponent()
    guard !FileManager.default.fileExists(atPath: folder.filePath) else { return }
    throw .notCreated(String(localized: "there is no folder \(folder.filePath)"))
  }

  private static func isDevice(_ url: URL) throws -> Bool {
    let url = url.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: url.filePath) else { return false }
    return try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == false
  }
}
