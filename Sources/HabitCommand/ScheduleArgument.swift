import ArgumentParser
import Foundation
import HabitEngine

/// The days of a habit as an argument: `mon,wed,fri`, `3days`, `3days fixed`, `3 a week`.
enum ScheduleArgument: Equatable {
  case rule(Schedule.Rule)
  /// An interval in days on a fixed grid, starting on the habit's first day.
  case interval(Int)

  /// Parses the value of `--every`.
  init(text: String) throws {
    let text = text.lowercased().trimmingCharacters(in: .whitespaces)
    if let (days, isFixed) = Self.interval(text) {
      let rule = days == 1 ? Schedule.Rule.everyDay : .everyNDaysAfterDone(days)
      self = isFixed && days != 1 ? .interval(days) : .rule(rule)
    } else if let rule = Self.quota(text) ?? Self.weekdays(text) {
      self = .rule(rule)
    } else {
      throw ValidationError(
        String(
          localized: "Write \(Self.examples).",
          comment: "The argument is a list of English words to type: day, mon,wed,fri, weekdays."
        )
      )
    }
    try check()
  }

  /// Parses days of the month: `1,15,last`.
  init(daysOfMonth text: String) throws {
    let words = text.lowercased().split(separator: ",")
    let days = words.map { word in
      word.trimmingCharacters(in: .whitespaces) == "last"
        ? Schedule.daysOfMonth.upperBound
        : Int(word.trimmingCharacters(in: .whitespaces)).flatMap { day in
          Schedule.daysOfMonth.contains(day) ? day : nil
        }
    }
    guard !days.isEmpty, !days.contains(nil) else {
      throw ValidationError(
        String(
          localized: "Write days from 1 to 31, or “last”, separated by commas.",
          comment: "“last” is typed in English."
        )
      )
    }
    self = .rule(.daysOfMonth(Set(days.compactMap(\.self))))
  }

  /// Returns the schedule of a habit that starts on a day.
  func schedule(from day: CalendarDay) throws(ScheduleError) -> Schedule {
    switch self {
    case .rule(let rule): try Schedule(validating: rule)
    case .interval(let days): try Schedule(validating: .everyNDays(days, from: day))
    }
  }

  static var examples: LocalizedStringResource {
    "day, mon,wed,fri, weekdays, weekends, 3days, 3days fixed, “3 a week”, or “10 a month”"
  }

  private func check() throws {
    do throws(ScheduleError) {
      // The start day is not known yet and does not affect validation.
      _ = try schedule(from: CalendarDay(rawValue: 0))
    } catch .noDay {
      throw ValidationError(String(localized: "Name at least one day."))
    } catch .outOfRange(let number, let range) {
      throw ValidationError(
        String(localized: "\(number) is not from \(range.lowerBound) to \(range.upperBound).")
      )
    }
  }

  /// Parses an interval: `day`, `3days`, `2 weeks`, `3days fixed`.
  private static func interval(_ text: String) -> (days: Int, isFixed: Bool)? {
    let isFixed = text.hasSuffix(" fixed")
    let text = isFixed ? text.dropLast(6).trimmingCharacters(in: .whitespaces) : text
    guard let match = text.wholeMatch(of: /(\d{1,9}) *(day|week)s?/) else {
      return ["day": 1, "week": 7][text].map { ($0, isFixed) }
    }
    return Int(match.1).map { (match.2 == "week" ? $0 * 7 : $0, isFixed) }
  }

  /// Parses a quota: `3 a week`, `10 times a month`, `2/week`. Seven days a week means every day.
  private static func quota(_ text: String) -> Schedule.Rule? {
    let words = /(\d{1,9}|once|twice) *(?:x|times?|days?)? *(?:a|per|\/) *(week|month)/
    guard let match = text.wholeMatch(of: words) else { return nil }
    let count = Int(match.1) ?? (match.1 == "once" ? 1 : 2)
    guard match.2 == "week" else { return .daysAMonth(count) }
    return count == 7 ? .everyDay : .daysAWeek(count)
  }

  /// Parses weekdays: `mon,wed,fri`, abbreviated to at least three letters or not.
  private static func weekdays(_ text: String) -> Schedule.Rule? {
    let words = text.split { $0 == "," || $0 == " " }.map(String.init)
    var days: Set<Weekday> = []
    for word in words {
      let named = groups[word] ?? Set(Weekday.allCases.filter { $0.word.hasPrefix(word) })
      guard word.count >= 3, !named.isEmpty else { return nil }
      days.formUnion(named)
    }
    return words.isEmpty ? nil : .weekdays(days)
  }

  private static let groups: [String: Set<Weekday>] = [
    "weekdays": [.monday, .tuesday, .wednesday, .thursday, .friday],
    "weekends": [.saturday, .sunday],
  ]
}

extension Weekday {
  /// The weekday in the format of `--every`: `mon`.
  var shortWord: String { String(word.prefix(3)) }
}
