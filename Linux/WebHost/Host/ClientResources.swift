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
    let styleSheets = [
      try styleSheet("/host.css", in: folder),
      try styleSheet(gateStyleSheetPath, in: folder, isLinked: false),
    ]
    return try styleSheets
      + scripts.map { try script("/\($0)", in: folder) }
      + [try script(earlyScriptPath, in: folder, isLinked: false)]
  }

  private static func styleSheet(
    _ path: String,
    in folder: URL,
    isLinked: Bool = true
  ) throws -> Asset {
    try Asset(
      path: path,
      contentType: "text/css; charset=utf-8",
      file: folder.appending(path: path),
      isLinked: isLinked
    )
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
