import Foundation
import HabitData
import HabitInterchange
import HabitLaunch

/// The reason why a command failed.
struct CommandFailure: Error, Equatable {
  /// The message for the user.
  let message: String
  /// The exit code of `sysexits.h`. The manual lists all exit codes.
  let exitCode: Int32

  /// Returns a failure with exit code 64: invalid arguments.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_USAGE)
  }

  /// Returns a failure with exit code 65: a file with unusable content.
  static func data(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_DATAERR)
  }

  /// Returns a failure with exit code 66: a file or store that does not exist or can't be read.
  static func noInput(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_NOINPUT)
  }

  /// Returns a failure with exit code 69: a store, backup, or remote folder that can't be used.
  static func unavailable(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_UNAVAILABLE)
  }

  /// Returns a failure with exit code 73: a file that can't be created.
  static func notCreated(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_CANTCREAT)
  }

  /// Returns a failure with exit code 74: an incomplete read or write.
  static func output(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_IOERR)
  }

  /// Returns a failure with exit code 75: a store that another program is using. The command can be
  /// retried.
  static func busy(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_TEMPFAIL)
  }
}

extension CommandFailure {
  init(_ error: any Error) {
    self =
      switch error {
      case let failure as CommandFailure: failure
      case let failure as LaunchFailure: .usage(failure.message)
      case let error as HabitRequestError: .usage(error.localizedDescription.following)
      case ImportError.unreadable: .noInput(error.localizedDescription)
      case is ImportError: .data(error.localizedDescription)
      case StoreBackupError.unreadable: .unavailable(error.localizedDescription)
      case StoreBackupError.notWritten: .notCreated(error.localizedDescription.startingLow)
      case HabitStoreError.storeIsBusy: .busy(error.localizedDescription.startingLow)
      default: .output(error.localizedDescription.startingLow)
      }
  }

  /// Returns a failure that suggests a retry if another program has locked the store; otherwise
  /// returns this failure.
  ///
  /// A file that is not a store, or is damaged, is not opened for the check and stays unchanged.
  func onStore(_ store: URL) -> CommandFailure {
    guard exitCode == EX_IOERR, StoreAccess.hasContent(store), StoreLock.isHeld(store) else {
      return self
    }
    return .busy(message)
  }

  /// Returns the failure with another message.
  func with(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: exitCode)
  }
}

extension String {
  /// The text with a lowercase first letter, to follow "habit: ". Text in languages other than
  /// English is unchanged, because a first letter can be capitalized for other reasons there.
  var startingLow: String {
    TerminalLanguage.isOfSource ? prefix(1).lowercased() + dropFirst() : self
  }

  /// A sentence without capitalization and period, to follow "habit: ".
  var following: String { (hasSuffix(".") ? String(dropLast()) : self).startingLow }
}
