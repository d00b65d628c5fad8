import Foundation

/// What a server answered. All of it can be anything.
struct HTTPAnswer: Sendable {
  let status: Int
  let body: [UInt8]
  private let headers: [String: String]

  /// - Parameter headers: By name, in letters of any case.
  init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.body = body
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A header's value.
  /// - Parameter name: In small letters.
  func header(_ name: String) -> String? { headers[name] }

  var isSuccess: Bool { (200...299).contains(status) }

  /// What the body is said to be, in small letters, without what follows a semicolon.
  var contentType: String {
    let type = header("content-type")?.split(separator: ";").first ?? ""
    return type.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// Whether it is a page to look at, such as one that wants people to sign in to a network.
  var isPage: Bool { ["text/html", "application/xhtml+xml"].contains(contentType) }

  /// Whether what was asked for was done. Servers say so with a page as well, but not with status 200,
  /// which is that of a network that wants people to sign in.
  var isDone: Bool { isSuccess && (status != 200 || !isPage) }

  /// How long the server asks to be left alone. Dates are passed over: clocks differ.
  var wait: Duration? {
    guard let seconds = header("retry-after").flatMap({ Int($0) }), seconds >= 0 else { return nil }
    return .seconds(min(seconds, 1 << 20))
  }
}
