import Foundation
import WebElements

/// The host's own scripts and style sheets.
enum ClientResources {
  static let earlyScriptPath = "/early.js"
  /// The style sheet of the form that asks for the pass code, the only file served before it.
  static let gateStyleSheetPath = "/gate.css"
  private static let scripts = [
    "client.js", "connection.js", "memory.js", "patch.js", "fields.js", "dialogs.js", "history.js",
    "effects.js",
  ]

  /// - Throws: What reading a resource of the package throws.
  static func assets() throws -> [Asset] {
    let folder = Bundle.module.bundleURL.appending(path: "Resources")
    let (style, script) = ("text/css; charset=utf-8", "text/javascript; charset=utf-8")
    return try [asset("/host.css", style, in: folder)]
      + [asset(gateStyleSheetPath, style, in: folder, isLinked: false)]
      + scripts.map { try asset("/\($0)", script, in: folder) }
      + [asset(earlyScriptPath, script, in: folder, isLinked: false)]
  }

  private static func asset(
    _ path: String,
    _ contentType: String,
    in folder: URL,
    isLinked: Bool = true
  ) throws -> Asset {
    try Asset(
      path: path,
      contentType: contentType,
      file: folder.appending(path: path),
      isLinked: isLinked
    )
  }
}
