import Foundation

/// What a browser or a program asks of a ``PathResponder``. All of it can be anything.
public struct PathRequest: Sendable {
  /// What a client wants.
  public enum Method: Sendable {
    /// To read; also where it wants to know what the answer would be (`HEAD`).
    case get
    /// To change something.
    case post
    /// To put what is sent at the path.
    case put
    /// To have what is at the path taken away.
    case delete
  }

  /// What the client wants.
  public let method: Method
  /// The whole path, without what follows a `?`.
  public let path: String
  /// What follows the `?`, by name; of several of one name the first.
  public let query: [String: String]
  /// What was sent along; the host bounds its length.
  public let body: Data
  /// Where the client reaches the host: `https://habits.example.org`.
  public let origin: String
  /// What stands before all paths of the host there: `/app`, or nothing. Addresses in an answer begin
  /// with it.
  public let root: String
  /// Whether pages would be shown to the client: it gave the pass code, or none is asked for.
  public let isAdmitted: Bool
  /// Whether one of the host's own pages asks, as far as the browser says.
  public let isFromOwnPage: Bool
  private let headers: [String: String]

  /// Makes the request that a client would send.
  /// - Parameter headers: By name, in letters of any case.
  public init(
    method: Method = .get,
    path: String,
    query: [String: String] = [:],
    headers: [String: String] = [:],
    body: Data = Data(),
    origin: String = "",
    root: String = "",
    isAdmitted: Bool = true,
    isFromOwnPage: Bool = false
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    self.body = body
    self.origin = origin
    self.root = root
    self.isAdmitted = isAdmitted
    self.isFromOwnPage = isFromOwnPage
  }

  /// A header's value, of several those after a comma; nil where there is none.
  /// - Parameter name: In letters of any case.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }
}
