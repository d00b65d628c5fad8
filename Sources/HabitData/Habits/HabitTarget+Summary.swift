import Foundation
import HabitEngine

extension PortableHabit {
  /// Returns one line about the habit: "412 days · 3 days a week · Fitness · reminder at 7:05 AM,
  /// weekends".
  ///
  /// - Parameter text: Returns the text of a day.
  package func summary(
    _ locale: Locale,
    _ text: (CalendarDay) -> String = { $0.isoText }
  ) -> String {
    var parts = [String(localized: "\(days.count) days")]
    parts += target.summary(locale, text)
    if let category { parts.append(HabitCategory(rawValue: category).title ?? category) }
    if !reminders.isEmpty {
      let summary = reminders.summary(locale)
      parts.append(reminders.count == 1 ? String(localized: "reminder at \(summary)") : summary)
    }
    if isArchived { parts.append(String(localized: "archived")) }
    return parts.joined(separator: " · ")
  }
}

extension HabitTarget {
  /// Returns short phrases about the rules: "8.5 km a day", "Mon, Wed", "3 days a week". Empty for
  /// a habit that is done once every day.
  fileprivate func summary(_ locale: Locale, _ text: (CalendarDay) -> String) -> [String] {
    let goal = goal.applied(to: kind)
    let isSaid = goal.period == .day || goal == schedule.goal
    let goalLabel = isSaid ? nil : String(localized: "goal: \(goal.label(measure))")
    let firstDay = startDay.map { String(localized: "from \(text($0))") }
    let lastDay = endDay.map { String(localized: "until \(text($0))") }
    let rests = pauses.isEmpty ? nil : String(localized: "\(pauses.pauses.count) pauses")
    return [amountLabel, schedule.label(locale), goalLabel, firstDay, lastDay, rests]
      .compactMap(\.self)
  }

  private var amountLabel: String? {
    switch kind {
    case .build where amountPerDay == 1 && measure == .times: nil
    // If the target is the smallest amount, any amount completes a day.
    case .build where amountPerDay == 1 && (measure.unit?.decimals ?? 0) > 0:
      String(localized: "any amount")
    case .build where measure == .times: String(localized: "\(amountPerDay) times a day")
    case .build: String(localized: "\(measure.text(amountPerDay)) a day")
    case .quit where amountPerDay == 0: String(localized: "to quit")
    case .quit where measure == .times:
      String(localized: "at most \(amountPerDay) times a day")
    case .quit: String(localized: "at most \(measure.text(amountPerDay)) a day")
    }
  }
}

extension StreakGoal {
  /// Returns the goal in short: "3 days a week", "40 km a month".
  fileprivate func label(_ measure: Measure) -> String {
    guard basis == .value, measure != .times else { return frequencyLabel }
    let amount = measure.text(value)
    return switch period {
    case .day: String(localized: "\(amount) a day")
    case .week: String(localized: "\(amount) a week")
    case .month: String(localized: "\(amount) a month")
    }
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
      String(localized: "every \(interval) days")
    case .daysOfMonth(let days):
      String(localized: "on \(Self.list(days, locale)) of the month")
    case .daysAWeek(let count): String(localized: "\(count) days a week")
    case .daysAMonth(let count): String(localized: "\(count) days a month")
    }
  }

  /// Returns days of the month in short: "1, 15".
  static func list(_ days: Set<Int>, _ locale: Locale) -> String {
    days.sorted().map { $0.formatted(.number.locale(locale)) }
      .formatted(.list(type: .and, width: .narrow).locale(locale))
  }
}
