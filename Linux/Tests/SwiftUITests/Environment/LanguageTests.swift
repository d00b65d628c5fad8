import Foundation
import TestSupport
import Testing
import WebElements

@testable import LinuxFoundation
@testable import SwiftUI

/// Views and actions in the language of their reader.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LanguageTests {
  private let catalog: StringCatalog

  init() throws {
    let texts = ["Done": "Fertig", "Delete %@?": "%@ löschen?", "%lld of %lld": "%2$lld: %1$lld"]
    let strings = texts.mapValues { text in
      let unit = ["stringUnit": ["state": "translated", "value": text]]
      return ["localizations": ["de": unit, "ar": unit]]
    }
    catalog = try StringCatalog(
      JSONSerialization.data(withJSONObject: ["sourceLanguage": "en", "strings": strings])
    )
  }

  private func window(_ view: some View, _ locale: String) -> TestWindow {
    StringCatalog.$current.withValue(catalog) {
      let localization = catalog.localization(for: Locale(identifier: locale))
      return TestWindow(
        ViewGraph(language: WindowLocalization(localization)),
        view.reading(localization)
      )
    }
  }

  @Test func `Two windows show the same view in two languages`() {
    let view = VStack {
      Text("Done")
      Text(verbatim: "Done")
      Text("\(1_234) of \(5)")
      Text(0.5, format: .number)
      Text("Done" as LocalizedStringResource)
    }
    let german = window(view, "de_DE")
    let english = window(view, "en_US")
    #expect(german.texts == ["Fertig", "Done", "5: 1.234", "0,5", "Fertig"])
    #expect(english.texts == ["Done", "Done", "1,234 of 5", "0.5", "Done"])
  }

  @Test func `The environment's locale determines a view's language`() {
    let view = VStack {
      Text("Done")
      Text("Done").environment(\.locale, Locale(identifier: "en_GB"))
    }
    StringCatalog.$current.withValue(catalog) {
      #expect(window(view, "de_AT").texts == ["Fertig", "Done"])
    }
  }

  @Test func `Labels, titles, and prompts are in the reader's language`() {
    let view = VStack {
      Image(systemName: "check").accessibilityLabel("Done")
      TextField("Done", text: .constant(""), prompt: Text("Delete \("A")?"))
    }
    .navigationTitle("Done")
    .alert("Delete \("B")?", isPresented: .constant(true)) {}
    let window = window(view, "de_DE")
    #expect(
      window.elements.compactMap { $0.value("aria-label") } == ["Fertig", "Fertig", "B löschen?"]
    )
    #expect(window.elements.compactMap { $0.value("placeholder") } == ["A löschen?"])
    #expect(window.preferences.title == "Fertig")
  }

  @Test func `A field can be left to right in a right-to-left language`() throws {
    let view = VStack {
      TextField("Done", text: .constant(""))
      TextField("Done", text: .constant(""))
        .multilineTextAlignment(.trailing)
        .environment(\.layoutDirection, .leftToRight)
    }
    let fields = window(view, "ar").elements.filter { $0.value("placeholder") != nil }
    #expect(fields.map { $0.value("dir") } == [nil, "ltr"])
    #expect(fields.map { $0.value("placeholder") } == ["Fertig", "\u{2068}Fertig\u{2069}"])
    #expect(try #require(fields.last?.value("style")).contains("text-align:right"))
  }

  @Test func `The chevron of a submenu is flipped in a right-to-left language`() {
    let window = window(Menu("Options") { Menu("More") { Button("Edit") {} } }, "ar")
    window.approach()
    #expect(window.elements.contains { $0.value("class") == "sym flipped" })
  }

  @Test func `An action and its task have the language of their window`() async {
    let log = Log()
    let view = Button("Done") {
      log.lines.append(String(localized: "Done"))
      Task { log.lines.append(String(localized: "\(1) of \(2)")) }
    }
    let german = window(view, "de_DE")
    let english = window(view, "en_US")
    for window in [german, english] {
      if let button = window.elements.first(where: { $0.tag == .button }) {
        UpdateLoop.run(in: window.graph) {
          window.graph.dispatch(PageEvent(element: button.id, name: .click))
        }
      }
    }
    await until { log.lines.count >= 4 }
    #expect(log.lines == ["Fertig", "Done", "2: 1", "1 of 2"])
  }

  @Test func `A window that changes its language shows its texts in the new language`() {
    struct Sentence: View {
      var body: some View { Text(verbatim: String(localized: "Done")) }
    }
    let window = window(Sentence(), "en_US")
    #expect(window.texts == ["Done"])
    window.graph.use(catalog.localization(for: Locale(identifier: "de")))
    UpdateLoop.finish()
    #expect(window.texts == ["Fertig"])
    #expect(window.effects.last == .message(script: "language", "de ltr "))
  }

  @Test func `A right-to-left layout is mirrored`() {
    let view = VStack {
      Image(systemName: "chevron.forward")
      Image(systemName: "chevron.right")
      Text("a").multilineTextAlignment(.trailing)
      Text("b").padding(.leading, 4)
    }
    let html = markup(view.environment(\.layoutDirection, .rightToLeft))
    #expect(html.contains("class='sym flipped'"))
    #expect(html.contains("class='sym'"))
    #expect(html.contains("text-align:left"))
    #expect(html.contains("padding:0 4px 0 0"))
  }
}
