import Foundation
import HabitEngine

/// A habit with all its history as a value: what an undo brings back, what an import adds.
package struct HabitSnapshot: Hashable, Sendable {
  /// One day's record.
  package struct Completion: Hashable, Sendable {
    package var record: DayRecord
    package var note: String
    /// The instant of the last change.
    package var date: Date

    package init(record: DayRecord, note: String, date: Date) {
      self.record = record
      self.note = note
      self.date = date
    }
  }

  package var id: UUID
  package var draft: HabitDraft
  /// The colour another tracker had for it, where the palette's nearest stands in.
  package var originalColor: String?
  package var createdAt: Date
  package var sortIndex: Int
  package var archivedAt: Date?
  /// What its timer has. Files have none of it.
  package var timer: HabitTimer
  /// At most one a day.
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
