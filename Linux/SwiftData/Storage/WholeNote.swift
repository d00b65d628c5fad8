import CXattr
import Foundation

/// A note on a store's file that it is whole: it was looked through once, and nobody but checkpoints
/// of ours has written to it since.
///
/// To look through a store takes longer than to read all of its rows. The note is an extended
/// attribute, so the bytes of the file stay as they are. It says which file it is on and when that was
/// last written: it stands neither on a copy nor on what another program has written. See
/// docs/decisions/0009.
enum WholeNote {
  private static let attribute = "user.swiftdata.whole"
  /// The times of files go in steps of up to a hundredth of a second, in nanoseconds. Within one, a
  /// file may be written once more and keep its time.
  private static let step: Int64 = 10_000_000

  /// Whether a file is as it was when it was known to be whole.
  static func stands(on path: String) -> Bool {
    guard let stamp = FileStamp(path: path) else { return false }
    let expected = text(for: stamp)
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = getxattr(path, attribute, &bytes, bytes.count)
    return count == expected.count && bytes.starts(with: expected)
  }

  /// Notes that a file is whole. Where there can be no note, the next start looks through the file.
  /// - Parameter stamp: The file as it was when it was found whole.
  static func put(for stamp: FileStamp, on path: String) {
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
