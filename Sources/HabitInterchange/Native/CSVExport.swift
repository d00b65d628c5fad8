import Foundation
import HabitEngine

/// The export as a table for spreadsheets, with a row for each habit and day.
///
/// The table has names, categories, days, counts, statuses, and notes. It has kinds and measures
/// only if they differ from the defaults. ``JSONExport`` has everything. A habit without history
/// has one row without a day.
public enum CSVExport {
  /// Writes habits with their history. The table begins with a byte order mark, without which Excel
  /// does not read UTF-8.
  ///
  /// - Parameters:
  ///   - categories: The categories, for the names that the user has chosen.
  ///   - progress: Called with the fraction that was written, 0 to 1.
  /// - Throws: `CancellationError` if the task was canceled.
  public static func data(
    _ habits: [PortableHabit],
    categories: [PortableCategory] = [],
    progress: (Double) -> Void = { _ in }
  ) throws -> Data {
    let hasMeasures = habits.contains { $0.target.kind != .build || $0.target.measure != .times }
    let measures = hasMeasures ? ["kind", "measure", "unit", "decimals"] : []
    var writer = CSVWriter()
    writer.row(
      ["\u{FEFF}habit_id", "habit", "category"] + measures
        + ["per_day", "day", "status", "count", "note"]
    )
    let named = categories.filter { $0.name != HabitCategory(rawValue: $0.key).standardName }
    let names = Dictionary(named.map { ($0.key, $0.name) }) { first, _ in first }
    for (index, habit) in habits.enumerated() {
      guard !Task.isCancelled else { throw CancellationError() }
      progress(Double(index) / Double(habits.count))
      let category = habit.category.map { names[$0] ?? $0 }
      append(habit, category: category ?? "", hasMeasures: hasMeasures, to: &writer)
    }
    progress(1)
    return Data(writer.bytes)
  }

  private static func append(
    _ habit: PortableHabit,
    category: String,
    hasMeasures: Bool,
    to writer: inout CSVWriter
  ) {
    let (target, measure) = (habit.target, habit.target.measure)
    var shared = CSVWriter()
    shared.field(habit.id.uuidString)
    shared.field(FormulaGuard.guarding(habit.name))
    shared.field(FormulaGuard.guarding(category))
    if hasMeasures {
      shared.field(target.kind.rawValue)
      shared.field(measure.kind.rawValue)
      shared.field(FormulaGuard.guarding(measure == .time ? "s" : measure.unit?.name ?? ""))
      shared.field(measure.unit.map { String($0.decimals) } ?? "")
    }
    shared.field(measure.text(target.amountPerDay))
    if habit.days.isEmpty {
      writer.fields(of: shared)
      for _ in 0..<4 { writer.field("") }
      writer.endRow()
    }
    for day in habit.days {
      writer.fields(of: shared)
      writer.field(day.day)
      writer.field(day.status.rawValue)
      // A count that was recorded with another measure may exceed the range, which imports refuse.
      writer.field(measure.text(min(day.count, measure.counts.upperBound)))
      writer.field(FormulaGuard.guarding(day.note))
      writer.endRow()
    }
  }
}

extension Measure {
  /// Returns an amount with the unit's decimals, or as a whole number if there is no unit.
  fileprivate func text(_ amount: Int) -> String {
    unit?.text(amount) ?? String(amount)
  }
}
