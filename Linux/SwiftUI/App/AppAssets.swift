import Foundation
import WebElements

/// The files that every page of the app needs: style sheets, scripts, fonts.
enum AppAssets {
  static func all() throws -> [Asset] {
    try resources + workers() + fonts()
  }

  private static var resources: [Asset] {
    get throws {
      try [
        ("base.css", "text/css"), ("layout.css", "text/css"), ("controls.css", "text/css"),
        ("pickers.css", "text/css"), ("steppers.css", "text/css"), ("menus.css", "text/css"),
        ("search.css", "text/css"), ("reorder.css", "text/css"),
        ("lists.css", "text/css"), ("navigation.css", "text/css"), ("dialogs.css", "text/css"),
        ("charts.css", "text/css"), ("files.css", "text/css"),
        ("favicon.ico", "image/svg+xml"),
        ("swiftui.js", "text/javascript"), ("menus.js", "text/javascript"),
        ("swipe.js", "text/javascript"), ("shortcuts.js", "text/javascript"),
        ("radios.js", "text/javascript"), ("steppers.js", "text/javascript"),
        ("scene.js", "text/javascript"), ("search.js", "text/javascript"),
        ("reorder.js", "text/javascript"),
        ("longpress.js", "text/javascript"), ("files.js", "text/javascript"),
        ("notifications.js", "text/javascript"), ("taps.js", "text/javascript"),
        ("undo.js", "text/javascript"), ("fits.js", "text/javascript"),
        ("textsize.js", "text/javascript"), ("focus.js", "text/javascript"),
      ].map { name, type in
        try Asset(
          path: "/\(name)",
          contentType: type,
          file: Bundle.module.bundleURL.appending(path: "Resources/\(name)")
        )
      }
    }
  }

  /// Scripts that a browser runs beside the pages, not in them.
  private static func workers() throws -> [Asset] {
    let name = "notifications-worker.js"
    return [
      try Asset(
        path: "/\(name)",
        contentType: "text/javascript",
        file: Bundle.module.bundleURL.appending(path: "Resources/\(name)"),
        isLinked: false
      )
    ]
  }

  /// Fonts of the system, if they are installed; without them the browser uses its own letters, and
  /// symbols show their first letter.
  private static func fonts() throws -> [Asset] {
    try [SystemFont.text, SystemFont.symbols].compactMap { font in
      guard let file = font.file else { return nil }
      return try Asset(path: font.path, contentType: font.type, file: file)
    }
  }
}
