import XCTest

/// What a person does on the app's screens, by the names that these show or speak.
///
/// Tests/Browser/harness/habits.py is its counterpart; tests of both find things by the same names.
@MainActor
struct HabitsApp {
  /// A Monday at noon, so that every run sees the same days.
  private static let monday = ["--now", "2026-03-09T12:00:00Z", "--time-zone", "UTC"]

  /// How long a screen may take to follow, in seconds.
  private static let patience: TimeInterval = 10

  let app = XCUIApplication()

  /// Starts the app on an empty store that is kept in memory, or with other options.
  init(_ options: [String] = ["--in-memory"]) {
    app.launchArguments = options + Self.monday
    app.launch()
  }

  // MARK: The list

  func button(_ name: String) -> XCUIElement { app.buttons[name].firstMatch }

  func text(_ label: String) -> XCUIElement { app.staticTexts[label].firstMatch }

  func completion(_ name: String, _ state: String = "not completed") -> XCUIElement {
    button("\(name), \(state) today")
  }

  /// The part of a habit in the list that leads to its own screen.
  func opener(_ name: String) -> XCUIElement {
    let labels = NSPredicate(
      format: "label == %@ OR label BEGINSWITH %@",
      name,
      "\(name), current streak "
    )
    return app.buttons.matching(labels).firstMatch
  }

  /// An action of a habit's context menu.
  func choose(_ name: String, _ action: String) {
    see(opener(name))
    opener(name).press(forDuration: 1.2)
    tap(button(action))
  }

  /// A style, an order, or "Archive" in the list's menu.
  func chooseListOption(_ name: String, in submenu: String? = nil) {
    tap(button("List Options"))
    if let submenu { tap(button(submenu)) }
    tap(button(name))
  }

  var search: XCUIElement { app.searchFields["Search"].firstMatch }

  /// Puts the search field on the screen; the list may have it above its first row.
  func showSearch() {
    if !search.waitForExistence(timeout: 2) || !search.isHittable { app.swipeDown() }
    see(search)
  }

  // MARK: The editor

  var nameField: XCUIElement { app.textFields["Name"].firstMatch }

  func add(_ name: String, completionsPerDay: Int = 1) {
    tap(button("Add Habit"))
    type(name, into: nameField)
    for _ in 1..<completionsPerDay { increase("Completions per day") }
    tap(button("Save"))
    vanish(nameField)
  }

  /// One more of a number in the editor.
  private func increase(_ number: String) {
    let named = NSPredicate(format: "label BEGINSWITH %@", number)
    let stepper = app.steppers.matching(named).firstMatch
    reveal(stepper)
    stepper.buttons["Increment"].firstMatch.tap()
  }

  // MARK: Settings

  /// Chooses a setting on the settings' screen.
  func chooseSetting(_ name: String, _ value: String) {
    let row = app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", name)).firstMatch
    reveal(row)
    row.tap()
    tap(button(value))
  }

  func goBack() {
    app.navigationBars.buttons.element(boundBy: 0).tap()
  }

  // MARK: Hands and eyes

  func tap(_ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
    see(element, file: file, line: line)
    element.tap()
  }

  /// Types a text in place of what the field has.
  func type(_ text: String, into field: XCUIElement) {
    tap(field)
    // An empty field has its placeholder for a value: deleting more than there is does no harm.
    let old = field.value as? String ?? ""
    let delete = XCUIKeyboardKey.delete.rawValue
    field.typeText(String(repeating: delete, count: old.count) + text)
  }

  /// Scrolls down until the element can be touched.
  func reveal(_ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
    for _ in 0..<8 where !(element.exists && element.isHittable) { app.swipeUp(velocity: .slow) }
    see(element, file: file, line: line)
  }

  /// Waits until the element is there.
  func see(_ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
    let isThere = element.waitForExistence(timeout: Self.patience)
    XCTAssertTrue(isThere, "Not on the screen: \(element)", file: file, line: line)
  }

  /// Waits until the element is gone.
  func vanish(_ element: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
    let isGone = element.waitForNonExistence(withTimeout: Self.patience)
    XCTAssertTrue(isGone, "Still on the screen: \(element)", file: file, line: line)
  }
}
