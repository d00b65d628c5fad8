import FlyingSocks
import Foundation

/// Tells on standard error what went wrong in the transport. Never what a page shows, what a user
/// typed, or an address that was asked for: it says what the program says, and what the system says
/// of an error's number.
enum HostLog {
  /// Notes an error, unless it only says that a client or the host itself went away.
  static func note(_ what: StaticString, _ error: any Error) {
    if let line = line(what, error) { write(line) }
  }

  /// What is noted of an error; nil where a client or the host itself went away.
  static func line(_ what: StaticString, _ error: any Error) -> String? {
    switch error {
    // A browser that goes on to another page reads no more of this one, and the system says so by
    // either of these: nothing that whoever looks at the terminal could do something about.
    case is CancellationError, SocketError.disconnected, SocketError.failed(_, EPIPE, _),
      SocketError.failed(_, ECONNRESET, _):
      nil
    case SocketError.failed(let call, let code, _):
      "\(what): \(call) failed: \(String(cString: strerror(code)))"
    default:
      "\(what): \(type(of: error))"
    }
  }

  /// Notes something that the host did.
  static func tell(_ what: StaticString) { write("\(what)") }

  /// Notes a failed attempt to sign in.
  /// - Parameter omitted: The attempts since the line before that were not noted.
  static func tell(_ what: StaticString, omitted: Int) {
    write(omitted == 0 ? "\(what)" : "\(what); \(omitted) more before it were not noted")
  }

  /// Does what may fail without harm, and notes it if it does.
  static func report(_ what: StaticString = "closing a socket", _ body: () throws -> Void) {
    do { try body() } catch { note(what, error) }
  }

  private static func write(_ line: String) {
    FileHandle.standardError.write(Data("WebHost: \(line)\n".utf8))
  }
}
