import Foundation
import HabitEngine

/// One habit's record of one day.
public struct PortableDay: Hashable, Sendable {
  /// The civil day, wherever it was lived.
  public var day: CalendarDay
  /// How often, 0 to 9,999, or how much, in smallest parts of what the habit measures.
  public var count: Int
  /// What the user said about the day; done with a count of 0 is an open day with a note.
  public var status: DayStatus
  /// Up to 500 characters.
  public var note: String
  /// The instant of the last change, in whole milliseconds; nil where it is not known.
  public var changedAt: Date?

  /// A record of a day.
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
}
