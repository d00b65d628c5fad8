import Foundation

/// Tells whether a file is still the one that was read. Files here are replaced as a whole, so that a
/// new one has another number, and where that is used again, another time.
struct FileVersion: Hashable {
  private let number: Int?
  private let size: Int?
  private let date: Date?

  /// Nil where there is no file that could be read.
  init?(_ file: URL) {
    let path = file.path(percentEncoded: false)
    let attributes: [FileAttributeKey: Any]
    do { attributes = try FileManager.default.attributesOfItem(atPath: path) } catch {
      // There is none, or it is closed to this user: reading it says which.
      return nil
    }
    number = attributes[.systemFileNumber] as? Int
    size = attributes[.size] as? Int
    date = attributes[.modificationDate] as? Date
  }
}
