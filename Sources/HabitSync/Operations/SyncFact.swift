import Foundation
import HabitEngine

/// An entity's full state after a local write. The change is the difference between this state and
/// the replica.
package enum SyncFact: Hashable, Sendable {
  /// All properties of a habit. A pause that is not among them was removed.
  case habit(UUID, [PropertyValue])
  case noHabit(UUID)
  /// All properties of a category, by its key.
  case category(String, [PropertyValue])
  case noCategory(String)
  case day(UUID, CalendarDay, DayFact)

  /// The identifier of the habit, or nil for a category.
  package var habit: UUID? {
    switch self {
    case .habit(let id, _), .noHabit(let id), .day(let id, _, _): id
    case .category, .noCategory: nil
    }
  }
}

/// A day's full state after a local write.
package struct DayFact: Hashable, Sendable {
  /// The way in which the count changed, if it was not set to a number.
  package enum Addition: Hashable, Sendable {
    /// An amount was added to the previous count.
    case added(Int)
    /// One cause adds this total to the count; see ``DayEdit/Count/give(_:cause:)``.
    case given(Int, cause: WriterID)
  }

  package var count: Int
  package var status: DayStatus
  package var note: String
  /// The time of the last change.
  package var date: Date
  package var addition: Addition?

  package init(
    count: Int,
    status: DayStatus,
    note: String,
    date: Date,
    addition: Addition? = nil
  ) {
    self.count = count
    self.status = status
    self.note = note
    self.date = date
    self.addition = addition
  }

  /// Returns the state of a day without a record, as of the time of its last change.
  package static func empty(since date: Date) -> DayFact {
    DayFact(count: 0, status: .done, note: "", date: date)
  }
}
