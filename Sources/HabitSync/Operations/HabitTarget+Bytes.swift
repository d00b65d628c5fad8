import HabitEngine

/// The encoding of a habit's target in files. Words are the same as in the JSON export.
extension Measure {
  var syncBytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .times: writer.text("times")
    case .time: writer.text("time")
    case .amount(let unit):
      writer.text("amount")
      writer.text(unit.name)
      writer.number(unit.decimals)
      writer.number(unit.step)
    }
    return writer.bytes
  }

  init?(syncBytes: [UInt8]) {
    let value = SyncValue.read(syncBytes) { reader throws(SyncFileError) -> Measure? in
      switch try reader.text() {
      case "times": .times
      case "time": .time
      case "amount":
        .amount(
          AmountUnit(
            name: try reader.text(),
            decimals: try reader.number(),
            step: try reader.number()
          )
        )
      default: nil
      }
    }
    guard let value else { return nil }
    self = value
  }
}

extension Schedule {
  var syncBytes: [UInt8] {
    var writer = ByteWriter()
    switch rule {
    case .everyDay:
      writer.text("everyDay")
    case .weekdays(let weekdays):
      writer.text("weekdays")
      writer.number(DayBits.bits(weekdays.map(\.rawValue)))
    case .everyNDays(let interval, let start):
      writer.text("everyNDays")
      writer.number(interval)
      writer.number(start.rawValue)
    case .everyNDaysAfterDone(let interval):
      writer.text("everyNDaysAfterDone")
      writer.number(interval)
    case .daysOfMonth(let days):
      writer.text("daysOfMonth")
      writer.number(DayBits.bits(days))
    case .daysAWeek(let count):
      writer.text("daysAWeek")
      writer.number(count)
    case .daysAMonth(let count):
      writer.text("daysAMonth")
      writer.number(count)
    }
    return writer.bytes
  }

  init?(syncBytes: [UInt8]) {
    let rule = SyncValue.read(syncBytes) { reader throws(SyncFileError) -> Rule? in
      switch try reader.text() {
      case "everyDay": .everyDay
      case "weekdays": .weekdays(DayBits.weekdays(try reader.number()))
      case "everyNDays":
        .everyNDays(try reader.number(), from: CalendarDay(rawValue: try reader.number()))
      case "everyNDaysAfterDone": .everyNDaysAfterDone(try reader.number())
      case "daysOfMonth": .daysOfMonth(DayBits.days(try reader.number(), of: Self.daysOfMonth))
      case "daysAWeek": .daysAWeek(try reader.number())
      case "daysAMonth": .daysAMonth(try reader.number())
      default: nil
      }
    }
    guard let rule else { return nil }
    self.init(rule)
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

  init?(syncBytes: [UInt8], measure: Measure) {
    let goal = SyncValue.read(syncBytes) { reader throws(SyncFileError) -> StreakGoal? in
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
    guard let goal else { return nil }
    self = goal
  }
}
