import Foundation
import Synchronization

/// How long a connection waits for another that writes.
final class Patience: Sendable {
  private let state: Mutex<(limit: Duration, checkpoints: Bool)>

  init(_ limit: Duration) {
    state = Mutex((limit, false))
  }

  func set(_ limit: Duration) {
    state.withLock { $0.limit = limit }
  }

  /// Notes whether the connection itself makes a checkpoint now.
  func setCheckpoints(_ checkpoints: Bool) {
    state.withLock { $0.checkpoints = checkpoints }
  }

  /// Waits a little, unless it was long enough. A checkpoint that another connection of this process
  /// makes soon ends: it is no reason to give up.
  /// - Returns: Whether to try again.
  func wait(tries: Int, for file: StoreFile?) -> Bool {
    let (limit, checkpoints) = state.withLock { $0 }
    let step = Duration.milliseconds(4)
    let isOurs = !checkpoints && file?.isCheckpointing ?? false
    guard step * tries < limit || isOurs else { return false }
    usleep(4_000)
    return true
  }
}
