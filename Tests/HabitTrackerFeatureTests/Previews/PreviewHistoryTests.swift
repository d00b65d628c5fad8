import Foundation
import HabitEngine
import SwiftData
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

@MainActor struct PreviewHistoryTests {
  @Test(arguments: [(PreviewHistory.sample, 16, 1), (.newHabit, 1, 0), (.none, 0, 0)])
  func `Only the sample has a history and an archived habit, which is the last`(
    history: PreviewHistory,
    kept: Int,
    archived: Int
  ) throws {
    let store = try #require(history.session.store)
    let habits = try store.context.fetch(
      FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)])
    )
    #expect(
      habits.map { $0.archivedAt != nil }
        == Array(repeating: false, count: kept) + Array(repeating: true, count: archived)
    )
    #expect(habits.allSatisfy { $0.completions.isEmpty == (history != .sample) })
    if history == .newHabit { #expect(habits.map(\.name) == ["Read"]) }
  }

  @Test func `All previews have the same day`() async throws {
    let sessions = try await PreviewSample.makeSharedContext()
    let days = PreviewHistory.allCases.map { sessions[$0]?.store?.today }
    let day = try #require(CalendarDay(year: 2026, month: 3, day: 9))
    #expect(days == [day, day, day])
  }
}
