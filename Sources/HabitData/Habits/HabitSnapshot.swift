import Foundation
import HabitEngine

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
  /// A category of a later version, which the draft does not know.
  var laterCategory: String?
  var createdAt: Date
  var sortIndex: Int
  var archivedAt: Date?
  /// At most one a day.
  var completions: [Completion]
}
