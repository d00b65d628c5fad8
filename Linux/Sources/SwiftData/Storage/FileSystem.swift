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

/// System calls that throw an error with a description.
enum SystemCall {
  @discardableResult
  static func check<Result: SignedInteger>(_ result: Result) throws -> Result {
    guard result >= 0 else { throw failure(errno) }
    return result
  }

  static func failure(_ code: Int32) -> SwiftDataError {
    let message =
      switch code {
      case ENOSPC, EDQUOT: StoreMessages.isFull
      case EROFS, EACCES, EPERM: StoreMessages.isReadOnly
      default: "The disk reported an error: \(String(cString: strerror(code)))."
      }
    return SwiftDataError(.storeFailure, message)
  }

  /// Makes changes of a folder's entries durable.
  static func syncFolder(of path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let file = try check(open(folder.path(percentEncoded: false), O_RDONLY | O_CLOEXEC))
    defer { close(file) }
    try check(fsync(file))
  }

  /// Creates an empty file that only this user can read. An existing file is not changed.
  static func createPrivateFile(_ path: String) throws {
    close(try check(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)))
  }
}

/// File systems that several machines may share.
///
/// SQLite's write-ahead log requires that all processes that use a store share memory, which is not
/// possible across machines.
enum NetworkFileSystem {
  private static let kinds: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "lustre", "gfs2", "ocfs2", "davfs",
    "fuse.sshfs", "fuse.rclone", "fuse.glusterfs", "fuse.s3fs", "fuse.davfs2",
  ]

  /// Returns true if a file is or would be on a network file system.
  static func has(_ path: String) -> Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path(percentEncoded: false)
    guard let stamp = FileStamp(path: path) ?? FileStamp(path: folder),
      let mounts = FileManager.default.contents(atPath: "/proc/self/mountinfo")
    else { return false }
    return isNetwork(stamp.device, in: String(decoding: mounts, as: UTF8.self))
  }

  /// Returns true if a device has a network file system, according to a mount list.
  ///
  /// The third field of a line is the device, and the first field after the dash is the file
  /// system.
  static func isNetwork(_ device: UInt64, in mounts: String) -> Bool {
    let (major, minor) = ((device >> 8) & 0xFFF, (device & 0xFF) | ((device >> 12) & 0xFFF00))
    return mounts.split(separator: "\n").contains { line in
      let fields = line.split(separator: " ")
      guard fields.count > 2, fields[2] == "\(major):\(minor)",
        let dash = fields.firstIndex(of: "-"),
        dash + 1 < fields.count
      else { return false }
      return kinds.contains(String(fields[dash + 1]))
    }
  }
}
