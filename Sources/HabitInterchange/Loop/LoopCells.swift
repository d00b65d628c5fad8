import Foundation

/// A corrected row of Loop's wide table.
///
/// Versions 2.0.0 to 2.0.3 wrote an entry as `Entry(timestamp=2023-04-04, value=2)`, whose comma
/// splits the entry into two fields. A spreadsheet that saves the table removes the empty field at
/// the end of each line, or adds empty fields.
struct LoopCells {
  /// The row's fields, with an entry replaced by its value.
  let fields: [String]
  /// True if the row had an entry.
  let hasEntries: Bool

  init(_ row: CSVRow) {
    var fields: [String] = []
    var entry: String?
    var hasEntries = false
    for field in row.fields {
      let text = entry.map { "\($0),\(field)" } ?? field
      guard text.hasPrefix("Entry(") else {
        fields.append(text)
        continue
      }
      hasEntries = true
      entry = text.hasSuffix(")") ? nil : text
      if entry == nil { fields.append(Self.value(of: text)) }
    }
    if let entry { fields.append(entry) }
    self.fields = fields
    self.hasEntries = hasEntries
  }

  /// Returns the fields without trailing empty fields.
  ///
  /// - Parameter ofAll: True to drop all trailing empty fields; false to drop only the one that
  ///   Loop itself writes.
  func trimmed(ofAll: Bool) -> ArraySlice<String> {
    guard ofAll else { return fields.last == "" ? fields.dropLast() : fields[...] }
    return fields[...(fields.lastIndex { !$0.isEmpty } ?? 0)]
  }

  private static func value(of entry: String) -> String {
    guard let value = entry.range(of: "value=") else { return entry }
    return String(entry[value.upperBound...].prefix { $0 != "," && $0 != ")" })
  }
}
