import Foundation

/// A habit's record of one day, with its note.
public struct PortableDay: Hashable, Sendable {
  /// The calendar day, independent of time zones.
  public var day: CalendarDay
  /// The number of completions, 0 to 9,999, or the amount in minor units of the measure.
  public var count: Int
  /// The status. Done with a count of 0 means an open day with a note.
  public var status: DayStatus
  /// The note, up to 500 characters.
  public var note: String
  /// The time of the last change in whole milliseconds; nil if it is unknown.
  public var changedAt: Date?

  /// Creates a record.
  public init(
    day: CalendarDay,
    count: Int,
    status: DayStatus,
    note: String = "",
    changedAt: Date? = nil
  ) {
    self.day = day
    self.count = count
    self.status = status
    self.note = note
    self.changedAt = changedAt
  }

  /// The record without the note.
  public var record: DayRecord { DayRecord(day: day, count: count, status: status) }
}
