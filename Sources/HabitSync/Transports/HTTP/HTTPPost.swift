import Foundation

// The networking part of Foundation is a separate module on Linux.
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client that sends single POST requests to services other than sync. Responses are limited as
/// in ``HTTPClient``.
package struct HTTPPost: Sendable {
  /// The reason for a missing response.
  package enum Failure: Error {
    case unreachable
    /// The certificate is not trusted.
    case untrusted
  }

  /// A response without its body.
  package struct Answer: Sendable {
    package let status: Int
    /// True if the body is a web page, for example of a proxy.
    package let isPage: Bool
    /// The pause that the server requests, in seconds.
    package let retryAfter: TimeInterval?
  }

  private let client = HTTPClient(HTTPTimeouts(silence: 30, whole: .seconds(30)))

  /// The maximum length of a response's body in bytes.
  private static let limit = 64 * 1_024

  /// Creates a client that waits at most 30 seconds for a response.
  package init() {}

  /// Sends a request. Redirects are not followed.
  package func send(
    to url: URL,
    headers: [String: String],
    body: Data
  ) async throws(Failure) -> Answer {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.httpBody = body
    do {
      let answer = try await client.answer(to: request, limit: Self.limit)
      return Answer(
        status: answer.status,
        isPage: answer.isPage,
        retryAfter: answer.wait.map { $0 / .seconds(1) }
      )
    } catch .noAnswer(HTTPFailure.certificate) {
      throw .untrusted
    } catch {
      throw .unreachable
    }
  }
}
