import Foundation

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
