import Foundation
import Testing
import WebElements

@testable import SwiftUI

/// A canvas draws at its frame's size, with one path per call.
@MainActor @Suite struct CanvasTests {
  private func paths(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [String] {
    let window = TestWindow(Canvas(renderer: renderer).frame(width: 40, height: 20))
    return window.elements.filter { $0.tag == .path }.map(\.markup)
  }

  private func path(_ attributes: String) -> String { "<path \(attributes)></path>" }

  @Test func `A canvas gets its size from the frames around it`() {
    var sizes: [CGSize] = []
    let window = TestWindow(
      Canvas { _, size in sizes.append(size) }
        .frame(height: 24)
        .padding(8)
        .frame(width: 48, height: 100)
    )

    #expect(sizes == [CGSize(width: 48, height: 24)])
    #expect(
      window.first("canvas")?.markup
        == "<svg class='canvas' style='width:48px;height:24px' viewBox='0 0 48 24' "
        + "aria-hidden='true'></svg>"
    )
  }

  struct Still: View {
    var body: some View { Canvas { _, _ in }.frame(width: 40, height: 20) }
  }

  struct Moving: View, Animatable {
    nonisolated var animatableData: Double {
      get { 0 }
      set {}
    }

    var body: some View { Canvas { _, _ in }.frame(width: 40, height: 20) }
  }

  @Test func `An animation marks the canvas of an animatable view as moving`() {
    func classes(_ view: some View) -> String? {
      TestWindow(view.animation(.linear, value: 1)).first("canvas")?.value("class")
    }
    #expect(classes(Still()) == "canvas")
    #expect(classes(Moving()) == "canvas moving")
  }

  @Test func `A path is filled with a style`() {
    let square = Path(CGRect(x: 0, y: 0, width: 2, height: 2))

    let drawn = paths { context, _ in
      context.fill(square, with: .color(.black), style: FillStyle(eoFill: true))
      context.opacity = 0.5
      context.fill(square, with: .style(Color.black.opacity(0.4)))
    }

    #expect(
      drawn == [
        path("d='m0 0h2v2h-2z' fill='#000000' fill-rule='evenodd'"),
        path("d='m0 0h2v2h-2z' fill='#00000033'"),
      ]
    )
  }

  @Test func `A text is drawn with its anchor at a point`() {
    let window = TestWindow(
      Canvas { context, size in
        context.opacity = 0.5
        context.draw(Text(verbatim: "J"), at: CGPoint(x: 3, y: 4.5), anchor: .leading)
        context.draw(Text(verbatim: "M"), at: CGPoint(x: 9, y: 2))
        context.draw(Text(verbatim: "S"), at: .zero, anchor: UnitPoint(x: 1, y: 0))
      }
      .font(.system(size: 9, weight: .medium))
      .foregroundStyle(Color.white)
      .frame(width: 40, height: 20)
    )

    let style = "fill='#ffffff80' style='font-weight:500;font-size:9px'"
    #expect(
      window.elements.filter { $0.tag == .text }.map(\.markup) == [
        "<text class='f-body' x='3' y='4.5' \(style) dominant-baseline='central'>J</text>",
        "<text class='f-body' x='9' y='2' \(style) text-anchor='middle' "
          + "dominant-baseline='central'>M</text>",
        "<text class='f-body' x='0' y='0' \(style) text-anchor='end' "
          + "dominant-baseline='text-before-edge'>S</text>",
      ]
    )
  }

  @Test func `Consecutive single letters of the same style are one element`() {
    let window = TestWindow(
      Canvas { context, _ in
        for (index, letter) in ["S", "M", "T", "ح", "ن"].enumerated() {
          context.draw(Text(verbatim: letter), at: CGPoint(x: 4, y: index * 14))
        }
        context.draw(Text(verbatim: "12"), at: .zero)
        context.stroke(Path(), with: .foreground)
        context.draw(Text(verbatim: "W"), at: .zero)
      }
      .frame(width: 40, height: 20)
    )
    let texts = window.elements.filter { $0.tag == .text }
    // Firefox would join Arabic letters.
    #expect(texts.map(\.text) == ["SMT", "ح", "ن", "12", "W"])
    #expect(texts[0].attributes[1...2] == [Attribute("x", "4 4 4"), Attribute("y", "0 14 28")])
    // An empty path draws nothing.
    #expect(window.elements.filter { $0.tag == .path }.isEmpty)
  }

  @Test func `A text with a font style has the style's size`() {
    let window = TestWindow(
      Canvas { context, _ in context.draw(Text(verbatim: "J"), at: .zero) }
        .font(.caption2).frame(width: 40, height: 20)
    )
    let text = window.elements.first { $0.tag == .text }
    #expect(text?.attributes.contains(Attribute("style", "font-size:11px")) == true)
  }

  @Test func `A stroke has the attributes of its style`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 9, y: 0)]) }
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel, dash: [2, 1])

    let drawn = paths { context, _ in
      context.stroke(line, with: .color(.white), style: style)
      context.stroke(line, with: .color(.white))
    }

    #expect(
      drawn == [
        path(
          "d='m0 0h9' fill='none' stroke='#ffffff' stroke-width='4' stroke-linecap='round' "
            + "stroke-linejoin='bevel' stroke-dasharray='2 1'"
        ),
        path("d='m0 0h9' fill='none' stroke='#ffffff' stroke-width='1' stroke-miterlimit='10'"),
      ]
    )
  }

  @Test func `Rectangles rounded alike are drawn as smaller rectangles with a wide round stroke`() {
    let squares = Path { path in
      for y in [0, 14] {
        let rect = CGRect(x: 0, y: y, width: 11, height: 11)
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3))
      }
      let longer = CGRect(x: 14, y: 14, width: 13, height: 11)
      path.addRoundedRect(in: longer, cornerSize: CGSize(width: 3, height: 3))
    }

    let drawn = paths { context, _ in
      context.fill(squares, with: .color(.black.opacity(0.2)))
    }

    #expect(
      drawn == [
        path(
          "d='m3 3h5v5h-5zm0 14h5v5h-5zm14 0h7v5h-7z' fill='#000000' stroke='#000000' "
            + "stroke-width='6' stroke-linejoin='round' opacity='0.2'"
        )
      ]
    )
  }

  @Test func `A changed path leaves the other elements unchanged`() {
    let window = TestWindow(
      Stateful(1.0) { $width in
        Button("more") { width += 1 }
        Canvas { [width] context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
          let bar = CGRect(x: 0, y: 0, width: width, height: 1)
          context.fill(Path(bar), with: .color(.white))
        }
        .frame(width: 9, height: 9)
      }
    )
    let before = window.elements.filter { $0.tag == .path }

    window.tap("more")

    let after = window.elements.filter { $0.tag == .path }
    #expect(after.map { $0.value("d") } == ["m0 0h9v9h-9z", "m0 0h2v1h-2z"])
    #expect(after.map(\.id) == before.map(\.id))
    #expect(after[0] === before[0])
  }
}
