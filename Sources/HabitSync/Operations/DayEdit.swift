import Foundation
import HabitEngine

/// What is changed about a day of a habit.
package struct DayEdit: Hashable, Sendable {
  /// What is changed about a day's count.
  package enum Count: Hashable, Sendable {
    /// So much more, or less: whatever others add meanwhile is added too.
    case add(Int)
    /// So much, instead of all that was known of when it was said.
    case set(Int)
    /// So much from one cause, such as one run of a timer: several devices that write it count once.
    /// The last one stands.
    case give(Int, cause: WriterID)
    /// So much was there when the device began to take part. It stands against what was said before,
    /// and has no part in what is said later.
    case found(Int)
  }

  package var count: Count?
  /// The count that was found and is added to: from then on it is one that was set.
  var onto: Int?
  /// A change of the count says that the day is done unless something else is said.
  package var status: DayStatus?
  package var note: String?
  /// When it was done, where that is not now: an import knows.
  package var date: Date?

  package init(
    count: Count? = nil,
    status: DayStatus? = nil,
    note: String? = nil,
    date: Date? = nil
  ) {
    self.count = count
    self.status = status ?? (count == nil ? nil : .done)
    self.note = note
    self.date = date
  }

  /// Nothing is said of the day any more.
  package static let removal = DayEdit(count: .set(0), status: .done, note: "")
}
