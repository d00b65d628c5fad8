import Foundation
import WebElements

/// Style sheets and scripts of this module that a responder serves below its path. Browsers
/// revalidate a file each time, and download it only after a change.
struct ResourceFolder: Sendable {
  /// The folder of all resources.
  static let url = Bundle.module.bundleURL.appending(path: "Resources")

  private struct File {
    let data: Data
    let type: String
    /// The hash of the content.
    let hash: String
  }

  private let files: [String: File]

  /// - Throws: An error of `Data(contentsOf:)`.
  init(at path: String, _ names: [String]) throws {
    files = try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let data = try Data(contentsOf: Self.url.appending(path: name))
        let type = name.hasSuffix(".css") ? "text/css" : "text/javascript"
        let file = File(data: data, type: "\(type); charset=utf-8", hash: data.contentHash)
        return ("\(path)/\(name)", file)
      }
    )
  }

  /// Returns the file for a request, or nil if there is none.
  func response(to request: PathRequest) -> PathResponse? {
    guard let file = files[request.path] else { return nil }
    // A weak entity tag, because it is shared by the compressed and uncompressed forms.
    let tag = "W/\"\(file.hash)\""
    let headers = ["Content-Type": file.type, "ETag": tag, "Cache-Control": "no-cache"]
    guard request.header("if-none-match") != tag else {
      return PathResponse(status: .notModified, headers: headers)
    }
    return PathResponse(headers: headers, body: .data(file.data))
  }

  /// Returns the hash of the file at a path, or an empty string if there is none.
  func hash(at path: String) -> String { files[path]?.hash ?? "" }
}
