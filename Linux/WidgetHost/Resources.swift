import Foundation
import WebElements

/// The style sheets and scripts of the gallery and the tiles.
struct Resources: Sendable {
  private let files: [String: (data: Data, type: String, tag: String)]

  /// - Throws: What `Data(contentsOf:)` throws.
  init() throws {
    let folder = Bundle.module.bundleURL.appending(path: "Resources")
    let types = [
      "tile.css": "text/css", "gallery.css": "text/css", "tile.js": "text/javascript",
      "gallery.js": "text/javascript",
    ]
    files = try Dictionary(
      uniqueKeysWithValues: types.map { name, type in
        let data = try Data(contentsOf: folder.appending(path: name))
        let tag = "\"\(String(UInt(bitPattern: data.hashValue), radix: 36))\""
        return ("/widgets/\(name)", (data, "\(type); charset=utf-8", tag))
      }
    )
  }

  /// The file of a request; nil where there is none. A browser that has it already is told so.
  func response(to request: PathRequest) -> PathResponse? {
    guard let file = files[request.path] else { return nil }
    let headers = ["Content-Type": file.type, "ETag": file.tag, "Cache-Control": "no-cache"]
    guard request.header("if-none-match") != file.tag else {
      return PathResponse(status: .notModified, headers: headers)
    }
    return PathResponse(headers: headers, body: .data(file.data))
  }
}
