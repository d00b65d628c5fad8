import Foundation
import HabitEngine
import HabitInterchange

extension PortableHabit {
  /// The habit in a line: "412 days · 3 days a week · Fitness · reminder at 7:05 AM, weekends".
  package func summary(_ locale: Locale) -> String {
    var parts = [ImportPlan.count(days.count, "day")]
    parts += target.summary(locale)
    if let category { parts.append(HabitCategory(rawValue: category).standardName ?? category) }
    if !reminders.isEmpty {
      let summary = reminders.summary(locale)
      parts.append(reminders.count == 1 ? "reminder at \(summary)" : summary)
    }
    if isArchived { parts.append("archived") }
    return parts.joined(separator: " · ")
  }
}
