import Foundation
import WebElements

/// The host's own script and style sheet.
enum ClientResources {
  static let styleSheetPath = "/host.css"
  static let earlyScriptPath = "/early.js"
  private static let scripts = [
    "client.js", "connection.js", "memory.js", "patch.js", "fields.js", "dialogs.js", "history.js",
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
      + scripts.map { try script("/\($0)", in: folder) }
      + [try script(earlyScriptPath, in: folder, isLinked: false)]
  }

  private static func script(
    _ path: String,
    in folder: URL,
    isLinked: Bool = true
  ) throws -> Asset {
    try Asset(
      path: path,
      contentType: "text/javascript; charset=utf-8",
      file: folder.appending(path: path),
      isLinked: isLinked
    )
  }
}
