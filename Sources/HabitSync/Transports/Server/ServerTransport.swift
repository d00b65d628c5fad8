import Foundation
import HabitEngine
import Synchronization

/// The transport through the server of an installation of Habit Tracker, which stores the files of
/// its user's devices at `/sync`.
package final class ServerTransport: LiveTransport {
  /// The time in seconds that the server may wait for changes.
  private static let wait = 55
  /// The maximum length of responses other than files, in bytes.
  private static let chatter = 4 << 20

  private let place: HTTPPlace
  /// The change token of the last listing.
  private let seen = Mutex<String?>(nil)

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - url: The address of the app.
  ///   - token: A token with the scope for sync.
  package init(url: URL, token: String, timeouts: HTTPTimeouts = HTTPTimeouts()) {
    place = HTTPPlace(
      url.appending(path: "sync", directoryHint: .isDirectory),
      authorization: "Bearer \(token)",
      HTTPClient(timeouts)
    )
  }

  package func names() async throws(SyncTransportError) -> [String] {
    let listing = try decode(HostedListing.self, try await ask("GET", place.url(of: "files")))
    seen.withLock { $0 = listing.change }
    return listing.files
  }

  package func read(_ name: String, limit: Int) async throws(SyncTransportError) -> [UInt8] {
    let answer = try await ask("GET", url(of: name), for: name, limit: max(limit, Self.chatter))
    guard answer.status == 200 else {
      throw answer.status == 404 ? .hasNoFile(name) : failure(answer, of: name)
    }
    guard answer.body.count <= limit else { throw .isTooLarge(name: name) }
    guard answer.contentType == "application/octet-stream" else {
      throw .isAway(HTTPAnswer.pageReason)
    }
    return answer.body
  }

  package func write(_ name: String, _ bytes: [UInt8]) async throws(SyncTransportError) {
    try check(try await ask("PUT", url(of: name), for: name, body: bytes), of: name)
  }

  package func remove(_ name: String) async throws(SyncTransportError) {
    try check(try await ask("DELETE", url(of: name), for: name), of: name)
  }

  package func waitForChange() async throws(SyncTransportError) {
    guard let seen = seen.withLock({ $0 }) else { return }
    let url = place.url(of: "changes").appending(queryItems: [
      URLQueryItem(name: "after", value: seen),
      URLQueryItem(name: "wait", value: "\(Self.wait)"),
    ])
    repeat {
      let silence = TimeInterval(Self.wait + 30)
      let answer = try decode(HostedChange.self, try await ask("GET", url, silence: silence))
      if answer.change != seen { return }
      // The pause prevents a busy loop with a server that responds immediately without changes.
      do { try await Task.sleep(for: .milliseconds(250)) } catch {
        throw .isAway(String(localized: "it took too long."))
      }
    } while !Task.isCancelled
  }

  // MARK: Helpers

  private func url(of name: String) -> URL { place.url(of: "files/\(name)") }

  private func ask(
    _ method: String,
    _ url: URL,
    for name: String = "",
    body: [UInt8]? = nil,
    limit: Int = chatter,
    silence: TimeInterval? = nil
  ) async throws(SyncTransportError) -> HTTPAnswer {
    let headers = body == nil ? [:] : ["Content-Type": "application/octet-stream"]
    do throws(HTTPFailure) {
      return try await place.answer(
        method,
        url,
        headers: headers,
        body: body,
        limit: limit,
        silence: silence
      )
    } catch {
      throw error.error(of: name)
    }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type,
    _ answer: HTTPAnswer
  ) throws(SyncTransportError) -> Value {
    guard answer.status == 200 else { throw .isAway(reason(answer), wait: answer.wait) }
    guard answer.contentType == "application/json" else { throw .isAway(HTTPAnswer.pageReason) }
    do {
      return try JSONDecoder().decode(type, from: Data(answer.body))
    } catch {
      throw .isAway(String(localized: "there is no Habit Tracker with sync at this address."))
    }
  }

  private func check(_ answer: HTTPAnswer, of name: String) throws(SyncTransportError) {
    guard answer.isSuccess else { throw failure(answer, of: name) }
    guard !answer.isPage else { throw .isAway(HTTPAnswer.pageReason) }
  }

  private func failure(_ answer: HTTPAnswer, of name: String) -> SyncTransportError {
    switch answer.failure(of: name) {
    case .isAway(_, let wait): .isAway(reason(answer), wait: wait)
    default: .failed(name: name, reason: reason(answer))
    }
  }

  /// Returns the server's description of the problem, truncated, or otherwise the meaning of the
  /// status.
  private func reason(_ answer: HTTPAnswer) -> String {
    if answer.contentType == "application/problem+json" {
      do {
        let detail = try JSONDecoder().decode(Problem.self, from: Data(answer.body)).detail
        return String(detail.prefix(200))
      } catch {
        // The status is sufficient.
      }
    }
    return answer.status == 404
      ? String(localized: "there is no Habit Tracker with sync at this address.") : answer.reason
  }

  private struct Problem: Decodable {
    let detail: String
  }
}
