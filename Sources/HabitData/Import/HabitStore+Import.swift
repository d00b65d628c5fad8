import Foundation
import HabitEngine
import HabitInterchange
import SwiftData

extension HabitStore {
  /// What an import of a file's habits would do now.
  package func plan(_ history: PortableHistory) throws -> ImportPlan {
    let habits = try context.fetch(FetchDescriptor<Habit>())
    let stored = habits.map { habit in
      (habit.id, ImportPlan.Stored(log: entry(for: habit).log, target: habit.target))
    }
    return ImportPlan(history, stored: Dictionary(stored) { first, _ in first })
  }

  /// The habits of a file that have the name of a habit here.
  package func namesakes(of history: PortableHistory) throws -> Namesakes {
    let names = try context.fetch(FetchDescriptor<Habit>()).map { ($0.id, $0.name) }
    return Namesakes(history, stored: Dictionary(names) { first, _ in first })
  }

  /// Adds a file's habits, and to habits that are here the days they lack. What is here stands, so
  /// a second import adds nothing. All or nothing.
  /// - Returns: What was done.
  package func add(_ history: PortableHistory) throws -> ImportPlan {
    let writer = ImportWriter(container, now: days.now)
    let (plan, change) = try writer.prepare(history)
    try writer.save()
    show(change)
    return plan
  }

  /// The same away from the main actor.
  /// - Parameter progress: Called with the share of the work that is done, 0 to 1.
  /// - Throws: `CancellationError` where the task was cancelled before all was ready to be saved.
  package func add(
    _ history: PortableHistory,
    progress: (Double) -> Void
  ) async throws -> ImportPlan {
    let (container, now) = (container, days.now)
    return try await BackgroundWork.run(progress: progress) { report in
      let writer = ImportWriter(container, now: now)
      let (plan, change) = try writer.prepare(history, report: report)
      try await self.show(change, whenSaved: writer.save)
      return plan
    }
  }
}

extension HabitStore {
  /// Keeps how an import is taken back.
  package func registerUndo(of plan: ImportPlan, at date: Date, backups: BackupService) {
    guard !plan.isEmpty else { return }
    let records = ImportedRecords(plan, at: date)
    registerUndo("Import", notice: "Added \(plan.added)") { store in
      Task { await store.takeBack(records, backups: backups) }
    }
  }

  /// Takes an import back, after a backup of what is there now.
  private func takeBack(_ records: ImportedRecords, backups: BackupService) async {
    do {
      try await backups.backUpBeforeChange()
      let (container, now) = (container, days.now)
      try await BackgroundWork.run { [self] _ in
        try await showing { try records.remove(from: container, at: now) }
      }
    } catch {
      report("The import could not be taken back", error)
    }
  }
}
