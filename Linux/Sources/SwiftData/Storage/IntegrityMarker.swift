import CLinux
import Foundation

/// A marker on a store's file. A valid marker means that the file passed an integrity check or was
/// created by this module, and that since then only this module's checkpoints have written to it.
///
/// An integrity check takes longer than reading all rows. The marker is an extended attribute, so
/// the file's content does not change. The marker includes the file's identity and modification
/// time, so it is not valid for a copy or after a write by another program. See
/// docs/decisions/0009.
enum IntegrityMarker {
  private static let attribute = "user.swiftdata.whole"
  /// The maximum granularity of file times, in nanoseconds. Within one step, a file may be written
  /// again and keep its modification time.
  private static let step: Int64 = 10_000_000

  /// Returns true if a file is unchanged since it passed the check.
  static func isValid(at path: String) -> Bool {
    guard let stamp = FileStamp(path: path) else { return false }
    let expected = text(for: stamp)
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = getxattr(path, attribute, &bytes, bytes.count)
    return count == expected.count && bytes.starts(with: expected)
  }

  /// Marks a file as intact, unless it was modified within the last ``step``. Without a marker, for
  /// example on a file system without extended attributes, the next launch checks the file again.
  ///
  /// - Parameter stamp: The stamp of the file when it passed the check.
  static func set(for stamp: FileStamp, on path: String) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let time = Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
    guard stamp.modified + step < time else { return }
    let text = text(for: stamp)
    setxattr(path, attribute, text, text.count, 0)
  }

  private static func text(for stamp: FileStamp) -> [UInt8] {
    Array("\(stamp.device) \(stamp.inode) \(stamp.size) \(stamp.modified)".utf8)
  }
}
