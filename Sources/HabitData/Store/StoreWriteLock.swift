import Foundation
import SwiftData
import Synchronization

/// The right to change a store: one holder at a time, over all threads and processes.
///
/// It is held for the milliseconds of one read-modify-write, in synchronous code, so that iOS never
/// suspends the process with the lock in the app group (0xdead10cc).
struct StoreWriteLock {
  private enum Holder {
    case file(FileLock)
    case memory(ObjectIdentifier)
  }

  private let holder: Holder
  /// The containers without a file that are being written.
  private static let inMemory = Mutex<Set<ObjectIdentifier>>([])
  /// The pause between two tries, in microseconds.
  private static let pause: UInt32 = 1_000

  /// Takes the lock of a store.
  /// - Parameter limit: The longest wait for another holder.
  /// - Throws: ``StoreWriteLockError`` after that wait, or the reason why the lock's file can't be opened.
  init(_ container: ModelContainer, waitingAtMost limit: Duration) throws {
    let end = ContinuousClock.now + limit
    while true {
      if let holder = try Self.take(container) {
        self.holder = holder
        return
      }
      guard ContinuousClock.now < end else { throw StoreWriteLockError.isHeld }
      usleep(Self.pause)
    }
  }

  /// Gives the lock back. Call it once.
  func unlock() {
    switch holder {
    case .file(let lock): lock.unlock()
    case .memory(let id): Self.inMemory.withLock { _ = $0.remove(id) }
    }
  }

  private static func take(_ container: ModelContainer) throws -> Holder? {
    if let file = container.configurations.first(where: { !$0.isStoredInMemoryOnly })?.url {
      return try FileLock(unlessHeld: lockFile(of: file)).map(Holder.file)
    }
    let id = ObjectIdentifier(container)
    return inMemory.withLock { $0.insert(id).inserted } ? .memory(id) : nil
  }

  /// The empty file that carries the lock, beside the store.
  static func lockFile(of store: URL) -> URL {
    URL(filePath: store.path(percentEncoded: false) + "-lock")
  }
}

/// Why a change has to wait.
enum StoreWriteLockError: LocalizedError {
  /// Another program, or another part of this one, has the lock.
  case isHeld

  var errorDescription: String? {
    "Another program is changing your habits at the moment. Try again."
  }
}
