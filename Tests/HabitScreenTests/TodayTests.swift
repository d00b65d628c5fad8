import Testing

@testable import HabitTrackerFeature

/// The sheets and menu items for today: a count, or a skipped day.
@MainActor @Suite struct TodayTests {
  private let app: HabitApp
  private let window: ScreenWindow

  init() throws {
    app = try HabitApp([
      #"{"name": "Drink", "completionsPerDay": 2}"#, #"{"name": "Read"}"#,
    ])
    window = app.window()
  }

  private func count(_ name: String) throws -> Int {
    try app.storedCounts(name)["2026-03-09"] ?? 0
  }

  @Test(arguments: ["Cards", "Rows"])
  func `A count can be set above the target and back to zero`(style: String) throws {
    window.choose(style, in: "List Options")
    window.choose("Set Count", in: "Drink")
    #expect(window.dialog == "Drink")
    window.press("5 of 2")
    window.press("Set Count")
    #expect(window.shows("Drink, 5 of 2 today"))
    #expect(try count("Drink") == 5)
    window.choose("Set Count", in: "Drink, current streak 1 day")
    #expect(window.isOn("5 of 2") == true)
    window.press("0 of 2")
    window.press("Set Count")
    #expect(window.shows("Drink, 0 of 2 today"))
    #expect(try count("Drink") == 0)
  }

  @Test func `A canceled count changes nothing`() throws {
    window.choose("Set Count", in: "Drink")
    window.press("2 of 2")
    window.escape()
    #expect(window.dialog == nil)
    #expect(window.shows("Drink, 0 of 2 today"))
    #expect(try count("Drink") == 0)
  }

  @Test(arguments: ["Cards", "Rows"])
  func `A skipped day survives a restart and can be undone`(style: String) throws {
    window.choose(style, in: "List Options")
    window.choose("Skip Today", in: "Read")
    #expect(window.shows("Read, skipped today"))
    try app.restart()
    let window = app.window()
    #expect(window.shows("Read, skipped today"))
    window.choose("Undo Skip", in: "Read")
    #expect(window.shows("Read, not completed today"))
    window.choose("Skip Today", in: "Read")
    window.press("Read, skipped today")
    #expect(window.shows("Read, completed today"))
  }

  @Test func `The detail screen skips today and sets its count`() {
    window.press("Drink")
    #expect(window.screens == ["Drink"])
    window.choose("Skip Today", in: "More")
    #expect(window.mentions("skipped today"))
    window.choose("Set Count", in: "One More")
    window.press("1 of 2")
    window.press("Set Count")
    #expect(window.mentions("1 of 2"))
    window.goBack()
    #expect(window.shows("Drink, 1 of 2 today"))
  }

  @Test func `A count can be typed`() throws {
    window.choose("Set Count", in: "Read")
    #expect(window.value("Number") == "0")
    // A phone shows its number pad.
    #expect(window.control("Number")?.value("inputmode") == "numeric")
    window.fill("Number", "57")
    #expect(window.isOn("57 of 1") == true)
    window.press("Set Count")
    #expect(window.dialog == nil)
    #expect(window.shows("Read, completed today"))
    #expect(try count("Read") == 57)
    // The wheel and the field agree.
    window.choose("Set Count", in: "Read, current streak 1 day")
    #expect(window.value("Number") == "57")
    window.press("2 of 1")
    #expect(window.value("Number") == "2")
    window.submit("Number")
    #expect(window.dialog == nil)
    #expect(try count("Read") == 2)
  }

  @Test(arguments: ["10000", "-1", "many", ""])
  func `An invalid count is explained and not saved`(typed: String) throws {
    let rule = "Enter a whole number from 0 to 9,999."
    window.choose("Set Count", in: "Read")
    window.fill("Number", typed)
    #expect(window.mentions(rule))
    #expect(window.isEnabled("Set Count") == false)
    window.submit("Number")
    #expect(window.dialog == "Read")
    window.fill("Number", "9999")
    #expect(!window.mentions(rule))
    window.press("Set Count")
    #expect(window.dialog == nil)
    #expect(try count("Read") == 9_999)
  }
}
