import FlyingSocks
import Foundation

/// Tells on standard error what went wrong in the transport. Never what a page shows, what a user
/// typed, or an address that was asked for: it says what the program says, and error numbers.
enum HostLog {
  /// Notes an error, unless it only says that a client or the host itself went away.
  static func note(_ what: StaticString, _ error: any Error) {
    switch error {
    case is CancellationError, SocketError.disconnected: return
    case SocketError.failed(let call, let code, _):
      write("\(what): \(call) failed with error \(code)")
    default:
      write("\(what): \(type(of: error))")
    }
  }

  /// Notes something that the host did.
  static func tell(_ what: StaticString) { write("\(what)") }

  /// Does what may fail without harm, and notes it if it does.
  static func report(_ what: StaticString = "closing a socket", _ body: () throws -> Void) {
    do { try body() } catch { note(what, error) }
  }

  private static func write(_ line: String) {
    FileHandle.standardError.write(Data("WebHost: \(line)\n".utf8))
  }
}
