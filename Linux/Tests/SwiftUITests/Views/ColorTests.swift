import Testing

@testable import SwiftUI

/// Colors and styles in CSS, for light and dark appearance.
@MainActor @Suite struct ColorTests {
  @Test func `A color is written in hexadecimal`() {
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#ff8000")
    #expect(Color(red: 0, green: 0, blue: 0, opacity: 0.5).description == "#00000080")
    #expect(Color(white: 1).description == "#ffffff")
    #expect(Color(red: 2, green: -1, blue: 0).description == "#ff0000")
    #expect(Color(.sRGBLinear, white: 0.5).description == "#bcbcbc")
    #expect(Color.red.description == "light-dark(#ff3b30,#ff453a)")
    #expect(Color.red.opacity(0.5).opacity(0.5).description == "light-dark(#ff3b3040,#ff453a40)")
    #expect(Color.clear.description == "#00000000")
  }

  @Test func `A color resolves with the color scheme`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    #expect(Color.red.resolve(in: environment).css == "#ff3b30")
    environment.colorScheme = .dark
    #expect(Color.red.resolve(in: environment).css == "#ff453a")
    #expect(Color(Color.red.resolve(in: environment)).description == "#ff453a")
  }

  struct Ground: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.colorScheme == .dark ? .black : .white
    }
  }

  struct Faded: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .secondary }
  }

  @Test func `A custom style resolves for light and dark`() {
    #expect(style(Text("a").background(Ground())) == "background:light-dark(#ffffff,#000000)")
    #expect(
      style(Text("a").background(AnyShapeStyle(Ground())))
        == "background:light-dark(#ffffff,#000000)"
    )
  }

  private let text = Text("a")
  private let secondary = "color:light-dark(#6c6c73,#98989f)"

  @Test func `Hierarchical styles are relative to the foreground style`() {
    #expect(style(text) == nil)
    #expect(style(text.foregroundStyle(.secondary)) == secondary)
    #expect(style(text.foregroundStyle(.primary)) == "color:light-dark(#111114,#f5f5f7)")
    func inWhite(_ view: some View) -> String? {
      TestWindow(VStack { view }.foregroundStyle(.white)).first("t")?.value("style")
    }
    #expect(inWhite(text) == "color:#ffffff")
    #expect(inWhite(text.foregroundStyle(.primary)) == "color:#ffffff")
    #expect(inWhite(text.foregroundStyle(.secondary)) == "color:#ffffff99")
    #expect(inWhite(text.foregroundStyle(.tertiary)) == "color:#ffffff4d")
    #expect(inWhite(text.foregroundStyle(.black)) == "color:#000000")
    #expect(inWhite(text.foregroundStyle(AnyShapeStyle(.secondary))) == "color:#ffffff99")
    #expect(inWhite(text.foregroundStyle(.foreground)) == "color:#ffffff")
  }

  @Test func `A style relative to the foreground does not refer to itself`() {
    #expect(style(text.foregroundStyle(.foreground)) == nil)
    #expect(style(text.foregroundStyle(AnyShapeStyle(.secondary))) == secondary)
    #expect(style(text.foregroundStyle(AnyShapeStyle(AnyShapeStyle(.secondary)))) == secondary)
    #expect(style(text.foregroundStyle(Faded())) == secondary)
    #expect(
      TestWindow(text.foregroundStyle(.tint).tint(TintShapeStyle())).first("t")?.value("style")
        == "color:light-dark(#007aff,#0a84ff)"
    )
  }

  @Test func `A tint sets a CSS variable and can be used as a foreground style`() {
    #expect(style(text.tint(.white)) == "--tint:#ffffff")
    #expect(style(text.tint(Color?.none)) == nil)
    #expect(style(text.foregroundStyle(.tint)) == "color:light-dark(#007aff,#0a84ff)")
    #expect(
      TestWindow(text.foregroundStyle(.tint).tint(.white)).first("t")?.value("style")
        == "color:#ffffff"
    )
  }

  @Test func `The window has its content's preferred color scheme`() {
    func scheme(_ view: some View) -> ColorScheme? { TestWindow(view).preferences.colorScheme }
    #expect(scheme(text) == nil)
    #expect(scheme(text.preferredColorScheme(.dark)) == .dark)
    #expect(scheme(VStack { text.preferredColorScheme(.light) }) == .light)
    #expect(scheme(NavigationStack { text.preferredColorScheme(.light) }) == .light)
    #expect(scheme(text.preferredColorScheme(.dark).preferredColorScheme(nil)) == nil)
  }
}
