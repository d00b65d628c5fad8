extension CalendarDay: CustomStringConvertible {
  /// The date in ISO 8601 format, such as `2026-03-09`.
  public var isoText: String {
    let (year, month, day) = components
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The date in ISO 8601 format.
  public var description: String { isoText }

  /// Reads four, two, and two ASCII digits separated by hyphens, such as `2026-03-09`.
  ///
  /// - Returns: Nil for any other text and for dates that the calendar does not have.
  public init?(isoText: String) {
    let bytes = Array(isoText.utf8)
    let hyphen = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen else { return nil }
    self.init(year: bytes[0..<4], month: bytes[5..<7], day: bytes[8..<10])
  }

  /// Reads eight ASCII digits, such as `20260309`.
  ///
  /// - Returns: Nil for any other text and for dates that the calendar does not have.
  public init?(keyText: String) {
    let bytes = Array(keyText.utf8)
    guard bytes.count == 8 else { return nil }
    self.init(year: bytes[0..<4], month: bytes[4..<6], day: bytes[6..<8])
  }

  private init?(year: ArraySlice<UInt8>, month: ArraySlice<UInt8>, day: ArraySlice<UInt8>) {
    guard let year = decimal(year), let month = decimal(month), let day = decimal(day) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// Returns the value of ASCII digits. Unlike `Int(_:)`, it accepts no sign.
private func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
  var number = 0
  for digit in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    number = number * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return number
}
