import Foundation
import HabitSync

/// A host that answers requests as the app's `/sync` does.
struct TestHost: Sendable {
  static let token = "habit_token"
  private let files: HostedFiles

  init(_ files: HostedFiles) {
    self.files = files
  }

  func reply(to request: TestRequest) async -> TestReply {
    guard request.headers["authorization"] == "Bearer \(Self.token)" else {
      return problem(401, "The token is wrong, or was revoked.")
    }
    let path = request.target.split(separator: "?")[0]
    do {
      switch (request.method, path) {
      case ("GET", "/habits/sync/files"): return json(try await files.listing())
      case ("GET", "/habits/sync/changes"):
        let items = URLComponents(string: request.target)?.queryItems ?? []
        let after = items.first { $0.name == "after" }?.value ?? ""
        let change = await files.change(after: after, within: .seconds(30)) ?? ""
        return json(HostedChange(change: change))
      case ("GET", _):
        return .answer(200, try await files.read(request.name), type: "application/octet-stream")
      case ("PUT", _): try await files.write(request.name, request.body)
      case ("DELETE", _): try await files.remove(request.name)
      default: return .answer(405)
      }
      return .answer(200)
    } catch SyncTransportError.hasNoFile {
      return problem(404, "There is no such file.")
    } catch {
      return problem(409, error.localizedDescription)
    }
  }

  private func json(_ value: some Encodable) -> TestReply {
    do {
      return .answer(200, Array(try JSONEncoder().encode(value)), type: "application/json")
    } catch {
      return .answer(500)
    }
  }

  private func problem(_ status: Int, _ detail: String) -> TestReply {
    .answer(status, Array(#"{"detail":"\#(detail)"}"#.utf8), type: "application/problem+json")
  }
}
