import Foundation
import HabitEngine
import HabitInterchange
import SwiftData

/// A writer that adds a file's habits to a store with a single save, in its own context.
///
/// Use it from one task, on or off the main actor.
final class ImportWriter {
  private let container: ModelContainer
  private let context: ModelContext
  private let now: Date
  /// The history versions of the habits to which days are added.
  private var versions: [UUID: UUID?] = [:]
  private var names: [UUID: String] = [:]

  /// Creates a writer.
  ///
  /// - Parameter now: The creation time of every new habit. Because all have the same creation
  ///   time, they keep their order in a list sorted by newest.
  init(_ container: ModelContainer, now: Date) {
    self.container = container
    context = ModelContext(container)
    context.autosaveEnabled = false
    self.now = now
  }

  /// Compares the file with the store and inserts missing records, without saving.
  ///
  /// - Parameter report: Called with the completed fraction, 0 to 1.
  /// - Throws: `CancellationError` if the task was canceled.
  func prepare(
    _ history: PortableHistory,
    report: @escaping (Double) -> Void = { _ in }
  ) throws -> (plan: ImportPlan, change: StoreChange) {
    let habits = try context.fetch(FetchDescriptor<Habit>())
    let known = Dictionary(habits.map { ($0.id, $0) }) { first, _ in first }
    var logs: [UUID: HabitLog] = [:]
    var stored: [UUID: ImportPlan.Stored] = [:]
    for habit in history.habits.compactMap({ known[$0.id] }) {
      let log = try StoredHistories.log(of: habit.id, in: context)
      logs[habit.id] = log
      stored[habit.id] = ImportPlan.Stored(log: log, target: habit.target)
    }
    let plan = ImportPlan(history, stored: stored)
    var inserted = 0
    func insert(_ days: [PortableDay], of habit: Habit) throws {
      try Task.checkCancellation()
      for day in days { context.insert(HabitCompletion(day, of: habit, at: now)) }
      inserted += days.count
      report(Double(inserted) / Double(max(plan.addedDayCount, 1)))
    }
    var change = StoreChange()
    let offset = offset(of: plan.newHabits, above: habits)
    var categories = try ImportedCategories(
      history.categories,
      isEmpty: habits.isEmpty,
      in: context
    )
    for portable in plan.newHabits {
      let habit = Habit(portable, at: now)
      habit.sortIndex += offset
      habit.categoryRaw = categories.category(of: portable)
      context.insert(habit)
      try insert(portable.days, of: habit)
      let log = HabitLog(portable.days.map(\.record.counted))
      change.new[habit.id] = StoreChange.History(log: log, version: habit.historyVersion)
    }
    for addition in plan.additions {
      guard let habit = known[addition.id], var log = logs[addition.id] else { continue }
      versions[habit.id] = .some(habit.historyVersion)
      names[habit.id] = habit.name
      try insert(addition.days, of: habit)
      for day in addition.days { log.set(day.record.counted) }
      habit.historyVersion = UUID()
      change.changed[habit.id] = StoreChange.History(log: log, version: habit.historyVersion)
    }
    try Task.checkCancellation()
    report(1)
    return (plan, change)
  }

  /// Saves the inserted records.
  ///
  /// - Throws: ``HabitStoreError/habitIsChanged(_:)`` if a history has changed since `prepare`,
  ///   because an inserted day might replace a new record.
  func save() throws {
    try StoreWriter(container: container).save(context) { context in
      for (id, version) in versions where try !hasVersion(version, id) {
        throw HabitStoreError.habitIsChanged(names[id] ?? "")
      }
      try SyncJournal(context).note(at: now)
    }
  }

  /// Returns true if the store still has the habit with this history version.
  private func hasVersion(_ version: UUID?, _ id: UUID) throws -> Bool {
    var descriptor = FetchDescriptor<Habit>(
      predicate: #Predicate { $0.id == id && $0.historyVersion == version }
    )
    descriptor.includePendingChanges = false
    return try context.fetchCount(descriptor) == 1
  }

  /// Returns the offset that moves new habits to the top of the manual order. If the store is
  /// empty, the offset is 0, so that importing an export restores the exact positions.
  private func offset(of habits: [PortableHabit], above present: [Habit]) -> Int {
    guard let top = present.map(\.sortIndex).min(), let last = habits.map(\.position).max() else {
      return 0
    }
    return HabitLimits.position(top) - 1 - last
  }
}
