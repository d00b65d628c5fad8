import XCTest

/// Tests of adding, editing, completing, archiving, and deleting habits.
final class ChangingHabitsTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testWithoutHabitsTheScreenSaysHowToBegin() {
    let habits = HabitsApp()
    habits.waitFor(habits.app.navigationBars["My Habits"])
    habits.waitFor(habits.text("Tap + to add your first habit"))
    habits.tap(habits.button("Add your first habit"))
    habits.waitFor(habits.nameField)
  }

  @MainActor
  func testATapCompletesTodayAndAnotherTapReopensIt() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.tap(habits.completionButton("Read"))
    habits.waitFor(habits.completionButton("Read", "completed"))
    habits.waitFor(habits.button("Read, current streak 1 day"))
    habits.tap(habits.completionButton("Read", "completed"))
    habits.waitFor(habits.completionButton("Read"))
    habits.waitUntilGone(habits.button("Read, current streak 1 day"))
  }

  @MainActor
  func testYesterdayCanBeCompletedInTheList() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.tap(habits.button("Read, March 8, 2026, not completed"))
    habits.waitFor(habits.button("Read, March 8, 2026, completed"))
    habits.waitFor(habits.completionButton("Read"))
  }

  @MainActor
  func testTheCountOfAHabitCanExceedItsGoalAndBeSet() {
    let habits = HabitsApp()
    habits.add("Drink", completionsPerDay: 2)
    for count in 0..<3 { habits.tap(habits.completionButton("Drink", "\(count) of 2")) }
    habits.waitFor(habits.completionButton("Drink", "3 of 2"))
    habits.choose("Drink", "Set Count")
    habits.waitFor(habits.text("How often today?"))
    habits.app.pickerWheels.element.adjust(toPickerWheelValue: "1 of 2")
    habits.tap(habits.button("Set Count"))
    habits.waitFor(habits.completionButton("Drink", "1 of 2"))
  }

  @MainActor
  func testTodayCanBeSkippedAndTheSkipUndone() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.choose("Read", "Skip Today")
    habits.waitFor(habits.completionButton("Read", "skipped"))
    habits.choose("Read", "Undo Skip")
    habits.waitFor(habits.completionButton("Read"))
  }

  @MainActor
  func testAnEditChangesTheHabit() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.choose("Read", "Edit")
    habits.waitFor(habits.app.navigationBars["Edit Habit"])
    habits.type("Write", into: habits.nameField)
    habits.tap(habits.button("Coral Red"))
    habits.tap(habits.button("Save"))
    habits.waitFor(habits.completionButton("Write"))
    XCTAssertFalse(habits.detailButton("Read").exists)
  }

  @MainActor
  func testACanceledEditChangesNothing() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.choose("Read", "Edit")
    habits.tap(habits.button("Cancel"))
    // An unchanged form closes without a confirmation.
    habits.waitUntilGone(habits.nameField)
    habits.choose("Read", "Edit")
    habits.type("Write", into: habits.nameField)
    habits.tap(habits.button("Cancel"))
    habits.tap(habits.button("Discard Changes"))
    habits.waitUntilGone(habits.nameField)
    habits.waitFor(habits.completionButton("Read"))
  }

  @MainActor
  func testABlankNameCantBeSaved() {
    let habits = HabitsApp()
    habits.tap(habits.button("Add Habit"))
    habits.waitFor(habits.button("Save"))
    XCTAssertFalse(habits.button("Save").isEnabled)
    habits.type("   ", into: habits.nameField)
    XCTAssertFalse(habits.button("Save").isEnabled)
    habits.type("Read", into: habits.nameField)
    XCTAssertTrue(habits.button("Save").isEnabled)
  }

  @MainActor
  func testAnArchivedHabitIsRestored() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.choose("Read", "Archive")
    habits.waitFor(habits.text("Archived Read"))
    habits.chooseListOption("Archive")
    habits.tap(habits.button("Restore Read"))
    habits.waitFor(habits.text("No Archived Habits"))
    habits.goBack()
    habits.waitFor(habits.completionButton("Read"))
  }

  @MainActor
  func testUndoRestoresADeletedHabitWithItsHistory() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.tap(habits.completionButton("Read"))
    habits.waitFor(habits.completionButton("Read", "completed"))
    habits.choose("Read", "Delete")
    habits.waitFor(habits.text("Deleted Read"))
    habits.tap(habits.button("Undo"))
    habits.waitFor(habits.completionButton("Read", "completed"))
    habits.waitUntilGone(habits.button("Undo"))
  }
}
