import Foundation
import Synchronization

/// The timeout of a connection for locks of other connections.
final class BusyTimeout: Sendable {
  private let state: Mutex<(limit: Duration, checkpoints: Bool)>

  init(_ limit: Duration) {
    state = Mutex((limit, false))
  }

  func set(_ limit: Duration) {
    state.withLock { $0.limit = limit }
  }

  /// Sets whether the connection itself is running a checkpoint.
  func setCheckpoints(_ checkpoints: Bool) {
    state.withLock { $0.checkpoints = checkpoints }
  }

  /// Waits briefly, unless the timeout has expired.
  ///
  /// The timeout does not apply while another connection of this process runs a checkpoint, which
  /// ends soon.
  ///
  /// - Returns: True to retry.
  func wait(tries: Int, for file: StoreFile?) -> Bool {
    let (limit, checkpoints) = state.withLock { $0 }
    let step = Duration.milliseconds(4)
    let isOurs = !checkpoints && file?.isCheckpointing ?? false
    guard step * tries < limit || isOurs else { return false }
    usleep(4_000)
    return true
  }
}
