import Foundation

extension HabitDraft {
  /// A property that can be changed independently.
  enum Field: String, CaseIterable, Sendable {
    case name, details, icon, color, category, timeOfDay, kind, measure, completionsPerDay, schedule
    case streakGoal, startDay, endDay, pauses, reminders

    /// The name of the property, as written within a sentence.
    var label: String {
      switch self {
      case .name: String(localized: "name")
      case .details: String(localized: "description")
      case .icon: String(localized: "icon")
      case .color: String(localized: "color")
      case .category: String(localized: "category")
      case .timeOfDay: String(localized: "time of day")
      case .kind: String(localized: "kind")
      case .measure: String(localized: "measure")
      case .completionsPerDay: String(localized: "completions per day")
      case .schedule: String(localized: "schedule")
      case .streakGoal: String(localized: "streak goal")
      case .startDay: String(localized: "first day")
      case .endDay: String(localized: "last day")
      case .pauses: String(localized: "pauses")
      case .reminders: String(localized: "reminders")
      }
    }
  }

  /// Returns the properties that differ in another draft.
  func changes(to other: HabitDraft) -> [Field] {
    Field.allCases.filter { taking([$0], from: other) != self }
  }

  /// Returns a copy with some properties of another draft.
  func taking(_ fields: [Field], from other: HabitDraft) -> HabitDraft {
    var copy = self
    for field in fields {
      switch field {
      case .name: copy.name = other.name
      case .details: copy.details = other.details
      case .icon: copy.icon = other.icon
      case .color: copy.color = other.color
      case .category: copy.category = other.category
      case .timeOfDay: copy.timeOfDay = other.timeOfDay
      case .kind: copy.kind = other.kind
      case .measure: copy.measure = other.measure
      case .completionsPerDay: copy.completionsPerDay = other.completionsPerDay
      case .schedule: copy.schedule = other.schedule
      case .streakGoal: copy.streakGoal = other.streakGoal
      case .startDay: copy.startDay = other.startDay
      case .endDay: copy.endDay = other.endDay
      case .pauses: copy.pauses = other.pauses
      case .reminders: copy.reminders = other.reminders
      }
    }
    return copy
  }
}
