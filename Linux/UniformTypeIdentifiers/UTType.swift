/// A type of data, as files have it.
public struct UTType: Hashable, Sendable {
  /// The name of the type, such as `public.json`.
  public let identifier: String
  /// How the names of its files end, without the dot; nil for a type that stands for others.
  public let preferredFilenameExtension: String?
  /// Its media type; nil for a type that stands for others.
  public let preferredMIMEType: String?

  private init(_ identifier: String, _ filenameExtension: String? = nil, _ mimeType: String? = nil)
  {
    self.identifier = identifier
    preferredFilenameExtension = filenameExtension
    preferredMIMEType = mimeType
  }

  /// The type of files whose names end so, in letters of either case.
  ///
  /// A type of its own, of which nothing else is known, where no declared one conforms to the
  /// supertype.
  /// - Returns: nil for an extension that no name can have.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty, !filenameExtension.contains("/") else { return nil }
    let name = filenameExtension.lowercased()
    let declared = [UTType.json, .plainText, .commaSeparatedText].first {
      $0.preferredFilenameExtension == name && [.data, $0].contains(supertype)
    }
    self = declared ?? UTType("dyn.\(name)", name)
  }

  /// Anything with bytes: every file.
  public static var data: UTType { UTType("public.data") }
  /// A folder.
  public static var folder: UTType { UTType("public.folder") }
  /// JSON.
  public static var json: UTType { UTType("public.json", "json", "application/json") }
  /// Text of any encoding.
  public static var plainText: UTType { UTType("public.plain-text", "txt", "text/plain") }
  /// Values between commas, CSV.
  public static var commaSeparatedText: UTType {
    UTType("public.comma-separated-values-text", "csv", "text/csv")
  }
}
