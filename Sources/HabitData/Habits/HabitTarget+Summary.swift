import Foundation
import HabitEngine
import HabitInterchange

extension HabitTarget {
  /// Returns short phrases about the rules: "8.5 km a day", "Mon, Wed", "3 days a week". Empty for
  /// once every day.
  func summary(_ locale: Locale) -> [String] {
    let isSaid = goal.period == .day || goal == schedule.goal
    let goalLabel = isSaid ? nil : "goal: \(goal.label(measure))"
    let firstDay = startDay.map { "from \($0)" }
    let lastDay = endDay.map { "until \($0)" }
    let rests = pauses.isEmpty ? nil : Counted.text(pauses.pauses.count, "pause")
    return [amountLabel, schedule.label(locale), goalLabel, firstDay, lastDay, rests]
      .compactMap(\.self)
  }

  private var amountLabel: String? {
    switch kind {
    case .build where amountPerDay == 1 && measure == .times: nil
    // Without a goal, the smallest amount completes a day.
    case .build where amountPerDay == 1 && hasDecimals: "any amount"
    case .build: "\(measure.text(amountPerDay)) a day"
    case .quit:
      amountPerDay == 0 ? "to quit" : "at most \(measure.text(amountPerDay)) a day"
    }
  }
}

extension HabitTarget {
  private var hasDecimals: Bool {
    if case .amount(let unit) = measure { unit.decimals > 0 } else { false }
  }
}

extension StreakGoal {
  /// Returns the goal in short: "3 days a week", "40 km a month".
  fileprivate func label(_ measure: Measure) -> String {
    basis == .value && measure != .times
      ? "\(measure.text(value)) a \(period.rawValue)" : frequencyLabel
  }
}

extension Schedule {
  /// Returns the schedule in short: "Mon, Wed", "every 3 days", "10 days a month". Nil for every
  /// day.
  func label(_ locale: Locale) -> String? {
    switch rule {
    case .everyDay: nil
    case .weekdays(let weekdays):
      Reminder(hour: 0, minute: 0, weekdays: weekdays).formattedWeekdays(locale)
    case .everyNDays(let interval, _), .everyNDaysAfterDone(let interval):
      "every \(interval) days"
    case .daysOfMonth(let days):
      "on \(days.sorted().map(String.init).joined(separator: ", ")) of the month"
    case .daysAWeek(let count): "\(Counted.text(count, "day")) a week"
    case .daysAMonth(let count): "\(Counted.text(count, "day")) a month"
    }
  }
}
