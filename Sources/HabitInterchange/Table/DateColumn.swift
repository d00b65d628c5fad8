import Foundation
import HabitEngine

/// The dates of a table. Spreadsheets write dates in a regional order, which is inferred from all
/// dates of the table.
struct DateColumn {
  /// The order of ambiguous dates; nil if there are none.
  let order: DateOrder?

  /// Creates a column with a known order of dates.
  init(order: DateOrder?) {
    self.order = order
  }

  /// Reads a date of the column. Returns nil if it is invalid.
  func day(_ text: String) -> CalendarDay? {
    if let day = DayText.isoDay(ArraySlice(text.utf8)) { return day }
    return DateParts(text)?.day(in: order ?? .yearFirst)
  }

  /// Reads a date of another tracker.
  ///
  /// - Throws: ``ImportError`` if it is not a day of the years 1970 to 2199.
  func foreignDay(_ text: String, of row: CSVRow) throws -> CalendarDay {
    if order == nil, let parts = DateParts(text), parts.hasChoice {
      throw row.invalid(
        "“\(text.excerpt)” is written differently from the other dates; write all dates as 2026-03-09"
      )
    }
    guard let day = day(text), ImportLimits.days.contains(day) else {
      throw row.invalid(.notAForeignDay(text))
    }
    return day
  }

  /// Creates the dates of a table's column. If the first date begins with the year, the other dates
  /// are not checked.
  ///
  /// - Throws: ``ImportError/ambiguousDates(_:)`` if several orders are possible.
  init(_ column: Int?, of table: TableFile) throws {
    let reader = try table.rows()
    var evidence = Evidence()
    while let row = try reader.next() {
      guard !row[column].isEmpty else { continue }
      if evidence.isEmpty, DayText.isoDay(ArraySlice(row[column].utf8)) != nil { break }
      evidence.add(row[column], of: row)
    }
    order = try evidence.order(table.dateOrder)
  }

  /// Creates the dates of a table's header.
  init(headerOf table: TableFile) throws {
    var evidence = Evidence()
    for field in table.head.fields { evidence.add(field, of: table.head) }
    order = try evidence.order(table.dateOrder)
  }
}

/// The evidence for the order of day, month, and year in a column of dates.
private struct Evidence {
  private typealias Written = (text: String, row: CSVRow)

  /// For each order, the first date that does not fit it.
  private var contradictions: [DateOrder: Written] = [:]
  /// The values of the first part, and of the last part, of all dates with a two-digit year.
  private var ends: (first: Set<Int>, last: Set<Int>) = ([], [])
  /// The first date that would be a different day with the month first.
  private var unclear: Written?
  private var short: Written?
  private(set) var isEmpty = true
  private var hasChoice = false

  mutating func add(_ text: String, of row: CSVRow) {
    guard let parts = DateParts(text) else { return }
    isEmpty = false
    guard parts.hasChoice else { return }
    hasChoice = true
    for order in DateOrder.allCases where parts.day(in: order) == nil {
      contradictions[order] = contradictions[order] ?? (text, row)
    }
    if parts.isShort {
      ends.first.insert(parts.first)
      ends.last.insert(parts.third)
      short = short ?? (text, row)
    }
    if unclear == nil, let day = parts.day(in: .dayFirst), let other = parts.day(in: .monthFirst),
      day != other
    {
      unclear = (text, row)
    }
  }

  /// Returns the order of the dates, or nil if no date is ambiguous.
  ///
  /// - Parameter chosen: The order that the user chose, which must fit all dates.
  func order(_ chosen: DateOrder?) throws -> DateOrder? {
    guard hasChoice else { return nil }
    if let chosen {
      guard let date = contradictions[chosen] else { return chosen }
      throw date.row.invalid("“\(date.text.excerpt)” is not a date in the chosen order")
    }
    var possible = DateOrder.allCases.filter { contradictions[$0] == nil }
    if let short, possible.contains(.yearFirst), possible.count > 1 {
      // Years vary less than days.
      if ends.first.count < ends.last.count { return .yearFirst }
      guard ends.last.count < ends.first.count else { throw ambiguous(short, possible) }
      possible.removeAll { $0 == .yearFirst }
    }
    guard possible == [.dayFirst, .monthFirst], let unclear else { return possible.first }
    throw ambiguous(unclear, possible)
  }

  private func ambiguous(_ date: Written, _ orders: [DateOrder]) -> ImportError {
    .ambiguousDates(
      AmbiguousDates(
        orders: orders,
        date: date.text,
        file: date.row.file,
        place: date.row.place
      )
    )
  }
}

/// The order in which dates are written in digits.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
  /// 9/3/2026 is March 9.
  case dayFirst = "day-first"
  /// 3/9/2026 is March 9.
  case monthFirst = "month-first"
  /// 26/3/9 is March 9.
  case yearFirst = "year-first"
}

/// A table in which all dates can be read in several orders.
public struct AmbiguousDates: Hashable, Sendable {
  /// The orders that fit all dates.
  public let orders: [DateOrder]
  /// The first date that would be a different day in another order.
  package let date: String
  package let file: String
  /// The position of the date in the file.
  package let place: String
}
