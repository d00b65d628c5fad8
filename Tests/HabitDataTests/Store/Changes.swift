import Synchronization

/// Counts what observation tells.
final class Changes: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func note() {
    number.withLock { $0 += 1 }
  }
}
