import Foundation

/// A file that the host serves to pages: a style sheet, a script, a font, or an icon.
public struct Asset: Sendable {
  /// The time at which a browser requests a file.
  public enum Use: Sendable {
    /// The file is loaded with each page. Scripts (`text/javascript`) and style sheets (`text/css`)
    /// are each bundled in the given order, and fonts are preloaded.
    case always
    /// The file is loaded when a style sheet refers to it and the page needs it.
    case whenNamed
    /// The file is requested by its fixed path, for example a worker's script or an icon.
    case byPath
  }

  /// The path in script imports and style sheets, such as `/icons.woff2`.
  ///
  /// Browsers request the file under a name with a hash of its content, unless its use is `byPath`.
  public let path: String
  /// The media type, such as `font/woff2`.
  public let contentType: String
  /// The content of the file.
  public let data: Data
  /// The time at which a browser requests the file.
  public let use: Use

  /// Creates an asset from data.
  public init(path: String, contentType: String, data: Data, use: Use = .always) {
    self.path = path
    self.contentType = contentType
    self.data = data
    self.use = use
  }

  /// Reads the content of an asset from a file.
  ///
  /// - Throws: An error of `Data(contentsOf:)`.
  public init(path: String, contentType: String, file: URL, use: Use = .always) throws {
    let data = try Data(contentsOf: file)
    self.init(path: path, contentType: contentType, data: data, use: use)
  }
}
