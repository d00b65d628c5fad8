import Foundation
import HabitEngine

extension PortableHabit {
  /// Returns one line about the habit: "412 days · 3 days a week · Fitness · reminder at 7:05 AM,
  /// weekends".
  package func summary(_ locale: Locale) -> String {
    var parts = [String(localized: "\(days.count) days")]
    parts += target.summary(locale)
    if let category { parts.append(HabitCategory(rawValue: category).title ?? category) }
    if !reminders.isEmpty {
      let summary = reminders.summary(locale)
      parts.append(reminders.count == 1 ? String(localized: "reminder at \(summary)") : summary)
    }
    if isArchived { parts.append(String(localized: "archived")) }
    return parts.joined(separator: " · ")
  }
}
