import Foundation
import HabitEngine
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

/// Titles and days of reminders that are sent to closed apps.
@MainActor
struct PushReminderTests {
  private func session(_ now: String, in zone: String = "Europe/Berlin") throws -> AppSession {
    let launch = Launch(
      storeURL: nil,
      clock: .starting(at: try Date(now, strategy: .iso8601)),
      timeZone: try #require(TimeZone(identifier: zone))
    )
    return try AppSession(launch, reminders: RecordingReminderCenter()) {
      try launch.modelContainer(for: HabitSchema.models)
    }
  }

  private func endOfDay(_ date: String) throws -> String {
    try session(date).endOfDay(of: Date(date, strategy: .iso8601)).ISO8601Format()
  }

  /// The days of the clock changes have 23 and 25 hours.
  @Test(arguments: [
    ("2026-03-09T22:59:00Z", "2026-03-09T23:00:00Z"),
    ("2026-03-09T23:00:00Z", "2026-03-10T23:00:00Z"),
    ("2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"),
    ("2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
  ])
  func `A reminder expires at the end of its day`(due: String, end: String) throws {
    #expect(try endOfDay(due) == end)
  }

  @Test func `With days that start at four, a reminder at night expires at four`() throws {
    let session = try session("2026-03-09T12:00:00Z", in: "UTC")
    let store = try #require(session.store)
    store.days.setBoundary(DayBoundary.localCalendar(timeZone: .gmt, startHour: 4))
    let night = try Date("2026-03-10T01:00:00Z", strategy: .iso8601)
    #expect(session.endOfDay(of: night).ISO8601Format() == "2026-03-10T04:00:00Z")
  }

  @Test func `The title of a reminder is found by each form of its identifier`() throws {
    let session = try session("2026-03-09T12:00:00Z")
    let store = try #require(session.store)
    var draft = HabitDraft(name: "Read")
    draft.reminders = [.standard]
    #expect(store.create(draft) != nil)
    let id = try #require(try store.allHabits().first?.id)
    for suffix in ["weekday 2/09:00", "2026-03-09/09:00", "2026-03-09/09:00/snoozed"] {
      #expect(session.reminderTitle(of: "\(id)/\(suffix)") == "Time for Read")
    }
    #expect(session.reminderTitle(of: "\(UUID())/weekday 2/09:00") == nil)
    #expect(session.reminderTitle(of: "Read") == nil)
    #expect(AppSession.reminderActions == ["done": "Done", "snooze": "Snooze"])
  }
}
