import Foundation
import HabitEngine
import SwiftData
import Testing

@testable import HabitData
@testable import HabitTrackerFeature

@MainActor struct PreviewHistoryTests {
  /// A habit in a preview's store.
  private struct StoredHabit: Equatable {
    let name: String
    let isArchived: Bool
    let hasHistory: Bool
  }

  @Test func `The sample has 16 habits in the list and one in the archive`() throws {
    let stored = try habits(of: .sample)
    #expect(stored.map(\.isArchived) == Array(repeating: false, count: 16) + [true])
    #expect(stored.map(\.hasHistory) == Array(repeating: true, count: 17))
  }

  @Test func `A new habit has no history`() throws {
    let stored = try habits(of: .newHabit)
    #expect(stored == [StoredHabit(name: "Read", isArchived: false, hasHistory: false)])
  }

  @Test func `An empty preview has no habits`() throws {
    let stored = try habits(of: .none)
    #expect(stored == [])
  }

  @Test func `All previews have the same day`() async throws {
    let sessions = try await PreviewSample.makeSharedContext()
    let days = PreviewHistory.allCases.map { sessions[$0]?.store?.today }
    let day = try #require(CalendarDay(year: 2026, month: 3, day: 9))
    #expect(days == [day, day, day])
  }

  private func habits(of history: PreviewHistory) throws -> [StoredHabit] {
    let store = try #require(history.session.store)
    let habits = try store.context.fetch(
      FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)])
    )
    return habits.map {
      StoredHabit(
        name: $0.name,
        isArchived: $0.archivedAt != nil,
        hasHistory: !$0.completions.isEmpty
      )
    }
  }
}
