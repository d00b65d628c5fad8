/// A date, time, or both in ISO 8601 format without a time zone: `2026-03-09`, `08:30`,
/// `2026-03-09T08:30`.
struct DateText {
  let text: String

  init(_ date: DateComponents) {
    var parts: [String] = []
    if let year = date.year, let month = date.month, let day = date.day {
      parts.append("\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))")
    }
    if let hour = date.hour, let minute = date.minute {
      parts.append("\(Self.padded(hour, 2)):\(Self.padded(minute, 2))")
    }
    text = parts.joined(separator: "T")
  }

  /// Parses a text.
  ///
  /// - Returns: The components, or nil if the text has another format or is not a valid date.
  static func components(_ text: String, _ kind: IntentDateKind) -> DateComponents? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    switch (kind, parts.count) {
    case (.date, 1):
      return day(parts[0])
    case (.time, 1):
      return time(parts[0])
    case (.dateTime, 2):
      guard var date = day(parts[0]), let time = time(parts[1]) else { return nil }
      (date.hour, date.minute) = (time.hour, time.minute)
      return date
    default:
      return nil
    }
  }

  private static func day(_ text: Substring) -> DateComponents? {
    guard let numbers = numbers(text, separator: "-", lengths: [4, 2, 2]) else { return nil }
    let date = DateComponents(
      calendar: Calendar(identifier: .gregorian),
      year: numbers[0],
      month: numbers[1],
      day: numbers[2]
    )
    guard date.isValidDate else { return nil }
    return DateComponents(year: date.year, month: date.month, day: date.day)
  }

  private static func time(_ text: Substring) -> DateComponents? {
    guard let numbers = numbers(text, separator: ":", lengths: [2, 2]), numbers[0] < 24,
      numbers[1] < 60
    else { return nil }
    return DateComponents(hour: numbers[0], minute: numbers[1])
  }

  private static func numbers(
    _ text: Substring,
    separator: Character,
    lengths: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == lengths,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
