/// Colors as `#RRGGBB`.
enum HexColor {
  /// Returns the color of the lower three bytes of an Android color number.
  static func text(_ number: Int) -> String {
    let digits = String(number & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Returns the text in upper case; nil unless it is a `#RRGGBB` color.
  static func valid(_ text: String) -> String? {
    let digits = text.utf8.dropFirst()
    let isHex = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return text.first == "#" && digits.count == 6 && isHex ? text.uppercased() : nil
  }
}
