import Foundation
import HabitEngine

/// The reminders that come next.
package struct ReminderPlan: Hashable, Sendable {
  /// One of them.
  package struct Entry: Hashable, Sendable {
    package let occurrence: ReminderOccurrence
    /// When it is due.
    package let due: Date
    /// The name of the habit.
    package let name: String
  }

  /// By ascending instant.
  package let entries: [Entry]

  /// So many requests of an app iOS keeps, the soonest ones.
  static let limit = 64
  /// So many of them are left for those that are snoozed.
  static let reserve = 4
  /// Days that are looked at: a reminder of a single weekday fills the limit after 60 weeks.
  private static let horizon = 420

  /// Works out which reminders come after an instant, each as long as its day is open.
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
    var entries: [Entry] = []
    let reminded = subjects.filter { $0.reminders.contains { !$0.weekdays.isEmpty } }
    for date in first...first.advanced(by: Self.horizon) where !reminded.isEmpty {
      if entries.count >= limit { break }
      let ofDate = reminded.flatMap { Self.entries(of: $0, on: date, rule: rule) }
      entries += ofDate.filter { $0.due > now }.sorted(by: Self.isSooner)
    }
    self.entries = Array(entries.prefix(limit))
  }

  private static func entries(
    of subject: ReminderSubject,
    on date: CalendarDay,
    rule: ReminderRule
  ) -> [Entry] {
    let times = Set(subject.reminders.filter { $0.weekdays.contains(date.weekday) }.map(\.time))
    return times.compactMap { time in
      let occurrence = ReminderOccurrence(habitID: subject.habitID, date: date, time: time)
      guard let due = occurrence.due(in: rule.timeZone),
        !subject.closedDays.contains(rule.boundary.day(of: due))
      else { return nil }
      return Entry(occurrence: occurrence, due: due, name: subject.name)
    }
  }

  private static func isSooner(_ one: Entry, _ other: Entry) -> Bool {
    (one.due, one.name, one.occurrence.identifier)
      < (other.due, other.name, other.occurrence.identifier)
  }
}
