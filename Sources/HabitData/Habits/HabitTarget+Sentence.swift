import Foundation
import HabitEngine

extension HabitTarget {
  /// Returns the habit's rules in one sentence: "8.5 km on weekdays, until December 31."
  ///
  /// - Parameter today: The current day. Dates in the same year are shown without the year.
  package func sentence(today: CalendarDay, _ locale: Locale) -> String {
    var rules = schedule.words(amountWords(locale), today: today, locale)
    if let step = step(locale) { rules = String(localized: "\(rules), \(step) at a time") }
    let first = startDay?.words(today: today, locale)
    let last = endDay?.words(today: today, locale)
    return switch (first, last) {
    case (nil, nil): String(localized: "rules.sentence", defaultValue: "\(rules).")
    case (let first?, nil): String(localized: "\(rules), from \(first).")
    case (nil, let last?): String(localized: "\(rules), until \(last).")
    case (let first?, let last?): String(localized: "\(rules), from \(first) until \(last).")
    }
  }

  private func amountWords(_ locale: Locale) -> String {
    switch kind {
    case .build:
      measure == .times && amountPerDay == 1
        ? String(localized: "Once") : measure.words(amountPerDay, locale)
    case .quit:
      amountPerDay == 0
        ? String(localized: "Avoid")
        : String(localized: "At most \(measure.words(amountPerDay, locale))")
    }
  }

  /// Returns the step in words if the target takes several steps and a step is not one unit;
  /// otherwise nil.
  private func step(_ locale: Locale) -> String? {
    guard let unit = measure.unit, kind == .build, amountPerDay > unit.step,
      unit.step != AmountText.scale(decimals: unit.decimals)
    else { return nil }
    return measure.words(unit.step, locale)
  }
}

extension Measure {
  /// Returns an amount in words for a sentence: "8 times", "8.5 km", "30 minutes", "1 hour 20
  /// minutes", "45 seconds".
  func words(_ amount: Int, _ locale: Locale) -> String {
    switch self {
    case .times: return String(localized: "\(amount) times")
    case .amount(let unit): return unit.text(figure: unit.figure(amount, locale))
    case .time:
      let time = HoursMinutesSeconds(amount)
      return [
        time.hours > 0 ? String(localized: "\(time.hours) hours") : nil,
        time.minutes > 0 || amount == 0 ? String(localized: "\(time.minutes) minutes") : nil,
        time.seconds > 0 ? String(localized: "\(time.seconds) seconds") : nil,
      ]
      .compactMap(\.self).joined(separator: " ")
    }
  }
}

extension CalendarDay {
  /// Returns the day for a sentence: "December 31", or "March 1, 2027" in another year.
  func words(today: CalendarDay, _ locale: Locale) -> String {
    year == today.year
      ? formatted(.dateTime.day().month(.wide), locale: locale) : formatted(locale)
  }
}

extension Schedule {
  fileprivate func words(_ amount: String, today: CalendarDay, _ locale: Locale) -> String {
    switch rule {
    case .everyDay: String(localized: "\(amount) every day")
    case .weekdays(let weekdays): Self.words(amount, weekdays, locale)
    case .everyNDays(let interval, let start):
      String(
        localized:
          "\(amount) every \(interval) days, counted from \(start.words(today: today, locale))"
      )
    case .everyNDaysAfterDone(let interval): String(localized: "\(amount) every \(interval) days")
    case .daysOfMonth(let days): Self.words(amount, days, locale)
    case .daysAWeek(let count): String(localized: "\(amount) on \(count) days a week")
    case .daysAMonth(let count): String(localized: "\(amount) on \(count) days a month")
    }
  }

  private static func words(
    _ amount: String,
    _ weekdays: Set<Weekday>,
    _ locale: Locale
  ) -> String {
    if weekdays.isWeekend(in: locale) { return String(localized: "\(amount) on weekends") }
    if weekdays.isWorkweek(in: locale) { return String(localized: "\(amount) on weekdays") }
    let list = weekdays.names(Calendar.civil(locale).standaloneWeekdaySymbols, in: locale)
      .formatted(.list(type: .and).locale(locale))
    return String(localized: "\(amount) every \(list)")
  }

  /// Returns days of the month in words. The 31st is called the last day, because it falls on the
  /// last day of every month.
  private static func words(_ amount: String, _ days: Set<Int>, _ locale: Locale) -> String {
    guard days.count < daysOfMonth.count else {
      return String(localized: "\(amount) on every day of the month")
    }
    let format = NumberFormatter()
    format.numberStyle = isOrdinal(in: locale) ? .ordinal : .none
    format.locale = locale
    let last = daysOfMonth.upperBound
    let ordinals = days.subtracting([last]).sorted().compactMap { format.string(for: $0) }
    if ordinals.isEmpty { return String(localized: "\(amount) on the last day of the month") }
    if days.contains(last) {
      let list = ordinals.formatted(.list(type: .and, width: .narrow).locale(locale))
      return String(localized: "\(amount) on the \(list) and last day of the month")
    }
    let list = ordinals.formatted(.list(type: .and).locale(locale))
    return String(localized: "\(amount) on the \(list) of the month")
  }

  /// Returns true if a language names days of a month by ordinal numbers: the 1st and 15th.
  private static func isOrdinal(in locale: Locale) -> Bool {
    ["en", "de", "nl", "sv"].contains(locale.language.languageCode?.identifier)
  }
}
