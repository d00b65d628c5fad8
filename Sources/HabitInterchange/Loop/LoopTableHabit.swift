import Foundation
import HabitEngine

/// A habit of Loop's CSV files while it is read. What it counts may be seen from its values alone.
struct LoopTableHabit {
  private var builder: HabitBuilder
  private let settings: LoopSettings
  private var values: [Value] = []

  /// A cell and where it stands. Rows are not kept: there may be millions.
  private struct Value {
    let file: String
    let line: Int
    let day: CalendarDay
    let number: Int
    let note: String
  }

  /// A row of `Habits.csv`.
  init(_ row: CSVRow, _ header: LoopTableHeader, _ names: inout RepeatedNames) throws {
    let name = row[header.name].trimmingCharacters(in: .whitespacesAndNewlines)
    let identity = names.identity("loop-csv/\(name)")
    guard var builder = HabitBuilder(name: name, identity: identity) else {
      throw row.invalid("the habit has no name")
    }
    builder.details = [row[header.question], row[header.description]]
    builder.originalColor = HexColor.valid(row[header.color])
    builder.isArchived = row[header.isArchived] == "true"
    settings = try LoopSettings(row, header)
    self.builder = builder
  }

  /// A column of the wide `Checkmarks.csv`; nothing where it has no name.
  init?(column name: String, _ names: inout RepeatedNames) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let builder = HabitBuilder(name: name, identity: names.identity("loop-csv/\(name)"))
    else {
      return nil
    }
    self.builder = builder
    settings = LoopSettings()
  }

  /// Adds a day's value.
  /// - Parameter date: `2026-01-31`.
  mutating func add(_ text: String, on date: String, note: String = "", of row: CSVRow) throws {
    guard let day = DayText.isoDay(ArraySlice(date.utf8)), ForeignDays.range.contains(day) else {
      throw row.invalid("“\(date.prefix(20))” is no day of the years 1970 to 2199")
    }
    guard let number = LoopValue.number(text) else {
      throw row.invalid(
        text.contains(".")
          ? "“\(text.prefix(20))” is a score; the history is in Loop's file Checkmarks.csv"
          : "“\(text.prefix(20))” is none of Loop's values"
      )
    }
    values.append(Value(file: row.file, line: row.line, day: day, number: number, note: note))
  }

  /// The habit with all its records.
  func built() throws -> HabitBuilder {
    let isAmount = values.contains { LoopValue.isAmount($0.number) }
    var builder = builder
    let measure = LoopMeasure(settings, countsAmounts: isAmount, of: &builder)
    for value in values {
      guard measure.isKnown(value.number) else {
        throw ImportError.invalidRecord(
          file: value.file,
          place: "line \(value.line)",
          reason: "the value of a yes-or-no habit is \(value.number)"
        )
      }
      measure.add(value.number, on: value.day, note: value.note, to: &builder)
    }
    return builder
  }
}
