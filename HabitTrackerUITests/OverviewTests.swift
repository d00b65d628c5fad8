import XCTest

/// Tests of the statistics and settings screens.
final class OverviewTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testStatisticsFollowWhatWasDoneToday() {
    let habits = HabitsApp()
    habits.tap(habits.button("Statistics"))
    habits.see(habits.text("No Statistics Yet"))
    habits.goBack()
    habits.add("Read")
    habits.add("Run")
    habits.tap(habits.completion("Read"))
    habits.see(habits.completion("Read", "completed"))
    habits.tap(habits.button("Statistics"))
    let today = NSPredicate(format: "label CONTAINS %@", "1 of 2")
    habits.see(habits.app.descendants(matching: .any).matching(today).firstMatch)
    let leader = habits.button("Read, current streak 1 day")
    habits.reveal(leader)
    leader.tap()
    habits.see(habits.button("Completed"))
  }

  @MainActor
  func testTheWeekAndTheStyleAreSet() {
    let habits = HabitsApp(["--sample", "3"])
    habits.tap(habits.button("Settings"))
    habits.chooseSetting("Week Starts On", "Monday")
    habits.chooseSetting("List Style", "Rows")
    habits.goBack()
    let grids = NSPredicate(format: "label CONTAINS %@", "of 364 days")
    habits.vanish(habits.app.descendants(matching: .any).matching(grids).firstMatch)
    habits.see(habits.opener("Read"))
  }

  @MainActor
  func testUTCBucketsHaveNoStartHour() {
    let habits = HabitsApp()
    habits.tap(habits.button("Settings"))
    let hour = NSPredicate(format: "label BEGINSWITH %@", "Day Starts At")
    habits.see(habits.app.buttons.matching(hour).firstMatch)
    habits.chooseSetting("Day Boundary", "UTC Buckets")
    habits.vanish(habits.app.buttons.matching(hour).firstMatch)
  }

  @MainActor
  func testTheDataPageSaysThatNothingIsKept() {
    let habits = HabitsApp()
    habits.tap(habits.button("Settings"))
    habits.reveal(habits.button("Data"))
    habits.button("Data").tap()
    habits.see(habits.text("Your habits are in memory only and will be lost when the app quits."))
  }
}
