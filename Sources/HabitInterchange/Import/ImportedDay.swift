import HabitEngine

/// One habit's record of one day.
public struct ImportedDay: Hashable, Sendable {
  /// What the person said about the day.
  public enum Status: String, Hashable, Sendable {
    /// The count stands; a count of 0 is an open day that carries a note.
    case done
    /// Expressly not done.
    case missed
    /// Neither extends nor breaks a streak.
    case skipped
  }

  /// The civil day, wherever it was lived.
  public var day: CalendarDay
  /// How often, 0 to 9,999.
  public var count: Int
  /// What the person said about the day.
  public var status: Status
  /// Up to 500 characters.
  public var note: String

  /// A record of a day.
  public init(day: CalendarDay, count: Int, status: Status, note: String = "") {
    self.day = day
    self.count = count
    self.status = status
    self.note = note
  }
}
