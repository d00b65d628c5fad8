/// A day in ISO 8601 format: `2026-03-09`.
enum DateText {
  /// Returns the text of a day, or an empty string for components without a year, month, or day.
  static func text(_ date: DateComponents) -> String {
    guard let year = date.year, let month = date.month, let day = date.day else { return "" }
    return [padded(year, 4), padded(month, 2), padded(day, 2)].joined(separator: "-")
  }

  /// Parses a text.
  ///
  /// - Returns: The components, or nil if the text has another format or is not a valid date.
  static func components(_ text: String) -> DateComponents? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    let date = DateComponents(
      calendar: Calendar(identifier: .gregorian),
      year: numbers[0],
      month: numbers[1],
      day: numbers[2]
    )
    guard date.isValidDate else { return nil }
    return DateComponents(year: date.year, month: date.month, day: date.day)
  }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
