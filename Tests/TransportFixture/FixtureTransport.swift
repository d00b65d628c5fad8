import Foundation
import HabitSync

/// The answer to one line of input.
struct FixtureAnswer: Encodable {
  var names: [String]?
  /// The file's contents in Base64.
  var bytes: String?
  /// The case of the error, or "no such line" for an unknown command.
  var error: String?
  /// The description of the error.
  var words: String?
}

enum FixtureTransport {
  static func make(_ arguments: [String]) -> (any SyncTransport)? {
    switch arguments.count {
    case 4 where arguments[0] == "webdav":
      URL(string: arguments[1]).map {
        WebDAVTransport(url: $0, user: arguments[2], password: arguments[3])
      }
    case 3 where arguments[0] == "server":
      URL(string: arguments[1]).map { ServerTransport(url: $0, token: arguments[2]) }
    default: nil
    }
  }

  static func run(_ words: [String], on transport: any SyncTransport) async -> FixtureAnswer {
    var answer = FixtureAnswer()
    do throws(SyncTransportError) {
      switch (words.first, words.count) {
      case ("names", 1): answer.names = try await transport.names().sorted()
      case ("read", 3):
        let bytes = try await transport.read(words[1], limit: Int(words[2]) ?? 0)
        answer.bytes = Data(bytes).base64EncodedString()
      case ("write", _):
        let bytes = words.count > 2 ? Data(base64Encoded: words[2]) : Data()
        try await transport.write(words[1], Array(bytes ?? Data()))
      case ("remove", 2): try await transport.remove(words[1])
      case ("wait", 1): try await (transport as? any LiveTransport)?.waitForChange()
      default: answer.error = "no such line"
      }
    } catch {
      answer.words = error.localizedDescription
      switch error {
      case .isAway: answer.error = "isAway"
      case .hasNoFile: answer.error = "hasNoFile"
      case .failed: answer.error = "failed"
      case .isTooLarge: answer.error = "isTooLarge"
      }
    }
    return answer
  }
}
