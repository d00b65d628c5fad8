import XCTest

/// The actions of a person who uses the app, in terms of visible text and accessibility labels.
///
/// `Tests/Browser/harness/habits.py` is its counterpart for the browser. Both use the same names.
@MainActor
struct HabitsApp {
  /// The launch arguments for a fixed clock: a Monday at noon, in UTC.
  private static let monday = ["--now", "2026-03-09T12:00:00Z", "--time-zone", "UTC"]

  /// The longest wait for a screen to change, in seconds.
  private static let timeout: TimeInterval = 10

  let app = XCUIApplication()

  /// Launches the app, by default with an empty in-memory store.
  init(_ options: [String] = ["--in-memory"]) {
    app.launchArguments = options + Self.monday
    app.launch()
  }

  // MARK: The list

  func button(_ name: String) -> XCUIElement { app.buttons[name].firstMatch }

  func text(_ label: String) -> XCUIElement { app.staticTexts[label].firstMatch }

  func completionButton(_ name: String, _ state: String = "not completed") -> XCUIElement {
    button("\(name), \(state) today")
  }

  /// Returns the part of a list row that opens the habit's detail screen.
  func detailButton(_ name: String) -> XCUIElement {
    let labels = NSPredicate(
      format: "label == %@ OR label BEGINSWITH %@",
      name,
      "\(name), current streak "
    )
    return app.buttons.matching(labels).firstMatch
  }

  /// Chooses an action in a habit's context menu.
  func choose(_ name: String, _ action: String) {
    waitFor(detailButton(name))
    detailButton(name).press(forDuration: 1.2)
    tap(button(action))
  }

  /// Chooses a style, a sort order, or "Archive" in the list's menu.
  func chooseListOption(_ name: String, in submenu: String? = nil) {
    tap(button("List Options"))
    if let submenu { tap(button(submenu)) }
    tap(button(name))
  }

  var search: XCUIElement { app.searchFields["Search"].firstMatch }

  /// Scrolls to the search field, which may be hidden above the first row.
  func showSearch() {
    if !search.waitForExistence(timeout: 2) || !search.isHittable { app.swipeDown() }
    waitFor(search)
  }

  // MARK: The editor

  var nameField: XCUIElement { app.textFields["Name"].firstMatch }

  func add(_ name: String, completionsPerDay: Int = 1) {
    tap(button("Add Habit"))
    type(name, into: nameField)
    for _ in 1..<completionsPerDay { increment("Completions per day") }
    tap(button("Save"))
    waitUntilGone(nameField)
  }

  /// Increments a stepper of the editor.
  private func increment(_ number: String) {
    let named = NSPredicate(format: "label BEGINSWITH %@", number)
    let stepper = app.steppers.matching(named).firstMatch
    reveal(stepper)
    stepper.buttons["Increment"].firstMatch.tap()
  }

  // MARK: Settings

  /// Chooses a value on the settings screen.
  func chooseSetting(_ name: String, _ value: String) {
    let row = app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", name)).firstMatch
    reveal(row)
    row.tap()
    tap(button(value))
  }

  func goBack() {
    app.navigationBars.buttons.element(boundBy: 0).tap()
  }

  // MARK: Interaction

  func tap(_ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
    waitFor(element, file: file, line: line)
    element.tap()
  }

  /// Replaces the text of a field.
  func type(_ text: String, into field: XCUIElement) {
    tap(field)
    // An empty field reports its placeholder as its value. Extra delete keys are harmless.
    let old = field.value as? String ?? ""
    let delete = XCUIKeyboardKey.delete.rawValue
    field.typeText(String(repeating: delete, count: old.count) + text)
  }

  /// Scrolls down until the element can be tapped.
  func reveal(_ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
    for _ in 0..<8 where !(element.exists && element.isHittable) { app.swipeUp(velocity: .slow) }
    waitFor(element, file: file, line: line)
  }

  /// Waits until the element exists.
  func waitFor(_ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
    let exists = element.waitForExistence(timeout: Self.timeout)
    XCTAssertTrue(exists, "Not on the screen: \(element)", file: file, line: line)
  }

  /// Waits until the element no longer exists.
  func waitUntilGone(_ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
    let isGone = element.waitForNonExistence(withTimeout: Self.timeout)
    XCTAssertTrue(isGone, "Still on the screen: \(element)", file: file, line: line)
  }
}
