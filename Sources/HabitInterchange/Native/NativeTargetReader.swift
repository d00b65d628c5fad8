import HabitEngine

/// The reader of a habit's rules in this app's own export.
///
/// Members can come in any order, so a number whose range depends on another member is checked at
/// the end.
struct NativeTargetReader {
  private let reader: JSONReader
  private var kind = HabitKind.build
  private var measure = Measure.Kind.times
  private var unit = AmountUnit(name: "")
  private var amountPerDay: PlacedNumber?
  private var schedule = Schedule.everyDay
  private var goal: (period: StreakGoal.Period, basis: StreakGoal.Basis, value: PlacedNumber)?
  private var startDay: CalendarDay?
  private var endDay: CalendarDay?
  private var pauses = PauseList()

  init(_ reader: JSONReader) {
    self.reader = reader
  }

  /// Reads the value of a member, if it belongs to the rules.
  ///
  /// - Returns: True if the value was read.
  mutating func read(_ member: String) throws -> Bool {
    switch member {
    case "kind": kind = try reader.word()
    case "measure": measure = try reader.word()
    case "unit": unit = try readUnit()
    case "completionsPerDay":
      amountPerDay = PlacedNumber(try reader.integer(), reader)
    case "schedule": schedule = try reader.schedule()
    case "streakGoal": goal = try readGoal()
    case "startDay": startDay = try reader.calendarDay()
    case "endDay": endDay = try reader.calendarDay()
    case "pauses": pauses = try readPauses()
    default: return false
    }
    return true
  }

  /// Returns the target after checking all ranges.
  func target() throws -> HabitTarget {
    let measure = Measure(measure, unit: unit)
    try amountPerDay?.check(in: measure.amountsPerDay(kind), reader)
    if let goal {
      let values = StreakGoal.values(period: goal.period, basis: goal.basis, measure: measure)
      try goal.value.check(in: values, reader)
    }
    if let startDay, let endDay, endDay < startDay {
      throw reader.invalid(.order(last: endDay, first: startDay))
    }
    return HabitTarget(
      kind: kind,
      measure: measure,
      amountPerDay: amountPerDay?.value ?? 1,
      schedule: schedule,
      goal: goal.map {
        StreakGoal(period: $0.period, basis: $0.basis, value: $0.value.value, measure: measure)
      } ?? .standard,
      startDay: startDay,
      endDay: endDay,
      pauses: pauses
    )
  }

  private func readUnit() throws -> AmountUnit {
    var name = ""
    var decimals = 0
    var step: Int?
    try reader.object { member in
      switch member {
      case "name":
        let text = try reader.string()
        guard let unit = AmountUnit.validName(text) else {
          throw reader.invalid(.tooLong(text))
        }
        name = unit
      case "decimals": decimals = try reader.integer(in: AmountUnit.decimalsRange)
      case "step": step = try reader.integer(in: AmountUnit.steps)
      default: try reader.skip()
      }
    }
    return AmountUnit(name: name, decimals: decimals, step: step)
  }

  private func readGoal() throws -> (StreakGoal.Period, StreakGoal.Basis, PlacedNumber) {
    var period = StreakGoal.Period.day
    var basis = StreakGoal.Basis.day
    var value = StreakGoal.standard.value
    try reader.object { member in
      switch member {
      case "period": period = try reader.word()
      case "basis": basis = try reader.word()
      case "value": value = try reader.integer()
      default: try reader.skip()
      }
    }
    return (period, basis, PlacedNumber(value, reader))
  }

  private func readPauses() throws -> PauseList {
    var pauses = try reader.elements {
      var first: CalendarDay?
      var last: CalendarDay?
      try reader.object { member in
        switch member {
        case "first": first = try reader.calendarDay()
        case "last": last = try reader.calendarDay()
        default: try reader.skip()
        }
      }
      guard let first else { throw reader.invalid(.missing("first")) }
      if let last, last < first {
        throw reader.invalid(.order(last: last, first: first))
      }
      return last.map { Pause(first...$0) } ?? Pause(from: first)
    }
    pauses.sort { $0.first < $1.first }
    let overlap = zip(pauses, pauses.dropFirst()).first { $0.days.overlaps($1.days) }
    if let (_, later) = overlap {
      throw reader.invalid("two pauses have the day \(later.first.description)")
    }
    return PauseList(pauses)
  }
}
