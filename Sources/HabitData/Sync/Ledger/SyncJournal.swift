import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// Notes what a write changes for the other devices, in the transaction of that write. So nothing is
/// changed that they do not hear of, whoever writes: a tap, a command, an import, a restore.
struct SyncJournal {
  /// A day of a habit.
  struct Day: Hashable {
    let habit: UUID
    let day: Int
  }

  private let context: ModelContext

  init(_ context: ModelContext) {
    self.context = context
  }

  /// Notes what the context is about to save. To be called last in its transaction.
  /// - Parameters:
  ///   - now: The clock on the wall.
  ///   - additions: What was added to the counts of days; all other counts were set.
  func note(at now: Date, additions: [Day: DayFact.Addition] = [:]) throws {
    var memberships = FetchDescriptor<SyncMembership>()
    // What is about to be saved holds no membership and no entry: to look through all of it for them
    // would take as long as to save it.
    memberships.includePendingChanges = false
    guard context.hasChanges, try context.fetchCount(memberships) > 0 else { return }
    let facts = facts(at: now, additions)
    guard !facts.isEmpty else { return }
    var last = FetchDescriptor<SyncEntry>(sortBy: [SortDescriptor(\.number, order: .reverse)])
    last.fetchLimit = 1
    last.includePendingChanges = false
    let number = (try context.fetch(last).first?.number ?? 0) + 1
    context.insert(SyncEntry(number: number, date: now, bytes: Data(facts.bytes)))
  }

  private func facts(at now: Date, _ additions: [Day: DayFact.Addition]) -> [SyncFact] {
    var habits: [SyncFact] = []
    var days: [SyncFact] = []
    let deleted = context.deletedModelsArray
    let gone = Set(deleted.compactMap { ($0 as? Habit)?.id })
    for model in deleted {
      switch model {
      case let habit as Habit: habits.append(.noHabit(habit.id))
      case let category as CategoryRecord: habits.append(.noCategory(category.key))
      // What a deleted habit had comes back with it.
      case let day as HabitCompletion where !gone.contains(day.habitID):
        days.append(.day(day.habitID, CalendarDay(rawValue: day.day), .empty(since: now)))
      default: break
      }
    }
    for model in context.insertedModelsArray + context.changedModelsArray {
      switch model {
      case let habit as Habit: habits.append(habit.syncFact)
      case let category as CategoryRecord: habits.append(category.syncFact)
      case let day as HabitCompletion:
        let key = Day(habit: day.habitID, day: day.day)
        days.append(day.syncFact(additions[key]))
      default: break
      }
    }
    return habits + days
  }
}
