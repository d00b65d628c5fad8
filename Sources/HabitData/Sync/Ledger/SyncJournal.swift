import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// The recorder of writes for the other devices. It adds entries in the same transaction as the
/// write, so that no change is missed, whether a tap, a command, an import, or a restore made it.
struct SyncJournal {
  private let context: ModelContext

  init(_ context: ModelContext) {
    self.context = context
  }

  /// Records the unsaved changes of the context. Call it last in a transaction.
  ///
  /// - Parameter now: The wall clock time.
  func note(at now: Date) throws {
    var memberships = FetchDescriptor<SyncMembership>()
    // The unsaved changes never include memberships and entries, and searching the changes would
    // take as long as saving them.
    memberships.includePendingChanges = false
    guard context.hasChanges, try context.fetchCount(memberships) > 0 else { return }
    let facts = facts(at: now)
    guard !facts.isEmpty else { return }
    var last = FetchDescriptor<SyncEntry>(sortBy: [SortDescriptor(\.number, order: .reverse)])
    last.fetchLimit = 1
    last.includePendingChanges = false
    let number = (try context.fetch(last).first?.number ?? 0) + 1
    context.insert(SyncEntry(number: number, date: now, bytes: Data(facts.bytes)))
  }

  private func facts(at now: Date) -> [SyncFact] {
    var habits: [SyncFact] = []
    var days: [SyncFact] = []
    let deleted = context.deletedModelsArray
    let gone = Set(deleted.compactMap { ($0 as? Habit)?.id })
    for model in deleted {
      switch model {
      case let habit as Habit: habits.append(.noHabit(habit.id))
      case let category as CategoryRecord: habits.append(.noCategory(category.key))
      // The days of a deleted habit are not recorded, because restoring the habit restores them.
      case let day as HabitCompletion where !gone.contains(day.habitID):
        days.append(.day(day.habitID, CalendarDay(rawValue: day.day), .empty(since: now)))
      default: break
      }
    }
    for model in context.insertedModelsArray + context.changedModelsArray {
      switch model {
      case let habit as Habit: habits.append(habit.syncFact)
      case let category as CategoryRecord: habits.append(category.syncFact)
      case let day as HabitCompletion: days.append(day.syncFact)
      default: break
      }
    }
    return habits + days
  }
}

/// The changes of one write, for other devices. The entry is saved in the same transaction as the
/// write, and deleted after a ``SyncLedger`` has read it.
@Model
final class SyncEntry {
  /// A random identifier, so that two writers can't replace each other's entries. It also becomes
  /// the write's `WriterID`.
  @Attribute(.unique) var id: UUID
  /// The position in the order of the writes.
  var number: Int
  /// The time of the write.
  var date: Date
  /// The encoded facts. See `SyncFact`.
  var bytes: Data

  init(number: Int, date: Date, bytes: Data) {
    id = UUID()
    self.number = number
    self.date = date
    self.bytes = bytes
  }
}

extension Habit {
  /// The habit's state for other devices, without its days.
  var syncFact: SyncFact {
    let target = target
    var properties: [HabitProperty] = [
      .name(name), .details(details), .icon(icon), .color(color), .originalColor(originalColor),
      .category(categoryRaw), .timeOfDay(timeOfDay), .kind(target.kind), .measure(target.measure),
      .amountPerDay(target.amountPerDay), .schedule(target.schedule), .goal(target.goal),
      .startDay(target.startDay), .endDay(target.endDay), .reminders(reminders),
      .createdAt(createdAt), .position(sortIndex), .archivedAt(archivedAt), .timer(timer),
    ]
    properties += target.pauses.pauses.map { .pause($0, true) }
    return .habit(id, properties.map(\.encoded))
  }
}

extension CategoryRecord {
  /// The category's state for other devices.
  var syncFact: SyncFact {
    let properties: [CategoryProperty] = [
      .name(name), .icon(icon), .color(color), .position(sortIndex), .isRemoved(isRemoved),
    ]
    return .category(key, properties.map(\.encoded))
  }
}

extension HabitCompletion {
  /// The day's state for other devices.
  var syncFact: SyncFact {
    .day(
      habitID,
      CalendarDay(rawValue: day),
      DayFact(count: count, status: status, note: note, date: date, addition: addition)
    )
  }
}
