import Foundation
import WebElements

/// The style sheets and scripts of the gallery and the tiles.
struct Resources: Sendable {
  private let files: [String: ResourceFile]

  /// - Throws: What `Data(contentsOf:)` throws.
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

  /// The file of a request; nil where there is none.
  func response(to request: PathRequest) -> PathResponse? {
    files[request.path]?.response(to: request)
  }
}
