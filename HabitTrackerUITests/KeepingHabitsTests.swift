import XCTest

/// Tests of adding, editing and completing habits.
final class KeepingHabitsTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testWithoutHabitsTheScreenSaysHowToBegin() {
    let habits = HabitsApp()
    habits.see(habits.app.navigationBars["My Habits"])
    habits.see(habits.text("Tap + to add your first habit"))
    habits.tap(habits.button("Add your first habit"))
    habits.see(habits.nameField)
  }

  @MainActor
  func testATapOnTodayMakesTheStreakGrow() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.tap(habits.completion("Read"))
    habits.see(habits.completion("Read", "completed"))
    habits.see(habits.button("Read, current streak 1 day"))
    habits.tap(habits.completion("Read", "completed"))
    habits.see(habits.completion("Read"))
    habits.vanish(habits.button("Read, current streak 1 day"))
  }

  @MainActor
  func testYesterdayIsCompletedInTheList() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.tap(habits.button("Read, March 8, 2026, not completed"))
    habits.see(habits.button("Read, March 8, 2026, completed"))
    habits.see(habits.completion("Read"))
  }

  @MainActor
  func testACountedHabitIsCompleteAtItsGoalAndCanPassIt() {
    let habits = HabitsApp()
    habits.add("Drink", completionsPerDay: 2)
    for count in 0..<3 { habits.tap(habits.completion("Drink", "\(count) of 2")) }
    habits.see(habits.completion("Drink", "3 of 2"))
    habits.choose("Drink", "Set Count")
    habits.see(habits.text("How often today?"))
    habits.app.pickerWheels.element.adjust(toPickerWheelValue: "1 of 2")
    habits.tap(habits.button("Set Count"))
    habits.see(habits.completion("Drink", "1 of 2"))
  }

  @MainActor
  func testTodayIsSkippedAndTakenBack() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.choose("Read", "Skip Today")
    habits.see(habits.completion("Read", "skipped"))
    habits.choose("Read", "Undo Skip")
    habits.see(habits.completion("Read"))
  }

  @MainActor
  func testAnEditChangesTheHabit() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.choose("Read", "Edit")
    habits.see(habits.app.navigationBars["Edit Habit"])
    habits.type("Write", into: habits.nameField)
    habits.tap(habits.button("Coral Red"))
    habits.tap(habits.button("Save"))
    habits.see(habits.completion("Write"))
    XCTAssertFalse(habits.opener("Read").exists)
  }

  @MainActor
  func testACancelledEditChangesNothing() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.choose("Read", "Edit")
    habits.tap(habits.button("Cancel"))
    // An unchanged form closes without a confirmation.
    habits.vanish(habits.nameField)
    habits.choose("Read", "Edit")
    habits.type("Write", into: habits.nameField)
    habits.tap(habits.button("Cancel"))
    habits.tap(habits.button("Discard Changes"))
    habits.vanish(habits.nameField)
    habits.see(habits.completion("Read"))
  }

  @MainActor
  func testABlankNameCantBeSaved() {
    let habits = HabitsApp()
    habits.tap(habits.button("Add Habit"))
    habits.see(habits.button("Save"))
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
    habits.see(habits.text("Archived Read"))
    habits.chooseListOption("Archive")
    habits.tap(habits.button("Restore Read"))
    habits.see(habits.text("No Archived Habits"))
    habits.goBack()
    habits.see(habits.completion("Read"))
  }

  @MainActor
  func testADeletedHabitComesBackWithItsHistory() {
    let habits = HabitsApp()
    habits.add("Read")
    habits.tap(habits.completion("Read"))
    habits.see(habits.completion("Read", "completed"))
    habits.choose("Read", "Delete")
    habits.see(habits.text("Deleted Read"))
    habits.tap(habits.button("Undo"))
    habits.see(habits.completion("Read", "completed"))
    habits.vanish(habits.button("Undo"))
  }
}
