/// Keeps spreadsheets from taking a user's text for a formula, which could send data elsewhere
/// when the table is opened (OWASP, "CSV Injection").
///
/// A spreadsheet may take semicolons for separators, whatever is quoted, so the text after each one is
/// guarded too.
enum FormulaGuard {
  private static let apostrophe = UInt8(ascii: "'")
  private static let semicolon = UInt8(ascii: ";")

  /// Puts an apostrophe before each part that begins as a formula does, or with an apostrophe.
  static func guarding(_ text: String) -> String {
    changingParts(of: text) { part in
      isRisky(part.first) || part.first == apostrophe ? [apostrophe] + part : Array(part)
    }
  }

  /// The text before ``guarding(_:)``. Other texts stay as they are, also those with an apostrophe.
  static func removing(_ text: String) -> String {
    changingParts(of: text) { part in
      let second = part.dropFirst().first
      let isGuarded = part.first == apostrophe && (isRisky(second) || second == apostrophe)
      return Array(isGuarded ? part.dropFirst() : part)
    }
  }

  private static func changingParts(
    of text: String,
    _ change: (ArraySlice<UInt8>) -> [UInt8]
  ) -> String {
    let parts = Array(text.utf8).split(separator: semicolon, omittingEmptySubsequences: false)
    return String(decoding: Array(parts.map(change).joined(separator: [semicolon])), as: UTF8.self)
  }

  private static func isRisky(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(byte)
  }
}
