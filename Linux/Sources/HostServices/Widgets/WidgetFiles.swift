import Foundation
import WebElements

/// The style sheets and scripts of the gallery and the tiles.
struct WidgetFiles: Sendable {
  private let files: [String: ResourceFile]

  /// - Throws: An error of `Data(contentsOf:)`.
  init() throws {
    let folder = Bundle.module.bundleURL.appending(path: "Resources")
    let types = [
      "tile.css": "text/css", "gallery.css": "text/css", "tile.js": "text/javascript",
      "gallery.js": "text/javascript",
    ]
    files = try Dictionary(
      uniqueKeysWithValues: types.map { name, type in
        ("/widgets/\(name)", try ResourceFile(folder.appending(path: name), type: type))
      }
    )
  }

  /// Returns the file for a request, or nil if there is none.
  func response(to request: PathRequest) -> PathResponse? {
    files[request.path]?.response(to: request)
  }
}
