import Foundation
import WebElements

/// The host's own script and style sheet.
enum ClientResources {
  static let styleSheetPath = "/host.css"
  private static let scripts = [
    "client.js", "connection.js", "patch.js", "fields.js", "dialogs.js", "history.js",
    "effects.js",
  ]

  /// - Throws: What reading a resource of the package throws.
  static func assets() throws -> [Asset] {
    let folder = Bundle.module.bundleURL.appending(path: "Resources")
    let styleSheet = try Asset(
      path: styleSheetPath,
      contentType: "text/css; charset=utf-8",
      file: folder.appending(path: "host.css")
    )
    return try [styleSheet]
      + scripts.map {
        try Asset(
          path: "/\($0)",
          contentType: "text/javascript; charset=utf-8",
          file: folder.appending(path: $0)
        )
      }
  }
}
