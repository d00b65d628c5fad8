import Foundation
import HabitEngine

/// The three parts of a date in a table, as written.
///
/// A time after the date is ignored. Months can have English names.
struct DateParts {
  let first: Int
  let second: Int
  let third: Int
  /// True if the year has two digits and can be the first or the last part.
  let isShort: Bool
  private let orders: Set<DateOrder>

  /// Reads a date, or returns nil if the text is not a date in any order.
  init?(_ text: String) {
    let words = Self.words(of: Self.dateText(of: text))
    let numbers = words.compactMap { Int($0.text) }
    let months = words.compactMap { Self.month($0.text) }
    let digits = words.filter { Int($0.text) != nil }.map(\.text.count)
    let isKnown = words.allSatisfy { Int($0.text) != nil || Self.isWord($0.text) }
    guard isKnown, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    switch (numbers.count, months.count) {
    case (1, 0) where digits == [8]:
      self.init(numbers[0] / 10_000, numbers[0] / 100 % 100, numbers[0] % 100, [.yearFirst])
    case (2, 1) where digits[1] == 4:
      self.init(numbers[0], months[0], numbers[1], [.dayFirst])
    case (2, 1) where digits[0] == 4:
      self.init(numbers[0], months[0], numbers[1], [.yearFirst])
    case (3, 0) where digits[0] == 4 && digits[1] <= 2 && digits[2] <= 2:
      self.init(numbers[0], numbers[1], numbers[2], [.yearFirst])
    case (3, 0) where digits[2] == 4 && digits[0] <= 2 && digits[1] <= 2:
      // Dates with points never begin with the month.
      let isPointed = words[1].gap.hasPrefix(".")
      let orders: Set<DateOrder> = isPointed ? [.dayFirst] : [.dayFirst, .monthFirst]
      self.init(numbers[0], numbers[1], numbers[2], orders)
    case (3, 0) where digits.allSatisfy({ $0 <= 2 }) && digits[2] == 2:
      let isPointed = words[1].gap.hasPrefix(".")
      let orders: Set<DateOrder> = isPointed ? [.dayFirst] : Set(DateOrder.allCases)
      self.init(numbers[0], numbers[1], numbers[2], orders, isShort: !isPointed, hasShortYear: true)
    default:
      return nil
    }
  }

  private init?(
    _ first: Int,
    _ second: Int,
    _ third: Int,
    _ orders: Set<DateOrder>,
    isShort: Bool = false,
    hasShortYear: Bool = false
  ) {
    (self.first, self.second, self.third) = (first, second, third)
    self.isShort = isShort
    self.hasShortYear = hasShortYear
    self.orders = orders
    guard DateOrder.allCases.contains(where: { day(in: $0) != nil }) else { return nil }
  }

  private let hasShortYear: Bool

  /// True if the date is ambiguous.
  var hasChoice: Bool { orders.count > 1 }

  /// Returns the day, reading the parts in an order. A date with only one possible order is read in
  /// that order.
  func day(in order: DateOrder) -> CalendarDay? {
    let order = orders.count == 1 ? orders.first ?? order : order
    guard orders.contains(order) else { return nil }
    switch order {
    case .yearFirst: return day(year: first, month: second, day: third)
    case .dayFirst: return day(year: third, month: second, day: first)
    case .monthFirst: return day(year: third, month: first, day: second)
    }
  }

  private func day(year: Int, month: Int, day: Int) -> CalendarDay? {
    let year = hasShortYear ? (year < 70 ? 2_000 : 1_900) + year : year
    return CalendarDay(year: year, month: month, day: day)
  }

  /// Returns the date in a text with an optional time: "2026-03-09T" from "2026-03-09T12:00".
  private static func dateText(of text: String) -> Substring {
    let text = text.prefix(60)
    guard let colon = text.firstIndex(of: ":") else { return text }
    let hour = text[..<colon].lastIndex { !$0.isNumber }
    return hour.map { text[..<$0] } ?? ""
  }

  /// Returns runs of digits or letters, each with the separators before it; empty if the text
  /// contains other characters.
  private static func words(of text: Substring) -> [(gap: String, text: String)] {
    var words: [(gap: String, text: String)] = []
    var gap = ""
    var last: Character?
    for character in text {
      let isNumber = character.isASCII && character.isNumber
      guard isNumber || character.isLetter else {
        gap.append(character)
        last = nil
        continue
      }
      if let last, (last.isASCII && last.isNumber) == isNumber {
        words[words.count - 1].text.append(character)
      } else {
        words.append((gap, String(character)))
        gap = ""
      }
      last = character
    }
    return words.allSatisfy { $0.gap.allSatisfy(" -/.,".contains) } && gap.allSatisfy(" .".contains)
      ? words : []
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  private static func month(_ word: String) -> Int? {
    index(of: word, in: months).map { $0 + 1 }
  }

  /// Returns true if a word may be part of a date.
  private static func isWord(_ word: String) -> Bool {
    month(word) != nil || index(of: word, in: weekdays) != nil
      || ["st", "nd", "rd", "th"].contains(word.lowercased())
  }

  /// Returns the index of the name that begins with a word, such as "mar", "sept", or "monday".
  private static func index(of word: String, in names: [String]) -> Int? {
    guard word.count >= 3 else { return nil }
    return names.firstIndex { $0.hasPrefix(word.lowercased()) }
  }
}
