import Foundation
import HabitData
import HabitInterchange

/// Why a command did not do what it was asked for.
package struct CommandFailure: Error, Equatable {
  /// What to tell.
  package let message: String
  /// By `sysexits.h`; the manual has them all.
  package let exitCode: Int32

  /// 64: words that make no sense.
  package static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_USAGE)
  }

  /// 65: a file whose content can't be used.
  static func data(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_DATAERR)
  }

  /// 66: a file or a store that is not there or can't be read.
  static func noInput(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_NOINPUT)
  }

  /// 69: a store that can't be opened.
  static func unavailable(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_UNAVAILABLE)
  }

  /// 73: a file that can't be made.
  static func notCreated(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_CANTCREAT)
  }

  /// 74: what could not be read or written to the end.
  static func output(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_IOERR)
  }

  /// 75: a store that another program is using; the same command works a moment later.
  static func busy(_ message: String) -> CommandFailure {
    CommandFailure(message: message, exitCode: EX_TEMPFAIL)
  }
}

extension CommandFailure {
  /// The failure of a command for an error of the code that it called.
  package init(_ error: any Error) {
    self =
      switch error {
      case let failure as CommandFailure: failure
      case let failure as LaunchFailure: .usage(failure.message)
      case let error as HabitRequestError: .usage(error.words)
      case ImportError.unreadable: .noInput(error.localizedDescription)
      case is ImportError: .data(error.localizedDescription)
      case StoreBackupError.unreadable: .unavailable(error.localizedDescription)
      case StoreBackupError.notWritten: .notCreated(error.localizedDescription.startingLow)
      case HabitStoreError.storeIsBusy: .busy(error.localizedDescription.startingLow)
      default: .output(error.localizedDescription.startingLow)
      }
  }

  /// The same; or, where another program holds the store up, that it is worth another try. A store
  /// that is no store or damaged is not opened to find out: it is left as it is.
  func onStore(_ store: URL) -> CommandFailure {
    guard exitCode == EX_IOERR, StoreAccess.isThere(store), StoreLock.isHeld(store) else {
      return self
    }
    return .busy(message)
  }

  /// The same with what did not come about before the reason.
  func prefixed(_ outcome: String) -> CommandFailure {
    CommandFailure(message: "\(outcome): \(message)", exitCode: exitCode)
  }
}

extension String {
  /// The text as it goes on after "habit: ".
  package var startingLow: String { prefix(1).lowercased() + dropFirst() }
}
