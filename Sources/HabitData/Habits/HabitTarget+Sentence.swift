import Foundation
import HabitEngine
import HabitInterchange

extension HabitTarget {
  /// Returns the habit's rules in one sentence: "8.5 km on weekdays, until December 31."
  ///
  /// - Parameter today: The current day. Dates in the same year are shown without the year.
  package func sentence(today: CalendarDay, _ locale: Locale) -> String {
    let amount = "\(amountWords(locale)) \(schedule.words(today: today, locale))"
    let phrases = [amount, stepWords(locale), spanWords(today: today, locale)]
    return phrases.compactMap(\.self).joined(separator: ", ") + "."
  }

  private func amountWords(_ locale: Locale) -> String {
    switch kind {
    case .build:
      measure == .times && amountPerDay == 1 ? "Once" : measure.words(amountPerDay, locale)
    case .quit:
      amountPerDay == 0
        ? "Avoid" : "At most \(measure.words(amountPerDay, locale))"
    }
  }

  /// Returns the step in words, if reaching the target takes several and the step is not one unit.
  private func stepWords(_ locale: Locale) -> String? {
    guard let unit = measure.unit, kind == .build, amountPerDay > unit.step,
      unit.step != AmountText.scale(decimals: unit.decimals)
    else { return nil }
    return "\(measure.words(unit.step, locale)) at a time"
  }

  private func spanWords(today: CalendarDay, _ locale: Locale) -> String? {
    let words = [
      startDay.map { "from \($0.words(today: today, locale))" },
      endDay.map { "until \($0.words(today: today, locale))" },
    ]
    .compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension Measure {
  /// An amount in words for a sentence: "8 times", "8.5 km", "30 minutes", "1 hour 20
  /// minutes", "45 seconds".
  func words(_ amount: Int, _ locale: Locale) -> String {
    switch self {
    case .times: return Counted.text(amount, "time")
    case .amount(let unit):
      let number = unit.text(amount, separator: locale.separator)
      return unit.name.isEmpty ? number : "\(number) \(unit.name)"
    case .time:
      let time = HoursMinutesSeconds(amount)
      let parts = [(time.hours, "hour"), (time.minutes, "minute"), (time.seconds, "second")]
        .filter { $0.0 > 0 }
      return parts.isEmpty
        ? "0 minutes" : parts.map { Counted.text($0.0, $0.1) }.joined(separator: " ")
    }
  }
}

extension CalendarDay {
  /// Returns the day for a sentence: "December 31", or "March 1, 2027" in another year.
  fileprivate func words(today: CalendarDay, _ locale: Locale) -> String {
    year == today.year
      ? formatted(.dateTime.day().month(.wide), locale: locale) : formatted(locale)
  }
}

extension Schedule {
  fileprivate func words(today: CalendarDay, _ locale: Locale) -> String {
    switch rule {
    case .everyDay: "every day"
    case .weekdays(let weekdays): Self.words(weekdays, locale)
    case .everyNDays(let interval, let start):
      "every \(interval) days, counted from \(start.words(today: today, locale))"
    case .everyNDaysAfterDone(let interval): "every \(interval) days"
    case .daysOfMonth(let days): Self.words(days)
    case .daysAWeek(let count): "on \(Counted.text(count, "day")) a week"
    case .daysAMonth(let count): "on \(Counted.text(count, "day")) a month"
    }
  }

  private static func words(_ weekdays: Set<Weekday>, _ locale: Locale) -> String {
    switch weekdays {
    case [.saturday, .sunday]: return "on weekends"
    case [.monday, .tuesday, .wednesday, .thursday, .friday]: return "on weekdays"
    default:
      let names = Calendar.civil(locale).standaloneWeekdaySymbols
      let chosen = Weekday.allCases.filter(weekdays.contains).map { names[$0.rawValue - 1] }
      return "every \(list(chosen))"
    }
  }

  /// Returns days of the month in words. The 31st falls on the last day of every month.
  private static func words(_ days: Set<Int>) -> String {
    guard days.count < daysOfMonth.count else { return "on every day of the month" }
    let names = days.sorted().map { $0 == daysOfMonth.upperBound ? "last day" : ordinal($0) }
    return "on the \(list(names)) of the month"
  }

  private static func ordinal(_ number: Int) -> String {
    switch (number / 10, number % 10) {
    case (1, _): "\(number)th"
    case (_, 1): "\(number)st"
    case (_, 2): "\(number)nd"
    case (_, 3): "\(number)rd"
    default: "\(number)th"
    }
  }

  /// Returns a list in words: "a", "a and b", "a, b and c".
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}
