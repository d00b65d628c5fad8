import Foundation

/// The contents of a file without a location. Foundation on Apple's systems provides this class.
public final class FileWrapper {
  /// The file's bytes.
  public let regularFileContents: Data?

  /// Creates a regular file from its bytes.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }
}
