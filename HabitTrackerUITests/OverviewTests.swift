import XCTest

/// Tests of the statistics and settings screens.
final class OverviewTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testStatisticsShowTodaysProgressAndLinkToAHabit() {
    let habits = HabitsApp()
    habits.tap(habits.button("Statistics"))
    habits.waitFor(habits.text("No Statistics Yet"))
    habits.goBack()
    habits.add("Read")
    habits.add("Run")
    habits.tap(habits.completionButton("Read"))
    habits.waitFor(habits.completionButton("Read", "completed"))
    habits.tap(habits.button("Statistics"))
    let today = NSPredicate(format: "label CONTAINS %@", "1 of 2")
    habits.waitFor(habits.app.descendants(matching: .any).matching(today).firstMatch)
    let leader = habits.button("Read, current streak 1 day")
    habits.reveal(leader)
    leader.tap()
    habits.waitFor(habits.button("Completed"))
  }

  @MainActor
  func testTheWeekStartAndTheListStyleCanBeSet() {
    let habits = HabitsApp(["--sample", "3"])
    habits.tap(habits.button("Settings"))
    habits.chooseSetting("Week Starts On", "Monday")
    habits.chooseSetting("List Style", "Rows")
    habits.goBack()
    let grids = NSPredicate(format: "label CONTAINS %@", "of 364 days")
    habits.waitUntilGone(habits.app.descendants(matching: .any).matching(grids).firstMatch)
    habits.waitFor(habits.detailButton("Read"))
    habits.tap(habits.button("Settings"))
    let weekStart = NSPredicate(format: "label BEGINSWITH %@", "Week Starts On")
    let row = habits.app.buttons.matching(weekStart).firstMatch
    habits.waitFor(row)
    XCTAssertTrue(row.label.contains("Monday") || row.value as? String == "Monday")
  }

  @MainActor
  func testUTCBucketsHaveNoStartHour() {
    let habits = HabitsApp()
    habits.tap(habits.button("Settings"))
    let hour = NSPredicate(format: "label BEGINSWITH %@", "Day Starts At")
    habits.waitFor(habits.app.buttons.matching(hour).firstMatch)
    habits.chooseSetting("Day Boundary", "UTC Buckets")
    habits.waitUntilGone(habits.app.buttons.matching(hour).firstMatch)
  }

  @MainActor
  func testTheDataScreenWarnsThatHabitsAreInMemoryOnly() {
    let habits = HabitsApp()
    habits.tap(habits.button("Settings"))
    habits.reveal(habits.button("Data"))
    habits.button("Data").tap()
    habits.waitFor(
      habits.text("Your habits are in memory only and will be lost when the app quits.")
    )
  }
}
