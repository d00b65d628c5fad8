import Foundation

/// A file that the host serves to its pages: a style sheet, a script, a font, an icon.
public struct Asset: Sendable {
  /// When a browser asks for a file.
  public enum Use: Sendable {
    /// With each page: scripts (`text/javascript`) are joined into one and style sheets (`text/css`)
    /// into another, in the order given, and fonts are asked for beside them.
    case always
    /// Where a style sheet names it, and only if the browser has to show something of it.
    case whenNamed
    /// By its path alone, which therefore stays: a worker's script, an icon.
    case byPath
  }

  /// The path by which scripts import it and style sheets name it, such as `/icons.woff2`. Browsers
  /// ask for it under a name made of its content, unless its use is `byPath`.
  public let path: String
  /// Its media type, such as `font/woff2`.
  public let contentType: String
  /// The file's bytes.
  public let data: Data
  /// When a browser asks for it.
  public let use: Use

  /// Makes an asset of bytes in memory.
  public init(path: String, contentType: String, data: Data, use: Use = .always) {
    self.path = path
    self.contentType = contentType
    self.data = data
    self.use = use
  }

  /// Reads the asset from a file, once.
  /// - Throws: What `Data(contentsOf:)` throws for a file that cannot be read.
  public init(path: String, contentType: String, file: URL, use: Use = .always) throws {
    let data = try Data(contentsOf: file)
    self.init(path: path, contentType: contentType, data: data, use: use)
  }
}
