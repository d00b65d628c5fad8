import Foundation

/// Why the process ends before its first screen.
public struct LaunchFailure: Error, Equatable {
  /// What to tell, in one line (the text of `--help` has more).
  public let message: String
  /// 0 after `--help`, 64 for options that make no sense, 65 for a file that can't be read as data
  /// (sysexits.h).
  public let exitCode: Int32

  package init(message: String, exitCode: Int32) {
    self.message = message
    self.exitCode = exitCode
  }

  /// Options that make no sense.
  package init(usage message: String) {
    let line = message.split(separator: "\n").joined(separator: " ")
    self.init(message: line, exitCode: EX_USAGE)
  }

  /// A file that can't be read as data.
  package init(data message: String) {
    self.init(message: message, exitCode: EX_DATAERR)
  }

  /// Tells the message and ends the process: on standard output after success, else on standard
  /// error.
  public func exit() -> Never {
    let output = exitCode == 0 ? FileHandle.standardOutput : .standardError
    let prefix = exitCode == 0 ? "" : "HabitTracker: "
    output.write(Data("\(prefix)\(message)\n".utf8))
    Foundation.exit(exitCode)
  }
}
