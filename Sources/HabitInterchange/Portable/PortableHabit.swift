import Foundation
import HabitEngine

/// A habit with its history, as this app's exports and every import have it.
public struct PortableHabit: Hashable, Sendable, Identifiable {
  /// The same for the same habit whenever it is read, so that a second import finds the first.
  public var id: UUID
  /// 1 to 80 characters.
  public var name: String
  /// Up to 500 characters.
  public var details: String
  /// An SF Symbols name; nil where the other tracker has none, or its own.
  public var icon: String?
  /// This app's colour: a key of its palette, `#RRGGBB`, or a word of a later version, kept as it
  /// is. Nil where only ``originalColor`` is known.
  public var color: String?
  /// Another tracker's colour as `#RRGGBB`; the nearest of the palette is the app's to choose.
  public var originalColor: String?
  /// A category's key, see ``PortableCategory``, or its name.
  public var category: String?
  /// The part of the day it is for.
  public var timeOfDay: DayPart
  /// What it asks for, and when; its goal may be the other tracker's frequency or target.
  public var target: HabitTarget
  /// When it is reminded of.
  public var reminders: [Reminder]
  /// The instant it was made, in whole milliseconds; nil where the other tracker does not say.
  public var createdAt: Date?
  /// The place in the list, ascending from the top.
  public var position: Int
  /// Whether the habit was archived.
  public var isArchived: Bool
  /// When it was archived, in whole milliseconds; nil where that is not known, or where it was not.
  public var archivedAt: Date?
  /// At most one record a day, ascending by day.
  public var days: [PortableDay]
  /// What an import changes about the habit. It is shown before the import, and not kept.
  public var changes: [ImportChange]
  /// The parts of the other tracker's look that are not known here.
  public var unknownLooks: Set<ImportedLook>

  /// A habit from its parts, which the caller keeps within the limits above.
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
    days: [PortableDay] = [],
    changes: [ImportChange] = [],
    unknownLooks: Set<ImportedLook> = []
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
    self.days = days
    self.changes = changes
    self.unknownLooks = unknownLooks
  }
}
