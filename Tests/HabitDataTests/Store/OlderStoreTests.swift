import Foundation
import HabitEngine
import HabitInterchange
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// A store of an earlier version (scripts/fixtures/store-1 and -2) opens with all data.
@MainActor
struct OlderStoreTests {
  private static func fixture(_ version: Int) -> URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/habit-tracker-\(version).store")
  }

  /// Opens a copy of the fixture.
  private func withCopy(of version: Int, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: "Habits.store")
    try FileManager.default.copyItem(at: Self.fixture(version), to: copy)
    let result = Result { try body(copy) }
    try FileManager.default.removeItem(at: folder)
    try result.get()
  }

  @Test(arguments: [1, 2])
  func `An older store has all its data`(version: Int) throws {
    try withCopy(of: version) { file in
      let stored = try StoreFixture(file).stored()
      #expect(stored == Self.habits(version))
      // The store was migrated and has the same data when it is opened again.
      let again = try StoreFixture(file).stored()
      #expect(again == Self.habits(version))
    }
  }

  @Test(arguments: [1, 2])
  func `An older store accepts the new properties`(version: Int) throws {
    try withCopy(of: version) { file in
      let fixture = try StoreFixture(file)
      var expected = Self.habits(version)
      let bare = try #require(try fixture.habits().last)
      let before = bare.draft
      expected[3].draft.target = HabitTargetSample.everything
      #expect(fixture.store.update(bare.id, from: before, to: expected[3].draft))
      #expect(try fixture.stored() == expected)
      let again = try StoreFixture(file).stored()
      #expect(again == expected)
      try fixture.store.forgetOldDeliveries()
    }
  }

  /// The models of version 1 still match the tables of a store that they created.
  @Test func `The first version does not change`() throws {
    try withCopy(of: 1) { file in
      let container = try ModelContainer(
        for: Schema(versionedSchema: HabitSchemaV1.self),
        configurations: [ModelConfiguration(url: file)]
      )
      let context = ModelContext(container)
      let habits = try context.fetch(
        FetchDescriptor<HabitSchemaV1.Habit>(sortBy: [
          SortDescriptor(\HabitSchemaV1.Habit.sortIndex)
        ])
      )
      #expect(habits.map(\.name) == Self.habits(1).map(\.draft.name))
      #expect(habits.map(\.completions.count) == Self.habits(1).map(\.completions.count))
    }
  }

  /// Returns the habits of a fixture.
  ///
  /// - Parameter now: The time of each command's clock, in thousandths of a second.
  private static func habits(now: [String]) -> [HabitSnapshot] {
    [
      HabitSnapshot(
        id: id(1),
        draft: HabitDraft(
          name: "Läufe 🏃",
          details: "two\nlines",
          icon: "figure.run",
          color: "coral-red",
          category: .fitness,
          streakGoal: StreakGoal(period: .week, basis: .day, value: 3),
          reminders: [
            Reminder(hour: 7, minute: 5, weekdays: [.sunday, .monday]),
            Reminder(hour: 23, minute: 59, weekdays: [.saturday]),
          ]
        ),
        createdAt: instant("2025-12-01T08:30:00.250Z"),
        sortIndex: 0,
        completions: [
          completion("2025-12-31", note: "=1+1, \"far\"", at: "2025-12-31T20:00:00.125Z"),
          completion("2026-01-02", count: 0, .missed, at: "2026-01-02T20:00:00.000Z"),
          completion("2026-01-03", count: 0, note: "nearly", at: "2026-01-03T20:00:00.000Z"),
          completion("2026-01-04", count: 9_999, at: "2026-01-04T20:00:00.000Z"),
          completion("2026-03-09", at: "2026-03-09T12:00:01.\(now[0])Z"),
        ]
      ),
      HabitSnapshot(
        id: id(2),
        draft: HabitDraft(
          name: "Drink",
          icon: "drop.fill",
          color: "#12AB9F",
          category: .health,
          completionsPerDay: 8,
          streakGoal: StreakGoal(period: .week, basis: .value, value: 40)
        ),
        createdAt: instant("2026-01-01T00:00:00.000Z"),
        sortIndex: 1,
        completions: [
          completion("2026-01-01", count: 8, at: "2026-01-01T21:00:00.000Z"),
          completion("2026-03-09", count: 6, at: "2026-03-09T12:00:03.\(now[1])Z"),
        ]
      ),
      HabitSnapshot(
        id: id(3),
        draft: HabitDraft(
          name: "Old",
          icon: "an.icon.of.a.later.version",
          color: "teal",
          category: HabitCategory(rawValue: "a later category"),
          streakGoal: StreakGoal(period: .day, basis: .value, value: 2)
        ),
        originalColor: "#00897B",
        createdAt: instant("2020-02-29T12:00:00.000Z"),
        sortIndex: 2,
        archivedAt: instant("2025-06-01T06:00:00.500Z"),
        completions: [
          completion("2020-02-29", at: "2020-02-29T12:00:00.000Z"),
          completion("2024-02-29", count: 3, .skipped, note: "ill", at: "2024-03-01T09:00:00.000Z"),
        ]
      ),
      HabitSnapshot(
        id: id(4),
        draft: HabitDraft(name: "Bare"),
        createdAt: instant("2026-03-09T12:00:00.000Z"),
        sortIndex: 3,
        completions: [
          completion("2026-03-08", count: 0, .skipped, at: "2026-03-09T12:00:04.\(now[2])Z")
        ]
      ),
    ]
  }

  private static func habits(_ version: Int) -> [HabitSnapshot] {
    habits(now: version == 1 ? ["016", "019", "051"] : ["034", "046", "017"])
  }

  private static func id(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }

  private static func completion(
    _ day: String,
    count: Int = 1,
    _ status: DayStatus = .done,
    note: String = "",
    at date: String
  ) -> HabitSnapshot.Completion {
    let day = CalendarDay(isoText: day) ?? .min
    return HabitSnapshot.Completion(
      record: DayRecord(day: day, count: count, status: status),
      note: note,
      date: instant(date)
    )
  }

  private static func instant(_ text: String) -> Date {
    do {
      let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      let seconds = try Date(text, strategy: style).timeIntervalSince1970
      return Date(milliseconds: Int((seconds * 1_000).rounded()))
    } catch {
      preconditionFailure("\(text) is no instant: \(error)")
    }
  }
}
