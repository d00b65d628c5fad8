import Foundation

/// A file that a ``PathResponder`` hands out at a path that stays: a browser asks each time whether it
/// has changed, and is sent it only then.
package struct ResourceFile: Sendable {
  private let data: Data
  private let type: String
  /// Tells what it holds from what other versions hold.
  package let hash: String

  /// - Parameter type: Its media type, such as `text/css`; the text is UTF-8.
  /// - Throws: What `Data(contentsOf:)` throws.
  package init(_ file: URL, type: String) throws {
    data = try Data(contentsOf: file)
    self.type = "\(type); charset=utf-8"
    hash = data.contentHash
  }

  package func response(to request: PathRequest) -> PathResponse {
    // Weak: the same packed and not.
    let tag = "W/\"\(hash)\""
    let headers = ["Content-Type": type, "ETag": tag, "Cache-Control": "no-cache"]
    guard request.header("if-none-match") != tag else {
      return PathResponse(status: .notModified, headers: headers)
    }
    return PathResponse(headers: headers, body: .data(data))
  }
}
