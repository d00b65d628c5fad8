import Foundation
import HabitEngine
import HabitInterchange
import HabitTestSupport
import SwiftData
import TestSupport

@testable import HabitData

/// Random changes that people make to a store.
@MainActor
struct RandomWrites {
  private let fixture: SyncFixture
  private var random: Generator
  /// The deleted habits, which may be restored.
  private var deleted: [PortableHabit] = []

  private var store: HabitStore { fixture.store }

  init(_ fixture: SyncFixture, seed: UInt64) {
    self.fixture = fixture
    random = Generator(seed: seed)
  }

  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  mutating func write() async throws {
    let habits = try fixture.device.habits()
    if !deleted.isEmpty, below(6) == 0 { return store.restore(deleted.removeFirst()) }
    guard !habits.isEmpty, below(8) > 0 else { return create() }
    let habit = habits[below(habits.count)]
    let day = store.today.advanced(by: -below(6))
    switch below(24) {
    case 0: edit(habit)
    case 1: delete(habit)
    case 2: store.archive(habit)
    case 3: store.unarchive(habit.id)
    case 4: store.setManualOrder(habits.reversed())
    case 5: category(habit)
    case 6: pause(habit, habits)
    case 7: store.startTimer(habit)
    case 8: store.stopTimer(habit)
    case 9: store.pauseTimer(habit)
    case 10: store.discardTimer(habit)
    case 11: store.skip(day, of: habit)
    case 12: store.markMissed(day, of: habit)
    case 13: store.reopen(day, of: habit)
    case 14: _ = store.setNote(below(3) == 0 ? "" : "Note \(below(9))", on: day, of: habit)
    case 15: store.setCount(below(5), on: day, of: habit)
    case 16: try importAndRestore()
    case 17: store.writeFinishedTimers()
    case 18: store.complete(day, of: habit)
    case 19, 20: store.toggle(day, of: habit)
    default: store.add(below(4) - 1, to: habit, on: day)
    }
    store.dismissError()
  }

  private mutating func create() {
    var draft = HabitDraft(name: "Habit \(below(100))")
    draft.measure = HabitTargetSample.measures[below(HabitTargetSample.measures.count)]
    draft.kind = below(4) == 0 ? .quit : .build
    _ = store.create(draft)
  }

  private mutating func edit(_ habit: Habit) {
    var draft = habit.draft
    switch below(5) {
    case 0: draft.name = "Name \(below(100))"
    case 1: draft.color = HabitColorPreset.allCases[below(HabitColorPreset.allCases.count)].rawValue
    case 2: draft.schedule = HabitTargetSample.schedules[below(HabitTargetSample.schedules.count)]
    case 3: draft.measure = HabitTargetSample.measures[below(HabitTargetSample.measures.count)]
    default: draft.timeOfDay = DayPart.allCases[below(DayPart.allCases.count)]
    }
    _ = store.update(habit.id, from: habit.draft, to: draft)
  }

  private mutating func delete(_ habit: Habit) {
    if let snapshot = store.delete(habit) { deleted.append(snapshot) }
  }

  private mutating func category(_ habit: Habit) {
    let name = "Category \(below(5))"
    let new = CategoryInfo(id: .health, name: name, icon: "star.fill", color: "blue")
    switch below(4) {
    case 0:
      guard let id = store.addCategory(new) else { return }
      var draft = habit.draft
      draft.category = id
      _ = store.update(habit.id, from: habit.draft, to: draft)
    case 1: _ = store.updateCategory(new)
    case 2: if let id = habit.category { store.removeCategory(id) }
    default: store.removeCategory(.social)
    }
  }

  private mutating func pause(_ habit: Habit, _ habits: [Habit]) {
    let first = store.today.advanced(by: below(20) - 10)
    switch below(3) {
    case 0: _ = store.pause([habit], from: first, until: first.advanced(by: below(9)))
    case 1: _ = store.pause(habits, from: first, until: nil)
    default: _ = store.resume(habits)
    }
  }

  /// Imports data that another device might have, or restores the store without its last habit and
  /// category.
  private mutating func importAndRestore() throws {
    let snapshots = try fixture.device.stored()
    if below(2) == 0 {
      let (container, now) = (fixture.device.container, fixture.device.time.now)
      let content = BackupContent(
        habits: snapshots.dropLast(),
        categories: try fixture.stored().categories.dropLast()
      )
      _ = try StoreReplacement.replace(container, with: content, at: now)
    } else {
      var habit = snapshots[0]
      habit.days = [PortableDay(day: store.today.advanced(by: -below(30)), count: 1, status: .done)]
      _ = try store.add(PortableHistory(format: "a test", habits: [habit]))
    }
  }
}
