import Foundation
import HabitEngine
import HabitInterchange
import HabitTestSupport
import Testing
import TestSupport

@testable import HabitData

/// Exporting a store and importing it again.
@MainActor
struct HabitStoreExportTests {
  /// Each random store is exported as JSON. A store that imports the file must be equal.
  @Test func `Thirty random stores are restored from their exports`() async throws {
    try await withTemporaryFolder { folder in
      for seed in 1...30 as ClosedRange<UInt64> {
        let first = try StoreFixture()
        try first.store.add(Self.snapshots(seed, today: first.days.today))
        let before = try first.stored()
        let url = folder.appending(path: "\(seed)")
        let habits = try await first.store.portableHabits()
        #expect(habits == before, "seed \(seed)")
        try JSONExport.data(habits).write(to: url)
        let second = try StoreFixture()
        _ = try second.store.add(Importer.read(contentsOf: url))
        #expect(try second.stored() == before, "seed \(seed)")
        // Existing records are not added again.
        #expect(try first.store.plan(Importer.read(contentsOf: url)).isEmpty, "seed \(seed)")
      }
    }
  }

  @Test func `Counts of an earlier measure are restored`() async throws {
    try await withTemporaryFolder { folder in
      let first = try StoreFixture()
      let habit = try first.makeHabit("Read", HabitTarget(measure: .time, amountPerDay: 3_600))
      first.store.setCount(10_800, on: first.days.today, of: habit)
      var draft = habit.draft
      draft.measure = .times
      #expect(first.store.update(habit.id, from: habit.draft, to: draft))
      let url = folder.appending(path: "export")
      let habits = try await first.store.portableHabits()
      try JSONExport.data(habits).write(to: url)
      let second = try StoreFixture()
      _ = try second.store.add(Importer.read(contentsOf: url))
      let restored = try second.stored()
      #expect(restored.map(\.target.measure) == [.times])
      #expect(restored.map(\.days) == [[first.completion(0, count: 10_800)]])
    }
  }

  @Test func `Categories are restored in their order, without the removed ones`() throws {
    try withTemporaryFolder { folder in
      let first = try StoreFixture()
      var social = try #require(try first.store.categories().category(.social))
      social.name = "Friends"
      #expect(first.store.updateCategory(social))
      social.name = "Garden"
      _ = try #require(first.store.addCategory(social))
      first.store.removeCategory(.health)
      let before = try first.store.categories()
      let names = ["Productivity", "Personal", "Fitness", "Learning", "Friends", "Garden"]
      #expect(before.categories.map(\.name) == names)
      let url = folder.appending(path: "export")
      let categories = try first.store.portableCategories()
      try JSONExport.data([], categories: categories).write(to: url)
      let second = try StoreFixture()
      _ = try second.store.add(Importer.read(contentsOf: url))
      #expect(try second.store.categories() == before)
      #expect(try second.store.portableCategories() == categories)
    }
  }

  @Test func `Reading all habits reports its progress`() async throws {
    let fixture = try StoreFixture()
    for _ in 0..<3 {
      var snapshot = PortableHabit(try fixture.makeHabit("Run"))
      snapshot.id = UUID()
      snapshot.days = (0..<7_000).map { fixture.completion($0) }
      try fixture.store.add([snapshot])
    }
    var shares: [Double] = []
    let habits = try await fixture.store.portableHabits { shares.append($0) }
    #expect(habits.map(\.days.count).sorted() == [0, 0, 0, 7_000, 7_000, 7_000])
    // The last steps may arrive together. Each task reports every 5,000 records.
    #expect(shares == shares.sorted())
    #expect(shares.allSatisfy { (5_000.0 / 21_000...15_000.0 / 21_000).contains($0) })
    #expect(!shares.isEmpty)
  }

  @Test func `Reading all habits is canceled with the calling task`() async throws {
    let fixture = try StoreFixture()
    var snapshot = PortableHabit(try fixture.makeHabit("Run"))
    snapshot.id = UUID()
    snapshot.days = (0..<6_000).map { fixture.completion($0) }
    try fixture.store.add([snapshot])
    let reading = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await StoredHistories.habits(in: fixture.container)
    }
    await #expect(throws: CancellationError.self) { try await reading.value }
  }

  private static func snapshots(_ seed: UInt64, today: CalendarDay) -> [PortableHabit] {
    var random = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 0...5, using: &random)).map { index in
      let colors = ["blue", "coral-red", "#A1B2C3", "a later color"]
      let isLater = Bool.random(using: &random)
      return PortableHabit(
        id: UUID(),
        draft: HabitDraft(
          name: ["Run", "Läufe 🏃", "\"quoted\", =1+1", "日本"].randomElement(using: &random) ?? "",
          details: Bool.random(using: &random) ? "two\nlines" : "",
          icon: "book.fill",
          color: colors.randomElement(using: &random) ?? "",
          category: isLater
            ? HabitCategory(rawValue: "a later category")
            : HabitCategory.standard.randomElement(using: &random),
          target: target(&random),
          reminders: Bool.random(using: &random)
            ? [Reminder(hour: 23, minute: 59, weekdays: [.monday, .saturday])] : []
        ),
        originalColor: Bool.random(using: &random) ? "#D32F2F" : nil,
        createdAt: instant(&random),
        position: index * 3 - 7,
        archivedAt: Bool.random(using: &random) ? instant(&random) : nil,
        days: completions(&random, today: today)
      )
    }
  }

  private static func target(_ random: inout SeededGenerator) -> HabitTarget {
    guard Bool.random(using: &random) else { return HabitTargetSample.everything }
    return HabitTarget(
      measure: HabitTargetSample.measures.randomElement(using: &random) ?? .times,
      amountPerDay: Int.random(in: 1...99, using: &random),
      schedule: HabitTargetSample.schedules.randomElement(using: &random) ?? .everyDay,
      goal: StreakGoal(
        period: StreakGoal.Period.allCases.randomElement(using: &random) ?? .day,
        basis: Bool.random(using: &random) ? .day : .value,
        value: Int.random(in: 1...999, using: &random)
      )
    )
  }

  private static func completions(
    _ random: inout SeededGenerator,
    today: CalendarDay
  ) -> [PortableDay] {
    (0..<Int.random(in: 0...40, using: &random)).reversed().map { age in
      PortableDay(
        day: today.advanced(by: -age * 2),
        count: Int.random(in: 0...9_999, using: &random),
        status: DayStatus.allCases.randomElement(using: &random) ?? .done,
        note: Bool.random(using: &random) ? "" : "a \\ \"note\"\twith\r\neverything 👩‍👩‍👧",
        changedAt: instant(&random)
      )
    }
  }

  private static func instant(_ random: inout SeededGenerator) -> Date {
    Date(milliseconds: Int.random(in: 0...4_000_000_000_000, using: &random))
  }
}
