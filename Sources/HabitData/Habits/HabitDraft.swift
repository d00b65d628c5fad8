import Foundation
import HabitEngine

/// What the editor edits: a habit's own properties as a value, before anything is stored.
struct HabitDraft: Codable, Hashable, Sendable {
  /// Becomes ``validName`` when it is saved.
  var name = ""
  /// Up to 500 characters are saved.
  var details = ""
  /// An SF Symbols name.
  var icon = HabitIcon.standard
  /// A colour as ``HabitColor`` reads it.
  var color = HabitColorPreset.blue.rawValue
  var category: HabitCategory?
  /// 1 to 99 are saved.
  var completionsPerDay = 1
  var streakGoal = StreakGoal.standard
  var reminders: [Reminder] = []

  static let nameLimit = 80
  static let detailsLimit = 500

  /// The draft without white space around its texts, where it changes nothing that is saved.
  var trimmed: HabitDraft {
    var copy = self
    copy.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    copy.details = details.trimmingCharacters(in: .whitespacesAndNewlines)
    return copy
  }

  /// The name without white space around it, 1 to 80 characters, or nil where there is none.
  var validName: String? {
    let limited = String(trimmed.name.prefix(Self.nameLimit)).trimmingCharacters(in: .whitespaces)
    return limited.isEmpty ? nil : limited
  }

  /// Whether the draft can be saved.
  var isValid: Bool { validName != nil }

  /// The draft within all limits, or nil where the name is blank.
  var validated: HabitDraft? {
    guard let validName else { return nil }
    var copy = self
    copy.name = validName
    copy.details = String(trimmed.details.prefix(Self.detailsLimit))
    copy.completionsPerDay = target.completionsPerDay
    return copy
  }

  /// What a day and a streak ask for.
  var target: HabitTarget {
    HabitTarget(completionsPerDay: completionsPerDay, goal: streakGoal)
  }
}
