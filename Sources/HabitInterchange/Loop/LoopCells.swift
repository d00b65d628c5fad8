import Foundation

/// A row of Loop's wide table, put right.
///
/// Versions 2.0.0 to 2.0.3 wrote an entry as `Entry(timestamp=2023-04-04, value=2)`, whose comma makes
/// two fields of it. A spreadsheet that saves the table leaves out the empty field at the end of each
/// line, or fills lines up with some.
struct LoopCells {
  /// The row's fields, a day's entry being its value.
  let fields: [String]
  /// Whether there was an entry among them.
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

  /// The fields without the empty ones at the end: all of them, or one as Loop itself writes it.
  func trimmed(ofAll: Bool) -> ArraySlice<String> {
    guard ofAll else { return fields.last == "" ? fields.dropLast() : fields[...] }
    return fields[...(fields.lastIndex { !$0.isEmpty } ?? 0)]
  }

  private static func value(of entry: String) -> String {
    guard let value = entry.range(of: "value=") else { return entry }
    return String(entry[value.upperBound...].prefix { $0 != "," && $0 != ")" })
  }
}
