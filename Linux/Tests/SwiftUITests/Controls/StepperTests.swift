import Testing
import WebElements

@testable import SwiftUI

/// Steppers: the effect of a step, and the bounds.
@MainActor @Suite struct StepperTests {
  struct Setting: View {
    @State var count = 2
    var bounds = 1...3
    var step = 1

    var body: some View {
      Stepper(value: $count, in: bounds, step: step) {
        Text("Count \(count)")
      }
    }
  }

  private func button(_ direction: String, in window: TestWindow) -> Element? {
    window.elements.first { $0.value("aria-label")?.hasPrefix(direction) == true }
  }

  private func press(_ direction: String, in window: TestWindow) {
    window.send(.click, to: button(direction, in: window)?.id ?? 0)
  }

  /// Returns the directions in which the value is at a bound.
  private func atBound(_ window: TestWindow) -> [String] {
    ["Decrement", "Increment"].filter {
      button($0, in: window)?.value("aria-disabled") == "true"
    }
  }

  @Test func `A stepper is a group of a label and two buttons`() throws {
    func button(_ name: String, _ glyph: String) -> String {
      "<button class='step' type='button' aria-label='\(name), Count 2' on='click'>"
        + "<span class='sym' aria-hidden='true'>\(glyph)</span></button>"
    }
    #expect(
      markup(Setting())
        == "<div class='stepper gx' role='group' aria-label='Count 2'>"
        + "<div class='stepper-label' aria-live='polite'><span class='t f-body'>Count 2"
        + "</span></div><div class='steps'>"
        + button("Decrement", SymbolGlyph("minus").text)
        + button("Increment", SymbolGlyph("plus").text) + "</div></div>"
    )
  }

  @Test func `A step ends at the bound, and its button then does nothing`() {
    func check(_ window: TestWindow, _ direction: String, _ counts: [Int], bound: [String]) {
      for count in counts {
        press(direction, in: window)
        #expect(window.texts.first == "Count \(count)")
      }
      #expect(atBound(window) == bound)
    }
    let single = TestWindow(Setting())
    check(single, "Increment", [3, 3], bound: ["Increment"])
    check(single, "Decrement", [2, 1, 1], bound: ["Decrement"])
    let five = TestWindow(Setting(count: 2, bounds: 0...9, step: 5))
    check(five, "Increment", [7, 9], bound: ["Increment"])
    check(five, "Decrement", [4, 0], bound: ["Decrement"])
  }

  @Test func `Each step begins and ends editing`() {
    var log: [Bool] = []
    let window = TestWindow(
      Stepper(value: .constant(3), in: 1...3) {
        Text("Count")
      } onEditingChanged: {
        log.append($0)
      }
    )
    press("Increment", in: window)
    #expect(log.isEmpty)
    press("Decrement", in: window)
    #expect(log == [true, false])
  }

  @Test func `A hidden label is still the stepper's accessibility label`() {
    let window = TestWindow(Setting().labelsHidden())
    #expect(window.first("stepper-label") == nil)
    #expect(window.first("stepper")?.value("aria-label") == "Count 2")
  }

  @Test func `An accessibility value describes the stepper`() {
    let window = TestWindow(Setting().accessibilityValue("two glasses"))
    #expect(window.first("stepper")?.value("aria-description") == "two glasses")
  }
}
