import Foundation
import HabitEngine
import Testing

@testable import HabitData

#if os(Linux)
  @testable import LinuxFoundation
#endif

struct HabitTemplateTests {
  private let today = CalendarDay(rawValue: 20_521)

  @Test func `There are thirty templates with different names`() {
    #expect(HabitTemplate.all.count == 30)
    #expect(Set(HabitTemplate.all.map(\.name)).count == 30)
    let targets = HabitTemplate.all.map(\.target)
    #expect(targets.contains { $0.kind == .quit && $0.amountPerDay == 0 })
    #expect(targets.contains { $0.measure == .time })
    #expect(targets.contains { $0.measure.unit != nil })
    #expect(HabitTemplate.all.allSatisfy { !$0.keywords.isEmpty && $0.category.title != nil })
    #expect(
      HabitTemplate.all[0].target
        == HabitTarget(
          measure: .amount(AmountUnit(name: "l", decimals: 2, step: 25)),
          amountPerDay: 200
        )
    )
  }

  @Test(arguments: HabitTemplate.all)
  func `Each template can be saved unchanged`(template: HabitTemplate) {
    var form = HabitForm(new: HabitDraft())
    form.choose(template)
    let draft = form.draft(today: today)
    #expect(draft == draft?.validated)
    #expect(draft?.name == template.name)
    #expect(draft?.color == template.color.rawValue)
    #expect(draft?.category == template.category)
    #expect(draft?.kind == template.target.kind)
    #expect(draft?.measure == template.target.measure)
    #expect(draft?.completionsPerDay == template.target.amountPerDay)
    #expect(HabitIcon.named(template.icon) != nil)
    #expect(draft?.schedule == template.target.schedule)
  }

  @Test func `Choosing a template keeps typed text`() {
    var form = HabitForm(new: HabitDraft())
    form.draft.details = "With lemon"
    form.choose(HabitTemplate.all[0])
    form.choose(HabitTemplate.all[1])
    #expect(form.draft.name == "Sleep well")
    form.draft.name = "Sleep long"
    form.choose(HabitTemplate.all[0])
    #expect(form.draft.name == "Sleep long")
    #expect(form.draft.details == "With lemon")
  }

  #if os(Linux)
    @Test func `Choosing another template replaces the first template's translated name`() throws {
      let catalog = Data(
        #"""
        {"sourceLanguage": "en", "strings": {"Drink water": {"localizations":
          {"de": {"stringUnit": {"state": "translated", "value": "Wasser trinken"}}}}}}
        """#.utf8
      )
      let german = try StringCatalog(catalog).localization(for: Locale(identifier: "de"))
      Localization.$window.withValue(WindowLocalization(german)) {
        let blank = HabitDraft()
        var form = HabitForm(new: blank)
        form.choose(HabitTemplate.all[0])
        #expect(form.draft.name == "Wasser trinken")
        #expect(form.template?.name == "Wasser trinken")
        form.choose(HabitTemplate.all[1])
        #expect(form.draft.name == "Sleep well")
        form.choose(HabitTemplate.all[0])
        form.chooseOwn(blank)
        #expect(form.draft.name == "")
      }
    }
  #endif

  @Test func `“Your Own” keeps typed values and removes the values of a template`() {
    let blank = HabitDraft(category: .social)
    var form = HabitForm(new: blank)
    form.draft.name = "Mine"
    form.amount.times = 4
    let own = form
    form.chooseOwn(blank)
    #expect(form == own)
    form.draft.name = ""
    form.choose(HabitTemplate.all[0])
    form.chooseOwn(blank)
    #expect(form == HabitForm(new: blank))
  }

  @Test(arguments: [
    ("water", ["Drink water", "Water the plants"]), ("QUIT smoking", ["No smoking"]),
    ("social", ["Less social media", "Call the family", "Meet friends"]), ("zumba", []),
    ("  ", HabitTemplate.all.map(\.name)),
  ])
  func `A search finds templates by name, category, and keywords`(search: String, names: [String]) {
    #expect(HabitTemplate.all(matching: search).map(\.name) == names)
  }

  @Test func `Six templates of several kinds are on the empty screen`() {
    let templates = HabitTemplate.firstSix
    #expect(
      templates.map(\.name)
        == ["Drink water", "Read", "Meditate", "Run", "Floss", "No smoking"]
    )
    #expect(templates.contains { $0.target.kind == .quit })
  }
}
