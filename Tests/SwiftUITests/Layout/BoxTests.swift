import Testing
import WebElements

@testable import SwiftUI

/// The boxes that modifiers put around views, and the containers of layout.
@MainActor @Suite struct BoxTests {
  private let text = Text("a")
  private let inside = "<span class='t f-body short'>a</span>"

  private func box(_ classes: String, _ style: String) -> String {
    "<div class='\(classes)' style='\(style)'>\(inside)</div>"
  }

  @Test func aFrameIsABoxWithItsLengths() {
    let center = "align-items:center;justify-content:center"
    #expect(
      markup(text.frame(width: 32, height: 8))
        == box("b fw fh short", "\(center);width:2rem;height:0.5rem")
    )
    #expect(
      markup(text.frame(width: 32, alignment: .topLeading))
        == box("b fw short", "align-items:start;justify-content:start;width:2rem")
    )
    #expect(
      markup(text.frame(minWidth: 16, maxWidth: .infinity, minHeight: 44, alignment: .trailing))
        == box(
          "b gx",
          "align-items:end;justify-content:center;min-width:1rem;min-height:2.75rem"
        )
    )
    #expect(
      markup(text.frame(maxWidth: 320, maxHeight: 160, alignment: .bottom))
        == box(
          "b capped gx gy",
          "align-items:center;justify-content:end;max-width:20rem;max-height:10rem"
        )
    )
  }

  @Test func paddingGoesAroundInTheOrderOfTheSides() {
    func padding(_ view: some View) -> String? { style(view) }
    #expect(padding(text.padding()) == "padding:1rem 1rem 1rem 1rem")
    #expect(padding(text.padding(8)) == "padding:0.5rem 0.5rem 0.5rem 0.5rem")
    #expect(padding(text.padding(.horizontal)) == "padding:0rem 1rem 0rem 1rem")
    #expect(padding(text.padding([.top, .leading], 4)) == "padding:0.25rem 0rem 0rem 0.25rem")
    #expect(
      padding(text.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == "padding:0.0625rem 0.25rem 0.1875rem 0.125rem"
    )
  }

  @Test func scenePaddingIsThatOfTitlesBarsAndLists() {
    #expect(
      style(text.scenePadding())
        == "padding:1rem var(--edge,1rem) 1rem var(--edge,1rem)"
    )
    #expect(
      style(text.scenePadding(.horizontal)) == "padding:0 var(--edge,1rem) 0 var(--edge,1rem)"
    )
    #expect(style(text.scenePadding(.top)) == "padding:1rem 0 0 0")
  }

  @Test func theOrderOfModifiersIsTheOrderOfBoxes() {
    let padding = "padding:0.25rem 0.25rem 0.25rem 0.25rem"
    #expect(
      markup(text.padding(4).background(.white))
        == "<div class='b short' style='background:#ffffff'>\(box("b short", padding))</div>"
    )
    #expect(
      markup(text.background(.white).padding(4))
        == "<div class='b short' style='\(padding)'>"
        + box("b short", "background:#ffffff") + "</div>"
    )
  }

  @Test func stacksAlignAndSpaceTheirViews() {
    func stack(_ view: some View) -> String? { style(view) }
    #expect(stack(HStack { text }) == nil)
    #expect(stack(HStack(alignment: .top, spacing: 0) { text }) == "align-items:start;gap:0rem")
    #expect(stack(HStack(alignment: .firstTextBaseline) { text }) == "align-items:baseline")
    #expect(stack(HStack(alignment: .lastTextBaseline) { text }) == "align-items:last baseline")
    #expect(
      stack(VStack(alignment: .trailing, spacing: 12) { text }) == "align-items:end;gap:0.75rem"
    )
    #expect(stack(LazyVStack(alignment: .leading) { text }) == "align-items:start")
    #expect(
      stack(ZStack(alignment: .bottomTrailing) { text }) == "justify-items:end;align-items:end"
    )
  }

  @Test func aLayerLiesOverOrBehindAndKeepsItsAlignment() {
    let layer =
      "<div class='layer' style='align-items:end;justify-content:start'>"
      + "<span class='t f-body short'>b</span></div>"
    #expect(
      markup(text.overlay(alignment: .topTrailing) { Text("b") })
        == "<div class='z short'>\(inside)\(layer)</div>"
    )
    #expect(
      markup(text.background(alignment: .topTrailing) { Text("b") })
        == "<div class='z short'>\(layer)\(inside)</div>"
    )
    // The box stays when its layer goes, so that nothing beside it moves.
    #expect(markup(text.overlay { EmptyView() }) == "<div class='z short'>\(inside)</div>")
  }

  @Test func aLayerOverWhatScrollsStaysInView() {
    let layer = TestWindow(List { text }.overlay(alignment: .bottom) { Text("b") }).first("layer")
    #expect(layer?.value("class") == "layer pinned")
  }

  @Test func anInsetStandsAtItsEdge() {
    let strip = "style='align-items:center'><span class='t f-body short'>b</span></div>"
    #expect(
      markup(text.safeAreaInset(edge: .bottom) { Text("b") })
        == "<div class='v flush gx gy'>\(inside)<div class='inset-bottom' \(strip)</div>"
    )
    #expect(
      markup(text.safeAreaInset(edge: .top) { Text("b") })
        == "<div class='v flush gx gy'><div class='inset-top' \(strip)\(inside)</div>"
    )
  }

  @Test func aScrollingViewSaysWhereItScrolls() {
    #expect(markup(ScrollView { text }) == "<div class='scroll sv gx gy'>\(inside)</div>")
    #expect(
      markup(ScrollView(.horizontal, showsIndicators: false) { text })
        == "<div class='scroll sh gx bare' tabindex='0' role='group'>\(inside)</div>"
    )
  }

  @Test func aGridHasItsColumns() {
    func grid(_ columns: [GridItem]) -> String? {
      style(LazyVGrid(columns: columns) { text })
    }
    let rest = "justify-content:center;row-gap:0.5rem;column-gap:0.5rem"
    #expect(
      grid([GridItem(.fixed(32)), GridItem()])
        == "grid-template-columns:2rem minmax(0.625rem,1fr);\(rest)"
    )
    #expect(
      grid([GridItem(.flexible(minimum: 16, maximum: 32))])
        == "grid-template-columns:minmax(1rem,2rem);\(rest)"
    )
    #expect(
      grid([GridItem(.adaptive(minimum: 48))])
        == "grid-template-columns:repeat(auto-fill,minmax(min(3rem,100%),1fr));\(rest)"
    )
    #expect(
      style(
        LazyVGrid(
          columns: [GridItem(spacing: 4, alignment: .leading)],
          alignment: .trailing,
          spacing: 16
        ) { text }
      )
        == "grid-template-columns:minmax(0.625rem,1fr);justify-items:start;justify-content:end;"
        + "row-gap:1rem;column-gap:0.25rem"
    )
  }

  @Test func effectsAreStylesOfABox() {
    #expect(style(text.opacity(0.5)) == "opacity:0.5")
    #expect(style(text.hidden()) == "visibility:hidden")
    #expect(
      style(text.scaleEffect(1.5, anchor: .top)) == "transform:scale(1.5);transform-origin:50% 0%"
    )
    #expect(style(text.offset(x: 8, y: -16)) == "transform:translate(0.5rem,-1rem)")
    #expect(style(text.aspectRatio(2, contentMode: .fit)) == "aspect-ratio:2")
    #expect(style(text.layoutPriority(1)) == "flex-shrink:0")
    #expect(
      style(text.shadow(color: .black, radius: 4, y: 2))
        == "filter:drop-shadow(0rem 0.125rem 0.25rem #000000)"
    )
    #expect(markup(text.fixedSize()) == "<div class='b fixed short'>\(inside)</div>")
  }
}
