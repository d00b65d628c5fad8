/// Colours as `#RRGGBB`.
enum HexColor {
  /// The lower three bytes of a number that Android keeps for a colour.
  static func text(_ number: Int) -> String {
    let digits = String(number & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The text with upper-case digits, or nil where it is no `#RRGGBB`.
  static func valid(_ text: String) -> String? {
    let digits = text.utf8.dropFirst()
    let isHex = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return text.first == "#" && digits.count == 6 && isHex ? text.uppercased() : nil
  }
}
