import Foundation
import HabitEngine
import HabitInterchange

extension PortableHabit {
  /// What the habit will be here: "412 days · 3 days a week · Fitness · archived".
  package func summary(_ locale: Locale) -> String {
    var parts = [ImportPlan.count(days.count, "day")]
    parts += target.summary(locale)
    if let category { parts.append(HabitCategory(rawValue: category).standardName ?? category) }
    if !reminders.isEmpty { parts.append(reminders.summary(locale)) }
    if let colorLabel { parts.append(colorLabel) }
    if isArchived { parts.append("archived") }
    return parts.joined(separator: " · ")
  }

  /// The colour and the one that it stands for: "Teal for #00897B"; nil where there was none.
  private var colorLabel: String? {
    guard let originalColor else { return nil }
    let name = HabitColorPreset(rawValue: shownColor)?.name ?? shownColor
    return "\(name) for \(originalColor)"
  }
}
