import Foundation
import HabitEngine

/// The type, frequency, and target of a habit in Loop.
struct LoopSettings {
  /// True if amounts are counted, false for yes or no, nil if unknown.
  var countsAmounts: Bool? = false
  /// The number of times in ``denominator`` days, at least 1.
  private var numerator = 1
  /// The number of days of the frequency, at least 1. For amounts, the number of days of the
  /// target, which Loop limits to 1, 7, or 30.
  private var denominator = 1
  private var amount = 0.0
  private var unit = ""
  private var isUpperLimit = false

  /// The lengths, in days, of the periods that Loop displays as a month.
  private static let months = 30...31

  /// The frequency of a yes-or-no habit.
  var frequency: ImportedFrequency {
    if numerator >= denominator || !Self.months.contains(denominator) {
      return .times(atLeastOne: numerator, every: denominator, .day)
    }
    return .times(atLeastOne: numerator, every: 1, .month)
  }

  /// The target of a habit that counts amounts.
  var target: ImportedTarget {
    ImportedTarget(amount: amount, unit: unit, days: denominator, isUpperLimit: isUpperLimit)
  }

  /// Reads a row of the table Habits.
  init(_ row: SQLiteRow) throws {
    switch try row.integer("type") ?? 0 {
    case 0: countsAmounts = false
    case 1: countsAmounts = true
    case let type: throw row.invalid(.wrong(String(type), for: "type"))
    }
    numerator = max(1, try row.integer("freq_num") ?? 1)
    denominator = max(1, try row.integer("freq_den") ?? 1)
    amount = try row.real("target_value") ?? 0
    unit = try row.text("unit")
    isUpperLimit = try row.integer("target_type") ?? 0 == 1
  }

  /// Reads a row of the file `Habits.csv`, of which releases before 2.1 have fewer columns.
  init(_ row: CSVRow, header: CSVRow) throws {
    switch row[header.column("Type")] {
    case "": countsAmounts = nil
    case "YES_NO": countsAmounts = false
    case "NUMERICAL": countsAmounts = true
    case let type: throw row.invalid(.wrong(type, for: "Type"))
    }
    numerator = max(1, Int(row[header.column("FrequencyNumerator", "NumRepetitions")]) ?? 1)
    denominator = max(1, Int(row[header.column("FrequencyDenominator", "Interval")]) ?? 1)
    if let number = Double(row[header.column("Target Value")]), number.isFinite { amount = number }
    unit = row[header.column("Unit")].trimmingCharacters(in: .whitespaces)
    isUpperLimit = row[header.column("Target Type")] == "AT_MOST"
  }

  /// Creates the settings of a habit of which only the name is known.
  init() {
    countsAmounts = nil
  }
}
