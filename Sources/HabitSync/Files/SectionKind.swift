/// The kinds of sections in a file, by number.
enum SectionKind: UInt64 {
  case registers = 1
  case days = 2
}

/// The fields of a day that a file contains, as bits.
struct DayParts: OptionSet {
  let rawValue: UInt64

  static let count = DayParts(rawValue: 1)
  static let status = DayParts(rawValue: 2)
  /// The status was set together with the count or the found count, and has the same stamp.
  static let sharesStamp = DayParts(rawValue: 4)
  static let note = DayParts(rawValue: 8)
  static let date = DayParts(rawValue: 16)
  static let tallies = DayParts(rawValue: 32)
  static let found = DayParts(rawValue: 64)
  /// All bits that this version knows.
  static let all = DayParts(rawValue: 127)
}
