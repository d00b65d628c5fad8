import SwiftData
import TestSupport
import Testing
@testable import WebElements

@testable import HabitData
@testable import HabitTrackerFeature

/// The habit list: today, recent days, menus, and the screen before the first habit.
@MainActor @Suite struct HabitListTests {
  private let session = PreviewHistory.newHabit.session
  private let yesterday = "Read, March 8, 2026"

  private func store() throws -> HabitStore { try #require(session.store) }

  private func choose(_ style: HabitListStyle) {
    session.settings.set(style.rawValue, forKey: SettingKey<HabitListStyle>.listStyle.name)
  }

  @Test(arguments: HabitListStyle.allCases)
  func `A tap on yesterday completes that day, and another tap reopens it`(style: HabitListStyle)
    throws
  {
    choose(style)
    let store = try store()
    let habit = try session.firstHabit()
    let day = store.today.advanced(by: -1)
    let window = ScreenWindow(session)
    #expect(window.buttons("Read, March").count == 7)
    #expect(window.tap("\(yesterday), not completed"))
    #expect(store.state(of: habit, on: day).isComplete)
    #expect(!store.todayState(of: habit).isComplete)
    #expect(window.tap("\(yesterday), completed"))
    #expect(!store.state(of: habit, on: day).isComplete)
  }

  @Test func `The days of a row are skipped by the Tab key`() throws {
    choose(.rows)
    let window = ScreenWindow(session)
    let day = try #require(window.buttons(yesterday).first)
    #expect(day.attributes.contains(Attribute("tabindex", "-1")))
    #expect(
      window.elements.contains { $0.attributes.contains(Attribute("aria-label", "Last 7 Days")) }
    )
  }

  @Test func `The menu of a card completes yesterday and opens today's note`() throws {
    choose(.cards)
    let store = try store()
    let habit = try session.firstHabit()
    let window = ScreenWindow(session)
    #expect(window.buttons("More for Read").contains { $0.hasMenu })
    window.approachMenus()
    #expect(window.tap("Complete Yesterday"))
    #expect(store.state(of: habit, on: store.today.advanced(by: -1)).isComplete)
    #expect(window.tap("Note"))
    #expect(window.elements.contains { $0.attributes.contains(Attribute("aria-label", "Note")) })
  }

  @Test func `The list's menu has eight items outside its submenus`() throws {
    let window = ScreenWindow(session)
    window.approachMenus()
    let menu = try #require(
      window.elements.first { element in
        element.isMenu && element.all.contains { $0.spoken == "Sort By" }
      }
    )
    let submenus = menu.all.filter { $0.classes.contains("submenu") }
    let hidden = submenus.map { $0.all.count { $0.classes.contains("item") } - 1 }
    #expect(hidden == [HabitSort.allCases.count, HabitGrouping.allCases.count])
    let items = menu.all.count { $0.classes.contains("item") }
    #expect(items - hidden.reduce(0, +) == 8)
    for title in ["Show", "Sort By", "Group By"] { #expect(window.texts.contains(title)) }
  }

  @Test func `A template on the empty screen fills in a new habit`() throws {
    let session = PreviewHistory.none.session
    let window = ScreenWindow(session)
    #expect(window.texts.contains("Tap + to add your first habit"))
    for template in HabitTemplate.firstSix { #expect(window.texts.contains(template.name)) }
    #expect(window.tap("No smoking"))
    #expect(window.texts.contains("New Habit"))
    #expect(window.texts.contains("Avoid every day."))
    #expect(window.tap("Save"))
    let habits = try #require(session.store).context.fetch(FetchDescriptor<Habit>())
    #expect(habits.map(\.name) == ["No smoking"])
    #expect(habits.first?.kind == .quit)
  }
}

extension Element {
  var classes: [Substring] { value("class")?.split(separator: " ") ?? [] }

  fileprivate var isMenu: Bool { attributes.contains(Attribute("role", "menu")) }

  fileprivate var hasMenu: Bool { attributes.contains(Attribute("aria-haspopup", "menu")) }
}
