// On Apple's systems, messages go to the system's log.
#if canImport(os)
  import os
#else
  import Logging
#endif

/// The app's log for developers: `os.Logger` on Apple's platforms, standard error elsewhere.
///
/// A message consists of fixed text, numbers, and the types of errors, so that no personal data can
/// be logged.
///
/// ```swift
/// AppLog.sync.info("Received \(report.received) files")
/// ```
package struct AppLog: Sendable {
  /// The log of writes to the store.
  package static let store = AppLog("store")
  /// The log of exchanges with the remote folder.
  package static let sync = AppLog("sync")

  private let logger: Logger

  /// Logs one step of an action.
  package func debug(_ message: LogMessage) { log(message, .debug) }

  /// Logs the result of an action.
  package func info(_ message: LogMessage) { log(message, .info) }

  /// Logs a failure.
  package func error(_ message: LogMessage) { log(message, .error) }

  // The two loggers take messages of different types.
  #if canImport(os)
    private init(_ category: String) {
      logger = Logger(subsystem: "com.example.HabitTracker", category: category)
    }

    private func log(_ message: LogMessage, _ level: OSLogType) {
      logger.log(level: level, "\(message.text, privacy: .public)")
    }
  #else
    private init(_ category: String) {
      logger = Logger(label: category)
    }

    private func log(_ message: LogMessage, _ level: Logger.Level) {
      logger.log(level: level, "\(message.text)")
    }
  #endif
}

/// A message without personal data: only literals, numbers, and the types of errors.
package struct LogMessage: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String

  /// Creates a message from a literal.
  package init(stringLiteral value: StaticString) {
    text = "\(value)"
  }

  /// Creates a message from an interpolated literal.
  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// The parts of a message.
  package struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty message.
    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    package mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// Appends the type of an error. Its description may contain names and paths.
    package mutating func appendInterpolation(_ error: any Error) {
      text += String(describing: type(of: error))
    }
  }
}
