import Foundation
import HabitFoundation
import TestSupport

/// The behavior of iOS toward a process in the background.
enum Suspension {
  /// Lets the process's expiring activities expire, as the system does before it suspends a process.
  /// - Returns: The locks that the process still holds on files in a folder of its app group. The system
  ///   ends it for any.
  static func locksHeld(in folder: URL) async throws -> [HeldLock] {
    await ExpiringActivity.expireAll()
    return try HeldLock.all(in: folder)
  }
}
