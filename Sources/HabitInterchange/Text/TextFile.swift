/// The decoded content of a text file.
struct TextFile {
  /// The file's name, for messages.
  let file: String
  /// The text in valid UTF-8, without a byte order mark.
  let bytes: [UInt8]

  /// Decodes UTF-8 with or without a byte order mark, and UTF-16 with one.
  ///
  /// - Throws: ``ImportError`` that explains the problem with the encoding.
  init(file: String, _ bytes: [UInt8]) throws {
    self.file = file
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw ImportError.unreadable(
        file: file,
        reason: String(localized: "it is text in UTF-32; text is read in UTF-8")
      )
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self.bytes = try Self.utf8(of: bytes, file: file) { UInt16($0) | UInt16($1) << 8 }
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self.bytes = try Self.utf8(of: bytes, file: file) { UInt16($0) << 8 | UInt16($1) }
    } else {
      self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      try Self.check(self.bytes, file: file)
    }
  }

  /// Returns the number of the line that contains a byte, starting with 1.
  func line(of position: Int) -> Int {
    1 + bytes.prefix(position).count { $0 == UInt8(ascii: "\n") }
  }

  private static func check(_ bytes: [UInt8], file: String) throws {
    guard !bytes.contains(0) else {
      throw ImportError.unreadable(
        file: file,
        reason: String(
          localized: """
            it is not text, or it is UTF-16 text without a byte order mark; text is read in UTF-8
            """
        )
      )
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var line = 1
    _ = transcode(
      bytes.makeIterator(),
      from: UTF8.self,
      to: UTF32.self,
      stoppingOnError: true
    ) { line += $0 == 10 ? 1 : 0 }
    throw ImportError.invalidRecord(
      file: file,
      place: String(localized: "line \(line)"),
      reason: String(localized: "the text is not in UTF-8; save it in UTF-8 and try again")
    )
  }

  private static func utf8(
    of bytes: [UInt8],
    file: String,
    unit: (UInt8, UInt8) -> UInt16
  ) throws -> [UInt8] {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    guard bytes.count % 2 == 0, !units.contains(0),
      let text = String(validating: units, as: UTF16.self)
    else {
      throw ImportError.unreadable(
        file: file,
        reason: String(localized: "it begins like UTF-16 text but is not; text is read in UTF-8")
      )
    }
    return Array(text.utf8)
  }
}
