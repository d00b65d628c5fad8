import Foundation
import WebElements

/// The host's own scripts and style sheets.
enum ClientResources {
  /// The style sheet of the form that asks for the pass code, the only file served before it.
  static let gateStyleSheetPath = "/gate.css"
  private static let scripts = [
    "client.js", "connection.js", "patch.js", "fields.js", "dialogs.js", "history.js",
    "effects.js",
  ]

  /// - Throws: What reading a resource of the package throws.
  static func assets() throws -> [Asset] {
    let folder = Bundle.module.bundleURL.appending(path: "Resources")
    let styleSheets = [
      try Asset(
        path: "/host.css",
        contentType: "text/css; charset=utf-8",
        file: folder.appending(path: "host.css")
      ),
      try Asset(
        path: gateStyleSheetPath,
        contentType: "text/css; charset=utf-8",
        file: folder.appending(path: "gate.css"),
        isLinked: false
      ),
    ]
    return try styleSheets
      + scripts.map {
        try Asset(
          path: "/\($0)",
          contentType: "text/javascript; charset=utf-8",
          file: folder.appending(path: $0)
        )
      }
  }
}
