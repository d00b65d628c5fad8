import Foundation
import HabitEngine
import Testing

@testable import HabitData
@testable import HabitWidgets

/// A store's habits and the timeline that a widget must create for them.
struct TimelineCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var zone = "Europe/Berlin"
  /// The hour at which a day starts, or nil for exact days of 24 hours.
  var startHour: Int? = 0
  var now = "2026-03-09T09:00:00Z"
  let habits: [HabitFacts]
  var category: HabitCategory?
  /// Instants, and the content shown from then on.
  let shows: [(String, String)]
  /// The start of the day after tomorrow.
  var end = "2026-03-10T23:00:00Z"

  var facts: WidgetSnapshot {
    guard let timeZone = TimeZone(identifier: zone) else {
      preconditionFailure("There is no time zone \(zone)")
    }
    return WidgetSnapshot(
      habits: habits,
      categories: [.health: "Health"],
      weekStart: .sunday,
      boundary: startHour.map { .localCalendar(timeZone: timeZone, startHour: $0) } ?? .utcBuckets,
      timeZone: timeZone
    )
  }
}

extension HabitFacts {
  /// Returns a habit that differs from a plain daily habit only in the given values.
  static func habit(
    _ name: String = "Run",
    _ target: HabitTarget = HabitTarget(),
    at times: [String] = [],
    on weekdays: Set<Weekday> = Set(Weekday.allCases),
    done: [(String, Int)] = [],
    skipped: [String] = [],
    category: HabitCategory? = nil,
    isArchived: Bool = false
  ) -> HabitFacts {
    let records =
      done.map { DayRecord(day: .iso($0.0), count: $0.1) }
      + skipped.map { DayRecord(day: .iso($0), count: 0, status: .skipped) }
    return HabitFacts(
      id: UUID(),
      name: name,
      icon: "figure.run",
      color: "blue",
      category: category,
      isArchived: isArchived,
      history: HabitHistory(
        log: HabitLog(records),
        target: target,
        created: .iso("2026-01-01")
      ),
      reminders: times.compactMap(TimeOfDay.init).map {
        Reminder(hour: $0.hour, minute: $0.minute, weekdays: weekdays)
      },
      timer: HabitTimer()
    )
  }
}

extension CalendarDay {
  static func iso(_ text: String) -> CalendarDay {
    guard let day = CalendarDay(isoText: text) else {
      preconditionFailure("\(text) is not a day")
    }
    return day
  }
}

extension TodayContent {
  /// The content in short, such as "1/2 Run!18:00(1 of 3),Read✓": the day's progress, then each
  /// habit. After a habit's name come the time since which it is due (!) or the time of its next
  /// reminder (@), its progress if its target is more than 1, and a mark if it is done (✓), skipped
  /// (-), or a slip (✗).
  var short: String {
    let names = habits.map { day in
      let time = day.dueSince.map { "!\($0.time)" } ?? day.nextTime.map { "@\($0)" } ?? ""
      let count = day.state.goal > 1 ? "(\(day.state.progress))" : ""
      let mark =
        day.state.status.isSlip
        ? "✗" : day.state.isSkipped ? "-" : day.state.isComplete ? "✓" : ""
      return day.name + time + count + mark
    }
    return "\(progress.done)/\(progress.due) \(names.joined(separator: ","))"
  }
}
