import Foundation

/// A server's response. Its whole content is untrusted input.
struct HTTPAnswer: Sendable {
  let status: Int
  let body: [UInt8]
  private let headers: [String: String]

  /// Creates a response.
  ///
  /// - Parameter headers: The headers by name. Uppercase and lowercase letters are equivalent in
  ///   names.
  init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.body = body
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns a header's value.
  ///
  /// - Parameter name: The lowercase name.
  func header(_ name: String) -> String? { headers[name] }

  var isSuccess: Bool { (200...299).contains(status) }

  /// The media type in lowercase, without parameters.
  var contentType: String {
    let type = header("content-type")?.split(separator: ";").first ?? ""
    return type.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// True if the response is a web page, for example a captive portal.
  var isPage: Bool { ["text/html", "application/xhtml+xml"].contains(contentType) }

  /// True if the request succeeded.
  ///
  /// Servers may send a web page with another success status, such as 201, but a web page with
  /// status 200 indicates a captive portal.
  var isDone: Bool { isSuccess && (status != 200 || !isPage) }

  /// The pause that the server requests. Dates are ignored, because clocks differ.
  var wait: Duration? {
    guard let seconds = header("retry-after").flatMap({ Int($0) }), seconds >= 0 else { return nil }
    return .seconds(min(seconds, 1 << 20))
  }
}

/// Descriptions of failed responses. They contain no text from the server.
extension HTTPAnswer {
  /// The error if the response concerns the whole remote folder; nil if it concerns only the
  /// request.
  var failureOfPlace: SyncTransportError? {
    switch status {
    case 401, 405, 407, 429, 500...505, 508, 511: .isAway(reason, wait: wait)
    case 300...399: .isAway(reason)
    default: nil
    }
  }

  /// Returns the error for a file.
  func failure(of name: String) -> SyncTransportError {
    failureOfPlace ?? .failed(name: name, reason: reason)
  }

  static var pageReason: String {
    String(
      localized: """
        it sent a web page instead of files. The network may require you to sign in, or the address \
        may be wrong.
        """
    )
  }

  var reason: String {
    if isSuccess, isPage { return Self.pageReason }
    return switch status {
    case 300...399: String(localized: "it redirects too often.")
    case 401: String(localized: "the user name, password, or token is not accepted.")
    case 403: String(localized: "the server does not allow it.")
    case 404, 410: String(localized: "there is nothing at this address.")
    case 405, 501: String(localized: "this address doesn't accept files.")
    case 407: String(localized: "the network's proxy requires a password.")
    case 408: String(localized: "the request took too long.")
    case 409: String(localized: "the folder is not there.")
    case 412: String(localized: "another file is in its place.")
    case 413: String(localized: "the file is too large for the server.")
    case 423: String(localized: "another program has locked it.")
    case 429: String(localized: "it got too many requests.")
    case 502, 504: String(localized: "the gateway can't reach the server.")
    case 503: String(localized: "it is busy or in maintenance.")
    case 507: String(localized: "it has no space left.")
    case 511: String(localized: "the network requires you to sign in.")
    default: String(localized: "it answered with status \(status).")
    }
  }
}
