import Foundation
import HabitEngine

/// A habit of another tracker in this app's terms, with its history.
public struct ImportedHabit: Hashable, Sendable, Identifiable {
  /// The same for the same habit whenever it is read, so that a second import finds the first.
  public var id: UUID
  /// 1 to 80 characters.
  public var name: String
  /// Up to 500 characters.
  public var details: String
  /// The other tracker's colour as `#RRGGBB`; the nearest preset is the app's to choose.
  public var color: String
  /// Whether the habit was put away.
  public var isArchived: Bool
  /// The place in the other tracker's list, from 0 without gaps.
  public var position: Int
  /// 1 to 99.
  public var completionsPerDay: Int
  /// The other tracker's frequency or target as a goal.
  public var streakGoal: StreakGoal
  /// When the other tracker reminded of it.
  public var reminders: [ImportedReminder]
  /// At most one record a day, ascending by day.
  public var days: [ImportedDay]

  /// A habit from its parts, which the caller keeps within the limits above.
  public init(
    id: UUID,
    name: String,
    details: String,
    color: String,
    isArchived: Bool,
    position: Int,
    completionsPerDay: Int,
    streakGoal: StreakGoal,
    reminders: [ImportedReminder],
    days: [ImportedDay]
  ) {
    self.id = id
    self.name = name
    self.details = details
    self.color = color
    self.isArchived = isArchived
    self.position = position
    self.completionsPerDay = completionsPerDay
    self.streakGoal = streakGoal
    self.reminders = reminders
    self.days = days
  }
}
