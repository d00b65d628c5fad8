import Foundation
import WebElements

/// The files of the page without a connection.
struct OfflineFiles: Sendable {
  /// What windows load, and what runs beside them.
  let assets: [Asset]
  private let files: [String: (data: Data, type: String)]

  /// - Throws: What `Data(contentsOf:)` throws.
  init() throws {
    let folder = Bundle.module.bundleURL.appending(path: "Resources")
    assets = [
      try Asset(
        path: "/offline.js",
        contentType: "text/javascript",
        file: folder.appending(path: "offline.js")
      ),
      try Asset(
        path: "/worker.js",
        contentType: "text/javascript",
        file: folder.appending(path: "worker.js"),
        use: .byPath
      ),
    ]
    let types = [
      "offline.css": "text/css", "page.js": "text/javascript", "queue.js": "text/javascript",
    ]
    files = try Dictionary(
      uniqueKeysWithValues: types.map { name, type in
        let data = try Data(contentsOf: folder.appending(path: name))
        return ("/offline/\(name)", (data, "\(type); charset=utf-8"))
      }
    )
  }

  /// The file at a path; nil where there is none.
  func response(at path: String) -> PathResponse? {
    guard let file = files[path] else { return nil }
    return PathResponse(
      headers: ["Content-Type": file.type, "Cache-Control": "no-cache"],
      body: .data(file.data)
    )
  }
}
