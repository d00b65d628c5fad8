/// A type of data or file.
public struct UTType: Hashable, Sendable {
  /// The identifier of the type, such as `public.json`.
  public let identifier: String
  /// The file name extension without the dot, or nil for an abstract type.
  public let preferredFilenameExtension: String?
  /// The media type, or nil for an abstract type.
  public let preferredMIMEType: String?

  private init(_ identifier: String, _ filenameExtension: String? = nil, _ mimeType: String? = nil)
  {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
    preferredMIMEType = mimeType
  }

  /// Any data, and therefore every file.
  public static var data: UTType { UTType("public.data") }
  /// A folder.
  public static var folder: UTType { UTType("public.folder") }
  /// JSON.
  public static var json: UTType { UTType("public.json", "json", "application/json") }
  /// Text of any encoding.
  public static var plainText: UTType { UTType("public.plain-text", "txt", "text/plain") }
  /// Comma-separated values (CSV).
  public static var commaSeparatedText: UTType {
    UTType("public.comma-separated-values-text", "csv", "text/csv")
  }
}
