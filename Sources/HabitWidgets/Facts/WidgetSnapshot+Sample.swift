import Foundation
import HabitData
import HabitEngine

/// Sample habits for placeholders and for the widget gallery before there are habits.
extension WidgetSnapshot {
  /// Returns a few habits on a day with some progress.
  static func sample(at now: Date, timeZone: TimeZone) -> WidgetSnapshot {
    let boundary = DayBoundary.localCalendar(timeZone: timeZone, startHour: 0)
    let snapshots = SampleHistory(today: boundary.day(of: now), boundary: boundary).habits(7)
    return WidgetSnapshot(
      habits: snapshots.map { HabitFacts($0, boundary) },
      categories: [:],
      weekStart: .sunday,
      boundary: boundary,
      timeZone: timeZone
    )
  }
}

extension HabitFacts {
  fileprivate init(_ snapshot: HabitSnapshot, _ boundary: DayBoundary) {
    let draft = snapshot.draft
    self.init(
      id: snapshot.id,
      name: draft.name,
      icon: draft.icon,
      color: draft.color,
      category: draft.category,
      timeOfDay: draft.timeOfDay,
      isArchived: false,
      history: HabitHistory(
        log: HabitLog(snapshot.completions.map(\.record)),
        target: draft.target,
        created: boundary.day(of: snapshot.createdAt)
      ),
      reminders: draft.reminders,
      timer: snapshot.timer
    )
  }
}
