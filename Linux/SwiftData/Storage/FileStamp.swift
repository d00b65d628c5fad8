import Foundation

/// Which file a path names, and when it was last written.
struct FileStamp: Hashable, Codable, Sendable {
  let device: UInt64
  let inode: UInt64
  let size: Int64
  /// Nanoseconds since 1970.
  let modified: Int64

  /// Nil where there is no such file. It is not opened: to close a file again would take away the
  /// locks that SQLite has on it in this process.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  /// Whether both are of one file, written since or not.
  func isSameFile(as other: FileStamp?) -> Bool {
    device == other?.device && inode == other?.inode
  }
}
