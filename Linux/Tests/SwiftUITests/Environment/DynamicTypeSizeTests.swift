import Testing
import WebElements

@testable import SwiftUI

/// The browser's text size as a Dynamic Type size.
@MainActor @Suite struct DynamicTypeSizeTests {
  struct Reader: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text(verbatim: "\(size)") }
  }

  @Test(arguments: [
    (9.0, DynamicTypeSize.xSmall), (14, .small), (15, .medium), (16, .large), (18, .xLarge),
    (20, .xxLarge), (24, .xxxLarge), (25, .accessibility1), (32, .accessibility2),
    (100, .accessibility5),
  ]) func `A text size maps to the closest Dynamic Type size`(rem: Double, size: DynamicTypeSize) {
    #expect(DynamicTypeSize(rem: rem) == size)
  }

  @Test func `The five largest sizes are accessibility sizes`() {
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test func `The default Dynamic Type size is large`() {
    #expect(TestWindow(Reader()).texts == ["large"])
  }

  @Test func `A range limits the environment's size and the displayed size`() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility3
    func window(_ view: some View) -> TestWindow { TestWindow(view, environment: environment) }
    func shape(_ view: some View) -> [String?] {
      let window = window(view)
      return window.texts + [window.root.children.first?.value("style")]
    }
    #expect(window(Reader()).texts == ["accessibility3"])
    #expect(
      shape(Reader().dynamicTypeSize(...DynamicTypeSize.xxLarge))
        == ["xxLarge", "--rem:clamp(13.1765px,1rem,19.7647px)"]
    )
    #expect(
      shape(Reader().dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large))
        == ["large", "--rem:clamp(14.1176px,1rem,16px)"]
    )
    #expect(
      shape(Reader().dynamicTypeSize(DynamicTypeSize.accessibility5...))
        == ["accessibility5", "--rem:clamp(49.8824px,1rem,49.8824px)"]
    )
  }

  @Test func `Nested ranges are combined`() {
    let inside = Text("a").dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .dynamicTypeSize(...DynamicTypeSize.large)
    let styles = TestWindow(inside).elements.compactMap { $0.value("style") }
    #expect(
      styles == [
        "--rem:clamp(13.1765px,1rem,16px)",
        "--rem:clamp(13.1765px,clamp(13.1765px,1rem,16px),26.3529px)",
      ]
    )
  }

  @Test(arguments: [
    ("textsize 32", DynamicTypeSize.accessibility2, true), ("textsize nan", .large, true),
    ("textsize inf", .large, true), ("textsize", .large, true), ("textsize -5 5", .large, true),
    ("notifications {}", .large, false),
  ]) func `The text size is read from a message of the browser`(
    message: String,
    size: DynamicTypeSize,
    isOfText: Bool
  ) {
    let text = TextSize()
    #expect(text.read(message) == isOfText)
    #expect(text.size == size)
  }
}
