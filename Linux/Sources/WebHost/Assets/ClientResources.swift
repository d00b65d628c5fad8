import Foundation
import WebElements

/// The host's own scripts and style sheets.
enum ClientResources {
  private static let style = "text/css; charset=utf-8"
  private static let script = "text/javascript; charset=utf-8"
  private static let modules = [
    "client.js", "connection.js", "memory.js", "root.js", "elements.js", "patch.js", "fields.js",
    "dialogs.js", "history.js", "effects.js", "scrolling.js", "presses.js", "farewell.js",
    "theme.js", "texts.js",
  ]

  /// Returns the assets that are bundled with the app's assets.
  ///
  /// - Throws: An error of reading a resource.
  static func assets() throws -> [Asset] {
    try [asset("host.css", style)] + modules.map { try asset($0, script) }
  }

  /// Returns the script that runs before a document is rendered.
  static func earlyScript() throws -> Asset { try asset("early.js", script) }

  /// Returns the files of the sign-in pages.
  static func gate() throws -> GateAssets {
    let modules = try ["root.js", "farewell.js", "forgotten.js"].map { try asset($0, script) }
    let text = try ScriptBundle(modules).text
    return GateAssets(
      styleSheet: try asset("gate.css", style),
      script: Asset(path: "/gate.js", contentType: script, data: Data(text.utf8))
    )
  }

  private static func asset(_ name: String, _ contentType: String) throws -> Asset {
    let folder = Bundle.module.bundleURL.appending(path: "Resources")
    return try Asset(path: "/\(name)", contentType: contentType, file: folder.appending(path: name))
  }
}

/// The only files, except for the app's fonts, that are served before sign-in.
struct GateAssets {
  let styleSheet: Asset
  /// The script that makes a signed-out browser delete its stored data.
  let script: Asset
}
