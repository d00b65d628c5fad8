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

  var key: RegisterKey {
    switch self {
    case .name: RegisterKey(Number.name)
    case .details: RegisterKey(Number.details)
    case .icon: RegisterKey(Number.icon)
    case .color: RegisterKey(Number.color)
    case .originalColor: RegisterKey(Number.originalColor)
    case .category: RegisterKey(Number.category)
    case .timeOfDay: RegisterKey(Number.timeOfDay)
    case .kind: RegisterKey(Number.kind)
    case .measure: RegisterKey(Number.measure)
    case .amountPerDay: RegisterKey(Number.amountPerDay)
    case .schedule: RegisterKey(Number.schedule)
    case .goal: RegisterKey(Number.goal)
    case .startDay: RegisterKey(Number.startDay)
    case .endDay: RegisterKey(Number.endDay)
    case .reminders: RegisterKey(Number.reminders)
    case .createdAt: RegisterKey(Number.createdAt)
    case .position: RegisterKey(Number.position)
    case .archivedAt: RegisterKey(Number.archivedAt)
    case .timer: RegisterKey(Number.timer)
    case .isDeleted: RegisterKey(Number.isDeleted)
    case .pause(let pause, _): RegisterKey(Number.pause, item: pause.syncBytes)
    }
  }

  /// The encoded value of the property. A missing value has no bytes.
  var value: [UInt8] {
    switch self {
    case .name(let text), .details(let text), .icon(let text), .color(let text):
      SyncValue.text(text)
    case .originalColor(let text), .category(let text): SyncValue.text(text ?? "")
    case .timeOfDay(let part): SyncValue.text(part.rawValue)
    case .kind(let kind): SyncValue.text(kind.rawValue)
    case .measure(let measure): measure.syncBytes
    case .amountPerDay(let number), .position(let number): SyncValue.number(number)
    case .schedule(let schedule): schedule.syncBytes
    case .goal(let goal): goal.syncBytes
    case .startDay(let day), .endDay(let day): SyncValue.number(day?.rawValue)
    case .reminders(let reminders): reminders.syncBytes
    case .createdAt(let date): SyncValue.number(date.milliseconds)
    case .archivedAt(let date): SyncValue.number(date?.milliseconds)
    case .timer(let timer): timer.syncBytes
    case .isDeleted(let holds), .pause(_, let holds): SyncValue.flag(holds)
    }
  }
}
