import Testing
import WebElements

@testable import SwiftUI

/// Lists and forms: sections and rows.
@MainActor @Suite struct ListTests {
  private func text(_ string: String) -> String {
    "<span class='t f-body'>\(string)</span>"
  }

  private func row(_ content: String) -> String {
    "<li class='row'><div class='row-c'>\(content)</div></li>"
  }

  private func small(_ string: String) -> String {
    "<span class='t f-footnote' style='color:light-dark(#6c6c73,#98989f)'>\(string)</span>"
  }

  @Test func `Rows without a section form a section`() {
    #expect(
      markup(List { pair(Text("a"), Text("b")) })
        == "<div class='list inset sv gx gy'><section class='sec'>"
        + "<ul class='rows'>\(row(text("a")))\(row(text("b")))</ul></section></div>"
    )
    #expect(markup(List {}) == "<div class='list inset sv gx gy'></div>")
  }

  @Test func `A section has a header, rows, and a footer`() {
    let heading =
      "<header class='sec-h' role='heading' aria-level='2'>\(small("HEAD"))</header>"
    let rows = "<ul class='rows'>\(row(text("a")))</ul>"
    let footer = "<footer class='sec-f'>\(small("foot"))</footer>"
    func section(_ view: some View) -> String {
      TestWindow(List { view }).first("sec")?.children.map(\.markup).joined() ?? ""
    }
    #expect(section(Section { Text("a") }) == rows)
    #expect(section(Section("head") { Text("a") }) == heading + rows)
    let (a, head, foot) = (Text("a"), Text("head"), Text("foot"))
    #expect(section(Section(content: { a }, header: { head })) == heading + rows)
    #expect(section(Section(content: { a }, footer: { foot })) == rows + footer)
    #expect(
      section(Section(content: { a }, header: { head }, footer: { foot }))
        == heading + rows + footer
    )
    #expect(section(Section(content: {}, footer: { foot })) == footer)
  }

  @Test func `Rows between sections stay between them`() {
    let window = TestWindow(
      Form {
        Text("before")
        Section("one") { Text("a") }
        Text("between")
        Text("too")
        Section("two") { Text("b") }
      }
    )
    #expect(window.root.children.first?.value("class") == "list inset form sv gx gy")
    #expect(
      window.root.children.first?.children.map { $0.all.compactMap(\.text) }
        == [["before"], ["ONE", "a"], ["between", "too"], ["TWO", "b"]]
    )
  }

  @Test func `A section outside a list renders only its header and content`() {
    #expect(
      markup(VStack { Section("head") { Text("a") } })
        == "<div class='v'>\(small("head"))\(text("a"))</div>"
    )
  }

  @Test func `A list style is a CSS class`() {
    func list(_ view: some View) -> String? {
      TestWindow(view).first("list")?.value("class")
    }
    let rows = List { Text("a") }
    #expect(list(rows.listStyle(.plain)) == "list plain sv gx gy")
    #expect(list(rows.listStyle(.insetGrouped)) == "list inset sv gx gy")
    #expect(list(rows.listStyle(.automatic)) == "list inset sv gx gy")
  }

  @Test func `A row has the row modifiers of its view`() {
    func traits(_ view: some View) -> String? {
      TestWindow(List { view }).elements.first { $0.tag == .li }?.markup
    }
    let content = text("a")
    let row = Text("a")
    #expect(
      traits(row.listRowBackground(Color.white))
        == "<li class='row own'><div class='row-ground'>"
        + "<div class='gx gy' style='background:#ffffff'></div></div>"
        + "<div class='row-c'>\(content)</div></li>"
    )
    #expect(
      traits(row.listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 4, trailing: 16)))
        == "<li class='row'><div class='row-c' style='padding:0 16px 4px 8px'>"
        + "\(content)</div></li>"
    )
    #expect(
      traits(row.listRowSeparator(.hidden))
        == "<li class='row bare-line'><div class='row-c'>\(content)</div></li>"
    )
    #expect(traits(row.listRowSeparator(.visible)) == self.row(content))
    // Row modifiers pass through other modifiers.
    #expect(
      TestWindow(List { row.listRowSeparator(.hidden).padding(4).opacity(0.5) })
        .first("bare-line") != nil
    )
  }
}
