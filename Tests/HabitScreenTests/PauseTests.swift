import Testing

@testable import HabitTrackerFeature

/// Pauses of one habit, of a category, and of all habits; habits that ended.
@MainActor @Suite struct PauseTests {
  private static let done = HabitExport.days([1, 1, 1])
  private let app: HabitApp
  private let window: ScreenWindow

  /// Creates two habits. One is in the category Health and done on each of three days.
  init() throws {
    app = try HabitApp([
      #"{"name": "Read", "color": "blue", "category": "health", "days": \#(Self.done)}"#,
      HabitExport.run,
    ])
    window = app.window()
  }

  private let read = "Read, current streak 3 days"

  @Test func `A pause until a day is shown in every window, even after a restart`() throws {
    let other = app.window()
    window.choose("Pause Until…", in: read)
    #expect(window.dialog == "Pause Read")
    window.fill("Until", "2026-03-12")
    window.press("Pause")
    #expect(window.dialog == nil)
    try app.restart()
    for each in [window, other, app.window()] {
      #expect(each.mentions("Paused until March 12"))
      #expect(each.button("Read, paused today") != nil)
      #expect(
        each.button(read)?.value("aria-description")
          == "Paused until March 12. Not due today. Shows the habit"
      )
      // The streak continues across the pause.
      #expect(each.button(read) != nil)
    }
    let restarted = app.window()
    restarted.choose("Resume", in: read)
    #expect(restarted.button("Read, not completed today") != nil)
    #expect(!restarted.mentions("Paused"))
  }

  @Test func `A pause with invalid days is explained and not saved`() {
    window.choose("Pause Until…", in: read)
    window.fill("Until", "2026-03-08")
    #expect(window.shows("The last day is before the first one."))
    #expect(window.isEnabled("Pause") == false)
    #expect(window.value("Until") == "2026-03-08")
    window.fill("From", "2026-03-20")
    window.fill("Until", "2026-03-25")
    window.press("Pause")
    #expect(window.dialog == nil)
    window.choose("Pause Until…", in: read)
    window.setSwitch("Until I Resume")
    #expect(window.shows("There is already a pause: March 20 to March 25."))
    #expect(window.isEnabled("Pause") == false)
    window.escape()
    #expect(window.dialog == nil)
  }

  @Test func `The detail screen shows, ends, and removes pauses`() {
    window.press(read)
    window.choose("Pause Until…", in: "More")
    window.setSwitch("Until I Resume")
    window.press("Pause")
    #expect(window.shows("Paused"))
    #expect(window.shows("From March 9 on"))
    window.press("Resume")
    #expect(!window.shows("Paused"))
    #expect(!window.shows("From March 9 on"))
    window.choose("Pause Until…", in: "More")
    window.press("Pause")
    window.press("Remove Pause, March 9 to March 15")
    #expect(!window.mentions("March 9 to March 15"))
    #expect(window.button("Mark as Done") != nil)
    // The latest pause is first.
    for (first, last) in [("2026-03-20", "2026-03-25"), ("2026-04-01", "2026-04-02")] {
      window.choose("Pause Until…", in: "More")
      window.fill("From", first)
      window.fill("Until", last)
      window.press("Pause")
    }
    #expect(
      window.buttons.filter { $0.hasPrefix("Remove Pause") }
        == ["Remove Pause, April 1 to April 2", "Remove Pause, March 20 to March 25"]
    )
  }

  @Test func `The habits of a category or all habits can be paused`() {
    let settings = app.window("/settings")
    settings.press("Pause Until…")
    settings.fill("Habits", "Health")
    settings.press("Pause")
    #expect(settings.dialog == nil)
    #expect(window.button("Read, paused today") != nil)
    #expect(window.button("Run, 0 km of 8.5 km today") != nil)
    settings.press("Pause Until…")
    settings.press("Pause")
    #expect(window.button("Run, paused today") != nil)
    settings.press("Resume All")
    #expect(window.button("Run, 0 km of 8.5 km today") != nil)
    #expect(window.button("Read, not completed today") != nil)
    // Archived habits stay paused.
    window.choose("Pause Until…", in: read)
    window.press("Pause")
    #expect(settings.button("Resume All") != nil)
    window.choose("Archive", in: read)
    #expect(settings.button("Resume All") == nil)
  }

  @Test func `An ended habit has a button to archive it`() throws {
    let app = try HabitApp([
      #"{"name": "Read", "endDay": "2026-03-08", "days": \#(Self.done)}"#
    ])
    let window = app.window()
    #expect(window.mentions("Ended on March 8"))
    window.press(beginning: "Read, current streak")
    #expect(window.screens == ["Read"])
    #expect(window.mentions("Ended on March 8"))
    // Today has no card.
    #expect(window.button("Mark as Done") == nil)
    window.goBack()
    window.press("Read, Archive")
    #expect(window.habits == [])
  }
}
