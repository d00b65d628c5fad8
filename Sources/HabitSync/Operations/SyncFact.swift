import Foundation
import HabitEngine

/// How a thing is in the store after a write. What of it differs from what is known here was changed
/// by that write.
package enum SyncFact: Hashable, Sendable {
  /// All properties of a habit. A pause that is not among them was taken out.
  case habit(UUID, [PropertyValue])
  case noHabit(UUID)
  /// All properties of a category, by its key.
  case category(String, [PropertyValue])
  case noCategory(String)
  case day(UUID, CalendarDay, DayFact)

  /// The habit that it is about; nil for a category.
  package var habit: UUID? {
    switch self {
    case .habit(let id, _), .noHabit(let id), .day(let id, _, _): id
    case .category, .noCategory: nil
    }
  }
}

/// How a day is in the store after a write.
package struct DayFact: Hashable, Sendable {
  /// How a count came to be what it is, where it was not set.
  package enum Addition: Hashable, Sendable {
    /// So much was added to what was there.
    case added(Int)
    /// So much was added by one cause, see ``DayEdit/Count/give(_:cause:)``.
    case given(Int, cause: WriterID)
  }

  package var count: Int
  package var status: DayStatus
  package var note: String
  /// When it was changed last.
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

  /// A day without a record.
  package static func empty(since date: Date) -> DayFact {
    DayFact(count: 0, status: .done, note: "", date: date)
  }
}
