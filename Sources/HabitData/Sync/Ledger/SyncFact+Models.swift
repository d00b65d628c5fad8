import Foundation
import HabitEngine
import HabitSync

extension Habit {
  /// The habit's state for other devices, without its days.
  var syncFact: SyncFact {
    let target = target
    var properties: [HabitProperty] = [
      .name(name), .details(details), .icon(icon), .color(color), .originalColor(originalColor),
      .category(categoryRaw), .timeOfDay(timeOfDay), .kind(target.kind), .measure(target.measure),
      .amountPerDay(target.amountPerDay), .schedule(target.schedule), .goal(target.goal),
      .startDay(target.startDay), .endDay(target.endDay), .reminders(reminders),
      .createdAt(createdAt), .position(sortIndex), .archivedAt(archivedAt), .timer(timer),
    ]
    properties += target.pauses.pauses.map { .pause($0, true) }
    return .habit(id, properties.map(\.encoded))
  }
}

extension CategoryRecord {
  /// The category's state for other devices.
  var syncFact: SyncFact {
    let properties: [CategoryProperty] = [
      .name(name), .icon(icon), .color(color), .position(sortIndex), .isRemoved(isRemoved),
    ]
    return .category(key, properties.map(\.encoded))
  }
}

extension HabitCompletion {
  /// The day's state for other devices.
  var syncFact: SyncFact {
    .day(
      habitID,
      CalendarDay(rawValue: day),
      DayFact(count: count, status: status, note: note, date: date, addition: addition)
    )
  }
}
