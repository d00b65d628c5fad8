import Foundation
import Synchronization

/// What the system knows of a program by itself on other platforms: where its notifications are kept,
/// and what time it is. The program sets it before it first asks for the center.
package struct NotificationHost: Sendable {
  /// The file that keeps notifications, or nil where nothing is kept.
  let file: URL?
  let clock: NotificationClock

  /// - Parameters:
  ///   - now: What time it is.
  ///   - sleep: Returns after a while, or throws `CancellationError`.
  package init(
    file: URL?,
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.file = file
    clock = NotificationClock(now: now, sleep: sleep)
  }

  private static let chosen = Mutex<NotificationHost?>(nil)

  /// What the program has chosen; nothing is kept where it has chosen nothing.
  package static var current: NotificationHost {
    get {
      chosen.withLock { $0 }
        ?? NotificationHost(file: nil, now: { Date() }, sleep: { try await Task.sleep(for: $0) })
    }
    set { chosen.withLock { $0 = newValue } }
  }
}
