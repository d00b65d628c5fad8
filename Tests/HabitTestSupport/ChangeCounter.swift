import Synchronization

/// A counter of observed changes.
package final class ChangeCounter: Sendable {
  private let number = Mutex(0)

  package init() {}

  package var count: Int { number.withLock { $0 } }

  package func increment() {
    number.withLock { $0 += 1 }
  }
}
