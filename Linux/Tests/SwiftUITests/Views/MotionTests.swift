import Testing
import WebElements

@testable import SwiftUI

/// Animations, transitions, and haptic feedback.
@MainActor @Suite struct MotionTests {
  private let text = Text("a")

  @Test func `The CSS of an animation has its duration and curve`() {
    #expect(Animation.linear(duration: 2).css == "2s linear")
    #expect(Animation.easeIn.css == "0.35s ease-in")
    #expect(Animation.easeOut(duration: 0.2).css == "0.2s ease-out")
    #expect(Animation.default.css == "0.35s ease-in-out")
    #expect(Animation.spring.css == "0.5s cubic-bezier(0.2,1,0.4,1)")
    #expect(Animation.spring(duration: 0.3, bounce: 0.5).css == "0.3s cubic-bezier(0.2,1.6,0.4,1)")
    #expect(
      markup(text.animation(.easeInOut(duration: 0.25), value: 1))
        == "<div class='b anim' style='--anim:0.25s ease-in-out'>"
        + "<span class='t f-body'>a</span></div>"
    )
    #expect(markup(text.animation(nil, value: 1)) == markup(text))
    #expect(withAnimation { 3 } == 3)
  }

  @Test func `A changed trigger plays the feedback`() {
    let window = TestWindow(
      Stateful(0) { $value in
        VStack { pair(Button("up") { value += 1 }, Button("same") { value += 0 }) }
          .sensoryFeedback(.success, trigger: value)
      }
    )
    window.tap("same")
    #expect(window.effects.isEmpty)

    window.tap("up")
    #expect(window.effects == [.vibrate([12, 60, 18])])
  }

  @Test func `A vibration depends on the kind, weight, and intensity of the feedback`() {
    #expect(SensoryFeedback.impact(weight: .heavy).pattern == [22])
    #expect(SensoryFeedback.impact(weight: .light, intensity: 0.5).pattern == [4])
    #expect(SensoryFeedback.impact(intensity: 0).pattern == [1])
    #expect(
      [SensoryFeedback.warning, .error, .selection, .impact].map(\.pattern)
        == [[20, 80, 20], [20, 60, 20, 60, 30], [5], [12]]
    )
  }

  struct Changing: View {
    @State private var isDone = false
    let transition: ContentTransition

    var body: some View {
      Button("change") { isDone.toggle() }
      Image(systemName: isDone ? "checkmark" : "plus")
        .contentTransition(transition)
    }
  }

  /// Returns the identifier and classes of the symbol.
  private func symbol(_ window: TestWindow) -> (id: Int, classes: String?)? {
    window.first("sym").map { ($0.id, $0.value("class")) }
  }

  @Test(arguments: [(ContentTransition.symbolEffect, true), (.identity, false)])
  func `Only a symbol effect replaces the element of a changed symbol`(
    transition: ContentTransition,
    isReplaced: Bool
  ) throws {
    let window = TestWindow(Changing(transition: transition))
    var last = try #require(symbol(window))
    #expect(last.classes == "sym")
    for _ in 0..<2 {
      window.tap("change")
      let next = try #require(symbol(window))
      #expect((next.id != last.id) == isReplaced)
      #expect(next.classes == (isReplaced ? "sym replaced" : "sym"))
      last = next
    }
  }
}
