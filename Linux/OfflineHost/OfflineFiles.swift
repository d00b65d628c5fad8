import Foundation
import WebElements

/// The files of the page without a connection.
struct OfflineFiles: Sendable {
  /// What windows load, and what runs beside them.
  let assets: [Asset]
  private let files: [String: (data: Data, type: String, hash: String)]

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
        return ("/offline/\(name)", (data, "\(type); charset=utf-8", data.contentHash))
      }
    )
  }

  /// The file of a request; nil where there is none. A browser that has it already is told so.
  func response(to request: PathRequest) -> PathResponse? {
    guard let file = files[request.path] else { return nil }
    // Weak: the same packed and not.
    let tag = "W/\"\(file.hash)\""
    let headers = ["Content-Type": file.type, "ETag": tag, "Cache-Control": "no-cache"]
    guard request.header("if-none-match") != tag else {
      return PathResponse(status: .notModified, headers: headers)
    }
    return PathResponse(headers: headers, body: .data(file.data))
  }

  /// The path by which the page without a connection asks for one of its files. What is kept for it is
  /// told from what others ask for by its query, which names what the file holds.
  func keptPath(_ path: String) -> String { "\(path)?offline=\(files[path]?.hash ?? "")" }
}
