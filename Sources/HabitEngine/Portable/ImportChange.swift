/// A change that the import makes to another tracker's habit.
public enum ImportChange: Hashable, Sendable {
  /// The name was too long and is cut. If `isInDescription` is true, the description begins with
  /// the full name.
  case name(String, isInDescription: Bool)
  /// The name was blank and is replaced.
  case untitled
  /// The description was too long and is cut. The value is its number of characters.
  case details(length: Int)
  /// A second category, or a category whose name is too long, is moved to the description.
  case category(String)
  /// The frequency has no equivalent schedule.
  case frequency(ImportedFrequency, becomes: Schedule)
  /// The target can't be represented exactly.
  case target(ImportedTarget, becomes: ImportedTarget)
  /// The unit was too long and is cut. The description has the full unit.
  case unit(String)
  /// The other tracker's rule that one missed day does not end a streak is not supported.
  case twoDayRule
  /// The reminder can't be represented exactly.
  case reminder(ImportedReminder)
  /// The amounts of some days are rounded; their notes have the exact amounts.
  case roundedDays(Int, of: Int)
  /// Days with a number below 0 are read as skipped.
  case negativeDays(Int)
  /// Days that the other tracker filled in automatically are left out.
  case filledInDays(Int)
  /// Additional records of a day are left out.
  case repeatedDays(Int)
  /// Records that mean neither done nor missed are left out.
  case otherRecords(Int)
  /// Days that met an earlier, lower goal do not meet the current goal.
  case earlierGoals(Int)
  /// Notes were too long and are cut.
  case notes(Int)

  /// True if the change concerns days. Such a change also applies if days are added to an existing
  /// habit.
  public var concernsDays: Bool {
    switch self {
    case .name, .untitled, .details, .category, .frequency, .target, .unit, .twoDayRule, .reminder:
      false
    case .roundedDays, .negativeDays, .filledInDays, .repeatedDays, .otherRecords, .earlierGoals,
      .notes:
      true
    }
  }
}

/// A part of an imported habit's appearance that the app does not know.
public enum ImportedAppearance: Hashable, Sendable {
  /// An icon without a matching symbol.
  case icon
  /// A color that is known by its name only.
  case color
}

/// An omission that belongs to no habit of the file.
public enum ImportOmission: Hashable, Sendable {
  /// Habits that were deleted in the other tracker.
  case deletedHabits(Int)
  /// Records of unknown habits or without a day.
  case strayRecords(Int)
  /// Names of table columns that are not habits.
  case columns([String])
  /// Records of a kind that the app does not support.
  case others(Int, Kind)

  /// A kind of record that the app does not support.
  public enum Kind: Hashable, Sendable {
    case toDo, reward, note, task, duration
  }

  /// The number of records, habits, or columns that are left out.
  package var count: Int {
    switch self {
    case .deletedHabits(let number), .strayRecords(let number), .others(let number, _): number
    case .columns(let names): names.count
    }
  }
}

/// A reminder of another tracker that can't be represented exactly.
public struct ImportedReminder: Hashable, Sendable {
  /// The days of the reminder.
  public enum Days: Hashable, Sendable {
    /// No weekday; the reminder is left out.
    case none
    /// Days of the month; the reminder is left out.
    case ofMonth(Set<Int>)
    /// Days on which the habit is not done yet; the reminder becomes a daily one.
    case whenNeeded
  }

  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The days of the reminder.
  public let days: Days

  package init(hour: Int, minute: Int, days: Days) {
    self.hour = hour
    self.minute = minute
    self.days = days
  }
}
