import Foundation
import Synchronization

/// The storage and clock of notifications, which Apple's systems provide. The program sets the host
/// before it first accesses the center.
@_spi(Host) public struct NotificationHost: Sendable {
  /// The file that stores notifications, or nil to store nothing.
  let file: URL?
  let clock: NotificationClock
  /// The program's services for push messages, or nil to send none.
  let push: (any PushHost)?

  /// - `now`: Returns the current time.
  /// - `sleep`: Waits for a duration, or throws `CancellationError`.
  /// - `push`: The program's services for push messages, or nil to send none.
  public init(
    file: URL?,
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    push: (any PushHost)? = nil
  ) {
    self.file = file
    self.push = push
    clock = NotificationClock(now: now, sleep: sleep)
  }

  private static let chosen = Mutex<NotificationHost?>(nil)

  /// The program's settings. By default nothing is stored.
  public static var current: NotificationHost {
    get {
      chosen.withLock { $0 }
        ?? NotificationHost(file: nil, now: { Date() }, sleep: { try await Task.sleep(for: $0) })
    }
    set { chosen.withLock { $0 = newValue } }
  }
}

struct NotificationClock: Sendable {
  /// Returns the current time.
  let now: @Sendable () -> Date
  /// Waits for a duration, or throws `CancellationError`.
  let sleep: @Sendable (Duration) async throws -> Void
  /// The calendar for date components that contain no calendar.
  var calendar = Calendar.autoupdatingCurrent
}
