import TestSupport

/// A mutator that changes files at random. The same seed gives the same changes.
package struct Mutator {
  private var random: Generator

  package init(seed: UInt64) {
    random = Generator(seed: seed)
  }

  /// Byte sequences that a parser is likely to handle incorrectly.
  private static let tokens: [[UInt8]] =
    [
      "\"", "\"\"", "'", ",", "\n", "\r", "\r\n", "{", "}", "[", "]", ":", "null", "true", "1e999",
      "NaN",
      "-1", "0", "-2150000000", "9223372036854775808", "1.5", "\\ud83c", "\\u0000", "\\",
      "2026-02-30",
      "9999-12-31", "0001-01-01", "13/32/2026", "yyyyMMdd", "habits", "records", "completions",
      "days",
      "DayType.check", "freq_custom", "record_date", "[1,7]", "{\\\"type\\\":3}", "events",
      "version", "format", "habit-tracker", "Date,Value,Notes\n", "UNKNOWN", "SKIP", "12345678",
      "=1+1",
      "👩‍👩‍👧", "\u{FEFF}", "\u{202E}", "e\u{301}\u{301}\u{301}", "PK\u{1}\u{2}", "PK\u{5}\u{6}",
    ].map { Array($0.utf8) } + [
      [0xFF, 0xFE], [0xFE, 0xFF], [0], [0xFF], [0xC0, 0x80], [0x7F, 0xFF, 0xFF, 0xFF],
      [0xED, 0xA0, 0x80], Array(repeating: 0xFF, count: 10),
    ]

  /// Returns a copy of the file with up to eight changes.
  ///
  /// - Parameter other: A file to take pieces from.
  package mutating func changed(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<1 << below(4) { change(&bytes, with: other) }
    return bytes
  }

  /// Returns a random number from 0 to `limit - 1`, or 0 if the limit is 0.
  package mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int(random.next() % UInt64(limit)) : 0
  }

  private mutating func change(_ bytes: inout [UInt8], with other: [UInt8]) {
    let place = below(bytes.count)
    let piece = place..<min(bytes.count, place + below(1 << below(12)))
    switch below(10) {
    case 0 where !bytes.isEmpty: bytes[place] ^= 1 << below(8)
    case 1 where !bytes.isEmpty: bytes[place] = UInt8(below(256))
    case 2: bytes.insert(contentsOf: Self.tokens[below(Self.tokens.count)], at: place)
    case 3: bytes.removeSubrange(piece)
    case 4: bytes.insert(contentsOf: bytes[piece], at: below(bytes.count))
    case 5:
      let token = Self.tokens[below(Self.tokens.count)]
      bytes.replaceSubrange(place..<min(bytes.count, place + token.count), with: token)
    case 6:
      let start = below(other.count)
      bytes.insert(contentsOf: other[start..<min(other.count, start + below(256))], at: place)
    case 7 where below(8) == 0: bytes.removeSubrange(place...)
    case 8 where below(8) == 0:
      // A long repetition, such as nesting, quotes, or digits.
      bytes.insert(contentsOf: Array(repeatElement(bytes[piece], count: 200).joined()), at: place)
    case 9 where below(8) == 0:
      // The head of this file and the tail of the other one.
      bytes.replaceSubrange(place..., with: other.suffix(below(other.count)))
    default: break
    }
  }
}
