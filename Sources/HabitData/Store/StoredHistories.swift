import Foundation
import HabitEngine
import SwiftData
import Synchronization

/// The reader of histories. It does not keep the store's objects in memory.
package enum StoredHistories {
  /// The number of objects per batch. Small batches fit in the processor's cache, which halves the
  /// time for ten years of 200 habits.
  private static let batchSize = 500
  /// The number of contexts that read in parallel, as many as a phone has fast cores.
  private static let readerCount = 2
  /// The number of records between two reports of progress.
  private static let progressStep = 5_000
  /// The largest number of habits on a first screen.
  private static let screenful = 16

  /// Returns all habits with their histories in manual order.
  ///
  /// - Parameter report: Called with the fraction of records read, 0 to 1.
  /// - Throws: `CancellationError` if the task was canceled.
  package static func habits(
    in container: ModelContainer,
    report: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> [PortableHabit] {
    let context = ModelContext(container)
    let habits = try context.fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)]))
    let total = try context.fetchCount(FetchDescriptor<HabitCompletion>())
    let readCount = Mutex(0)
    let reportStep: @Sendable () -> Void = {
      let read = readCount.withLock { count in
        count += progressStep
        return count
      }
      report(Double(read) / Double(max(total, read)))
    }
    let ids = habits.map(\.id)
    let partSize = max(1, (ids.count + readerCount - 1) / readerCount)
    let days = try await withThrowingTaskGroup(of: Histories.self) { group in
      for start in stride(from: 0, to: ids.count, by: partSize) {
        let part = Array(ids[start..<min(start + partSize, ids.count)])
        group.addTask { try histories(of: part, in: ModelContext(container), reportStep) }
      }
      return try await group.reduce(into: Histories()) { all, part in
        all.merge(part) { first, _ in first }
      }
    }
    return habits.map { PortableHabit($0, days: days[$0.id, default: []]) }
  }

  /// Reads the histories of all habits, newest habit first, as in the list.
  ///
  /// The histories for a first screen are read immediately. The reading of the other histories
  /// yields to the main actor, which is creating that screen.
  ///
  /// - Parameter take: Called with each habit's history.
  static func read(
    in container: ModelContainer,
    except known: Set<UUID>,
    take: (UUID, StoreChange.History) -> Void
  ) async throws {
    let context = ModelContext(container)
    let newest = FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.createdAt, order: .reverse)])
    let habits = try context.fetch(newest).filter { !known.contains($0.id) }
    for (place, habit) in habits.enumerated() {
      if place >= screenful { await MainActor.run {} }
      // The version is read before the records, so that a write by another process in between is
      // noticed.
      let (id, version) = (habit.id, habit.historyVersion)
      take(id, StoreChange.History(log: try log(of: id, in: context), version: version))
    }
  }

  /// Returns the history of a habit.
  static func log(of habit: UUID, in context: ModelContext) throws -> HabitLog {
    var records: [DayRecord] = []
    try context.enumerate(
      FetchDescriptor<HabitCompletion>(predicate: #Predicate { $0.habitID == habit }),
      batchSize: batchSize
    ) { records.append($0.record.counted) }
    return HabitLog(records)
  }

  private typealias Histories = [UUID: [PortableDay]]

  /// Returns the histories of some habits, each in ascending order of its days.
  ///
  /// - Parameter reportStep: Called after each ``progressStep`` records.
  private static func histories(
    of habits: [UUID],
    in context: ModelContext,
    _ reportStep: () -> Void
  ) throws -> Histories {
    var histories: Histories = [:]
    var count = 0
    try context.enumerate(
      FetchDescriptor<HabitCompletion>(predicate: #Predicate { habits.contains($0.habitID) }),
      batchSize: batchSize
    ) { completion in
      histories[completion.habitID, default: []].append(PortableDay(completion))
      count += 1
      guard count.isMultiple(of: progressStep) else { return }
      try Task.checkCancellation()
      reportStep()
    }
    return histories.mapValues { $0.sorted { $0.day < $1.day } }
  }
}
