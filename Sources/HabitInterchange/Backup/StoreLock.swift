import Foundation

/// Whether another program keeps a store from being written, by the locks that SQLite takes
/// (sqlite.org/fileformat.html, "Locking", and sqlite.org/walformat.html). The store is not opened
/// as a database: that could bring a log into a file that is none of its own.
public enum StoreLock {
  /// Where SQLite locks a database, and in the index of its log the right to write and to recover.
  private static let places: [(ending: String, start: Int, count: Int)] = [
    ("", 0x4000_0000, 512), ("-shm", 120, 3),
  ]

  /// - Parameter store: The store's file.
  public static func isHeld(_ store: URL) -> Bool {
    places.contains { place in
      // It is not closed before the process ends: that would drop the process's own locks on it.
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
