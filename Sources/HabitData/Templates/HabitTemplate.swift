import Foundation
import HabitEngine

/// A common habit to begin with: what the editor fills in, all of which can be changed.
package struct HabitTemplate: Hashable, Identifiable, Sendable {
  package let name: String
  /// An SF Symbols name.
  package let icon: String
  package let color: HabitColorPreset
  package let category: HabitCategory
  /// What a day asks for, and which days. Every few days begin with the day that it is chosen on.
  package let target: HabitTarget
  /// Further words by which it is found, separated by spaces.
  let keywords: String

  package var id: String { name }

  init(
    _ name: String,
    _ icon: String,
    _ color: HabitColorPreset,
    _ category: HabitCategory,
    _ target: HabitTarget,
    _ keywords: String
  ) {
    self.name = name
    self.icon = icon
    self.color = color
    self.category = category
    self.target = target
    self.keywords = keywords
  }

  /// The templates in which every word of a search is found, in their order.
  package static func all(matching search: String) -> [HabitTemplate] {
    let words = search.split(whereSeparator: \.isWhitespace)
    return all.filter { template in
      let texts = [template.name, template.category.standardName ?? "", template.keywords]
      return words.allSatisfy { word in texts.contains { $0.localizedStandardContains(word) } }
    }
  }

  /// What it asks for, in one sentence.
  package func sentence(today: CalendarDay, _ locale: Locale) -> String {
    form.target(today: today).sentence(today: today, locale)
  }

  /// The form of a new habit with what the template asks for.
  var form: HabitForm {
    var form = HabitForm(HabitDraft(name: name, target: target))
    form.schedule.start = nil
    return form
  }
}
