import UniformTypeIdentifiers

/// A document that is a value, and can be made of a file and into one.
@preconcurrency public protocol FileDocument: Sendable {
  /// What the document is read with.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written with.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written to: by default those it can be read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file to read a document from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// How to write a document.
public struct FileDocumentWriteConfiguration {
  /// The type of file to write.
  public let contentType: UTType
  /// The file that was there before, if any.
  public let existingFile: FileWrapper?
}
