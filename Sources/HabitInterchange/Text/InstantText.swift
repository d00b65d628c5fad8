import Foundation
import HabitEngine

/// Times in ISO 8601 format. An export has a time for each record, and Foundation's formatter would
/// take more time for it than all other work on the record takes.
enum InstantText {
  /// Reads a time such as `2026-03-09T12:00:00.123Z`.
  ///
  /// Seconds, their fraction, and the offset are optional; without an offset, the time is in UTC. A
  /// space can replace the T. Fractions are truncated to milliseconds. Returns nil for any other
  /// text.
  static func date(_ text: ArraySlice<UInt8>) -> Date? {
    var scanner = ByteScanner(text)
    guard let day = DayText.isoDay(&scanner), scanner.skip("T") || scanner.skip(" "),
      let hour = scanner.number(2...2, in: 0...23), scanner.skip(":"),
      let minute = scanner.number(2...2, in: 0...59)
    else { return nil }
    var milliseconds = (day.rawValue * 1_440 + hour * 60 + minute) * 60_000
    if scanner.skip(":") {
      guard let second = scanner.number(2...2, in: 0...60) else { return nil }
      milliseconds += second * 1_000
      if scanner.skip(".") {
        guard let fraction = scanner.milliseconds() else { return nil }
        milliseconds += fraction
      }
    }
    guard let offset = offset(&scanner) else { return nil }
    return Date(milliseconds: milliseconds - offset * 60_000)
  }

  /// Writes a time such as `2026-03-09T12:00:00.123Z`, clamped to the years 1 to 9999.
  static func append(_ date: Date, to bytes: inout [UInt8]) {
    let first = CalendarDay.min.rawValue * 86_400_000
    let end = (CalendarDay.max.rawValue + 1) * 86_400_000
    let shifted = date.milliseconds.clamped(to: first...end - 1) - first
    let rest = shifted % 86_400_000
    DayText.append(CalendarDay.min.advanced(by: shifted / 86_400_000), to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    DayText.append(rest / 3_600_000, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    DayText.append(rest / 60_000 % 60, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    DayText.append(rest / 1_000 % 60, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    DayText.append(rest % 1_000, digits: 3, to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }

  /// Reads the offset in minutes east of UTC.
  private static func offset(_ scanner: inout ByteScanner) -> Int? {
    if scanner.isAtEnd || scanner.skip("Z") { return scanner.isAtEnd ? 0 : nil }
    let isWest = scanner.skip("-")
    guard isWest || scanner.skip("+"), let hours = scanner.number(2...2, in: 0...23) else {
      return nil
    }
    _ = scanner.skip(":")
    guard let minutes = scanner.isAtEnd ? 0 : scanner.number(2...2, in: 0...59), scanner.isAtEnd
    else { return nil }
    return (isWest ? -1 : 1) * (hours * 60 + minutes)
  }
}
