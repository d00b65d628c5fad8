import Foundation

/// The reason why the process exits before its first screen.
public struct LaunchFailure: Error, Equatable {
  /// The message to print. It has one line unless it is the output of an option such as `--help`.
  public let message: String
  /// The exit code (sysexits.h): 0 if nothing failed, as after `--help`; 64 for invalid options; 65
  /// for invalid data; 69 if a pass code can't be saved.
  public let exitCode: Int32

  package init(message: String, exitCode: Int32) {
    self.message = message
    self.exitCode = exitCode
  }

  /// Creates the failure for invalid options.
  package init(usage message: String) {
    let line = message.split(separator: "\n").joined(separator: " ")
    self.init(message: line, exitCode: EX_USAGE)
  }

  /// Creates the failure for a file that can't be read as data.
  package init(data message: String) {
    self.init(message: message, exitCode: EX_DATAERR)
  }

  /// Prints the message and exits. The message goes to standard output if the exit code is 0,
  /// otherwise to standard error.
  public func exit() -> Never {
    let output = exitCode == 0 ? FileHandle.standardOutput : .standardError
    let prefix = exitCode == 0 ? "" : "HabitTracker: "
    output.write(Data("\(prefix)\(message)\n".utf8))
    Foundation.exit(exitCode)
  }
}
