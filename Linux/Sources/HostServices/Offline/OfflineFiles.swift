import Foundation
import WebElements

/// The files of the offline page.
struct OfflineFiles: Sendable {
  /// The scripts of the windows, and the service worker.
  let assets: [Asset]
  private let files: [String: ResourceFile]

  /// - Throws: An error of `Data(contentsOf:)`.
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

  /// Returns the file for a request, or nil if there is none.
  func response(to request: PathRequest) -> PathResponse? {
    files[request.path]?.response(to: request)
  }

  /// Returns the path at which the offline page requests one of its files. The query with the
  /// file's hash identifies the cached copy.
  func keptPath(_ path: String) -> String { "\(path)?offline=\(files[path]?.hash ?? "")" }
}
