import Foundation
import HabitData
import TestSupport

/// The effects of iOS suspending a process in the background.
enum Suspension {
  /// Expires the process's expiring activities, as the system does before it suspends a process.
  ///
  /// - Returns: The locks that the process still holds on files in its app group's folder. The
  ///   system ends a process that holds such a lock.
  static func locksHeld(in folder: URL) async throws -> [HeldLock] {
    await ExpiringActivity.expireAll()
    return try HeldLock.all(in: folder)
  }
}
