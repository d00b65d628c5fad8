import Foundation
import HabitEngine

/// What the editor edits: a habit's own properties as a value, before anything is stored.
package struct HabitDraft: Codable, Hashable, Sendable {
  /// Becomes ``validName`` when it is saved.
  package var name = ""
  /// Up to 500 characters are saved.
  package var details = ""
  /// An SF Symbols name.
  package var icon = HabitIcon.standard
  /// A colour as ``HabitColor`` reads it.
  package var color = HabitColorPreset.blue.rawValue
  package var category: HabitCategory?
  /// 1 to 99 are saved.
  package var completionsPerDay = 1
  package var streakGoal = StreakGoal.standard
  package var reminders: [Reminder] = []

  package init(
    name: String = "",
    details: String = "",
    icon: String = HabitIcon.standard,
    color: String = HabitColorPreset.blue.rawValue,
    category: HabitCategory? = nil,
    completionsPerDay: Int = 1,
    streakGoal: StreakGoal = StreakGoal.standard,
    reminders: [Reminder] = []
  ) {
    self.name = name
    self.details = details
    self.icon = icon
    self.color = color
    self.category = category
    self.completionsPerDay = completionsPerDay
    self.streakGoal = streakGoal
    self.reminders = reminders
  }

  /// The draft without white space around its texts, where it changes nothing that is saved.
  package var trimmed: HabitDraft {
    var copy = self
    copy.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    copy.details = details.trimmingCharacters(in: .whitespacesAndNewlines)
    return copy
  }

  /// The name without white space around it, 1 to 80 characters, or nil where there is none.
  package var validName: String? {
    let limited = String(trimmed.name.prefix(HabitLimits.name)).trimmingCharacters(in: .whitespaces)
    return limited.isEmpty ? nil : limited
  }

  /// Whether the draft can be saved.
  package var isValid: Bool { validName != nil }

  /// The draft within all limits, or nil where the name is blank.
  package var validated: HabitDraft? {
    guard let validName else { return nil }
    var copy = self
    copy.name = validName
    copy.details = String(trimmed.details.prefix(HabitLimits.details))
    copy.completionsPerDay = target.completionsPerDay
    return copy
  }

  /// What a day and a streak ask for.
  package var target: HabitTarget {
    HabitTarget(completionsPerDay: completionsPerDay, goal: streakGoal)
  }
}
