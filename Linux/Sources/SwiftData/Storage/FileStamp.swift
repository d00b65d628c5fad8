import Foundation

/// The identity of a file, and its last modification.
struct FileStamp: Hashable, Codable, Sendable {
  let device: UInt64
  let inode: UInt64
  let size: Int64
  /// The modification time in nanoseconds since 1970.
  let modified: Int64

  /// Reads the stamp of a file, or returns nil if the file does not exist or can't be examined. The
  /// file is not opened, because closing it would release SQLite's locks on it in this process.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  /// Returns true if both stamps are of the same file, even if the file was modified in between.
  func isSameFile(as other: FileStamp?) -> Bool {
    device == other?.device && inode == other?.inode
  }
}
