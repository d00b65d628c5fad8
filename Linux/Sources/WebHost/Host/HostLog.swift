import FlyingSocks
import Foundation
import Logging

/// The log of transport errors and, at the level `debug`, of events and frames.
///
/// Never logs content of a page, typed text, or requested addresses, only fixed messages, numbers,
/// types of errors, and the system's descriptions of error numbers.
enum HostLog {
  private static let logger = Logger(label: "WebHost")

  /// Logs an error, unless it only indicates that the client or the host disconnected.
  static func note(_ what: StaticString, _ error: any Error) {
    if let line = line(what, error) { write(line) }
  }

  /// Returns the log line of an error, or nil if the client or the host disconnected.
  static func line(_ what: StaticString, _ error: any Error) -> String? {
    switch error {
    // The system reports one of these errors if the browser left the page and stopped reading. The
    // errors need no action.
    case is CancellationError, SocketError.disconnected, SocketError.failed(_, EPIPE, _),
      SocketError.failed(_, ECONNRESET, _):
      nil
    case SocketError.failed(let call, let code, _):
      "\(what): \(call) failed: \(String(cString: strerror(code)))"
    default:
      "\(what): \(type(of: error))"
    }
  }

  /// Logs a failed sign-in attempt.
  ///
  /// - Parameter omitted: The number of attempts since the previous line that were not logged.
  static func log(_ what: StaticString, omitted: Int) {
    write(omitted == 0 ? "\(what)" : "\(what); \(omitted) more before it were not noted")
  }

  /// Runs a closure whose errors are harmless, and logs its error.
  static func report(_ what: StaticString = "closing a socket", _ body: () throws -> Void) {
    do { try body() } catch { note(what, error) }
  }

  /// Logs an event of a page.
  static func debug(_ message: EventMessage) {
    let event = message.event
    logger.debug("event \(message.sequence): \(event.name.rawValue) of element \(event.element)")
  }

  /// Logs a frame to a page.
  static func debug(_ frame: Frame, bytes: Int) {
    let answered = frame.acknowledged
    logger.debug("frame \(frame.number): \(bytes) bytes, answers event \(answered)")
  }

  private static func write(_ line: String) {
    logger.warning("\(line)")
  }
}
