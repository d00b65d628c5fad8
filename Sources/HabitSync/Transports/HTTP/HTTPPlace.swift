import Foundation

// The networking part of Foundation is a separate module on Linux.
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A base address on a server with its credentials, which are only sent to that server.
struct HTTPPlace: Sendable {
  /// The address. It ends with a slash, and has neither a user nor a query.
  let url: URL
  private let authorization: String
  private let client: HTTPClient

  /// The maximum number of requests, including requests to the targets of redirects.
  private static let requestLimit = 3

  init(_ url: URL, authorization: String, _ client: HTTPClient) {
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) ?? URLComponents()
    (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
    if !parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath += "/" }
    self.url = parts.url ?? url
    self.authorization = authorization
    self.client = client
  }

  /// Returns the address of a file.
  func url(of name: String) -> URL { url.appending(path: name, directoryHint: .notDirectory) }

  /// Sends a request, and follows redirects with the same origin.
  func answer(
    _ method: String,
    _ url: URL,
    headers: [String: String] = [:],
    body: [UInt8]? = nil,
    limit: Int,
    silence: TimeInterval? = nil
  ) async throws(HTTPFailure) -> HTTPAnswer {
    var url = url.normalizingScheme
    guard url.scheme == "https" || url.scheme == "http", url.host() != nil else {
      throw .noAnswer(
        String(localized: "an address that begins with https:// or http:// is needed.")
      )
    }
    for _ in 0..<Self.requestLimit {
      var request = URLRequest(url: url)
      request.httpMethod = method
      request.setValue(authorization, forHTTPHeaderField: "Authorization")
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      if let body { request.httpBody = Data(body) }
      let answer = try await client.answer(to: request, limit: limit, silence: silence)
      guard [301, 302, 307, 308].contains(answer.status) else { return answer }
      url = try next(answer, from: url)
    }
    throw .noAnswer(String(localized: "it redirects too often."))
  }

  /// Returns the target of a redirect.
  ///
  /// Another port of the same host may belong to another user's server, which must not receive the
  /// password.
  private func next(_ answer: HTTPAnswer, from url: URL) throws(HTTPFailure) -> URL {
    guard let text = answer.header("location"),
      let next = URL(string: text, relativeTo: url)?.absoluteURL.normalizingScheme,
      next.scheme == url.scheme, next.host()?.lowercased() == url.host()?.lowercased(),
      Self.port(of: next) == Self.port(of: url), next.user() == nil
    else {
      throw .noAnswer(
        String(
          localized: "it redirects to another server. If you trust that server, use its address."
        )
      )
    }
    return next
  }

  private static func port(of url: URL) -> Int { url.port ?? (url.scheme == "https" ? 443 : 80) }
}

extension URL {
  /// The address with its scheme in lowercase.
  ///
  /// Schemes are case-insensitive (RFC 3986, section 3.1), but `URL.scheme` preserves the typed
  /// case, and URLSession on Linux supports lowercase schemes only.
  package var normalizingScheme: URL {
    guard let scheme, scheme != scheme.lowercased(),
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    parts.scheme = scheme.lowercased()
    return parts.url ?? self
  }
}
