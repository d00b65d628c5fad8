import Foundation
import WebElements

/// The files of the page without a connection.
struct OfflineFiles: Sendable {
  /// What windows load, and what runs beside them.
  let assets: [Asset]
  private let files: [String: ResourceFile]

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
        ("/offline/\(name)", try ResourceFile(folder.appending(path: name), type: type))
      }
    )
  }

  /// The file of a request; nil where there is none.
  func response(to request: PathRequest) -> PathResponse? {
    files[request.path]?.response(to: request)
  }

  /// The path by which the page without a connection asks for one of its files. What is kept for it is
  /// told from what others ask for by its query, which names what the file holds.
  func keptPath(_ path: String) -> String { "\(path)?offline=\(files[path]?.hash ?? "")" }
}
