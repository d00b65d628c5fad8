import Foundation
import HabitEngine

/// A property of a habit. Properties are merged independently: the last write of each one wins.
package struct HabitProperty: Sendable {
  /// The numbers of properties in files, which must never change.
  enum Number: UInt64 {
    case name = 1
    case details, icon, color, originalColor, category, timeOfDay, kind, measure, amountPerDay
    case schedule, goal, startDay, endDay, reminders, createdAt, position, archivedAt, timer
    case isDeleted, pause
  }

  /// The key and the encoded value.
  package let encoded: PropertyValue

  private init(_ number: Number, item: [UInt8] = [], _ value: [UInt8]) {
    encoded = PropertyValue(number, item: item, value)
  }

  /// Creates a property with a text. A missing text has no bytes.
  private init(_ number: Number, _ text: String?) {
    self.init(number, SyncValue.text(text ?? ""))
  }

  private init(_ number: Number, _ value: Int?) {
    self.init(number, SyncValue.number(value))
  }
}

extension HabitProperty {
  package static func name(_ text: String) -> Self { Self(.name, text) }
  package static func details(_ text: String) -> Self { Self(.details, text) }
  package static func icon(_ text: String) -> Self { Self(.icon, text) }
  package static func color(_ text: String) -> Self { Self(.color, text) }
  package static func originalColor(_ text: String?) -> Self { Self(.originalColor, text) }
  package static func category(_ text: String?) -> Self { Self(.category, text) }
  package static func timeOfDay(_ part: DayPart) -> Self { Self(.timeOfDay, part.rawValue) }
  package static func kind(_ kind: HabitKind) -> Self { Self(.kind, kind.rawValue) }
  package static func measure(_ measure: Measure) -> Self { Self(.measure, measure.syncBytes) }
  package static func amountPerDay(_ number: Int) -> Self { Self(.amountPerDay, number) }
  package static func schedule(_ rule: Schedule) -> Self { Self(.schedule, rule.syncBytes) }
  package static func goal(_ goal: StreakGoal) -> Self { Self(.goal, goal.syncBytes) }
  package static func startDay(_ day: CalendarDay?) -> Self { Self(.startDay, day?.rawValue) }
  package static func endDay(_ day: CalendarDay?) -> Self { Self(.endDay, day?.rawValue) }
  package static func reminders(_ all: [Reminder]) -> Self { Self(.reminders, all.syncBytes) }
  package static func createdAt(_ date: Date) -> Self { Self(.createdAt, date.milliseconds) }
  package static func position(_ number: Int) -> Self { Self(.position, number) }
  package static func archivedAt(_ date: Date?) -> Self { Self(.archivedAt, date?.milliseconds) }
  package static func timer(_ timer: HabitTimer) -> Self { Self(.timer, timer.syncBytes) }
  package static func isDeleted(_ holds: Bool) -> Self { Self(.isDeleted, SyncValue.flag(holds)) }

  /// True if the habit is paused on the days of a pause. Each pause is merged independently.
  package static func pause(_ pause: Pause, _ holds: Bool) -> Self {
    Self(.pause, item: pause.syncBytes, SyncValue.flag(holds))
  }
}

/// A property of a category. Properties are merged independently: the last write of each one wins.
package struct CategoryProperty: Sendable {
  /// The numbers of properties in files, which must never change.
  enum Number: UInt64 {
    case name = 1
    case icon, color, position, isRemoved
  }

  /// The key and the encoded value.
  package let encoded: PropertyValue

  private init(_ number: Number, _ value: [UInt8]) {
    encoded = PropertyValue(number, value)
  }
}

extension CategoryProperty {
  package static func name(_ text: String) -> Self { Self(.name, SyncValue.text(text)) }
  package static func icon(_ text: String) -> Self { Self(.icon, SyncValue.text(text)) }
  package static func color(_ text: String) -> Self { Self(.color, SyncValue.text(text)) }
  package static func position(_ number: Int) -> Self { Self(.position, SyncValue.number(number)) }

  /// True if the category was removed. A removed default category still exists, hidden.
  package static func isRemoved(_ holds: Bool) -> Self { Self(.isRemoved, SyncValue.flag(holds)) }
}
