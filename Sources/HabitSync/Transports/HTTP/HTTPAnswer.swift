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
