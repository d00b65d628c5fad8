import HabitEngine

/// Conversion between days and bytes of text.
enum DayText {
  /// Reads a date such as `2026-03-09`. Returns nil for any other text.
  static func isoDay(_ text: ArraySlice<UInt8>) -> CalendarDay? {
    var scanner = ByteScanner(text)
    guard let day = isoDay(&scanner), scanner.isAtEnd else { return nil }
    return day
  }

  /// Consumes a date such as `2026-03-09`.
  static func isoDay(_ scanner: inout ByteScanner) -> CalendarDay? {
    guard let year = scanner.number(4...4), scanner.skip("-"), let month = scanner.number(2...2),
      scanner.skip("-"), let day = scanner.number(2...2)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// Writes a date such as `2026-03-09`.
  static func append(_ day: CalendarDay, to bytes: inout [UInt8]) {
    let (year, month, day) = day.components
    append(year, digits: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(month, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(day, digits: 2, to: &bytes)
  }

  /// Writes a number with a fixed number of digits, padded with zeros.
  static func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
    var weight = 1
    for _ in 1..<digits { weight *= 10 }
    while weight > 0 {
      bytes.append(UInt8(48 + number / weight % 10))
      weight /= 10
    }
  }
}
