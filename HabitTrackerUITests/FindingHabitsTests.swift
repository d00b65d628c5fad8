import XCTest

/// Tests of the list's search, categories, and sort orders.
final class FindingHabitsTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testASearchFindsNamesAndCanBeCleared() {
    let habits = HabitsApp(["--sample", "6"])
    habits.showSearch()
    habits.type("medi", into: habits.search)
    habits.waitFor(habits.detailButton("Meditate"))
    habits.waitUntilGone(habits.detailButton("Morning run"))
    habits.type("nonsense", into: habits.search)
    habits.waitFor(habits.text("No habits match “nonsense”"))
    habits.tap(habits.button("Clear Search"))
    habits.waitFor(habits.detailButton("Morning run"))
  }

  @MainActor
  func testACategoryFiltersTheList() {
    let habits = HabitsApp(["--sample", "6"])
    habits.waitFor(habits.button("All"))
    XCTAssertTrue(habits.button("All").isSelected)
    habits.tap(habits.button("Learning"))
    habits.waitUntilGone(habits.detailButton("Morning run"))
    habits.waitFor(habits.detailButton("Read"))
    XCTAssertTrue(habits.button("Learning").isSelected)
    habits.tap(habits.button("All"))
    habits.waitFor(habits.detailButton("Morning run"))
  }

  @MainActor
  func testTheListCanBeSortedByNameAndManually() {
    let habits = HabitsApp()
    for name in ["Ask", "Bike"] { habits.add(name) }
    habits.waitFor(first("Bike", in: habits))
    habits.chooseListOption("Name", in: "Sort By")
    habits.waitFor(first("Ask", in: habits))
    habits.chooseListOption("Manual", in: "Sort By")
    habits.choose("Bike", "Move Up")
    habits.waitFor(first("Bike", in: habits))
  }

  /// Returns the completion button of the habit, if the habit is first in the list.
  @MainActor
  private func first(_ name: String, in habits: HabitsApp) -> XCUIElement {
    habits.app.cells.element(boundBy: 0).buttons["\(name), not completed today"].firstMatch
  }
}
