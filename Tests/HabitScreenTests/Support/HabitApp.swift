import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData
@testable import HabitTrackerFeature

/// The app with a store in memory and a clock that a test advances.
@MainActor final class HabitApp {
  let time: ManualTime
  private let container: ModelContainer
  private(set) var session: AppSession

  /// - Parameters:
  ///   - habits: The habits of an export in this app's own format, one JSON object each. Missing
  ///     required members are filled in.
  ///   - now: The time at the start, in ISO 8601. The default is a Monday.
  init(
    _ habits: [String] = [],
    now: String = "2026-03-09T12:00:00Z",
    zone: String = "UTC"
  ) throws {
    time = ManualTime(try Date(now, strategy: .iso8601))
    container = try StoreFile.open(nil, for: HabitSchema.models)
    session = try Self.session(container, time, zone, importing: habits)
  }

  private static func session(
    _ container: ModelContainer,
    _ time: ManualTime,
    _ zone: String,
    importing habits: [String] = []
  ) throws -> AppSession {
    guard let timeZone = TimeZone(identifier: zone) else { throw CocoaError(.formatting) }
    return try withTemporaryFolder { folder in
      let file = habits.isEmpty ? nil : folder.appending(path: "habits.json")
      if let file { try HabitExport.data(habits).write(to: file) }
      let launch = Launch(storeURL: nil, clock: time.clock, timeZone: timeZone, importFile: file)
      return try AppSession(launch, reminders: PreviewReminders()) { container }
    }
  }

  /// Starts the app again with the same store, in the given time zone.
  func restart(zone: String = "UTC") throws {
    session = try Self.session(container, time, zone)
  }

  /// Opens a window at an address, for a reader of a language and region.
  func window(_ address: String = "/", locale: String? = nil) -> ScreenWindow {
    ScreenWindow(session, address: address, locale: locale)
  }

  /// Returns the stored habits, in manual order.
  func stored() throws -> [PortableHabit] { try container.storedHabits() }

  func storedNames() throws -> [String] { try stored().map(\.draft.name) }

  /// Returns the recorded days of a habit, and each day's count.
  func storedCounts(_ name: String) throws -> [String: Int] {
    let records = try stored().first { $0.draft.name == name }?.days.map(\.record) ?? []
    return Dictionary(
      records.map { ($0.day.isoText, $0.count) },
      uniquingKeysWith: +
    )
  }
}

extension AppSession {
  /// Returns the only habit of `PreviewHistory.newHabit`, or any habit of another history.
  func firstHabit() throws -> Habit {
    try #require(try store?.context.fetch(FetchDescriptor<Habit>()).first)
  }
}

extension Habit {
  /// The address of the habit's screen.
  var address: String { "/habits/\(id.uuidString.lowercased())" }
}
