import Foundation
import GRDB
import GRDBSQLite

/// The order and search of user-visible text in the store. Case and diacritics are ignored at
/// first, and digits are compared by their numeric value ("item 9" before "item 10").
///
/// The order does not depend on a locale, so that an index remains valid when the user's locale
/// changes.
enum TextOrder {
  static let collation = "LOCALIZED_STANDARD"

  /// Registers the collation with a connection.
  ///
  /// SQLite calls it for every comparison, so it operates on SQLite's bytes. ASCII text, which is
  /// most common, is compared without creating strings.
  static func register(in db: Database) throws {
    let code = sqlite3_create_collation_v2(
      db.sqliteConnection,
      collation,
      SQLITE_UTF8,
      nil,
      { _, leftCount, left, rightCount, right in
        let left = UnsafeRawBufferPointer(start: left, count: Int(leftCount))
        let right = UnsafeRawBufferPointer(start: right, count: Int(rightCount))
        return Int32(TextOrder.compare(left, right).rawValue)
      },
      nil
    )
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  /// The SQL function `localized_standard_contains(text, part)`, which searches a string, ignoring
  /// case and diacritics.
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

  static func compare(
    _ lhs: UnsafeRawBufferPointer,
    _ rhs: UnsafeRawBufferPointer
  ) -> ComparisonResult {
    let order =
      if lhs.allSatisfy({ $0 < 0x80 }), rhs.allSatisfy({ $0 < 0x80 }) {
        compareFolded(lhs, rhs)
      } else {
        compareFolded(
          Array(folded(String(decoding: lhs, as: UTF8.self)).utf8),
          Array(folded(String(decoding: rhs, as: UTF8.self)).utf8)
        )
      }
    // Strings that users consider equal still need a fixed order.
    return order == .orderedSame ? compareBytes(lhs, rhs) : order
  }

  private static func folded(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }

  /// Compares UTF-8 bytes, whose order is the order of the characters. ASCII letters are compared
  /// without case, and digits by their numeric value.
  private static func compareFolded<Bytes: RandomAccessCollection<UInt8>>(
    _ lhs: Bytes,
    _ rhs: Bytes
  ) -> ComparisonResult where Bytes.Index == Int {
    var (left, right) = (lhs.startIndex, rhs.startIndex)
    while left < lhs.endIndex, right < rhs.endIndex {
      let (a, b) = (lhs[left].lowercasedASCII, rhs[right].lowercasedASCII)
      if a.isASCIIDigit, b.isASCIIDigit {
        let (x, y) = (takeNumber(lhs, &left), takeNumber(rhs, &right))
        let order = x.count == y.count ? compareBytes(x, y) : compare(x.count, y.count)
        if order != .orderedSame { return order }
      } else if a != b {
        return compare(a, b)
      } else {
        left += 1
        right += 1
      }
    }
    return compare(lhs.endIndex - left, rhs.endIndex - right)
  }

  /// Reads the digits at a position, without leading zeros.
  private static func takeNumber<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes,
    _ place: inout Int
  ) -> Bytes.SubSequence where Bytes.Index == Int {
    let start = place
    while place < bytes.endIndex, bytes[place].isASCIIDigit { place += 1 }
    return bytes[start..<place].drop { $0 == UInt8(ascii: "0") }
  }

  private static func compareBytes(
    _ lhs: some Sequence<UInt8>,
    _ rhs: some Sequence<UInt8>
  ) -> ComparisonResult {
    lhs.lexicographicallyPrecedes(rhs)
      ? .orderedAscending : rhs.lexicographicallyPrecedes(lhs) ? .orderedDescending : .orderedSame
  }

  private static func compare<Value: Comparable>(_ lhs: Value, _ rhs: Value) -> ComparisonResult {
    lhs < rhs ? .orderedAscending : lhs > rhs ? .orderedDescending : .orderedSame
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

  fileprivate var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
