import Foundation
import WebElements

/// The style sheets, scripts, fonts, and icon of the app's pages.
enum AppAssets {
  static func all() throws -> [Asset] {
    try styleSheets.map { try asset("\($0).css", "text/css") }
      + scripts.map { try asset("\($0).js", "text/javascript") }
      + fonts.map { try asset("\($0).woff2", "font/woff2", in: "Fonts") }
      + otherFonts.map { try asset("\($0).woff2", "font/woff2", in: "Fonts", use: .whenNamed) }
      + [
        asset("favicon.ico", "image/svg+xml", use: .byPath),
        // A service worker runs outside the pages, and browsers identify it by its path.
        asset("notifications-worker.js", "text/javascript", use: .byPath),
      ]
  }

  private static let styleSheets = [
    "fonts", "base", "layout", "controls", "pickers", "steppers", "menus", "search", "reorder",
    "lists", "navigation", "dialogs", "charts", "files",
  ]

  private static let scripts = [
    "files", "fits", "focus", "growing", "longpress", "menus", "notifications", "radios", "reorder",
    "scene", "search", "shortcuts", "steppers", "swipe", "taps", "textsize", "timers", "titles",
    "undo", "approach", "near", "copy", "pointers", "language", "direction",
  ]

  /// Fonts that nearly every page uses.
  private static let fonts = ["inter-latin", "symbols"]
  /// Fonts for other characters and for the light weight.
  private static let otherFonts = [
    "inter-latin-extended", "inter-latin-light", "inter-greek", "inter-cyrillic",
  ]

  private static func asset(
    _ name: String,
    _ type: String,
    in folder: String = "",
    use: Asset.Use = .always
  ) throws -> Asset {
    let resources = Bundle.module.bundleURL.appending(path: "Resources").appending(path: folder)
    return try Asset(
      path: "/\(name)",
      contentType: type,
      file: resources.appending(path: name),
      use: use
    )
  }
}
