import Foundation

/// A habit with its history as a value, for undo, backups, import, and export.
public struct PortableHabit: Hashable, Sendable, Identifiable {
  /// The identifier. Reading a file again gives the same identifier, so that a second import finds
  /// the habit.
  public var id: UUID
  /// The name, 1 to 80 characters.
  public var name: String
  /// The description, up to 500 characters.
  public var details: String
  /// The name of an SF Symbol; nil if the other tracker has no icon, or an icon without an
  /// equivalent symbol.
  public var icon: String?
  /// The color in this app's format: a key of the palette, `#RRGGBB`, or an unknown value from a
  /// later version. Nil if only ``originalColor`` is known.
  public var color: String?
  /// The color in another tracker, as `#RRGGBB`. The app shows the palette's nearest color.
  public var originalColor: String?
  /// The key of a ``PortableCategory``, or a category's name.
  public var category: String?
  /// The part of the day.
  public var timeOfDay: DayPart
  /// The rules. The goal may come from another tracker's frequency or target.
  public var target: HabitTarget
  /// The reminders.
  public var reminders: [Reminder]
  /// The time of creation in whole milliseconds; nil if it is unknown.
  public var createdAt: Date?
  /// The position in the list, ascending from the top.
  public var position: Int
  /// True if the habit is archived.
  public var isArchived: Bool
  /// The time of archiving in whole milliseconds; nil if it is unknown or the habit is active.
  public var archivedAt: Date?
  /// The timer, with the time that has not been added to days yet. Files do not include the timer.
  public var timer: HabitTimer
  /// The records in ascending order, at most one per day.
  public var days: [PortableDay]
  /// The changes that the import makes, shown before the import and not saved.
  public var changes: [ImportChange]
  /// The parts of the appearance that the app does not know.
  public var unknownAppearances: Set<ImportedAppearance>

  /// Creates a habit. The caller is responsible for the limits.
  public init(
    id: UUID,
    name: String,
    details: String = "",
    icon: String? = nil,
    color: String? = nil,
    originalColor: String? = nil,
    category: String? = nil,
    timeOfDay: DayPart = .any,
    target: HabitTarget = HabitTarget(),
    reminders: [Reminder] = [],
    createdAt: Date? = nil,
    position: Int,
    isArchived: Bool = false,
    archivedAt: Date? = nil,
    timer: HabitTimer = HabitTimer(),
    days: [PortableDay] = [],
    changes: [ImportChange] = [],
    unknownAppearances: Set<ImportedAppearance> = []
  ) {
    self.id = id
    self.name = name
    self.details = details
    self.icon = icon
    self.color = color
    self.originalColor = originalColor
    self.category = category
    self.timeOfDay = timeOfDay
    self.target = target
    self.reminders = reminders
    self.createdAt = createdAt
    self.position = position
    self.isArchived = isArchived
    self.archivedAt = archivedAt
    self.timer = timer
    self.days = days
    self.changes = changes
    self.unknownAppearances = unknownAppearances
  }
}

/// A habit's record of one day, with its note.
public struct PortableDay: Hashable, Sendable {
  /// The calendar day, independent of time zones.
  public var day: CalendarDay
  /// The number of completions or the amount in minor units of the measure. It may exceed
  /// ``Measure/counts`` if it was recorded with another measure.
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

/// A category for import and export.
public struct PortableCategory: Hashable, Sendable {
  /// The key that habits refer to.
  public var key: String
  /// The name.
  public var name: String
  /// The name of an SF Symbol; nil if it is unknown.
  public var icon: String?
  /// The color in this app's format; nil if it is unknown.
  public var color: String?
  /// True for a standard category that the user has removed.
  public var isRemoved: Bool

  /// Creates a category.
  public init(
    key: String,
    name: String,
    icon: String? = nil,
    color: String? = nil,
    isRemoved: Bool = false
  ) {
    self.key = key
    self.name = name
    self.icon = icon
    self.color = color
    self.isRemoved = isRemoved
  }
}
