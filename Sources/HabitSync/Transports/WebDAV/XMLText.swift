/// The decoding of XML character references.
enum XMLText {
  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  static func decoded(_ text: String) throws(XMLError) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var decoded = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = character(part[..<end]) else {
        throw XMLError()
      }
      decoded += character
      decoded += part[part.index(after: end)...]
    }
    return decoded
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(String.init)
  }
}
