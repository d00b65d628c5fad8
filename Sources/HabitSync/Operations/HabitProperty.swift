import Foundation
import HabitEngine

/// A property of a habit. Properties are merged independently: the last write of each one wins.
package enum HabitProperty: Hashable, Sendable {
  case name(String)
  case details(String)
  case icon(String)
  case color(String)
  case originalColor(String?)
  case category(String?)
  case timeOfDay(DayPart)
  case kind(HabitKind)
  case measure(Measure)
  case amountPerDay(Int)
  case schedule(Schedule)
  case goal(StreakGoal)
  case startDay(CalendarDay?)
  case endDay(CalendarDay?)
  case reminders([Reminder])
  case createdAt(Date)
  case position(Int)
  case archivedAt(Date?)
  case timer(HabitTimer)
  case isDeleted(Bool)
  /// True if the habit is paused on the days of a pause. Each pause is merged independently.
  case pause(Pause, Bool)

  /// The numbers of properties in files, which must never change.
  enum Number: UInt64 {
    case name = 1
    case details, icon, color, originalColor, category, timeOfDay, kind, measure, amountPerDay
    case schedule, goal, startDay, endDay, reminders, createdAt, position, archivedAt, timer
    case isDeleted, pause
  }

  /// The key and the encoded value.
  package var encoded: PropertyValue {
    switch self {
    case .name(let text): PropertyValue(Number.name, SyncValue.text(text))
    case .details(let text): PropertyValue(Number.details, SyncValue.text(text))
    case .icon(let text): PropertyValue(Number.icon, SyncValue.text(text))
    case .color(let text): PropertyValue(Number.color, SyncValue.text(text))
    // A missing value has no bytes.
    case .originalColor(let text): PropertyValue(Number.originalColor, SyncValue.text(text ?? ""))
    case .category(let text): PropertyValue(Number.category, SyncValue.text(text ?? ""))
    case .timeOfDay(let part): PropertyValue(Number.timeOfDay, SyncValue.text(part.rawValue))
    case .kind(let kind): PropertyValue(Number.kind, SyncValue.text(kind.rawValue))
    case .measure(let measure): PropertyValue(Number.measure, measure.syncBytes)
    case .amountPerDay(let number): PropertyValue(Number.amountPerDay, SyncValue.number(number))
    case .schedule(let schedule): PropertyValue(Number.schedule, schedule.syncBytes)
    case .goal(let goal): PropertyValue(Number.goal, goal.syncBytes)
    case .startDay(let day): PropertyValue(Number.startDay, SyncValue.number(day?.rawValue))
    case .endDay(let day): PropertyValue(Number.endDay, SyncValue.number(day?.rawValue))
    case .reminders(let reminders): PropertyValue(Number.reminders, reminders.syncBytes)
    case .createdAt(let date): PropertyValue(Number.createdAt, SyncValue.number(date.milliseconds))
    case .position(let number): PropertyValue(Number.position, SyncValue.number(number))
    case .archivedAt(let date):
      PropertyValue(Number.archivedAt, SyncValue.number(date?.milliseconds))
    case .timer(let timer): PropertyValue(Number.timer, timer.syncBytes)
    case .isDeleted(let holds): PropertyValue(Number.isDeleted, SyncValue.flag(holds))
    case .pause(let pause, let holds):
      PropertyValue(Number.pause, item: pause.syncBytes, SyncValue.flag(holds))
    }
  }
}

/// A property of a category. Properties are merged independently: the last write of each one wins.
package enum CategoryProperty: Hashable, Sendable {
  case name(String)
  case icon(String)
  case color(String)
  case position(Int)
  /// True if the category was removed. A removed default category still exists, hidden.
  case isRemoved(Bool)

  /// The numbers of properties in files, which must never change.
  enum Number: UInt64 {
    case name = 1
    case icon, color, position, isRemoved
  }

  /// The key and the encoded value.
  package var encoded: PropertyValue {
    switch self {
    case .name(let text): PropertyValue(Number.name, SyncValue.text(text))
    case .icon(let text): PropertyValue(Number.icon, SyncValue.text(text))
    case .color(let text): PropertyValue(Number.color, SyncValue.text(text))
    case .position(let number): PropertyValue(Number.position, SyncValue.number(number))
    case .isRemoved(let holds): PropertyValue(Number.isRemoved, SyncValue.flag(holds))
    }
  }
}
