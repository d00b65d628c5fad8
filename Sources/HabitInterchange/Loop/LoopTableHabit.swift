import Foundation
import HabitEngine

/// A habit of Loop's CSV files while it is read. Its type may be known only from its values.
struct LoopTableHabit {
  private var builder: HabitBuilder
  private let settings: LoopSettings
  private var values: [Value] = []

  /// A cell with its position. Rows are not kept, because there may be millions.
  private struct Value {
    let file: String
    let line: Int
    let day: CalendarDay
    let number: Int
    let note: String
  }

  /// Creates a habit from a row of `Habits.csv`.
  init(_ row: CSVRow, header: CSVRow, _ names: inout RepeatedNames) throws {
    self.init(name: row[header.column("Name")], try LoopSettings(row, header: header), &names)
    builder.details = [row[header.column("Question")], row[header.column("Description")]]
    builder.originalColor = HexColor.valid(row[header.column("Color")])
    builder.isArchived = row[header.column("Archived?")] == "true"
  }

  /// Creates a habit from a column of the wide `Checkmarks.csv`.
  init(name: String, _ settings: LoopSettings, _ names: inout RepeatedNames) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    self.name = name
    builder = HabitBuilder(name: name, identity: names.identity("loop-csv/\(name)"))
    self.settings = settings
  }

  /// The name in the file, which may be blank.
  let name: String
  /// True if the habit has no values.
  var isEmpty: Bool { values.isEmpty }

  /// Adds a day's value.
  mutating func add(
    _ text: String,
    on day: CalendarDay,
    note: String = "",
    of row: CSVRow
  ) throws {
    guard let number = LoopValue.number(text) else {
      guard text.contains(".") else { throw row.invalid(.wrong(text, for: "Value")) }
      throw row.invalid(
        "“\(text.excerpt)” is a score; the history is in Loop's file Checkmarks.csv"
      )
    }
    values.append(Value(file: row.file, line: row.line, day: day, number: number, note: note))
  }

  /// Returns the habit with all its records.
  func built() throws -> HabitBuilder {
    let isAmount = values.contains { LoopValue.isAmount($0.number) }
    var builder = builder
    let measure = LoopMeasure(settings, countsAmounts: isAmount, of: &builder)
    for value in values {
      guard measure.isKnown(value.number) else {
        throw CSVRow(file: value.file, line: value.line, fields: [])
          .invalid(LoopValue.outside(value.number))
      }
      measure.add(value.number, on: value.day, note: value.note, to: &builder)
    }
    return builder
  }
}
