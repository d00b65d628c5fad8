import Foundation
import HabitEngine
import SwiftData
import Synchronization

/// Reads histories from a store without keeping their objects.
package enum StoredHistories {
  /// How many objects are there at a time: so few that they stay in a processor's own memory, which
  /// halves the time for ten years of 200 habits.
  private static let batchSize = 500
  /// How many contexts read side by side: as many as a phone has fast processors.
  private static let readerCount = 2
  /// How many habits a first screen shows, at most.
  private static let screenful = 16

  /// All habits with all their history, in manual order.
  /// - Parameter report: Called now and then with the share of the records that is read, 0 to 1.
  /// - Throws: `CancellationError` where the task was cancelled.
  package static func snapshots(
    in container: ModelContainer,
    report: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> [HabitSnapshot] {
    let context = ModelContext(container)
    let habits = try context.fetch(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.sortIndex)]))
    let total = try context.fetchCount(FetchDescriptor<HabitCompletion>())
    let progress = RecordProgress(total: total, report: report)
    let ids = habits.map(\.id)
    let partSize = max(1, (ids.count + readerCount - 1) / readerCount)
    let completions = try await withThrowingTaskGroup(of: Histories.self) { group in
      for start in stride(from: 0, to: ids.count, by: partSize) {
        let part = Array(ids[start..<min(start + partSize, ids.count)])
        group.addTask { try histories(of: part, in: ModelContext(container), progress) }
      }
      return try await group.reduce(into: Histories()) { all, part in
        all.merge(part) { first, _ in first }
      }
    }
    return habits.map { HabitSnapshot($0, completions: completions[$0.id, default: []]) }
  }

  /// Reads the histories of all habits, the newest habit's first, as the list shows them. Those of a
  /// first screen are read at once; the others give way to what the main actor does, as to make that
  /// screen.
  /// - Parameter take: Is given each habit's history.
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
      // Before the records: what another process writes in between is then read once more.
      let (id, version) = (habit.id, habit.historyVersion)
      take(id, StoreChange.History(log: try log(of: id, in: context), version: version))
    }
  }

  /// The history of a habit.
  static func log(of habit: UUID, in context: ModelContext) throws -> HabitLog {
    var records: [DayRecord] = []
    try context.enumerate(
      FetchDescriptor<HabitCompletion>(predicate: #Predicate { $0.habitID == habit }),
      batchSize: batchSize
    ) { records.append($0.record.counted) }
    return HabitLog(records)
  }

  private typealias Histories = [UUID: [HabitSnapshot.Completion]]

  /// The histories of some habits, by ascending day.
  private static func histories(
    of habits: [UUID],
    in context: ModelContext,
    _ progress: RecordProgress
  ) throws -> Histories {
    var histories: Histories = [:]
    var count = 0
    try context.enumerate(
      FetchDescriptor<HabitCompletion>(predicate: #Predicate { habits.contains($0.habitID) }),
      batchSize: batchSize
    ) { completion in
      histories[completion.habitID, default: []].append(HabitSnapshot.Completion(completion))
      count += 1
      guard count.isMultiple(of: RecordProgress.step) else { return }
      try Task.checkCancellation()
      progress.step()
    }
    return histories.mapValues { $0.sorted { $0.record.day < $1.record.day } }
  }
}

/// Counts the records that several tasks have read.
final class RecordProgress: Sendable {
  /// How many records a task reads before it tells.
  static let step = 5_000

  private let total: Int
  private let report: @Sendable (Double) -> Void
  private let count = Mutex(0)

  /// - Parameter report: Called with the share of the total that is read, 0 to 1.
  init(total: Int, report: @escaping @Sendable (Double) -> Void) {
    self.total = total
    self.report = report
  }

  /// A task has read as many as a step has.
  func step() {
    let count = count.withLock { count in
      count += Self.step
      return count
    }
    report(Double(count) / Double(max(total, count)))
  }
}
