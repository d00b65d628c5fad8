import Foundation
import Testing
import WebElements

@testable import SwiftUI

/// A text's string, and the layout of its lines.
@MainActor @Suite struct TextTests {
  /// Returns the class and the style of a view's first text.
  private func shape(_ view: some View) -> [String?] {
    let text = TestWindow(view).first("t")
    return [text?.value("class"), text?.value("style")]
  }

  @Test func `A text interpolates values`() {
    let count = 3
    let name = "Read & <run>"
    #expect(Text("\(count) days").string == "3 days")
    #expect(Text("\(name)!").string == "Read & <run>!")
    #expect(Text("\(name.prefix(4))").string == "Read")
    #expect(Text("\(0.5, format: .percent.locale(Locale(identifier: "en_US")))").string == "50%")
    #expect(Text(verbatim: "\(count)").string == "3")
    #expect(Text(name.prefix(4)).string == "Read")
    #expect(Text(12, format: .number.locale(Locale(identifier: "en_US"))).string == "12")
    #expect(Text("\(1_234)% of \(0.5)").string == "1,234% of 0.500000")
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
  }

  @Test func `The innermost line limit applies`() {
    #expect(shape(Text("a").lineLimit(nil)) == ["t f-body", nil])
    #expect(shape(Text("a").lineLimit(1)) == ["t f-body t1", nil])
    #expect(shape(Text("a").lineLimit(2)) == ["t f-body tn", "-webkit-line-clamp:2"])
    #expect(shape(Text("a").lineLimit(2...4)) == ["t f-body tn", "-webkit-line-clamp:4"])
    #expect(shape(Text("a").lineLimit(1).lineLimit(3)) == ["t f-body t1", nil])
    // Apple: "The maximum number of lines is 1 if the value is less than 1."
    #expect(shape(Text("a").lineLimit(0)) == ["t f-body t1", nil])
  }

  @Test func `Lines have the alignment of the environment`() {
    #expect(style(Text("a").multilineTextAlignment(.leading)) == nil)
    #expect(style(Text("a").multilineTextAlignment(.center)) == "text-align:center")
    #expect(style(Text("a").multilineTextAlignment(.trailing)) == "text-align:right")
  }

  @Test func `A font is a CSS class, with differences as inline styles`() {
    #expect(shape(Text("a").font(.largeTitle)) == ["t f-largeTitle", nil])
    #expect(
      shape(Text("a").font(.title.weight(.semibold).monospacedDigit()))
        == ["t f-title", "font-weight:600;font-variant-numeric:tabular-nums"]
    )
    #expect(
      shape(Text("a").font(.system(size: 24, weight: .bold, design: .rounded)))
        == ["t f-body", "font-size:24px;font-weight:700;font-family:ui-rounded,Inter,sans-serif"]
    )
    #expect(shape(Text("a").fontWeight(.bold)) == ["t f-body", "font-weight:700"])
    #expect(shape(VStack { Text("a").fontWeight(nil) }.fontWeight(.bold)) == ["t f-body", nil])
  }
}
