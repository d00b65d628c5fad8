import Testing

@testable import HabitTrackerFeature

/// The amount and the schedule of a habit in its editor, and the templates.
@MainActor @Suite struct ScheduleEditorTests {
  private let app: HabitApp

  init() throws { app = try HabitApp() }

  /// Returns the editor of a new habit named "Mine", with More Options shown.
  private func editor() -> ScreenWindow {
    let window = app.window()
    window.press("Add Habit")
    window.fill("Name", "Mine")
    window.press("More Options")
    return window
  }

  /// Saves, then edits the saved habit in a reloaded window.
  private func reopened(_ window: ScreenWindow) -> ScreenWindow {
    window.press("Save")
    #expect(window.dialog == nil)
    let window = window.reloaded()
    window.choose("Edit", in: "Mine")
    #expect(window.value("Name") == "Mine")
    return window
  }

  @Test func `An amount with weekdays and an end day is saved`() {
    let window = editor()
    window.press("Amount")
    window.fill("Amount per Day", "2")
    window.fill("Unit", "l")
    window.fill("Step", "0.25")
    #expect(window.value("Decimals") == "0.01 l")
    window.fill("Schedule", "Specific Days")
    window.setSwitch("End Day")
    window.fill("Ends On", "2026-12-31")
    let sentence = "2 l on weekdays, 0.25 l at a time, until December 31."
    #expect(window.shows(sentence))
    let edited = reopened(window)
    #expect(edited.shows(sentence))
    #expect(edited.value("Amount per Day") == "2")
    #expect(edited.value("Step") == "0.25")
    #expect(edited.value("Ends On") == "2026-12-31")
    #expect(edited.isOn("Monday") == true)
    #expect(edited.isOn("Sunday") == false)
  }

  @Test func `A habit to quit can have a limit`() {
    let window = editor()
    window.press("Quit")
    #expect(window.shows("Avoid every day."))
    window.pressStepper("Allowed per Day", times: 2)
    #expect(window.shows("At most 2 times every day."))
    let edited = reopened(window)
    #expect(edited.isOn("Quit") == true)
    #expect(edited.shows("At most 2 times every day."))
  }

  @Test func `A habit to quit has a goal of days`() {
    let window = editor()
    window.press("Amount")
    window.fill("Unit", "g")
    window.press("Value Basis")
    window.fill("Period", "Week")
    window.fill("Goal", "200")
    #expect(window.shows("A streak counts weeks with at least 200 g in all."))
    window.press("Quit")
    #expect(!window.mentions("Value Basis"))
    #expect(window.texts.contains("7 days a week"))
    let edited = reopened(window)
    #expect(edited.shows("A streak counts weeks with at least 7 days done."))
    #expect(edited.texts.contains("7 days a week"))
    #expect(!edited.mentions("Value Basis"))
  }

  @Test func `Minutes on several days a week have a weekly goal`() {
    let window = editor()
    window.press("Minutes")
    window.fill("Minutes per Day", "45")
    window.fill("Schedule", "Several Days a Week")
    window.pressStepper("Days a Week")
    #expect(window.shows("45 minutes on 4 days a week."))
    #expect(window.shows("A streak counts weeks with at least 4 days done."))
    // A goal that was set by hand stays.
    window.pressStepper("Goal")
    window.fill("Schedule", "Several Days a Month")
    #expect(window.shows("45 minutes on 10 days a month."))
    #expect(window.shows("A streak counts weeks with at least 5 days done."))
    let edited = reopened(window)
    #expect(edited.shows("45 minutes on 10 days a month."))
    #expect(edited.shows("A streak counts weeks with at least 5 days done."))
  }

  @Test func `An interval can be counted from a day`() {
    let window = editor()
    window.fill("Schedule", "Every Few Days")
    window.pressStepper("Interval in Days")
    #expect(window.shows("Once every 3 days."))
    window.setSwitch("On Fixed Days")
    window.fill("Counted From", "2026-03-11")
    #expect(window.shows("Once every 3 days, counted from March 11."))
    #expect(reopened(window).shows("Once every 3 days, counted from March 11."))
  }

  @Test func `Days of the month can include the last day`() {
    let window = editor()
    window.fill("Schedule", "Days of the Month")
    window.press("Day 15")
    window.press("Last day")
    #expect(window.shows("Once on the 1st, 15th and last day of the month."))
    let edited = reopened(window)
    #expect(edited.shows("Once on the 1st, 15th and last day of the month."))
    #expect(edited.isOn("Day 15") == true)
  }

  @Test func `A new habit shows only the basic fields`() {
    let window = app.window()
    window.press("Add Habit")
    #expect(window.shows("Once every day."))
    for label in ["Build", "Times", "Schedule"] {
      #expect(!window.shows(label))
    }
    window.fill("Name", "Mine")
    window.press("Save")
    #expect(window.shows("Mine, not completed today"))
    window.choose("Edit", in: "Mine")
    #expect(window.isEnabled("More Options") == true)
    #expect(!window.mentions("Template"))
  }

  // MARK: Invalid input

  /// Expects a field to show a message for an invalid text and to keep the text, even after a
  /// reload, and Save to stay disabled until the text is replaced.
  private func expect(
    _ window: inout ScreenWindow,
    refuses text: String,
    in field: String,
    with message: String,
    good: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    window.fill(field, text, sourceLocation: sourceLocation)
    for isReloaded in [false, true] {
      if isReloaded { window = window.reloaded() }
      #expect(window.shows(message), sourceLocation: sourceLocation)
      #expect(window.value(field) == text, sourceLocation: sourceLocation)
      #expect(window.isEnabled("Save") == false, sourceLocation: sourceLocation)
    }
    window.fill(field, good)
    #expect(!window.shows(message), sourceLocation: sourceLocation)
    #expect(window.isEnabled("Save") == true, sourceLocation: sourceLocation)
  }

  @Test func `An invalid amount is explained and not saved`() {
    var window = editor()
    window.press("Amount")
    let noNumber = "Enter a number, such as 8.5."
    expect(&window, refuses: "a lot", in: "Amount per Day", with: noNumber, good: "8")
    window.fill("Decimals", "0.1")
    expect(&window, refuses: "0.25", in: "Step", with: "At most 1 decimal.", good: "0.5")
    let long = String(repeating: "k", count: 200)
    let message = "At most 20 characters. This text has 200."
    expect(&window, refuses: long, in: "Unit", with: message, good: "km")
  }

  @Test func `A schedule without a day is explained and not saved`() {
    let window = editor()
    window.fill("Schedule", "Specific Days")
    for day in ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] { window.press(day) }
    #expect(window.shows("Choose at least one weekday."))
    #expect(window.isEnabled("Save") == false)
    window.press("Sunday")
    #expect(window.shows("Once every Sunday."))
    window.fill("Schedule", "Days of the Month")
    window.press("Day 1")
    #expect(window.shows("Choose at least one day of the month."))
    #expect(window.isEnabled("Save") == false)
    // The weekdays chosen before are still selected.
    window.fill("Schedule", "Specific Days")
    #expect(window.shows("Once every Sunday."))
    #expect(window.isEnabled("Save") == true)
  }

  @Test func `An end before the start is explained and not saved`() {
    let window = editor()
    window.setSwitch("Start Day")
    window.setSwitch("End Day")
    #expect(window.shows("Once every day, from March 9 until April 7."))
    let message = "The last day is before the first one."
    window.fill("Ends On", "2026-03-08")
    #expect(window.shows(message))
    #expect(window.value("Ends On") == "2026-03-08")
    #expect(window.isEnabled("Save") == false)
    window.fill("Ends On", "2026-03-09")
    #expect(!window.shows(message))
    #expect(window.isEnabled("Save") == true)
    #expect(window.shows("Once every day, from March 9 until March 9."))
  }

  @Test func `A goal for an amount can be typed`() {
    var window = editor()
    window.press("Amount")
    window.fill("Amount per Day", "8.5")
    window.fill("Unit", "km")
    window.press("Value Basis")
    window.fill("Period", "Week")
    let message = "Enter a number, such as 8.5."
    expect(&window, refuses: "40 km", in: "Goal", with: message, good: "40")
    #expect(window.shows("A streak counts weeks with at least 40 km in all."))
    window.fill("Goal", "60")
    #expect(window.shows("Out of reach: 8.5 km a day is only 59.5 km a week."))
  }

  @Test func `A goal of many completions a month can be typed`() {
    var window = editor()
    window.press("Value Basis")
    window.fill("Period", "Month")
    let most = "At most 999,999 times."
    expect(&window, refuses: "1000000", in: "Goal", with: most, good: "999999")
    let whole = "Enter a whole number. This habit has no decimals."
    expect(&window, refuses: "1,500", in: "Goal", with: whole, good: "1500")
    #expect(window.shows("A streak counts months with at least 1,500 completions in all."))
    let edited = reopened(window)
    #expect(edited.value("Goal") == "1500")
    // A week has a stepper, whose range ends at 999.
    edited.fill("Period", "Week")
    #expect(edited.shows("A streak counts weeks with at least 999 completions in all."))
  }

  @Test func `A changed measure explains that recorded numbers stay the same`() {
    let window = editor()
    window.pressStepper("Completions per day", times: 7)
    window.press("Save")
    window.press("Mine, 0 of 8 today")
    window.choose("Edit", in: "Mine")
    window.press("More Options")
    window.press("Amount")
    window.fill("Unit", "l")
    window.fill("Amount per Day", "2.5")
    #expect(
      window.shows(
        "Recorded numbers stay the same: 8 times becomes 0.8 l. Nothing is lost. If you change back, "
          + "the old values show again."
      )
    )
    window.press("Times")
    #expect(!window.mentions("Recorded numbers"))
    window.press("Cancel")
    #expect(window.dialog == nil)
    #expect(window.shows("Mine, 1 of 8 today"))
  }

  // MARK: Templates

  @Test func `A template fills in values that can be changed`() {
    var window = app.window()
    window.press("Add Habit")
    window.press("Start from a Template")
    window.fill("Search", "strength")
    #expect(!window.mentions("Drink water"))
    window.press("Strength training Once every Monday, Wednesday, and Friday.")
    #expect(window.value("Name") == "Strength training")
    #expect(window.isEnabled("Choose Icon, Dumbbell") == true)
    #expect(window.value("Category") == "Fitness")
    #expect(window.shows("Once every Monday, Wednesday, and Friday."))
    window.fill("Name", "Lift")
    window.press("Monday")
    window = window.reloaded()
    #expect(window.shows("Once every Wednesday and Friday."))
    window.press("Save")
    #expect(window.button("Lift") != nil)
  }

  @Test func `“Your Own” is a blank template`() {
    let window = app.window()
    window.press("Add Habit")
    window.press("Start from a Template")
    window.press("No smoking Avoid every day.")
    #expect(window.shows("Avoid every day."))
    window.press("Template, No smoking")
    window.press("Your Own Blank, to fill in yourself")
    #expect(window.value("Name")?.isEmpty == true)
    #expect(window.shows("Once every day."))
    window.press("Start from a Template")
    window.fill("Search", "zumba")
    #expect(window.shows("No templates match “zumba”"))
    window.goBack()
    #expect(window.isEnabled("Save") == false)
  }
}
