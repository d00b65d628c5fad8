import Foundation
import Testing

@testable import SwiftData

@Suite struct TextOrderTests {
  private func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    var (lhs, rhs) = (lhs, rhs)
    return lhs.withUTF8 { left in
      rhs.withUTF8 { right in
        TextOrder.compare(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
  }

  @Test(arguments: [
    ["", "a", "B", "c"],
    ["item 2", "Item 9", "item 10", "item 10a", "item 11"],
    ["7", "007x", "8", "08y", "10"],
    ["Ecole", "école", "Ede", "Édea"],
    ["a", "a b", "ab", "é", "zebra", "日本", "🦊"],
    ["A", "a", "Á"],
  ])
  func `Texts are ordered by letters before accents and case, and numbers by value`(
    _ texts: [String]
  ) {
    for (i, left) in texts.enumerated() {
      for (j, right) in texts.enumerated() {
        let expected: ComparisonResult =
          i < j ? .orderedAscending : i > j ? .orderedDescending : .orderedSame
        #expect(compare(left, right) == expected, "\(left) and \(right)")
      }
    }
  }
}
