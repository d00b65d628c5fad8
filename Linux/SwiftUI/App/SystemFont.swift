import Foundation

/// A font that a package of Debian installs.
struct SystemFont {
  let path: String
  let type: String
  let places: [String]

  /// Inter, from the package `fonts-inter-variable`.
  static let text = SystemFont(
    path: "/inter.ttf",
    type: "font/ttf",
    places: ["/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"]
  )

  /// Material Icons, from the package `fonts-material-design-icons-iconfont`.
  static let symbols = SystemFont(
    path: "/symbols.woff2",
    type: "font/woff2",
    places: ["/usr/share/fonts/woff/material-design-icons-iconfont/MaterialIcons-Regular.woff2"]
  )

  /// Where the font is, if it is installed.
  var file: URL? {
    places.first { FileManager.default.fileExists(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }
}
