import XCTest

/// Tests of the detail screen.
final class HabitDetailTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testTheLargeButtonTogglesToday() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.tap(habits.detailButton("Read"))
    habits.tap(habits.button("Mark as Done"))
    habits.waitFor(habits.button("Completed"))
    habits.goBack()
    habits.waitFor(habits.completionButton("Read", "completed"))
  }

  @MainActor
  func testACompletedPastDayExtendsTheStreak() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.tap(habits.detailButton("Read"))
    habits.tap(habits.button("Mark as Done"))
    let sunday = habits.button("March 8, 2026, not completed")
    habits.reveal(sunday)
    sunday.tap()
    habits.waitFor(habits.button("March 8, 2026, completed"))
    habits.goBack()
    habits.waitFor(habits.button("Read, current streak 2 days"))
  }

  @MainActor
  func testAPastDayCanBeMarkedAsMissedAndHaveANote() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.tap(habits.detailButton("Read"))
    let sunday = habits.button("March 8, 2026, not completed")
    habits.reveal(sunday)
    sunday.press(forDuration: 1.2)
    habits.tap(habits.button("Missed"))
    habits.waitFor(habits.button("March 8, 2026, missed"))
    habits.button("March 8, 2026, missed").press(forDuration: 1.2)
    habits.tap(habits.button("Note"))
    // A text field with several lines is a text view.
    let note = habits.app.descendants(matching: .any)["Note"].firstMatch
    habits.waitFor(note)
    habits.app.typeText("Rain all day")
    habits.tap(habits.button("Save"))
    habits.waitFor(habits.button("March 8, 2026, missed, with a note"))
  }
}
