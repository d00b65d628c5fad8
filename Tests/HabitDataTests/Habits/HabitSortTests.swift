import Foundation
import HabitEngine
import Testing

@testable import HabitData

/// The five orders of the start screen.
@MainActor
struct HabitSortTests {
  /// The properties that an order uses.
  private struct Sample {
    let name: String
    let age: Int
    let index: Int
    var category: HabitCategory?
    let streak: Int
  }

  /// Each order of these samples is different.
  private static let samples = [
    Sample(name: "Read 10", age: 1, index: 0, category: .learning, streak: 3),
    Sample(name: "éclair", age: 3, index: 1, streak: 0),
    Sample(name: "Read 9", age: 0, index: 2, category: .health, streak: 3),
    Sample(name: "apple", age: 3, index: 3, category: .learning, streak: 12),
    Sample(name: "Zen", age: 2, index: 4, category: .health, streak: 0),
  ]

  @Test(arguments: [
    (HabitSort.newest, ["Read 9", "Read 10", "Zen", "éclair", "apple"]),
    (.manual, ["Read 10", "éclair", "Read 9", "apple", "Zen"]),
    (.name, ["apple", "éclair", "Read 9", "Read 10", "Zen"]),
    (.streak, ["apple", "Read 10", "Read 9", "éclair", "Zen"]),
    (.category, ["Read 9", "Zen", "Read 10", "apple", "éclair"]),
  ])
  func `Each sort order matches its name`(sort: HabitSort, names: [String]) {
    let habits = Self.samples.map(habit)
    let streaks = Dictionary(
      uniqueKeysWithValues: zip(habits.map(\.id), Self.samples.map(\.streak))
    )
    for habits in [habits, habits.reversed()] {
      #expect(sort.sorted(habits) { streaks[$0.id] ?? 0 }.map(\.name) == names)
    }
  }

  @Test(arguments: [
    ("en", ["Ärger", "Öl", "Zen"]), ("de", ["Ärger", "Öl", "Zen"]), ("sv", ["Zen", "Ärger", "Öl"]),
  ])
  func `Names are in the order of the reader's alphabet`(language: String, names: [String]) {
    let habits = ["Öl", "Zen", "Ärger"].map { habit(Sample(name: $0, age: 0, index: 0, streak: 0)) }
    let sorted = HabitSort.name.sorted(habits, locale: Locale(identifier: language)) { _ in 0 }
    #expect(sorted.map(\.name) == names)
  }

  @Test(arguments: HabitSort.allCases.filter { $0 != .streak })
  func `Streaks are not read unless habits are sorted by streak`(sort: HabitSort) {
    var readCount = 0
    _ = sort.sorted(Self.samples.map(habit)) { _ in
      readCount += 1
      return 0
    }
    #expect(readCount == 0)
  }

  private func habit(_ sample: Sample) -> Habit {
    Habit(
      HabitDraft(name: sample.name, category: sample.category),
      createdAt: Date(timeIntervalSince1970: TimeInterval(-sample.age * 86_400)),
      position: sample.index
    )
  }
}
