import Foundation
import HabitSync
import WebPush

/// The client that sends messages to push services.
struct PushClient: Sendable {
  /// True to allow push services on this machine, for tests.
  let allowsLoopback: Bool

  private let post = HTTPPost()

  /// Sends a request. Throws an error if its address is private.
  func send(_ request: PushRequest) async throws(PushFailure) -> PushResponse {
    guard await isAllowed(request.url) else { throw .privateAddress }
    do {
      let answer = try await post.send(
        to: request.url,
        headers: request.headers,
        body: request.body
      )
      return PushResponse(
        status: answer.status,
        isPage: answer.isPage,
        retryAfter: answer.retryAfter
      )
    } catch .untrusted {
      throw .untrusted
    } catch {
      throw .unreachable
    }
  }

  /// Returns true if the URL's address is allowed. Works on another thread, because resolving the
  /// host name waits for the network.
  private func isAllowed(_ url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: PushAddress.isAllowed(url, allowsLoopback: allowsLoopback)
        )
      }
    }
  }
}
