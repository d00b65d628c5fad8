import Foundation
import HabitEngine

/// The history as a table for spreadsheets: one row for each habit and day.
///
/// It has what a table can hold: names, categories, days, counts, statuses and notes, and where
/// some habit is to give up or is not counted in completions, what counts are counts of. Everything
/// else is in ``JSONExport`` alone. A habit without history has one row without a day.
public enum CSVExport {
  /// Writes habits with their history, with a byte order mark, without which Excel takes UTF-8 for
  /// something else.
  /// - Parameters:
  ///   - categories: Those that the user has made or changed; a table has their names.
  ///   - progress: Called now and then with the share that is written, 0 to 1.
  /// - Throws: `CancellationError` where the task was cancelled.
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
    let names = Dictionary(categories.map { ($0.key, $0.name) }) { first, _ in first }
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
      shared.field(MeasureWord(measure).rawValue)
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
      writer.field(measure.text(day.count))
      writer.field(FormulaGuard.guarding(day.note))
      writer.endRow()
    }
  }
}

extension Measure {
  /// An amount as a table has it: in digits of the unit, else as a whole number.
  fileprivate func text(_ amount: Int) -> String {
    unit?.text(amount) ?? String(amount)
  }
}
