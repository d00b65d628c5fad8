import Foundation
import HabitEngine

/// What the system is asked for: the reminders that come next, and through them all others.
///
/// A reminder of a weekday is one request that comes every week, so that reminders go on when the
/// app is not opened for long. That is right until something changes; the app runs then, and makes
/// a new plan. Where the next reminder must not come, since its day is complete, the one after it
/// is requested once: a request that comes every week can't leave out a week.
package struct ReminderPlan: Hashable, Sendable {
  /// One of them.
  package struct Entry: Hashable, Sendable {
    /// The first one.
    package let occurrence: ReminderOccurrence
    /// When that is due.
    package let due: Date
    /// The name of the habit.
    package let name: String
    /// Whether it is an encouragement to keep away from something.
    package let isQuit: Bool
    /// Whether it comes every week from then on.
    package let isWeekly: Bool

    /// The name of the request.
    package var identifier: String {
      isWeekly ? occurrence.weekly.identifier : occurrence.identifier
    }
  }

  /// By ascending instant.
  package let entries: [Entry]

  /// So many requests of an app iOS keeps, the soonest ones.
  static let limit = 64
  /// So many of them are left for those that are snoozed.
  static let reserve = 4
  /// Days that are looked at: one in a week, one where that is closed, and one where a zone left a
  /// day out.
  static let horizon = 21

  /// Works out what to ask for after an instant.
  /// - Parameters:
  ///   - subjects: The habits that are kept.
  ///   - now: What is due then, or was before, is not planned any more.
  ///   - limit: How many, the soonest ones.
  package init(
    _ subjects: [ReminderSubject],
    after now: Date,
    rule: ReminderRule,
    limit: Int = ReminderPlan.limit - ReminderPlan.reserve
  ) {
    let calendar = DayBoundary.localCalendar(timeZone: rule.timeZone, startHour: 0)
    let first = calendar.day(of: now)
    let dates = first..<first.advanced(by: Self.horizon)
    let entries = subjects.flatMap { subject in
      subject.weekly.flatMap { weekly in
        Self.entries(weekly, of: subject, on: dates, after: now, rule: rule)
      }
    }
    self.entries = Array(entries.sorted(by: Self.isSooner).prefix(limit))
  }

  /// The requests for a reminder of a weekday: one that comes every week where that is right, else
  /// each by itself.
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
      if occurrence.comesAgain(after: now, in: rule.timeZone) { isNext = false }
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
        if subject.isSameEachWeek { break }
      }
      isNext = false
    }
    return entries
  }

  private static func isSooner(_ one: Entry, _ other: Entry) -> Bool {
    if one.due != other.due { return one.due < other.due }
    if one.name != other.name { return one.name < other.name }
    // It takes longer to write the identifiers than all else.
    return one.occurrence.identifier < other.occurrence.identifier
  }
}

extension ReminderOccurrence {
  /// Whether clocks that are put back show the time a second time, after an instant. A request that comes
  /// every week would come then too.
  fileprivate func comesAgain(after now: Date, in timeZone: TimeZone) -> Bool {
    guard let due = due(in: timeZone) else { return false }
    let offset = timeZone.secondsFromGMT(for: due.addingTimeInterval(86_400))
    let seconds = date.rawValue * 86_400 + time.minutes * 60 - offset
    let second = Date(timeIntervalSince1970: TimeInterval(seconds))
    return second > due && second > now && timeZone.secondsFromGMT(for: second) == offset
  }
}

extension ReminderPlan.Entry {
  /// The one a week later, alone: what is asked for where this one was shown already. Nil where a zone
  /// left that day out.
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
  /// The reminders of the habit by weekday and time, those that are the same once.
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
