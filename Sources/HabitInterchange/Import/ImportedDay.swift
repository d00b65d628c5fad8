import HabitEngine

/// One habit's record of one day.
public struct ImportedDay: Hashable, Sendable {
  /// The civil day, wherever it was lived.
  public var day: CalendarDay
  /// How often, 0 to 9,999.
  public var count: Int
  /// What the person said about the day; done with a count of 0 is an open day with a note.
  public var status: DayStatus
  /// Up to 500 characters.
  public var note: String

  /// A record of a day.
  public init(day: CalendarDay, count: Int, status: DayStatus, note: String = "") {
    self.day = day
    self.count = count
    self.status = status
    self.note = note
  }
}
