import Foundation
import HabitEngine
import HabitInterchange

/// A habit with all its history as a value: what an undo brings back, what an import adds.
struct HabitSnapshot: Hashable, Sendable {
  /// One day's record.
  struct Completion: Hashable, Sendable {
    var record: DayRecord
    var note: String
    /// The instant of the last change.
    var date: Date
  }

  var id: UUID
  var draft: HabitDraft
  /// The colour another tracker had for it, where the palette's nearest stands in.
  var originalColor: String?
  var createdAt: Date
  var sortIndex: Int
  var archivedAt: Date?
  /// At most one a day.
  var completions: [Completion]
}

extension HabitSnapshot {
  /// A habit of another tracker as this app would have it.
  /// - Parameters:
  ///   - now: The instant of the import, which is all that is known about when.
  ///   - firstIndex: The place of the imported file's first habit in the manual order.
  init(_ imported: ImportedHabit, now: Date, firstIndex: Int) {
    id = imported.id
    let preset = RGBColor(hex: imported.color).map(HabitColorPreset.nearest) ?? .blue
    draft = HabitDraft(
      name: imported.name,
      details: imported.details,
      color: preset.rawValue,
      completionsPerDay: imported.completionsPerDay,
      streakGoal: imported.streakGoal,
      reminders: imported.reminders.map {
        Reminder(hour: $0.hour, minute: $0.minute, weekdays: $0.weekdays)
      }
    )
    originalColor = imported.color
    createdAt = now
    sortIndex = firstIndex + imported.position
    archivedAt = imported.isArchived ? now : nil
    completions = imported.days.map { day in
      Completion(
        record: DayRecord(day: day.day, count: day.count, status: day.status),
        note: day.note,
        date: now
      )
    }
  }
}
