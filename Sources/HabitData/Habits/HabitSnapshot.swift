import Foundation
import HabitEngine

/// A habit with its history as a value, used by undo, imports and backups.
package struct HabitSnapshot: Hashable, Sendable {
  /// One day's record.
  package struct Completion: Hashable, Sendable {
    package var record: DayRecord
    package var note: String
    /// The time of the last change.
    package var date: Date

    package init(record: DayRecord, note: String, date: Date) {
      self.record = record
      self.note = note
      self.date = date
    }
  }

  package var id: UUID
  package var draft: HabitDraft
  /// The color in another tracker, if the draft has the palette's nearest one.
  package var originalColor: String?
  package var createdAt: Date
  package var sortIndex: Int
  package var archivedAt: Date?
  /// The timer. Files do not include it.
  package var timer: HabitTimer
  /// The records, at most one per day.
  package var completions: [Completion]

  package init(
    id: UUID,
    draft: HabitDraft,
    originalColor: String? = nil,
    createdAt: Date,
    sortIndex: Int,
    archivedAt: Date? = nil,
    timer: HabitTimer = HabitTimer(),
    completions: [Completion]
  ) {
    self.id = id
    self.draft = draft
    self.originalColor = originalColor
    self.createdAt = createdAt
    self.sortIndex = sortIndex
    self.archivedAt = archivedAt
    self.timer = timer
    self.completions = completions
  }
}
