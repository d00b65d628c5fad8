import Foundation
import HabitEngine

/// The history as a table for spreadsheets: one row for each habit and day.
///
/// It has what a table can hold: names, categories, days, counts, statuses and notes. Everything
/// else is in ``JSONExport`` alone. A habit without history has one row without a day.
public enum CSVExport {
  /// Writes habits with their history, with a byte order mark, without which Excel takes UTF-8 for
  /// something else.
  /// - Parameter progress: Is told now and then which share is written, 0 to 1.
  /// - Throws: `CancellationError` where the task was cancelled.
  public static func data(
    _ habits: [PortableHabit],
    progress: (Double) -> Void = { _ in }
  ) throws -> Data {
    var writer = CSVWriter()
    writer.row("\u{FEFF}habit_id", "habit", "category", "per_day", "day", "status", "count", "note")
    for (index, habit) in habits.enumerated() {
      guard !Task.isCancelled else { throw CancellationError() }
      progress(Double(index) / Double(habits.count))
      let id = habit.id.uuidString
      let name = FormulaGuard.guarding(habit.name)
      let category = FormulaGuard.guarding(habit.category ?? "")
      let perDay = String(habit.completionsPerDay)
      if habit.days.isEmpty { writer.row(id, name, category, perDay, "", "", "", "") }
      for day in habit.days {
        writer.row(
          id,
          name,
          category,
          perDay,
          day.day.isoText,
          day.status.rawValue,
          String(day.count),
          FormulaGuard.guarding(day.note)
        )
      }
    }
    progress(1)
    return Data(writer.bytes)
  }
}
