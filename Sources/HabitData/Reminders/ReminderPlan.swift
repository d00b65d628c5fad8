import Foundation
import HabitEngine

/// The notification requests for the next reminders.
///
/// A reminder on a weekday is a request that repeats weekly, so that reminders continue even if the
/// app is not opened for a long time. Each change in the app makes a new plan. If the day of the
/// next reminder is already complete, the plan has nonrepeating requests for the following eight
/// weeks, because a repeating request can't skip a week.
package struct ReminderPlan: Hashable, Sendable {
  /// A notification request.
  package struct Entry: Hashable, Sendable {
    /// The first occurrence.
    package let occurrence: ReminderOccurrence
    /// The instant of the first occurrence.
    package let due: Date
    /// The name of the habit.
    package let name: String
    /// True if the habit is a quit habit, whose reminder is an encouragement.
    package let isQuit: Bool
    /// True if the request repeats weekly.
    package let isWeekly: Bool

    /// The identifier of the request.
    package var identifier: String {
      isWeekly ? occurrence.weekly.identifier : occurrence.identifier
    }
  }

  /// The requests in ascending order of their instants.
  package let entries: [Entry]

  /// The largest number of pending requests that iOS keeps for an app.
  static let limit = 64
  /// The number of requests kept free for snoozed reminders.
  static let reserve = 4
  /// The number of days to plan: a week, a second week in case a day is closed, and a third in case
  /// the zone skips a day.
  static let horizon = 21
  /// The number of days to plan for a weekly reminder that can't repeat yet.
  static let horizonOfWeekly = 63

  /// Creates the plan for reminders after an instant.
  ///
  /// - Parameters:
  ///   - subjects: The active habits.
  ///   - now: Reminders at or before this instant are not planned.
  ///   - limit: The largest number of requests. The earliest ones are kept.
  package init(
    _ subjects: [ReminderSubject],
    after now: Date,
    rule: ReminderRule,
    limit: Int = ReminderPlan.limit - ReminderPlan.reserve
  ) {
    let calendar = DayBoundary.localCalendar(timeZone: rule.timeZone, startHour: 0)
    let first = calendar.day(of: now)
    let entries = subjects.flatMap { subject in
      let horizon = subject.isSameEachWeek ? Self.horizonOfWeekly : Self.horizon
      return subject.weekly.flatMap { weekly in
        Self.entries(
          weekly,
          of: subject,
          on: first..<first.advanced(by: horizon),
          after: now,
          rule: rule
        )
      }
    }
    self.entries = Array(entries.sorted(by: Self.isSooner).prefix(limit))
  }

  /// Returns the requests for a reminder on a weekday, leaving out closed days.
  ///
  /// If all weeks are the same and the next date is not left out, there is one request, which
  /// repeats weekly. Otherwise there is a request for each date, and none repeats.
  private static func entries(
    _ weekly: WeeklyReminder,
    of subject: ReminderSubject,
    on dates: Range<CalendarDay>,
    after now: Date,
    rule: ReminderRule
  ) -> [Entry] {
    var isNext = true
    var entries: [Entry] = []
    for date in dates where date.weekday == weekly.weekday {
      let occurrence = weekly.occurrence(on: date)
      if occurrence.isRepeatedByClockChange(after: now, in: rule.timeZone) { isNext = false }
      guard let due = occurrence.due(in: rule.timeZone), due > now else { continue }
      if !subject.closedDays.contains(rule.boundary.day(of: due)) {
        let isWeekly = subject.isSameEachWeek && isNext
        entries.append(
          Entry(
            occurrence: occurrence,
            due: due,
            name: subject.name,
            isQuit: subject.isQuit,
            isWeekly: isWeekly
          )
        )
        if isWeekly { break }
      }
      isNext = false
    }
    return entries
  }

  private static func isSooner(_ one: Entry, _ other: Entry) -> Bool {
    if one.due != other.due { return one.due < other.due }
    if one.name != other.name { return one.name < other.name }
    // Identifiers are compared last, because they are slow to create.
    return one.occurrence.identifier < other.occurrence.identifier
  }
}

extension ReminderOccurrence {
  /// Returns true if the reminder's time occurs a second time after an instant because clocks are
  /// set back. A request that repeats weekly would then be delivered twice.
  fileprivate func isRepeatedByClockChange(after now: Date, in timeZone: TimeZone) -> Bool {
    guard let due = due(in: timeZone) else { return false }
    let offset = timeZone.secondsFromGMT(for: due.addingTimeInterval(86_400))
    let seconds = date.rawValue * 86_400 + time.minutes * 60 - offset
    let second = Date(timeIntervalSince1970: TimeInterval(seconds))
    return second > due && second > now && timeZone.secondsFromGMT(for: second) == offset
  }
}

extension ReminderPlan.Entry {
  /// Returns a nonrepeating request for a week later, to use if this occurrence was already
  /// delivered. Nil if the time zone skips that day.
  package func aWeekLater(in timeZone: TimeZone) -> ReminderPlan.Entry? {
    let next = occurrence.weekly.occurrence(on: occurrence.date.advanced(by: 7))
    return next.due(in: timeZone).map {
      ReminderPlan.Entry(
        occurrence: next,
        due: $0,
        name: name,
        isQuit: isQuit,
        isWeekly: false
      )
    }
  }
}

extension ReminderSubject {
  /// The distinct reminders of the habit by weekday and time.
  fileprivate var weekly: Set<WeeklyReminder> {
    Set(
      reminders.flatMap { reminder in
        reminder.weekdays.map {
          WeeklyReminder(habitID: habitID, weekday: $0, time: reminder.time)
        }
      }
    )
  }
}
