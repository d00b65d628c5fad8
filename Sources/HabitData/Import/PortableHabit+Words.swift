import Foundation
import HabitEngine
import HabitInterchange

extension PortableHabit {
  /// What the habit will be here, in a few words: "412 days · 3 days a week · Fitness · archived".
  package func words(_ locale: Locale) -> String {
    var words = [ImportPlan.count(days.count, "day")]
    if completionsPerDay > 1 { words.append("\(completionsPerDay) times a day") }
    if streakGoal.period == .week { words.append(streakGoal.frequencyWords) }
    if let category { words.append(HabitCategory(rawValue: category)?.name ?? category) }
    if !reminders.isEmpty { words.append(reminders.words(locale)) }
    if let colorWords { words.append(colorWords) }
    if isArchived { words.append("archived") }
    return words.joined(separator: " · ")
  }

  /// The colour and the one that it stands for: "Teal for #00897B"; nil where there was none.
  private var colorWords: String? {
    guard let originalColor else { return nil }
    let name = HabitColorPreset(rawValue: shownColor)?.name ?? shownColor
    return "\(name) for \(originalColor)"
  }
}
