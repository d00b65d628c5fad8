import HabitEngine

/// The dates of a table. Spreadsheets write them in a regional order, which is inferred from all of
/// them.
struct DateColumn {
  /// The order of ambiguous dates; nil if all dates are unambiguous.
  let order: DateParts.Order?

  /// Creates a column of a known order.
  init(order: DateParts.Order?) {
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
    guard let day = day(text), ForeignDays.range.contains(day) else {
      throw row.invalid("“\(text.prefix(20))” is no day of the years 1970 to 2199")
    }
    return day
  }

  /// Infers the order of a table's column. If the first date begins with the year, no others are
  /// read.
  ///
  /// - Parameter usual: The order to use for ambiguous dates.
  /// - Throws: ``ImportError`` if the order is ambiguous.
  init(_ column: Int?, of text: TextFile, usual: DateParts.Order? = nil) throws {
    let reader = CSVReader(text, ImportProgress { _ in })
    _ = try reader.next()
    var evidence = Evidence()
    while let row = try reader.next() {
      guard !row[column].isEmpty else { continue }
      if evidence.isEmpty, DayText.isoDay(ArraySlice(row[column].utf8)) != nil { break }
      evidence.add(row[column], of: row)
    }
    order = try evidence.order(usual)
  }

  /// Infers the order of the dates in the fields of a row.
  init(fieldsOf row: CSVRow) throws {
    var evidence = Evidence()
    for field in row.fields { evidence.add(field, of: row) }
    order = try evidence.order(nil)
  }
}

/// The possible orders of the dates in a column.
private struct Evidence {
  private var possible = Set(DateParts.Order.allCases)
  /// The first and last parts of dates with a two-digit year.
  private var ends: (first: Set<Int>, last: Set<Int>) = ([], [])
  /// The first date that is a different day with the month first.
  private var unclear: (text: String, row: CSVRow)?
  private var short: (text: String, row: CSVRow)?
  private(set) var isEmpty = true
  private var hasChoice = false

  mutating func add(_ text: String, of row: CSVRow) {
    guard let parts = DateParts(text) else { return }
    isEmpty = false
    guard parts.hasChoice else { return }
    hasChoice = true
    possible = possible.filter { parts.day(in: $0) != nil }
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

  func order(_ usual: DateParts.Order?) throws -> DateParts.Order? {
    guard hasChoice else { return nil }
    var possible = possible
    if let short, possible.contains(.yearFirst), possible.count > 1 {
      // Years vary less than days.
      if ends.first.count < ends.last.count { return .yearFirst }
      guard ends.last.count < ends.first.count else { throw ambiguous(short) }
      possible.remove(.yearFirst)
    }
    guard possible.isSuperset(of: [.dayFirst, .monthFirst]), let unclear else {
      return possible.count == 1 ? possible.first : possible.contains(.dayFirst) ? .dayFirst : nil
    }
    guard let usual else { throw ambiguous(unclear) }
    return usual
  }

  private func ambiguous(_ date: (text: String, row: CSVRow)) -> ImportError {
    date.row.invalid(
      "“\(date.text.prefix(20))” can be several days, and no other date tells which; write the dates "
        + "as 2026-03-09 and try again"
    )
  }
}
