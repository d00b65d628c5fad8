import Testing
import WebElements

@testable import SwiftUI

/// The boxes of modifiers, and layout containers.
@MainActor @Suite struct BoxTests {
  private let text = Text("a")
  private let inside = "<span class='t f-body'>a</span>"

  private func box(_ classes: String, _ style: String) -> String {
    "<div class='\(classes)' style='\(style)'>\(inside)</div>"
  }

  @Test func `A frame is a box with its dimensions`() {
    let center = "align-items:center;justify-content:center"
    #expect(
      markup(text.frame(width: 32, height: 8))
        == box("b fw fh fixed", "\(center);width:32px;height:8px")
    )
    #expect(
      markup(text.frame(width: 32, alignment: .topLeading))
        == box("b fw fixed", "align-items:start;justify-content:start;width:32px")
    )
    #expect(
      markup(text.frame(minWidth: 16, maxWidth: .infinity, minHeight: 44, alignment: .trailing))
        == box(
          "b gx",
          "align-items:end;justify-content:center;min-width:16px;min-height:44px"
        )
    )
    #expect(
      markup(text.frame(maxWidth: 320, maxHeight: 160, alignment: .bottom))
        == box(
          "b capped gx gy",
          "align-items:center;justify-content:end;max-width:320px;max-height:160px"
        )
    )
  }

  @Test func `Padding is written in the order of CSS sides`() {
    #expect(style(text.padding()) == "padding:16px 16px 16px 16px")
    #expect(style(text.padding(8)) == "padding:8px 8px 8px 8px")
    #expect(style(text.padding(.horizontal)) == "padding:0 16px 0 16px")
    #expect(style(text.padding([.top, .leading], 4)) == "padding:4px 0 0 4px")
    #expect(
      style(text.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == "padding:1px 4px 3px 2px"
    )
  }

  @Test func `Horizontal scene padding is the page's edge width`() {
    #expect(
      style(text.scenePadding())
        == "padding:16px var(--edge,16px) 16px var(--edge,16px)"
    )
    #expect(
      style(text.scenePadding(.horizontal)) == "padding:0 var(--edge,16px) 0 var(--edge,16px)"
    )
    #expect(style(text.scenePadding(.top)) == "padding:16px 0 0 0")
  }

  @Test func `Scene padding on the leading edge follows the layout direction`() {
    let view = text.scenePadding(.leading)
    #expect(style(view) == "padding:0 0 0 var(--edge,16px)")
    #expect(
      style(view.environment(\.layoutDirection, .rightToLeft)) == "padding:0 var(--edge,16px) 0 0"
    )
  }

  @Test func `Boxes are nested in the order of modifiers`() {
    let padding = "padding:4px 4px 4px 4px"
    #expect(
      markup(text.padding(4).background(.white))
        == "<div class='b' style='background:#ffffff'>\(box("b", padding))</div>"
    )
    #expect(
      markup(text.background(.white).padding(4))
        == "<div class='b' style='\(padding)'>"
        + box("b", "background:#ffffff") + "</div>"
    )
  }

  @Test func `A stack aligns and spaces its views`() {
    #expect(style(HStack { text }) == nil)
    #expect(style(HStack(alignment: .top, spacing: 0) { text }) == "align-items:start;gap:0")
    #expect(style(HStack(alignment: .firstTextBaseline) { text }) == "align-items:baseline")
    #expect(
      style(VStack(alignment: .trailing, spacing: 12) { text }) == "align-items:end;gap:12px"
    )
    #expect(style(LazyVStack(alignment: .leading) { text }) == "align-items:start")
    #expect(
      style(ZStack(alignment: .bottomTrailing) { text }) == "justify-items:end;align-items:end"
    )
  }

  @Test func `An overlay is in front and a background behind, with its alignment`() {
    let layer =
      "<div class='layer' style='align-items:end;justify-content:start'>"
      + "<span class='t f-body'>b</span></div>"
    #expect(
      markup(text.overlay(alignment: .topTrailing) { Text("b") })
        == "<div class='z'>\(inside)\(layer)</div>"
    )
    #expect(
      markup(text.background(alignment: .topTrailing) { Text("b") })
        == "<div class='z'>\(layer)\(inside)</div>"
    )
    // The box stays without its layer, so that nothing around it moves.
    #expect(markup(text.overlay { EmptyView() }) == "<div class='z'>\(inside)</div>")
  }

  @Test func `An overlay of a list stays in place while the list scrolls`() {
    let layer = TestWindow(List { text }.overlay(alignment: .bottom) { Text("b") }).first("layer")
    #expect(layer?.value("class") == "layer pinned")
  }

  @Test func `A safe area inset is at its edge`() {
    let style = "style='align-items:center'"
    let content = "<span class='t f-body'>b</span></div>"
    #expect(
      markup(text.safeAreaInset(edge: .bottom) { Text("b") })
        == "<div class='v flush gx gy'>\(inside)"
        + "<div class='inset-bottom' \(style) role='status'>\(content)</div>"
    )
    #expect(
      markup(text.safeAreaInset(edge: .top) { Text("b") })
        == "<div class='v flush gx gy'><div class='inset-top' \(style)>\(content)\(inside)</div>"
    )
  }

  @Test func `A scroll view has the class of its axis`() {
    #expect(markup(ScrollView { text }) == "<div class='scroll sv gx gy'>\(inside)</div>")
    #expect(
      markup(ScrollView(.horizontal, showsIndicators: false) { text })
        == "<div class='scroll sh gx bare' tabindex='0' role='group'>\(inside)</div>"
    )
    // The Tab key stops at the controls inside, which scroll into view.
    let row = TestWindow(ScrollView(.horizontal) { Button("One") {} }).first("scroll")
    #expect(row?.value("tabindex") == nil)
  }

  @Test func `A horizontal scroll view can start at its trailing edge`() {
    func scrollClass(_ view: some View) -> String? {
      TestWindow(view).first("scroll")?.value("class")
    }
    let row = ScrollView(.horizontal, showsIndicators: false) { text }
    #expect(scrollClass(row.defaultScrollAnchor(.trailing)) == "scroll sh gx from-end bare")
    #expect(scrollClass(row.defaultScrollAnchor(.leading)) == "scroll sh gx bare")
    // A vertical scroll view starts at the top.
    #expect(scrollClass(ScrollView { text }.defaultScrollAnchor(.trailing)) == "scroll sv gx gy")
  }

  @Test func `The columns of a grid become CSS grid columns`() {
    func grid(_ columns: [GridItem]) -> String? {
      style(LazyVGrid(columns: columns) { text })
    }
    let rest = "justify-content:center;row-gap:8px;column-gap:8px"
    #expect(
      grid([GridItem(.fixed(32)), GridItem()])
        == "grid-template-columns:32px minmax(10px,1fr);\(rest)"
    )
    #expect(
      grid([GridItem(.flexible(minimum: 16, maximum: 32))])
        == "grid-template-columns:minmax(16px,32px);\(rest)"
    )
    #expect(
      grid([GridItem(.adaptive(minimum: 48))])
        == "grid-template-columns:repeat(auto-fill,minmax(min(48px,100%),1fr));\(rest)"
    )
    #expect(
      style(
        LazyVGrid(
          columns: [GridItem(spacing: 4, alignment: .leading)],
          alignment: .trailing,
          spacing: 16
        ) { text }
      )
        == "grid-template-columns:minmax(10px,1fr);justify-items:start;justify-content:end;"
        + "row-gap:16px;column-gap:4px"
    )
  }

  @Test func `Visual effects are styles of a box`() {
    #expect(style(text.opacity(0.5)) == "opacity:0.5")
    #expect(style(text.grayscale(0.99)) == "filter:grayscale(0.99)")
    #expect(markup(text.grayscale(0)) == "<div class='b'>\(inside)</div>")
    #expect(
      style(text.scaleEffect(1.5, anchor: .top)) == "transform:scale(1.5);transform-origin:50% 0%"
    )
    #expect(
      style(text.shadow(color: .black, radius: 4, y: 2))
        == "filter:drop-shadow(0 2px 4px #000000)"
    )
  }
}
