import Foundation
import HabitEngine
import HabitSync
import SwiftData

/// The content of a backup.
package struct BackupContent: Sendable {
  /// The habits in manual order.
  package let habits: [PortableHabit]
  /// The categories that were created, changed, or removed.
  let categories: [SyncCategory]
}

extension BackupContent {
  /// Reads the content of a store.
  package init(_ container: ModelContainer) async throws {
    let habits = try await StoredHistories.habits(in: container)
    let categories = try SyncCategory.stored(in: ModelContext(container))
    self.init(habits: habits, categories: categories)
  }
}

extension SyncCategory {
  /// Returns the categories of a store that were created, changed, or removed.
  static func stored(in context: ModelContext) throws -> [SyncCategory] {
    try context.fetch(FetchDescriptor<CategoryRecord>()).map { record in
      SyncCategory(
        PortableCategory(
          key: record.key,
          name: record.name,
          icon: record.icon,
          color: record.color
        ),
        position: record.sortIndex,
        isRemoved: record.isRemoved
      )
    }
  }
}

/// The replacement of a store's content by a backup's, in one save under a write lock. Records that
/// are equal in both are not written.
package enum StoreReplacement {
  /// Replaces all habits, their records, and all categories with a backup's.
  ///
  /// - Returns: The changes to the habits' histories.
  package static func replace(
    _ container: ModelContainer,
    with content: BackupContent,
    at now: Date
  ) throws -> StoreChange {
    let change = try StoreWriter(container: container).write(at: now) { context in
      let change = try replaceHabits(with: content.habits, in: context, at: now)
      try replaceCategories(with: content.categories, in: context)
      return change
    }
    return change ?? StoreChange()
  }

  private static func replaceHabits(
    with habits: [PortableHabit],
    in context: ModelContext,
    at now: Date
  ) throws -> StoreChange {
    var change = StoreChange()
    let stored = try context.fetch(FetchDescriptor<Habit>())
    var present = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
    for portable in habits {
      let log = HabitLog(portable.days.map(\.record.counted))
      if let habit = present.removeValue(forKey: portable.id) {
        habit.apply(portable, at: now)
        guard try replaceHistory(of: habit, with: portable.days, in: context, at: now) else {
          continue
        }
        habit.historyVersion = UUID()
        change.changed[habit.id] = StoreChange.History(log: log, version: habit.historyVersion)
      } else {
        let habit = context.insert(portable, at: now)
        change.new[habit.id] = StoreChange.History(log: log, version: habit.historyVersion)
      }
    }
    for habit in present.values { context.delete(habit) }
    change.removed = Array(present.keys)
    return change
  }

  /// Replaces the records of a habit.
  ///
  /// - Returns: True if any record differed.
  private static func replaceHistory(
    of habit: Habit,
    with days: [PortableDay],
    in context: ModelContext,
    at now: Date
  ) throws -> Bool {
    let stored = try context.completions(of: habit.id)
    var present = Dictionary(stored.map { ($0.day, $0) }) { first, _ in first }
    var differs = false
    for day in days {
      let known = present.removeValue(forKey: day.day.rawValue)
      if context.write(day, over: known, of: habit, at: now) { differs = true }
    }
    for completion in present.values { context.delete(completion) }
    return differs || !present.isEmpty
  }

  private static func replaceCategories(
    with categories: [SyncCategory],
    in context: ModelContext
  ) throws {
    let standard = CategoryInfo.standard
    let kept = Set(categories.map(\.category.key))
    let stored = try context.fetch(FetchDescriptor<CategoryRecord>())
    for record in stored where !kept.contains(record.key) {
      // For other devices, deleting the record of a standard category would remove the category.
      if let position = standard.firstIndex(where: { $0.id.rawValue == record.key }) {
        try context.write(standard[position], at: position)
      } else {
        context.delete(record)
      }
    }
    for category in categories { try context.write(category) }
  }
}
