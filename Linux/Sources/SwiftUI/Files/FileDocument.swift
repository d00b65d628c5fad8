import Foundation
import UniformTypeIdentifiers

/// A document value that can be read from and written to a file.
@preconcurrency public protocol FileDocument: Sendable {
  /// The parameters for reading the document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The parameters for writing the document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The file types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The file types that the document can be written to. By default, the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The parameters for reading a document.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The parameters for writing a document.
public struct FileDocumentWriteConfiguration {
  /// The type of file to write.
  public let contentType: UTType
  /// The previous file, if any.
  public let existingFile: FileWrapper?
}

/// The contents of a file without a location. Foundation on Apple's systems provides this class.
public final class FileWrapper {
  /// The file's bytes.
  public let regularFileContents: Data?

  /// Creates a regular file from its bytes.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }
}
