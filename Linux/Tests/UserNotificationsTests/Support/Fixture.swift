import Foundation
import TestSupport

@_spi(Host) @testable import UserNotifications

/// A scheduler on the test's clock, starting at 2026-03-09 12:00 UTC.
@MainActor struct Fixture {
  let time: ManualTime
  let outlet: RecordingOutlet
  let scheduler: NotificationScheduler

  init(
    time: ManualTime = ManualTime(),
    outlet: RecordingOutlet = RecordingOutlet(),
    others: [RecordingOutlet] = [],
    file: URL? = nil
  ) {
    self.time = time
    self.outlet = outlet
    scheduler = NotificationScheduler(
      clock: time.clock,
      archive: NotificationArchive(file: file),
      outlets: [outlet] + others
    )
  }

  /// Requests a notification after some seconds.
  func add(_ identifier: String, after seconds: TimeInterval, silently: Bool = false) async {
    var content = StoredContent()
    content.title = "Time for \(identifier)"
    content.isSilent = silently
    content.category = "reminder"
    await scheduler.add(identifier, content, .interval(seconds, repeats: false))
  }

  /// Returns the notice of a delivered notification.
  func notice(_ identifier: String, body: String = "") -> Notice {
    Notice(
      id: identifier,
      title: "Time for \(identifier)",
      body: body,
      isSilent: false,
      actions: scheduler.categories["reminder"] ?? []
    )
  }

  /// Delivers due notifications.
  func settle() async { await scheduler.settle() }

  /// Moves the time forward, and delivers due notifications.
  func advance(by seconds: TimeInterval) async {
    time.advance(by: seconds)
    await settle()
  }
}

extension ManualTime {
  /// The clock for a scheduler.
  var clock: NotificationClock {
    NotificationClock(now: { self.now }, sleep: { try await self.wait($0) })
  }
}
