// The part of Apple's XCTest that HabitTrackerUITests uses, declared as in Apple's documentation
// and without any behavior. The tests compile against it where Xcode is not available.

// Apple's XCTest exports these from Foundation. On Linux, Foundation's own NSPredicate can't be
// created from a format.

package typealias TimeInterval = Double

package final class NSPredicate {
  package init(format: String, _ arguments: String...) {}
}

/// The base class of test cases.
open class XCTestCase {
  package var continueAfterFailure = true

  /// Runs before each test.
  open func setUpWithError() throws {}
}

package func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

package func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {}

package struct XCUIKeyboardKey: RawRepresentable {
  package var rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
  package static var delete: XCUIKeyboardKey { fatalError() }
}

package struct XCUIGestureVelocity: RawRepresentable {
  package var rawValue: Double
  package init(rawValue: Double) { self.rawValue = rawValue }
  package static var slow: XCUIGestureVelocity { fatalError() }
}

@MainActor package class XCUIElement {
  package enum ElementType { case any }
  package var buttons: XCUIElementQuery { fatalError() }
  package var cells: XCUIElementQuery { fatalError() }
  package var navigationBars: XCUIElementQuery { fatalError() }
  package var pickerWheels: XCUIElementQuery { fatalError() }
  package var searchFields: XCUIElementQuery { fatalError() }
  package var segmentedControls: XCUIElementQuery { fatalError() }
  package var staticTexts: XCUIElementQuery { fatalError() }
  package var steppers: XCUIElementQuery { fatalError() }
  package var textFields: XCUIElementQuery { fatalError() }
  package func descendants(matching type: ElementType) -> XCUIElementQuery { fatalError() }

  package var exists: Bool { fatalError() }
  package var isEnabled: Bool { fatalError() }
  package var isHittable: Bool { fatalError() }
  package var isSelected: Bool { fatalError() }
  package var firstMatch: XCUIElement { fatalError() }
  package var label: String { fatalError() }
  package var value: Any? { fatalError() }
  package func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
  package func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { fatalError() }

  package func tap() {}
  package func press(forDuration duration: TimeInterval) {}
  package func swipeDown() {}
  package func swipeUp(velocity: XCUIGestureVelocity) {}
  package func typeText(_ text: String) {}
  package func adjust(toPickerWheelValue pickerWheelValue: String) {}
}

@MainActor package class XCUIElementQuery {
  package var buttons: XCUIElementQuery { fatalError() }
  package var element: XCUIElement { fatalError() }
  package var firstMatch: XCUIElement { fatalError() }
  package func element(boundBy index: Int) -> XCUIElement { fatalError() }
  package func matching(_ predicate: NSPredicate) -> XCUIElementQuery { fatalError() }
  package subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor package class XCUIApplication: XCUIElement {
  package var launchArguments: [String] {
    get { fatalError() }
    set {}
  }
  package override init() {}
  package func launch() {}
}
