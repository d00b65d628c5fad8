import HabitEngine

/// The encoding of a habit's target in files. Kinds, periods, and bases have the same names as in
/// the JSON export.
extension Measure {
  var syncBytes: [UInt8] {
    var writer = ByteWriter()
    writer.text(kind.rawValue)
    if let unit {
      writer.text(unit.name)
      writer.number(unit.decimals)
      writer.number(unit.step)
    }
    return writer.bytes
  }

  static func read(syncBytes: [UInt8]) -> Measure? {
    SyncValue.read(syncBytes) { reader throws(SyncFileError) -> Measure? in
      switch Kind(rawValue: try reader.text()) {
      case .times: .times
      case .time: .time
      case .amount:
        .amount(
          AmountUnit(
            name: try reader.text(),
            decimals: try reader.number(),
            step: try reader.number()
          )
        )
      case nil: nil
      }
    }
  }
}

extension Schedule {
  var syncBytes: [UInt8] {
    var writer = ByteWriter()
    writer.text(kind.rawValue)
    if kind != .everyDay { writer.number(number) }
    if let start { writer.number(start.rawValue) }
    return writer.bytes
  }

  static func read(syncBytes: [UInt8]) -> Schedule? {
    SyncValue.read(syncBytes) { reader throws(SyncFileError) -> Schedule? in
      guard let kind = Kind(rawValue: try reader.text()) else { return nil }
      return Schedule(
        kind,
        number: kind == .everyDay ? 0 : try reader.number(),
        start: kind == .everyNDays ? CalendarDay(rawValue: try reader.number()) : nil
      )
    }
  }
}

extension StreakGoal {
  var syncBytes: [UInt8] {
    var writer = ByteWriter()
    writer.text(period.rawValue)
    writer.text(basis.rawValue)
    writer.number(value)
    return writer.bytes
  }

  static func read(syncBytes: [UInt8], measure: Measure) -> StreakGoal? {
    SyncValue.read(syncBytes) { reader throws(SyncFileError) -> StreakGoal? in
      guard let period = Period(rawValue: try reader.text()),
        let basis = Basis(rawValue: try reader.text())
      else { return nil }
      return StreakGoal(
        period: period,
        basis: basis,
        value: try reader.number(),
        measure: measure
      )
    }
  }
}
