import Foundation
import HabitData
import HabitInterchange

/// The command's standard input.
enum StandardInput {
  /// The argument that represents standard input or output in place of a file.
  static let dash = "-"

  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The maximum number of bytes to read, more than any backup has.
  private static let limit = 512 << 20

  /// Calls a closure with the file at a path or, for `-`, with a temporary copy of standard input.
  static func withFile<Value>(
    _ path: String,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (URL) async throws -> Value
  ) async throws -> Value {
    guard path == dash else {
      guard FileManager.default.fileExists(atPath: path) else {
        throw CommandFailure.noInput(String(localized: "there is no file \(path)"))
      }
      return try await body(URL(filePath: path))
    }
    return try await PrivateFolder.use { folder in
      // The name appears in error messages.
      let file = folder.appending(path: "standard input")
      try copy(to: file)
      return try await body(file)
    }
  }

  private static func copy(to file: URL) throws {
    try Data().write(to: file)
    let output = try FileHandle(forWritingTo: file)
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var count = 0
    while true {
      let length = read(STDIN_FILENO, &buffer, buffer.count)
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else {
        throw CommandFailure.noInput(
          String(
            localized: "standard input can't be read: \(String(cString: strerror(errno)))",
            comment: "The argument is the reason."
          )
        )
      }
      if length == 0 { break }
      count += length
      guard count <= limit else {
        throw CommandFailure.data(
          String(
            localized: "standard input has more than \(String(limit >> 20)) MB",
            comment: "The argument is a number."
          )
        )
      }
      try output.write(contentsOf: buffer[..<length])
    }
    try output.close()
  }

  /// Asks a yes-or-no question on standard error, and returns true for “y” or “yes”.
  static func confirms(_ question: String) -> Bool {
    FileHandle.standardError.write(Data("\(question) [y/N] ".utf8))
    return ["y", "yes"].contains(readLine()?.trimmingCharacters(in: .whitespaces).lowercased())
  }
}
