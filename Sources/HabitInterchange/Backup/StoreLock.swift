import Foundation

/// The detection of locks that other programs hold on a store.
///
/// The detection checks the locks that SQLite takes (sqlite.org/fileformat.html, "Locking", and
/// sqlite.org/walformat.html). It does not open the store as a database, because that could apply
/// another store's log to it.
public enum StoreLock {
  /// The ranges of bytes that SQLite locks in a database, and in the index of its log for writing
  /// and recovery.
  private static let places: [(ending: String, start: Int, count: Int)] = [
    ("", 0x4000_0000, 512), ("-shm", 120, 3),
  ]

  /// Returns true if another program prevents the store from being written.
  ///
  /// - Parameter store: The store's file.
  public static func isHeld(_ store: URL) -> Bool {
    places.contains { place in
      // The file stays open until the process exits: closing it would release the process's own
      // locks on the file.
      let file = open(store.path(percentEncoded: false) + place.ending, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      var lock = flock()
      lock.l_type = Int16(F_RDLCK)
      lock.l_whence = Int16(SEEK_SET)
      lock.l_start = off_t(place.start)
      lock.l_len = off_t(place.count)
      return fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
    }
  }
}
