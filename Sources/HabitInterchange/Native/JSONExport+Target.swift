import HabitEngine

/// Writing a habit's rules. Default values are left out.
extension JSONExport {
  static func append(_ target: HabitTarget, to writer: inout JSONWriter) {
    if target.kind != .build {
      writer.member("kind", indentation: 6)
      writer.string(target.kind.rawValue)
    }
    append(target.measure, to: &writer)
    if target.amountPerDay != 1 {
      writer.member("completionsPerDay", indentation: 6)
      writer.integer(target.amountPerDay)
    }
    append(target.schedule, to: &writer)
    append(target.goal, to: &writer)
    append("startDay", target.startDay, to: &writer)
    append("endDay", target.endDay, to: &writer)
    append(target.pauses, to: &writer)
  }

  static func append(_ weekdays: Set<Weekday>, to writer: inout JSONWriter) {
    writer.member("weekdays")
    writer.list("[", "]") { writer in
      for weekday in Weekday.allCases where weekdays.contains(weekday) {
        writer.element()
        writer.string(weekday.word)
      }
    }
  }

  private static func append(_ name: StaticString, _ day: CalendarDay?, to writer: inout JSONWriter)
  {
    guard let day else { return }
    writer.member(name, indentation: 6)
    writer.day(day)
  }

  private static func append(_ measure: Measure, to writer: inout JSONWriter) {
    guard measure != .times else { return }
    writer.member("measure", indentation: 6)
    writer.string(measure.kind.rawValue)
    guard let unit = measure.unit else { return }
    writer.member("unit", indentation: 6)
    writer.list("{", "}") { writer in
      writer.member("name")
      writer.string(unit.name)
      writer.member("decimals")
      writer.integer(unit.decimals)
      writer.member("step")
      writer.integer(unit.step)
    }
  }

  private static func append(_ schedule: Schedule, to writer: inout JSONWriter) {
    guard schedule != .everyDay else { return }
    writer.member("schedule", indentation: 6)
    writer.list("{", "}") { writer in
      switch schedule.rule {
      case .everyDay: append(.everyDay, to: &writer)
      case .weekdays(let weekdays):
        append(.weekdays, to: &writer)
        append(weekdays, to: &writer)
      case .everyNDays(let interval, let start):
        append(.everyNDays, count: interval, to: &writer)
        writer.member("start")
        writer.day(start)
      case .daysOfMonth(let days):
        append(.daysOfMonth, to: &writer)
        writer.member("days")
        writer.list("[", "]") { writer in
          for day in days.sorted() {
            writer.element()
            writer.integer(day)
          }
        }
      case .everyNDaysAfterDone(let interval):
        append(.everyNDaysAfterDone, count: interval, to: &writer)
      case .daysAWeek(let count): append(.daysAWeek, count: count, to: &writer)
      case .daysAMonth(let count): append(.daysAMonth, count: count, to: &writer)
      }
    }
  }

  private static func append(
    _ kind: Schedule.Kind,
    count: Int? = nil,
    to writer: inout JSONWriter
  ) {
    writer.member("rule")
    writer.string(kind.rawValue)
    guard let count else { return }
    writer.member("count")
    writer.integer(count)
  }

  private static func append(_ goal: StreakGoal, to writer: inout JSONWriter) {
    guard goal != .standard else { return }
    writer.member("streakGoal", indentation: 6)
    writer.list("{", "}") { writer in
      writer.member("period")
      writer.string(goal.period.rawValue)
      writer.member("basis")
      writer.string(goal.basis.rawValue)
      writer.member("value")
      writer.integer(goal.value)
    }
  }

  private static func append(_ pauses: PauseList, to writer: inout JSONWriter) {
    guard !pauses.isEmpty else { return }
    writer.member("pauses", indentation: 6)
    writer.list("[", "]") { writer in
      for pause in pauses.pauses {
        writer.element(indentation: 8)
        writer.list("{", "}") { writer in
          writer.member("first")
          writer.day(pause.first)
          guard let last = pause.last else { return }
          writer.member("last")
          writer.day(last)
        }
      }
    }
  }
}
