import Foundation
import WebElements

/// A bundle of the page's style sheets, without comments and with the hashed names of files.
enum StyleBundle {
  /// - Parameter names: The name of each file, by its path in style sheets.
  /// - Throws: `AssetError`.
  static func text(
    of styleSheets: [Asset],
    names: [String: String]
  ) throws(AssetError) -> String {
    var text = ""
    for sheet in styleSheets {
      var rest = Self.withoutComments(String(decoding: sheet.data, as: UTF8.self))[...]
      while let start = rest.range(of: "url(\"/"),
        let end = rest[start.upperBound...].firstIndex(of: "\"")
      {
        let path = "/\(rest[start.upperBound..<end])"
        guard let name = names[path] else { throw .missingFile(path, in: sheet.path) }
        text += rest[..<start.lowerBound] + "url(\"" + name
        rest = rest[end...]
      }
      text += rest
    }
    return text
  }

  /// Returns a style sheet's font faces alone.
  static func fontFaces(_ sheet: Asset) -> Asset {
    let text = withoutComments(String(decoding: sheet.data, as: UTF8.self))
    let faces = text.matches(of: #/@font-face\s*\{[^}]*\}/#).map { String($0.output) }
    return Asset(
      path: sheet.path,
      contentType: sheet.contentType,
      data: Data(faces.joined(separator: "\n").utf8)
    )
  }

  private static func withoutComments(_ text: String) -> String {
    var kept = ""
    var rest = text[...]
    while let start = rest.range(of: "/*"),
      let end = rest[start.upperBound...].range(of: "*/")
    {
      kept += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }
}
