import Foundation
import Testing
import WebElements

@testable import SwiftUI

/// A text's string, and the layout of its lines.
@MainActor @Suite struct TextTests {
  private func text(_ view: Text) -> String { view.string }

  @Test func `A text interpolates values`() {
    let count = 3
    let name = "Read & <run>"
    #expect(text(Text("\(count) days")) == "3 days")
    #expect(text(Text("\(name)!")) == "Read & <run>!")
    #expect(text(Text("\(name.prefix(4))")) == "Read")
    #expect(text(Text("\(0.5, format: .percent.locale(Locale(identifier: "en_US")))")) == "50%")
    #expect(text(Text(verbatim: "\(count)")) == "3")
    #expect(text(Text(name.prefix(4))) == "Read")
    #expect(text(Text(12, format: .number.locale(Locale(identifier: "en_US")))) == "12")
    #expect(text(Text("\(1_234)% of \(0.5)")) == "1,234% of 0.500000")
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
  }

  @Test func `A text is rendered as one element`() {
    #expect(markup(Text("Hi")) == "<span class='t f-body'>Hi</span>")
  }

  @Test func `The innermost line limit applies`() {
    func shape(_ view: some View) -> [String?] {
      let text = TestWindow(view).first("t")
      return [text?.value("class"), text?.value("style")]
    }
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
    func font(_ view: some View) -> String { markup(view) }
    #expect(
      font(Text("a").font(.largeTitle)) == "<span class='t f-largeTitle'>a</span>"
    )
    #expect(
      font(Text("a").font(.title.weight(.semibold).monospacedDigit()))
        == "<span class='t f-title' "
        + "style='font-weight:600;font-variant-numeric:tabular-nums'>a</span>"
    )
    #expect(
      font(Text("a").font(.system(size: 24, weight: .bold, design: .rounded)))
        == "<span class='t f-body' style='font-size:24px;font-weight:700;"
        + "font-family:ui-rounded,Inter,sans-serif'>a</span>"
    )
    #expect(
      font(Text("a").fontWeight(.bold))
        == "<span class='t f-body' style='font-weight:700'>a</span>"
    )
    #expect(
      font(VStack { Text("a").fontWeight(nil) }.fontWeight(.bold))
        == "<div class='v'><span class='t f-body'>a</span></div>"
    )
  }
}
