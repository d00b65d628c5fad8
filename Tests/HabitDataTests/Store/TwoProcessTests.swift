import Foundation
import HabitEngine
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// Additions and changes after another process has written to the store.
@MainActor
struct TwoProcessTests {
  private let folder: TemporaryFolder
  private let here: StoreFixture
  private let there: StoreFixture
  private let habit: Habit
  private let same: Habit

  init() throws {
    folder = try TemporaryFolder()
    let file = folder.file("Habits.store")
    here = try StoreFixture(file)
    habit = try here.makeHabit(HabitDraft(name: "Drink", target: HabitTarget(completionsPerDay: 8)))
    there = try StoreFixture(file)
    same = try #require(try there.habits().first)
  }

  private func stored() throws -> [PortableDay] { try here.stored()[0].days }

  @Test func `Additions of both processes add up`() throws {
    for _ in 0..<10 {
      here.store.addStep(to: habit)
      there.store.addStep(to: same)
      there.store.addStep(to: same)
    }
    #expect(try stored() == [here.completion(0, count: 30)])
  }

  @Test func `A note does not change the other process's count`() throws {
    here.store.addStep(to: habit)
    there.store.add(4, to: same, on: there.store.today)
    #expect(here.store.setNote("cold", on: here.store.today, of: habit))
    there.store.addStep(to: same)
    #expect(try stored() == [here.completion(0, count: 6, note: "cold")])
  }

  @Test func `A tap on a day shown as open does not reopen a complete day`() throws {
    _ = here.store.entry(for: habit)
    there.store.complete(there.store.today, of: same)
    // In this process the day is still shown as open.
    #expect(!here.store.todayState(of: habit).isComplete)
    here.store.toggleToday(habit)
    #expect(try stored() == [here.completion(0, count: 8)])
  }

  @Test func `A restored habit has the changes of the other process`() throws {
    here.store.addStep(to: habit)
    there.store.addStep(to: same)
    there.store.skip(there.store.today.advanced(by: -1), of: same)
    let snapshot = try #require(here.store.delete(habit))
    here.store.restore(snapshot)
    #expect(
      try stored() == [
        here.completion(1, count: 0, status: .skipped), here.completion(0, count: 2),
      ]
    )
  }
}
