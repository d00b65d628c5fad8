import Foundation
import HabitEngine

/// A change of an entity or a day in an operation.
package enum SyncChange: Hashable, Sendable {
  /// Sets properties of an entity, which creates the entity if necessary. A deletion is a property.
  case properties(EntityID, [PropertyValue])
  /// Changes a day of a habit.
  case day(UUID, CalendarDay, DayEdit)
}

/// An atomic change on one device.
package struct SyncOperation: Hashable, Sendable {
  /// The stamp of all changes in the operation.
  package let stamp: Stamp
  /// The changes. Additions are adjusted to the counts at the time of the operation.
  package let changes: [SyncChange]
}

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

/// The key and encoded value of a property.
package struct PropertyValue: Hashable, Sendable {
  let key: RegisterKey
  let value: [UInt8]
}

extension PropertyValue {
  init(_ number: some RawRepresentable<UInt64>, item: [UInt8] = [], _ value: [UInt8]) {
    self.init(key: RegisterKey(number, item: item), value: value)
  }
}
