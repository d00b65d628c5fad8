import Foundation
import HabitEngine

/// The columns of this app's own table, and their interpretation.
struct TableColumns {
  let id: Int?
  let name: Int?
  private let category: Int?
  private let kind: Int?
  private let measure: Int?
  private let unit: Int?
  private let decimals: Int?
  private let perDay: Int?
  private let day: Int?
  private let status: Int?
  private let count: Int?
  private let note: Int?
  /// The decimal separator, in addition to a point. A table that is separated by commas has no
  /// decimal commas.
  private let decimalSeparator: Character
  private let dates: DateColumn

  init(_ table: TableFile, separator: UInt8) throws {
    id = table.column("habit_id")
    name = table.column("habit")
    category = table.column("category")
    kind = table.column("kind")
    measure = table.column("measure")
    unit = table.column("unit")
    decimals = table.column("decimals")
    perDay = table.column("per_day")
    day = table.column("day")
    status = table.column("status")
    count = table.column("count")
    note = table.column("note")
    dates = try DateColumn(day, of: table)
    decimalSeparator = separator == UInt8(ascii: ",") ? "." : ","
  }

  func habit(_ row: CSVRow, at place: Int) throws -> PortableHabit {
    let fullName = FormulaGuard.removing(row[name])
    let name = LimitedText.line(fullName, to: HabitLimits.name)
    guard !name.isEmpty else { throw row.invalid("the habit has no name") }
    let category = LimitedText.cut(FormulaGuard.removing(row[category]), to: 100)
    return PortableHabit(
      id: try identity(row, name),
      name: name,
      category: category.isEmpty ? nil : HabitCategory.known(category)?.rawValue ?? category,
      target: try target(row),
      position: place,
      changes: LimitedText.isLonger(fullName, than: HabitLimits.name)
        ? [.name(fullName, isInDescription: false)] : []
    )
  }

  /// Returns the row's record; nil if it has no day.
  func day(_ row: CSVRow, _ measure: Measure) throws -> PortableDay? {
    guard !row[day].isEmpty else { return nil }
    guard let day = dates.day(row[day]) else {
      throw row.invalid("“\(row[day].prefix(20))” is not a day, such as 2026-01-31")
    }
    let word = row[status].lowercased()
    guard let status = word.isEmpty ? .done : DayStatus(rawValue: word) else {
      throw row.invalid("“\(word.prefix(20))” is not done, missed or skipped")
    }
    let count =
      try amount(row, count, measure, within: measure.counts) ?? status.usualCount * measure.step
    let note = FormulaGuard.removing(row[note])
    return PortableDay(day: day, count: count, status: status, note: note)
  }

  private func target(_ row: CSVRow) throws -> HabitTarget {
    let kindWord = row[kind].lowercased()
    guard let kind = kindWord.isEmpty ? .build : HabitKind(rawValue: kindWord) else {
      throw row.invalid("“\(kindWord.prefix(20))” is not build or quit")
    }
    let measure = try measure(row)
    let perDay = try amount(row, perDay, measure, within: measure.amountsPerDay(kind))
    return HabitTarget(
      kind: kind,
      measure: measure,
      amountPerDay: perDay ?? (kind == .quit ? 0 : measure.step)
    )
  }

  /// Returns the habit's measure; an amount if there is only a unit.
  private func measure(_ row: CSVRow) throws -> Measure {
    let word = row[measure].lowercased()
    let name = FormulaGuard.removing(row[unit])
    let usual = name.isEmpty ? Measure.Kind.times : .amount
    guard let measure = word.isEmpty ? usual : Measure.Kind(rawValue: word) else {
      throw row.invalid("“\(word.prefix(20))” is not times, amount or time")
    }
    switch measure {
    case .times: return .times
    case .time: return .time
    case .amount:
      guard let name = AmountUnit.validName(name) else {
        throw row.invalid(AmountUnit.tooLong(name))
      }
      let digits = try number(row, decimals, AmountUnit.decimalsRange) ?? 0
      return .amount(AmountUnit(name: name, decimals: digits))
    }
  }

  private func identity(_ row: CSVRow, _ name: String) throws -> UUID {
    guard !row[id].isEmpty else { return StableIdentity.uuid(of: "table/\(name)") }
    guard let identity = UUID(uuidString: row[id]) else {
      throw row.invalid("“\(row[id].prefix(40))” is not a habit_id, which may be left empty")
    }
    return identity
  }

  /// Returns an amount in minor units; nil for an empty field.
  private func amount(
    _ row: CSVRow,
    _ column: Int?,
    _ measure: Measure,
    within range: ClosedRange<Int>
  ) throws -> Int? {
    guard let unit = measure.unit else { return try number(row, column, range) }
    let text = row[column].trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return nil }
    let separator: Character = text.contains(decimalSeparator) ? decimalSeparator : "."
    let outside =
      "“\(text.prefix(20))” is not from \(unit.text(range.lowerBound)) to "
      + "\(unit.text(range.upperBound))"
    do {
      let amount = try unit.amount(text, separator: separator)
      guard range.contains(amount) else { throw row.invalid(outside) }
      return amount
    } catch AmountTextError.notANumber {
      throw row.invalid("“\(text.prefix(20))” is not an amount, such as 8.5")
    } catch AmountTextError.tooManyDecimals(let allowed) {
      throw row.invalid(
        "“\(text.prefix(20))” has more digits after the point than the \(allowed) that the column "
          + "decimals says"
      )
    } catch AmountTextError.tooLarge {
      throw row.invalid(outside)
    }
  }

  private func number(_ row: CSVRow, _ column: Int?, _ range: ClosedRange<Int>) throws -> Int? {
    let text = row[column].trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw row.invalid(
        "“\(text.prefix(20))” is not from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }
}
