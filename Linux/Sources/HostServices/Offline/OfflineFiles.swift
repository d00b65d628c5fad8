import Foundation
import WebElements

/// The files of the offline page.
struct OfflineFiles: Sendable {
  /// The scripts of the windows, and the service worker.
  let assets: [Asset]
  private let resources: ResourceFolder

  /// - Throws: An error of `Data(contentsOf:)`.
  init() throws {
    assets = [
      try Asset(
        path: "/offline.js",
        contentType: "text/javascript",
        file: ResourceFolder.url.appending(path: "offline.js")
      ),
      try Asset(
        path: "/worker.js",
        contentType: "text/javascript",
        file: ResourceFolder.url.appending(path: "worker.js"),
        use: .byPath
      ),
    ]
    resources = try ResourceFolder(at: "/offline", ["offline.css", "page.js", "queue.js"])
  }

  /// Returns the file for a request, or nil if there is none.
  func response(to request: PathRequest) -> PathResponse? {
    resources.response(to: request)
  }

  /// Returns the path at which the offline page requests one of its files. The query with the
  /// file's hash identifies the cached copy.
  func keptPath(_ path: String) -> String { "\(path)?offline=\(resources.hash(at: path))" }
}
