import HabitEngine

/// Writing a habit's rules. Default values are left out.
extension JSONExport {
  static func append(_ target: HabitTarget, to writer: inout JSONWriter) {
    if target.kind != .build { writer.member("kind", target.kind.rawValue, indentation: 6) }
    append(target.measure, to: &writer)
    if target.amountPerDay != 1 {
      writer.member("completionsPerDay", target.amountPerDay, indentation: 6)
    }
    append(target.schedule, to: &writer)
    append(target.goal, to: &writer)
    writer.member("startDay", target.startDay, indentation: 6)
    writer.member("endDay", target.endDay, indentation: 6)
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

  private static func append(_ measure: Measure, to writer: inout JSONWriter) {
    guard measure != .times else { return }
    writer.member("measure", measure.kind.rawValue, indentation: 6)
    guard let unit = measure.unit else { return }
    writer.member("unit", indentation: 6)
    writer.list("{", "}") { writer in
      writer.member("name", unit.name)
      writer.member("decimals", unit.decimals)
      writer.member("step", unit.step)
    }
  }

  private static func append(_ schedule: Schedule, to writer: inout JSONWriter) {
    guard schedule != .everyDay else { return }
    writer.member("schedule", indentation: 6)
    writer.list("{", "}") { writer in
      writer.member("rule", schedule.kind.rawValue)
      switch schedule.rule {
      case .everyDay: break
      case .weekdays(let weekdays): append(weekdays, to: &writer)
      case .daysOfMonth(let days):
        writer.member("days")
        writer.list("[", "]") { writer in
          for day in days.sorted() {
            writer.element()
            writer.integer(day)
          }
        }
      case .everyNDays, .everyNDaysAfterDone, .daysAWeek, .daysAMonth:
        writer.member("count", schedule.number)
        writer.member("start", schedule.start)
      }
    }
  }

  private static func append(_ goal: StreakGoal, to writer: inout JSONWriter) {
    guard goal != .standard else { return }
    writer.member("streakGoal", indentation: 6)
    writer.list("{", "}") { writer in
      writer.member("period", goal.period.rawValue)
      writer.member("basis", goal.basis.rawValue)
      writer.member("value", goal.value)
    }
  }

  private static func append(_ pauses: PauseList, to writer: inout JSONWriter) {
    guard !pauses.isEmpty else { return }
    writer.objects("pauses", pauses.pauses, indentation: 6) { writer, pause in
      writer.member("first", pause.first)
      writer.member("last", pause.last)
    }
  }
}
