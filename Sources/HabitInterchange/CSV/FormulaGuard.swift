/// A guard that keeps spreadsheets from interpreting a user's text as a formula, which could send
/// data elsewhere when the table is opened (OWASP, "CSV Injection").
///
/// A spreadsheet may treat semicolons as separators even inside quotes, so the text after each
/// semicolon is guarded too.
enum FormulaGuard {
  private static let apostrophe = UInt8(ascii: "'")
  private static let semicolon = UInt8(ascii: ";")

  /// Returns the text with an apostrophe before each part that begins like a formula or with an
  /// apostrophe.
  static func guarding(_ text: String) -> String {
    changingParts(of: text) { part in
      isRisky(part) || part.first == apostrophe ? [apostrophe] + part : Array(part)
    }
  }

  /// Reverses ``guarding(_:)``. Other text stays unchanged, even with apostrophes.
  static func removing(_ text: String) -> String {
    changingParts(of: text) { part in
      let rest = part.dropFirst()
      let isGuarded = part.first == apostrophe && (isRisky(rest) || rest.first == apostrophe)
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

  /// Returns true for text that begins with `=`, `+`, `-`, `@`, their full-width forms, a tab, or a
  /// carriage return, even after byte order marks.
  private static func isRisky(_ part: ArraySlice<UInt8>) -> Bool {
    var part = part
    while part.starts(with: [0xEF, 0xBB, 0xBF]) { part = part.dropFirst(3) }
    guard let first = part.first else { return false }
    return [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(first)
      || [0x9D, 0x8B, 0x8D, 0xA0].contains { part.starts(with: [0xEF, 0xBC, $0]) }
  }
}
