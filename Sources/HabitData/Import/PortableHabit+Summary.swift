import Foundation
import HabitEngine
import HabitInterchange

extension PortableHabit {
  /// Returns a summary of the habit after import: "412 days · 3 days a week · Fitness · archived".
  package func summary(_ locale: Locale) -> String {
    var parts = [ImportPlan.count(days.count, "day")]
    parts += target.summary(locale)
    if let category { parts.append(HabitCategory(rawValue: category).standardName ?? category) }
    if !reminders.isEmpty { parts.append(reminders.summary(locale)) }
    if isArchived { parts.append("archived") }
    return parts.joined(separator: " · ")
  }
}
