import Foundation
import HabitEngine
import HabitInterchange
import SwiftData

/// Importing, exporting, and restoring backups.
extension HabitStore {
  /// Returns the changes that an import of a file would make now.
  package func plan(_ history: PortableHistory) throws -> ImportPlan {
    let habits = try context.fetch(FetchDescriptor<Habit>())
    let stored = habits.map { habit in
      (habit.id, ImportPlan.Stored(log: entry(for: habit).log, target: habit.target))
    }
    return ImportPlan(history, stored: Dictionary(stored) { first, _ in first })
  }

  /// Returns the habits of a file that have the same name as a stored habit.
  package func namesakes(of history: PortableHistory) throws -> Namesakes {
    let names = try context.fetch(FetchDescriptor<Habit>()).map { ($0.id, $0.name) }
    return Namesakes(history, stored: Dictionary(names) { first, _ in first })
  }

  /// Adds a file's habits, and missing days of existing habits. Existing records are not changed,
  /// so a second import adds nothing. The import is atomic.
  ///
  /// - Returns: The changes that were made.
  package func add(_ history: PortableHistory) throws -> ImportPlan {
    let writer = ImportWriter(container, now: days.now)
    let (plan, change) = try writer.prepare(history)
    try writer.save()
    show(change)
    return plan
  }

  /// Adds a file's habits like ``add(_:)``, but off the main actor.
  ///
  /// - Parameter progress: Called with the completed fraction, 0 to 1.
  /// - Throws: `CancellationError` if the task was canceled before saving.
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

  package func registerUndo(of plan: ImportPlan, at date: Date, backups: BackupService) {
    guard !plan.isEmpty else { return }
    let records = ImportedRecords(plan, at: date)
    registerUndo(String(localized: "undo.import"), notice: plan.addedNotice) { store in
      Task { await store.undoImport(of: records, backups: backups) }
    }
  }

  /// Undoes an import, after making a backup.
  private func undoImport(of records: ImportedRecords, backups: BackupService) async {
    do {
      try await backups.backUpBeforeChange()
      let (container, now) = (container, days.now)
      try await BackgroundWork.run { [self] _ in
        try await apply { try records.remove(from: container, at: now) }
      }
    } catch {
      report(String(localized: "Couldn't undo the import"), error)
    }
  }

  /// Reads all habits for an export, off the main actor.
  ///
  /// - Parameter progress: Called with the fraction of records read, 0 to 1.
  package func portableHabits(progress: (Double) -> Void = { _ in }) async throws -> [PortableHabit]
  {
    let container = container
    return try await BackgroundWork.run(progress: progress) { report in
      try await StoredHistories.habits(in: container, report: report)
    }
  }

  /// Replaces the store's content with a backup's. Undo restores a backup of the previous content.
  ///
  /// - Parameter notice: The notice to show afterward.
  package func restore(_ backup: Backup, of backups: BackupService, notice: String) async {
    guard let present = await backups.restore(backup) else { return }
    registerUndo(String(localized: "Restoring a Backup"), notice: notice) { store in
      let notice = String(localized: "Undid the restore")
      Task { await store.restore(present, of: backups, notice: notice) }
    }
  }
}
