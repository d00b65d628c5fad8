import Foundation

/// A request to a ``PathResponder``. The path, query, body, and headers are untrusted input.
public struct PathRequest: Sendable {
  /// The method of a request.
  public enum Method: Sendable {
    /// Reads the resource. Also used for `HEAD`.
    case get
    /// Submits data.
    case post
    /// Stores the body at the path.
    case put
    /// Deletes the resource at the path.
    case delete
  }

  /// The method of the request.
  public let method: Method
  /// The whole path, without the query.
  public let path: String
  /// The query items by name. Only the first item of a name is included.
  public let query: [String: String]
  /// The body, within the host's limit.
  public let body: Data
  /// The origin at which the client reaches the host: `https://habits.example.org`.
  public let origin: String
  /// The path prefix of the host, such as `/app`, or an empty string. Addresses in a response must
  /// start with this prefix.
  public let root: String
  /// True if the client is signed in, or no pass code is required.
  public let isAdmitted: Bool
  /// True if one of the host's own pages sent the request, according to the browser.
  public let isFromOwnPage: Bool
  /// The identifier of the signed-in device, or nil if no pass code is required.
  public let device: String?
  private let headers: [String: String]

  /// Creates a request.
  ///
  /// - `headers`: The headers by name, in any case.
  public init(
    method: Method = .get,
    path: String,
    query: [String: String] = [:],
    headers: [String: String] = [:],
    body: Data = Data(),
    origin: String = "",
    root: String = "",
    isAdmitted: Bool = true,
    isFromOwnPage: Bool = false,
    device: String? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
    self.body = body
    self.origin = origin
    self.root = root
    self.isAdmitted = isAdmitted
    self.isFromOwnPage = isFromOwnPage
    self.device = device
  }

  /// Returns a header's value, or nil if the header is missing. The values of a repeated header are
  /// joined by commas.
  ///
  /// - Parameter name: The name in any case.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }
}

/// The fields of a submitted form.
package struct FormFields {
  private let items: [URLQueryItem]

  package init(_ body: Data) {
    // Forms encode a space as a plus sign.
    let text = String(decoding: body, as: UTF8.self).replacing("+", with: "%20")
    items = URLComponents(string: "?\(text)")?.queryItems ?? []
  }

  /// Returns the first value of a field, or an empty string.
  package subscript(name: String) -> String { items.first { $0.name == name }?.value ?? "" }
}
