import Foundation

/// A file's content before it has a place. Foundation on Apple's systems has it.
public final class FileWrapper {
  /// The file's bytes.
  public let regularFileContents: Data?

  /// A file of some bytes.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
  }
}
