import Testing
@testable import WebElements

@testable import HabitData
@testable import HabitTrackerFeature

/// A habit's own screen, and the settings.
@MainActor @Suite struct HabitDetailTests {
  private let session = PreviewHistory.newHabit.session

  private func detail() throws -> ScreenWindow {
    ScreenWindow(session, address: try session.firstHabit().address)
  }

  @Test func `The hint below the calendar is shown until it is dismissed`() throws {
    let hint = "Tap a day to change it. Touch and hold it for a count, a skip, or a note."
    let window = try detail()
    #expect(window.texts.contains(hint))
    #expect(window.tap("Got It"))
    #expect(!window.texts.contains(hint))
    window.close()
    let next = try detail()
    #expect(!next.texts.contains(hint))
    next.close()
  }

  @Test func `The chart says how often the habit was done`() throws {
    let window = try detail()
    #expect(window.texts.contains("0 times"))
    #expect(window.texts.contains("in 7 days"))
    window.tap("March 8, 2026")
    window.tap("March 7, 2026")
    #expect(window.texts.contains("2 times"))
    window.close()
  }

  @Test func `A day of the calendar says what a tap does`() throws {
    let window = try detail()
    let day = try #require(window.buttons("March 8, 2026").first)
    #expect(day.value("aria-description") == "Marks the day as done. Touch and hold for more")
    window.close()
  }

  @Test func `The habit's name is the main heading and labels the page's main element`() throws {
    let window = try detail()
    let headings = window.elements.filter { $0.value("aria-level") == "1" }
    #expect(headings.flatMap { $0.all.compactMap(\.text) } == ["Read"])
    let main = try #require(window.elements.last { $0.tag == .main })
    #expect(main.all.contains { $0.value("aria-label") == "Read" })
    window.close()
  }

  @Test func `Frequently used settings come first`() throws {
    let window = ScreenWindow(session, address: "/settings")
    let titles = [
      "Display", "Weeks and Days", "Categories", "Archive", "Data", "Sync", "About", "Advanced",
      "Access",
    ]
    #expect(window.texts.filter(titles.contains) == titles)
    window.close()
  }
}

extension Element {
  fileprivate var text: String? {
    if case .text(let text) = content, !text.isEmpty { text } else { nil }
  }
}
