import Testing
import WebElements

@testable import SwiftUI

/// Sheets: their presentation, and every way to close them.
@MainActor @Suite struct SheetTests {
  struct Editor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    let name: String

    var body: some View {
      NavigationStack {
        VStack {
          Button("\(name) \(count)") { count += 1 }
          Button("close") { dismiss() }
        }
        .navigationTitle("Edit")
      }
    }
  }

  struct Simple: View {
    @State private var isPresented = false
    let log: Log
    var blocks = false

    var body: some View {
      Button("open") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          log.lines.append("dismissed")
        } content: {
          Editor(name: "sheet").interactiveDismissDisabled(blocks)
        }
    }
  }

  private func sheet(_ window: TestWindow) throws -> Element {
    try #require(window.presented.last)
  }

  @Test func `A sheet is a modal dialog named by its title`() throws {
    let window = TestWindow(Simple(log: Log()))
    #expect(window.dialogs.isEmpty)

    window.tap("open")

    let dialog = try sheet(window)
    #expect(window.dialogs.count == 1)
    #expect(dialog.tag == .dialog)
    #expect(
      dialog.attributes == [
        Attribute("class", "sheet"), Attribute("data-modal"), Attribute("aria-label", "Edit"),
      ]
    )
    #expect(dialog.events == [.cancel])
    // The presenting view stays unchanged.
    #expect(window.root.all.compactMap(\.text) == ["open"])
  }

  @Test func `The dismiss action and the Escape key close a sheet and run its onDismiss closure`()
    throws
  {
    let log = Log()
    let window = TestWindow(Simple(log: log))
    window.tap("open")
    window.tap("sheet 0")
    #expect(window.element(.button, "sheet 1") != nil)
    window.tap("close")
    #expect(window.dialogs.isEmpty)
    #expect(log.lines == ["dismissed"])

    // A reopened sheet has new state.
    window.tap("open")
    #expect(window.element(.button, "sheet 0") != nil)
    window.send(.cancel, to: try sheet(window).id)
    #expect(window.dialogs.isEmpty)
    #expect(log.lines == ["dismissed", "dismissed"])
  }

  @Test func `A sheet with disabled interactive dismissal ignores Escape`() throws {
    let log = Log()
    let window = TestWindow(Simple(log: log, blocks: true))
    window.tap("open")

    window.send(.cancel, to: try sheet(window).id)
    #expect(window.dialogs.count == 1)
    #expect(log.lines.isEmpty)

    window.tap("close")
    #expect(window.dialogs.isEmpty)
  }

  struct ConfirmingEditor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""
    @State private var isConfirming = false

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $text)
          NavigationLink("push", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in Text("pushed").navigationTitle("Pushed") }
        .navigationTitle("Edit")
        .toolbar {
          Button("Cancel") { if text.isEmpty { dismiss() } else { isConfirming = true } }
            .keyboardShortcut(.cancelAction)
        }
      }
      .confirmationDialog("Discard?", isPresented: $isConfirming) {
        Button("Discard", role: .destructive) { dismiss() }
      }
      .interactiveDismissDisabled(!text.isEmpty)
    }
  }

  struct Editing: View {
    @State private var isPresented = false

    var body: some View {
      Button("open") { isPresented = true }
        .sheet(isPresented: $isPresented) { ConfirmingEditor() }
    }
  }

  @Test func `Going back in the browser presses the cancel button`() throws {
    let window = TestWindow(Editing())
    #expect(window.addresses == ["/"])
    window.tap("open")
    #expect(window.addresses == ["/", "/"])
    window.goBack()
    #expect(window.dialogs.isEmpty)

    window.tap("open")
    window.type("Read", into: "Name")
    window.goBack()
    #expect(window.presented.map { $0.value("class") } == ["sheet", "choice"])
    // The confirmation dialog shares the sheet's history step, so going back closes only the
    // dialog.
    #expect(window.addresses == ["/", "/"])
    window.goBack()
    #expect(window.presented.map { $0.value("class") } == ["sheet"])
    window.send(.cancel, to: try sheet(window).id)
    window.tap("Discard")
    #expect(window.dialogs.isEmpty)
  }

  @Test func `Going back in the browser pops a sheet's screens first`() {
    let window = TestWindow(Editing())
    window.tap("open")
    window.type("Read", into: "Name")
    window.tap("push")
    #expect(window.addresses == ["/", "/", "/"])
    window.goBack()
    #expect(!window.texts.contains("pushed"))
    #expect(window.dialogs.count == 1)

    window.tap("push")
    // Going back several steps stops at a confirmation.
    window.goBack(to: 0)
    #expect(!window.texts.contains("pushed"))
    #expect(window.presented.map { $0.value("class") } == ["sheet", "choice"])
  }

  @Test func `Going back closes a sheet without a cancel button unless dismissal is disabled`() {
    let blocked = TestWindow(Simple(log: Log(), blocks: true))
    blocked.tap("open")
    blocked.goBack()
    #expect(blocked.dialogs.count == 1)

    let open = TestWindow(Simple(log: Log()))
    open.tap("open")
    open.goBack()
    #expect(open.dialogs.isEmpty)
  }

  @Test func `An alert on the first screen has its own history step`() {
    let window = TestWindow(
      Stateful(true) { $isConfirming in
        Text("base").alert("Sure?", isPresented: $isConfirming) { Button("Yes") {} }
      }
    )
    #expect(window.addresses == ["/", "/"])
    window.goBack()
    #expect(window.dialogs.isEmpty)
    #expect(window.addresses == ["/"])
  }

  @Test func `A tap behind a sheet does nothing`() throws {
    let log = Log()
    let window = TestWindow(
      Button("open") { log.lines.append("tap") }.sheet(
        isPresented: .constant(true)
      ) { Text("a") }
    )
    window.tap("open")
    #expect(log.lines.isEmpty)
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Test func `A sheet keeps its state until the identifier of its item changes`() throws {
    let window = TestWindow(
      Stateful(Item?.none) { $item in
        Text("item \(item.map { "\($0.id)" } ?? "none")")
        Button("first") { item = Item(id: 1, name: "one") }
          .sheet(item: $item) { shown in
            Button("rename") { item?.name = "uno" }
            Button("second") { item = Item(id: 2, name: "two") }
            Editor(name: shown.name)
          }
      }
    )
    window.tap("first")
    window.tap("one 0")
    #expect(window.element(.button, "one 1") != nil)

    window.tap("rename")
    #expect(window.element(.button, "uno 1") != nil)

    window.tap("second")
    #expect(window.element(.button, "two 0") != nil)
    #expect(window.dialogs.count == 1)

    window.send(.cancel, to: try sheet(window).id)
    #expect(window.texts.first == "item none")
    #expect(window.dialogs.isEmpty)
  }

  struct Nested: View {
    @State private var isOuter = false
    @State private var isInner = false

    var body: some View {
      Button("outer") { isOuter = true }
        .sheet(isPresented: $isOuter) {
          VStack {
            Button("inner") { isInner = true }
            Text("in outer")
          }
          .sheet(isPresented: $isInner) { Editor(name: "in inner") }
        }
    }
  }

  @Test func `Closing a sheet above another sheet leaves the other sheet open`() {
    let window = TestWindow(Nested())
    window.tap("outer")
    window.tap("inner")
    #expect(
      window.presented.map { $0.all.contains { $0.text == "in outer" } }
        == [true, false]
    )

    window.tap("close")
    #expect(window.dialogs.count == 1)
    #expect(window.texts.contains("in outer"))
  }

  struct Pushing: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("push", value: 1)
          Button("leave") { dismiss() }
        }
        .navigationDestination(for: Int.self) { _ in
          Editor(name: "pushed").navigationTitle("Pushed")
        }
      }
    }
  }

  @Test func `Dismiss in a screen pushed inside a sheet pops the screen`() {
    let window = TestWindow(
      Stateful(true) { $isPresented in
        Text("base").sheet(isPresented: $isPresented) { Pushing() }
      }
    )
    window.tap("push")
    #expect(window.element(.button, "pushed 0") != nil)

    window.tap("close")
    #expect(window.dialogs.count == 1)
    #expect(window.element(.button, "pushed 0") == nil)

    window.tap("leave")
    #expect(window.dialogs.isEmpty)
  }

  @Test func `The presenting view's tint applies to the sheet`() throws {
    let view = Text("base").sheet(isPresented: .constant(true)) { Text("a") }.tint(.white)
    #expect(try sheet(TestWindow(view)).value("style") == "--tint:#ffffff")
  }

  @Test func `A sheet has the smallest of its detents`() throws {
    func style(_ detents: Set<PresentationDetent>) throws -> String? {
      let view = Text("base").sheet(isPresented: .constant(true)) {
        NavigationStack { Text("a").presentationDetents(detents) }
      }
      return try sheet(TestWindow(view)).value("style")
    }
    #expect(try style([]) == nil)
    #expect(try style([.medium]) == "--detent:min(max(50dvh,20rem))")
    #expect(try style([.large, .height(160)]) == "--detent:min(100dvh,160px)")
    #expect(try style([.fraction(0.25)]) == "--detent:min(25dvh)")
  }

  @Test func `A sheet closes with the view that presents it`() {
    let window = TestWindow(
      Stateful(true) { $isShown in
        if isShown {
          Text("base").sheet(isPresented: .constant(true)) {
            Button("toggle") { isShown.toggle() }
          }
        }
      }
    )
    #expect(window.dialogs.count == 1)

    window.tap("toggle")
    #expect(window.dialogs.isEmpty)
  }
}
