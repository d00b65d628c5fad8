import Foundation

/// A file that a ``PathResponder`` serves at a fixed path. Browsers revalidate it each time, and
/// download it only after a change.
package struct ResourceFile: Sendable {
  private let data: Data
  private let type: String
  /// The hash of the content.
  package let hash: String

  /// - `type`: The media type, such as `text/css`. The encoding is UTF-8.
  ///
  /// - Throws: An error of `Data(contentsOf:)`.
  package init(_ file: URL, type: String) throws {
    data = try Data(contentsOf: file)
    self.type = "\(type); charset=utf-8"
    hash = data.contentHash
  }

  package func response(to request: PathRequest) -> PathResponse {
    // A weak entity tag, because it is shared by the compressed and uncompressed forms.
    let tag = "W/\"\(hash)\""
    let headers = ["Content-Type": type, "ETag": tag, "Cache-Control": "no-cache"]
    guard request.header("if-none-match") != tag else {
      return PathResponse(status: .notModified, headers: headers)
    }
    return PathResponse(headers: headers, body: .data(data))
  }
}
