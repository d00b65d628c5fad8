import Foundation

/// A file that the host serves to its pages: a style sheet, a script, a font, an icon.
public struct Asset: Sendable {
  /// The path it is served at, such as `/icons.woff2`.
  public let path: String
  /// Its media type, such as `font/woff2`. Style sheets (`text/css`) and scripts
  /// (`text/javascript`, loaded as modules) are linked from every page, in the order given.
  public let contentType: String
  /// The file's bytes.
  public let data: Data
  /// Whether pages link it, if it is a style sheet or a script; a worker's script they do not.
  public let isLinked: Bool

  /// Makes an asset of bytes in memory.
  public init(path: String, contentType: String, data: Data, isLinked: Bool = true) {
    self.path = path
    self.contentType = contentType
    self.data = data
    self.isLinked = isLinked
  }

  /// Reads the asset from a file, once.
  /// - Throws: What `Data(contentsOf:)` throws for a file that cannot be read.
  public init(path: String, contentType: String, file: URL, isLinked: Bool = true) throws {
    let data = try Data(contentsOf: file)
    self.init(path: path, contentType: contentType, data: data, isLinked: isLinked)
  }
}
