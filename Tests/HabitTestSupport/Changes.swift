import Synchronization

/// A counter of observed changes.
package final class Changes: Sendable {
  private let number = Mutex(0)

  package init() {}

  package var count: Int { number.withLock { $0 } }

  package func note() {
    number.withLock { $0 += 1 }
  }
}
