/// Writes comma-separated values as RFC 4180 has them.
struct CSVWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a row of fields, each of which is quoted where it has to be.
  mutating func row(_ fields: String...) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(field)
    }
    bytes.append(contentsOf: "\r\n".utf8)
  }

  private mutating func append(_ field: String) {
    guard field.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else {
      bytes.append(contentsOf: field.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
