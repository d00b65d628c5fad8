import Foundation

/// Why a command did nothing.
struct CommandFailure: Error, Equatable {
  /// What to tell, in one line.
  let message: String
  /// By `sysexits.h`: 64 for words that make no sense, 65 for data, 69 for a store that can't be
  /// opened, 74 for what could not be written.
  let exitCode: Int32

  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_USAGE)
  }

  static func data(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_DATAERR)
  }

  static func unavailable(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_UNAVAILABLE)
  }

  static func output(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_IOERR)
  }
}
