import Foundation
import GRDB

/// How the store orders and searches text for people: without regard to case and accents at first,
/// digits by their number ("item 9" before "item 10"), in one fixed way for every locale, so that an
/// index never depends on who is looking.
enum TextOrder {
  static let collation = DatabaseCollation("LOCALIZED_STANDARD") { compare($0, $1) }

  /// `localized_standard_contains(text, part)`: whether the text has the part in it, without regard
  /// to case and accents.
  static let containsFunction = DatabaseFunction(
    "localized_standard_contains",
    argumentCount: 2,
    pure: true
  ) { values in
    guard let text = String.fromDatabaseValue(values[0]),
      let part = String.fromDatabaseValue(values[1])
    else { return nil }
    return contains(text, part)
  }

  static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || folded(text).contains(folded(part))
  }

  static func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    var left = folded(lhs)[...]
    var right = folded(rhs)[...]
    while let a = left.first, let b = right.first {
      if a.isASCIIDigit, b.isASCIIDigit {
        let order = compareNumbers(takeDigits(&left), takeDigits(&right))
        if order != .orderedSame { return order }
      } else if a != b {
        return a < b ? .orderedAscending : .orderedDescending
      } else {
        left.removeFirst()
        right.removeFirst()
      }
    }
    if left.isEmpty != right.isEmpty {
      return left.isEmpty ? .orderedAscending : .orderedDescending
    }
    // Equal for people: any fixed order keeps the two apart.
    return lhs == rhs ? .orderedSame : lhs < rhs ? .orderedAscending : .orderedDescending
  }

  private static func folded(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.lowercased() }
    return text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }

  private static func takeDigits(_ text: inout Substring) -> Substring {
    let digits = text.prefix { $0.isASCIIDigit }
    text = text.dropFirst(digits.count)
    return digits.drop { $0 == "0" }
  }

  private static func compareNumbers(_ lhs: Substring, _ rhs: Substring) -> ComparisonResult {
    if lhs.count != rhs.count {
      return lhs.count < rhs.count ? .orderedAscending : .orderedDescending
    }
    return lhs == rhs ? .orderedSame : lhs < rhs ? .orderedAscending : .orderedDescending
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
