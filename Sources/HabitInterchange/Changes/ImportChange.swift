import HabitEngine

/// What a habit was in another tracker's file, where it is otherwise here.
public enum ImportChange: Hashable, Sendable {
  /// A name that is too long and was cut; the description may begin with all of it.
  case name(String, isInDescription: Bool)
  /// A blank name, in place of which the habit has another.
  case untitled
  /// A description of so many characters, which was cut.
  case details(length: Int)
  /// A second category, or one whose name is too long; the description names it.
  case category(String)
  /// How often the habit was to be done, where no schedule here says the same.
  case frequency(ImportedFrequency, becomes: Schedule)
  /// A target in amounts that can't be had here as it was.
  case target(ImportedTarget, becomes: ImportedTarget)
  /// A unit that is too long and was cut; the description has all of it.
  case unit(String)
  /// That one missed day does not end a streak, which has no place here.
  case twoDayRule
  /// A reminder that can't be given as it was.
  case reminder(ImportedReminder)
  /// Days of which the count is not the amount, among so many; their notes have the amounts.
  case roundedDays(Int, of: Int)
  /// Days with a number below 0, taken as skipped.
  case negativeDays(Int)
  /// Days that the other tracker filled in by itself, left out.
  case filledInDays(Int)
  /// Further records of a day that had one, left out.
  case repeatedDays(Int)
  /// Records that say neither that it was done nor that it was not, left out.
  case otherRecords(Int)
  /// Days that were complete when less was asked for, and are not with the target of today.
  case earlierGoals(Int)
  /// Notes that are too long and were cut.
  case notes(Int)

  /// Whether it is about days, which are added to a habit that is in the store too.
  public var isOfDays: Bool {
    switch self {
    case .name, .untitled, .details, .category, .frequency, .target, .unit, .twoDayRule, .reminder:
      false
    case .roundedDays, .negativeDays, .filledInDays, .repeatedDays, .otherRecords, .earlierGoals,
      .notes:
      true
    }
  }
}

/// A part of a habit's look.
public enum ImportedLook: Hashable, Sendable {
  /// A picture that none of the symbols here shows.
  case icon
  /// A color of which only the name is known.
  case color
}

/// What of a file is left out that belongs to none of its habits.
public enum ImportOmission: Hashable, Sendable {
  /// Habits that the other tracker had deleted.
  case deletedHabits(Int)
  /// Records of habits that are not in the file, or of no day.
  case strayRecords(Int)
  /// Columns of a table that are no habits, by their names.
  case columns([String])
  /// Records of another kind, which have no place here; its name in the singular.
  case others(Int, String)

  /// How much is left out.
  var count: Int {
    switch self {
    case .deletedHabits(let number), .strayRecords(let number), .others(let number, _): number
    case .columns(let names): names.count
    }
  }
}

/// A reminder of another tracker that can't be given here as it was.
public struct ImportedReminder: Hashable, Sendable {
  /// When the other tracker gave it.
  public enum Days: Hashable, Sendable {
    /// On no weekday; it is left out.
    case none
    /// On days of the month; it is left out.
    case ofMonth(Set<Int>)
    /// On days on which the habit was not done yet; it is given every day.
    case whenNeeded
  }

  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int
  /// When it was given.
  public let days: Days
}
