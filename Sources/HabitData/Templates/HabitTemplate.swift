import Foundation
import HabitEngine
import HabitInterchange

/// A template for a common habit. It fills in the editor, where everything can be changed.
package struct HabitTemplate: Hashable, Identifiable, Sendable {
  /// The localized name. Its English text is the key.
  private let title: LocalizedStringResource
  /// The name of an SF Symbol.
  package let icon: String
  package let color: HabitColorPreset
  package let category: HabitCategory
  /// The habit's rules, with the unit in English.
  private let rules: HabitTarget
  /// Additional search keywords, separated by spaces.
  let keywords: String

  /// The name in the app's language.
  package var name: String { String(localized: title) }

  /// The habit's rules, with the unit in the app's language.
  package var target: HabitTarget {
    guard case .amount(let unit) = rules.measure else { return rules }
    let name =
      switch unit.name {
      case "pages": String(localized: "pages", comment: "The unit of reading.")
      case "steps": String(localized: "steps", comment: "The unit of walking.")
      default: unit.name
      }
    return HabitTarget(
      kind: rules.kind,
      measure: .amount(AmountUnit(name: name, decimals: unit.decimals, step: unit.step)),
      amountPerDay: rules.amountPerDay,
      schedule: rules.schedule,
      goal: rules.goal
    )
  }

  package var id: String { title.key }

  private init(_ habit: PortableHabit, keywords: String) {
    title = LocalizedStringResource(String.LocalizationValue(habit.name))
    icon = habit.shownIcon
    color = HabitColorPreset(rawValue: habit.shownColor) ?? .blue
    category = HabitCategory(rawValue: habit.category ?? "")
    rules = habit.target
    self.keywords = keywords
  }

  /// Thirty common habits, grouped by category. `Templates.json` is an export of this app with
  /// additional keywords.
  package static let all: [HabitTemplate] = {
    do {
      let file = ResourceFile.url("Templates.json", in: .module)
      let search = try JSONDecoder().decode(SearchKeywords.self, from: Data(contentsOf: file))
      return try Importer.read(contentsOf: file).habits.map { habit in
        HabitTemplate(habit, keywords: search.keywords[habit.name] ?? "")
      }
    } catch {
      preconditionFailure("Templates.json can't be read: \(error)")
    }
  }()

  /// Six templates for a first habit, with a variety of rules.
  package static let firstSix = ["Drink water", "Read", "Meditate", "Run", "Floss", "No smoking"]
    .compactMap(named)

  /// Returns the template with an id; nil if there is none.
  static func named(_ id: ID) -> HabitTemplate? { all.first { $0.id == id } }

  package static func == (one: HabitTemplate, other: HabitTemplate) -> Bool { one.id == other.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Returns the templates in which each word of a search occurs. The templates keep their order.
  package static func all(matching search: String) -> [HabitTemplate] {
    let words = search.split(whereSeparator: \.isWhitespace)
    return all.filter { template in
      let texts = [template.name, template.category.title ?? "", template.keywords]
      return words.allSatisfy { word in texts.contains { $0.localizedStandardContains(word) } }
    }
  }

  /// Returns the habit's rules in one sentence.
  package func sentence(today: CalendarDay, _ locale: Locale) -> String {
    form.target(today: today).sentence(today: today, locale)
  }

  /// The form of a new habit with the template's rules.
  var form: HabitForm { HabitForm(HabitDraft(name: name, target: target)) }
}

/// The keywords of templates by name.
private struct SearchKeywords: Decodable {
  let keywords: [String: String]
}
