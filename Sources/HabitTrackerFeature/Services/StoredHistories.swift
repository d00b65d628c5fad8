import Foundation
import HabitEngine
import SwiftData

/// Reads histories from a context without keeping their objects.
enum StoredHistories {
  private static let batchSize = 5_000

  /// All habits with all their history, in manual order.
  /// - Parameter report: Is told now and then which share of the records is read, 0 to 1.
  /// - Throws: `CancellationError` where the task was cancelled.
  static func snapshots(
    in context: ModelContext,
    report: (Double) -> Void = { _ in }
  ) throws -> [HabitSnapshot] {
    let habits = try context.fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)]))
    let total = try context.fetchCount(FetchDescriptor<HabitCompletion>())
    var completions: [UUID: [HabitSnapshot.Completion]] = [:]
    var count = 0
    try context.enumerate(FetchDescriptor<HabitCompletion>(), batchSize: batchSize) { completion in
      completions[completion.habitID, default: []].append(HabitSnapshot.Completion(completion))
      count += 1
      if count.isMultiple(of: batchSize) {
        try Task.checkCancellation()
        report(Double(count) / Double(max(total, count)))
      }
    }
    return habits.map { habit in
      let days = completions[habit.id, default: []].sorted { $0.record.day < $1.record.day }
      return HabitSnapshot(habit, completions: days)
    }
  }

  /// The history of a habit.
  static func log(of habit: UUID, in context: ModelContext) throws -> HabitLog {
    var records: [DayRecord] = []
    try context.enumerate(
      FetchDescriptor<HabitCompletion>(predicate: #Predicate { $0.habitID == habit }),
      batchSize: batchSize
    ) { records.append($0.record) }
    return HabitLog(records)
  }
}
