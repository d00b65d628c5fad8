/// The kinds of sections that a file has, by their number.
enum SectionKind: UInt64 {
  case registers = 1
  case days = 2
}

/// What a day in a file has, as bits.
struct DayParts: OptionSet {
  let rawValue: UInt64

  static let count = DayParts(rawValue: 1)
  static let status = DayParts(rawValue: 2)
  /// The status was said with the count that was set, or was found where none was set, and has its stamp.
  static let sharesStamp = DayParts(rawValue: 4)
  static let note = DayParts(rawValue: 8)
  static let date = DayParts(rawValue: 16)
  static let tallies = DayParts(rawValue: 32)
  static let found = DayParts(rawValue: 64)
  /// All that there are.
  static let all = DayParts(rawValue: 127)
}
