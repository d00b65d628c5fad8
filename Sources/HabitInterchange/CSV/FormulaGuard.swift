/// Keeps spreadsheets from taking a user's text for a formula, which could send data elsewhere
/// when the table is opened (OWASP, "CSV Injection").
enum FormulaGuard {
  /// The text with an apostrophe before it where it begins as a formula does, or with an apostrophe.
  static func guarding(_ text: String) -> String {
    isRisky(text.utf8.first) || text.utf8.first == UInt8(ascii: "'") ? "'" + text : text
  }

  /// The text as it was before ``guarding(_:)``. Other texts stay as they are, also those that
  /// begin with an apostrophe.
  static func removing(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "'") else { return text }
    let second = text.utf8.dropFirst().first
    return isRisky(second) || second == UInt8(ascii: "'") ? String(text.dropFirst()) : text
  }

  private static func isRisky(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(byte)
  }
}
