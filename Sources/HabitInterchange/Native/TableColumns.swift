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
    guard !name.isEmpty else { throw row.invalid(.missing("habit")) }
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
    guard let day = dates.day(row[day]) else { throw row.invalid(.notADay(row[day])) }
    let status = try word(row, status) ?? DayStatus.done
    let count =
      try amount(row, count, measure, within: measure.counts) ?? status.usualCount * measure.step
    let note = FormulaGuard.removing(row[note])
    return PortableDay(day: day, count: count, status: status, note: note)
  }

  private func target(_ row: CSVRow) throws -> HabitTarget {
    let kind = try word(row, kind) ?? HabitKind.build
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
    let name = FormulaGuard.removing(row[unit])
    switch try word(row, measure) ?? (name.isEmpty ? Measure.Kind.times : .amount) {
    case .times: return .times
    case .time: return .time
    case .amount:
      guard let name = AmountUnit.validName(name) else { throw row.invalid(.tooLong(name)) }
      let digits = try number(row, decimals, AmountUnit.decimalsRange) ?? 0
      return .amount(AmountUnit(name: name, decimals: digits))
    }
  }

  /// Returns one of a type's raw values; nil for an empty field.
  private func word<Word>(_ row: CSVRow, _ column: Int?) throws -> Word?
  where Word: RawRepresentable<String> & CaseIterable {
    let text = row[column].lowercased()
    guard !text.isEmpty else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue)
      throw row.invalid("“\(text.excerpt)” is not \(words, format: .list(type: .or))")
    }
    return word
  }

  private func identity(_ row: CSVRow, _ name: String) throws -> UUID {
    guard !row[id].isEmpty else { return StableIdentity.uuid(of: "table/\(name)") }
    guard let identity = UUID(uuidString: row[id]) else {
      throw row.invalid(.wrong(row[id], for: "habit_id"))
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
    let outside = {
      row.invalid(.outside(text, unit.text(range.lowerBound), unit.text(range.upperBound)))
    }
    do {
      let amount = try unit.amount(text, separator: separator)
      guard range.contains(amount) else { throw outside() }
      return amount
    } catch AmountTextError.notANumber {
      throw row.invalid("“\(text.excerpt)” is not an amount such as 8.5")
    } catch AmountTextError.tooManyDecimals {
      throw row.invalid("“\(text.excerpt)” has too many digits after the point")
    } catch AmountTextError.tooLarge {
      throw outside()
    }
  }

  private func number(_ row: CSVRow, _ column: Int?, _ range: ClosedRange<Int>) throws -> Int? {
    let text = row[column].trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw row.invalid(.outside(text, String(range.lowerBound), String(range.upperBound)))
    }
    return number
  }
}
