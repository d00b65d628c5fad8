import SwiftData
import Testing
@testable import WebElements

@testable import HabitData
@testable import HabitTrackerFeature

/// The editor of a new habit: the limits of its texts, and its goal.
@MainActor @Suite struct HabitEditorTests {
  private let session = PreviewHistory.newHabit.session

  private func isDisabled(_ label: String, in window: ScreenWindow) -> Bool {
    window.buttons(label).last?.attributes.contains { $0.name == "disabled" } ?? false
  }

  @Test(arguments: [("Name", 80), ("Description", 500)])
  func `A text beyond its limit shows its length and can't be saved`(
    field: String,
    limit: Int
  ) throws {
    let window = ScreenWindow(session)
    window.tap("Add Habit")
    window.type("Walk", into: "Name")
    let long = String(repeating: "a", count: limit + 3)
    window.type(long, into: field)
    let count = "\(field): \(limit + 3) of \(limit) characters. Shorten the text to save it."
    #expect(window.texts.contains(count))
    #expect(isDisabled("Save", in: window))
    window.type(String(long.dropLast(3)), into: field)
    #expect(window.texts.contains("\(field): \(limit) of \(limit) characters"))
    #expect(!isDisabled("Save", in: window))
    window.tap("Save")
    let habits = try #require(session.store).context.fetch(FetchDescriptor<Habit>())
    #expect(habits.contains { ($0.name + $0.details).contains(long.dropLast(3)) })
    window.close()
  }

  @Test func `The goal is explained in words, and its basis is among More Options`() {
    let window = ScreenWindow(session)
    window.tap("Add Habit")
    #expect(window.texts.contains("Start from a Template"))
    #expect(window.texts.contains("3 days in a row"))
    #expect(window.texts.contains("Three or more days in a row are outlined."))
    #expect(!window.texts.contains("Value Basis"))
    window.tap("More Options")
    #expect(window.texts.contains("Value Basis"))
    window.close()
  }
}
