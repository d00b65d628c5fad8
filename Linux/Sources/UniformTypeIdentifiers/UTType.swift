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

  /// Creates the type for a file name extension, ignoring case.
  ///
  /// If no declared type for the extension conforms to the supertype, the result is a dynamic type.
  ///
  /// FlyingFox uses this initializer if it is compiled after this module.
  ///
  /// - Returns: Nil if the extension is invalid.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains("/") else { return nil }
    let name = filenameExtension.lowercased()
    let declared = [UTType.json, .plainText, .commaSeparatedText].first {
      $0.preferredFilenameExtension == name && [.data, $0].contains(supertype)
    }
    self = declared ?? UTType("dyn.\(name)", name)
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
