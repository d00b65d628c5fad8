import Foundation
import SwiftData
import Synchronization

/// A lock for changing a store, exclusive across all threads and processes.
///
/// The lock is held for the milliseconds of a read and a write in synchronous code, so that iOS
/// never suspends the process while it holds a lock in the app group (0xdead10cc).
struct StoreWriteLock {
  private enum Holder {
    case file(FileLock)
    case memory(ObjectIdentifier)
  }

  private let holder: Holder
  /// The in-memory containers that are being written.
  private static let inMemory = Mutex<Set<ObjectIdentifier>>([])

  /// Takes the lock of a store.
  ///
  /// - Parameter limit: The longest wait for another holder.
  /// - Throws: ``StoreWriteLockError`` after that wait, or an error if the lock file can't be
  ///   opened.
  init(_ container: ModelContainer, waitingAtMost limit: Duration) throws {
    // The lock has no queue. A tap has a short timeout and tries ten times as often as a command,
    // so that it gets the lock even if many commands compete for it.
    let pause: UInt32 = limit < .seconds(1) ? 1_000 : 10_000
    let end = ContinuousClock.now + limit
    while true {
      if let holder = try Self.take(container) {
        self.holder = holder
        return
      }
      guard ContinuousClock.now < end else { throw StoreWriteLockError.isHeld }
      usleep(pause)
    }
  }

  /// Releases the lock. Call it once.
  func unlock() {
    switch holder {
    case .file(let lock): lock.unlock()
    case .memory(let id): Self.inMemory.withLock { _ = $0.remove(id) }
    }
  }

  private static func take(_ container: ModelContainer) throws -> Holder? {
    if let file = container.configurations.first(where: { !$0.isStoredInMemoryOnly })?.url {
      // An empty file next to the store.
      return try FileLock(unlessHeld: file.adding("-lock")).map(Holder.file)
    }
    let id = ObjectIdentifier(container)
    return inMemory.withLock { $0.insert(id).inserted } ? .memory(id) : nil
  }
}

/// The reason why a change can't be made now.
enum StoreWriteLockError: LocalizedError {
  /// The lock is held by another program, or by another part of this program.
  case isHeld

  var errorDescription: String? {
    String(localized: "Another program is changing your habits. Try again in a moment.")
  }
}
