import Foundation
import HabitEngine
import WidgetKit

/// The entries of a widget with the date of the next reload.
struct WidgetSchedule<Content: Hashable & Sendable>: Hashable, Sendable {
  let entries: [WidgetEntry<Content>]
  let end: Date

  /// Creates entries for some dates, leaving out unchanged content.
  init(_ moments: WidgetMoments, content: (Date) -> Content) {
    var entries: [WidgetEntry<Content>] = []
    for date in moments.dates {
      let content = content(date)
      if content != entries.last?.content {
        entries.append(WidgetEntry(date: date, content: content))
      }
    }
    self.entries = entries
    end = moments.end
  }

  /// Creates a schedule with a single entry without content, because the habits can't be read. The
  /// widget is reloaded after 15 minutes.
  init(unreadableAt now: Date) {
    entries = [WidgetEntry(date: now, content: nil)]
    end = now.addingTimeInterval(900)
  }
}

/// An entry of a widget's timeline.
struct WidgetEntry<Content: Hashable & Sendable>: TimelineEntry, Hashable, Sendable {
  let date: Date
  /// The content, or nil if the habits can't be read.
  let content: Content?
}

/// The dates at which a widget's content may change without user action: the start of a day, or a
/// due time.
struct WidgetMoments: Hashable, Sendable {
  /// The dates in ascending order, starting now.
  let dates: [Date]
  /// The date at which the schedule must be recomputed.
  let end: Date

  /// The maximum number of dates after the current date. The number is limited because the system
  /// stores a snapshot for each date.
  static let limit = 40

  /// Creates the list of dates from now until the end of tomorrow.
  ///
  /// - Parameter habits: The visible habits.
  init(of habits: [HabitFacts], from now: Date, _ facts: WidgetSnapshot) {
    let today = facts.day(of: now)
    let days = [today, today.advanced(by: 1)]
    let begins = days.map { facts.boundary.start(of: $0) }
    let times = days.flatMap { day in
      habits.flatMap { facts.dueTimes(of: $0, on: day) }.map(\.instant)
    }
    let later = Set(begins + times).filter { $0 > now }.sorted()
    let last = facts.boundary.start(of: today.advanced(by: 2))
    let kept = later.prefix(Self.limit)
    dates = [now] + kept
    end = kept.count < later.count ? later[Self.limit] : last
  }
}
