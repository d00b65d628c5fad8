import Foundation
import HabitEngine
import HabitInterchange
import HabitTestSupport
import SwiftData
import Testing

@testable import HabitData

/// Standard categories, and changes to them.
@MainActor
struct HabitStoreCategoriesTests {
  private let fixture: StoreFixture
  private let store: HabitStore

  init() throws {
    fixture = try StoreFixture()
    store = HabitStore(windowBeside: fixture.store)
  }

  private static let standardNames = [
    "Health", "Productivity", "Personal", "Fitness", "Learning", "Social",
  ]

  private func names() throws -> [String] { try store.categories().categories.map(\.name) }

  private func draft(_ name: String) -> CategoryInfo {
    CategoryInfo(id: .health, name: name, icon: "leaf.fill", color: "green")
  }

  @Test func `A new store has the six standard categories`() throws {
    #expect(try names() == Self.standardNames)
    #expect(try store.portableCategories() == [])
  }

  @Test func `A new category comes last`() throws {
    let id = try #require(store.addCategory(draft(" Garden ")))
    #expect(try names().last == "Garden")
    let categories = try store.portableCategories()
    #expect(categories.map(\.name) == Self.standardNames + ["Garden"])
    #expect(
      categories.last
        == PortableCategory(key: id.rawValue, name: "Garden", icon: "leaf.fill", color: "green")
    )
  }

  @Test(arguments: [
    (" ", "Enter a name for the category."),
    ("health", "There is already a category named “health”."),
    (
      String(repeating: "あ", count: 31),
      "A name can have at most 30 characters. This one has 31."
    ),
  ])
  func `An invalid name is refused with a message`(name: String, message: String) throws {
    #expect(store.addCategory(draft(name)) == nil)
    #expect(store.errorMessage == "Couldn't save your change. \(message)")
    #expect(try names().count == 6)
  }

  @Test func `A renamed category keeps its habits`() throws {
    let habit = try fixture.makeHabit(HabitDraft(name: "Run", category: .fitness))
    var fitness = try #require(try store.categories().category(.fitness))
    fitness.name = "Sport"
    #expect(store.updateCategory(fitness))
    #expect(store.categoryName(of: habit) == "Sport")
    #expect(try names() == Self.standardNames.map { $0 == "Fitness" ? "Sport" : $0 })
  }

  @Test func `Removing a category also removes it from its habits, and undo restores it there`()
    throws
  {
    store.undoRecorder.undoManager = UndoManager()
    let run = try fixture.makeHabit(HabitDraft(name: "Run", category: .fitness))
    let swim = try fixture.makeHabit(HabitDraft(name: "Swim", category: .fitness))
    store.removeCategory(.fitness)
    #expect(try names() == Self.standardNames.filter { $0 != "Fitness" })
    #expect([run, swim].map { fixture.refreshed($0).category } == [nil, nil])
    #expect(store.notices.map(\.message) == ["Removed Fitness"])
    #expect(
      store.update(swim.id, from: swim.draft, to: HabitDraft(name: "Swim", category: .health))
    )
    store.undoRecorder.undo(store.notices[0])
    #expect(try names() == Self.standardNames)
    #expect([run, swim].map { fixture.refreshed($0).category } == [.fitness, .health])
  }

  @Test func `The user sets the order of categories`() throws {
    store.undoRecorder.undoManager = UndoManager()
    store.setCategoryOrder(try store.categories().categories.map(\.id).reversed())
    #expect(try names() == Self.standardNames.reversed())
    store.undoRecorder.undoLast()
    #expect(try names() == Self.standardNames)
  }

  @Test func `An import adds the categories of the file`() throws {
    let garden = PortableCategory(key: "a-garden", name: "Garden", icon: "leaf.fill")
    let sport = PortableCategory(key: "fitness", name: "Sport")
    let habits = ["a-garden", "fitness", "sport", "Music"].enumerated()
      .map { PortableHabit(id: UUID(), name: $1, category: $1, position: $0) }
    let history = PortableHistory(format: "test", habits: habits, categories: [garden, sport])
    _ = try store.add(history)
    #expect(
      try fixture.stored().map(\.draft.category?.rawValue)
        == ["a-garden", "fitness", "fitness", "Music"]
    )
    #expect(
      Set(try names())
        == ["Garden", "Health", "Learning", "Music", "Personal", "Productivity", "Social", "Sport"]
    )
  }

  @Test func `An import does not rename existing categories`() throws {
    _ = try fixture.makeHabit(HabitDraft(name: "Run", category: .fitness))
    let history = PortableHistory(
      format: "test",
      habits: [PortableHabit(id: UUID(), name: "Swim", category: "fitness", position: 0)],
      categories: [PortableCategory(key: "fitness", name: "Sport")]
    )
    _ = try store.add(history)
    #expect(try names() == Self.standardNames)
  }
}
