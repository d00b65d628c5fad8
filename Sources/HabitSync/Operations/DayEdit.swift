import Foundation
import HabitEngine

/// A change of a habit's day.
package struct DayEdit: Hashable, Sendable {
  /// A change of a day's count.
  package enum Count: Hashable, Sendable {
    /// Adds an amount. Amounts that other devices add at the same time are also counted.
    case add(Int)
    /// Replaces the count, and all additions that this device knows at that time.
    case set(Int)
    /// Sets the amount that one cause, such as a run of a timer, adds to the count. The amount
    /// counts once even if several devices write it; the last write wins.
    case give(Int, cause: WriterID)
    /// Records the count from before the device started to sync. It replaces earlier values and is
    /// replaced by later ones.
    case found(Int)
  }

  package var count: Count?
  /// The count from before sync to which `count` is added. The edit first sets the count to this
  /// value.
  var onto: Int?
  /// The status. A change of the count implies `done` unless the status is given.
  package var status: DayStatus?
  package var note: String?
  /// The time of completion if it differs from the current time, as in an import.
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
}
