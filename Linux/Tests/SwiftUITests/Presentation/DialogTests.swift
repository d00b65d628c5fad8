import Testing
import WebElements

@testable import SwiftUI

/// Alerts and confirmation dialogs.
@MainActor @Suite struct DialogTests {
  /// Returns a window with a view that asks while a binding is true, and with the text "asking" or
  /// "done".
  private func asking(_ ask: @escaping (Binding<Bool>) -> some View) -> TestWindow {
    TestWindow(
      Stateful(true) { $isPresented in
        Text(isPresented ? "asking" : "done")
        ask($isPresented)
      }
    )
  }

  private func buttons(_ window: TestWindow) -> [Element] {
    window.presented.flatMap(\.all).filter { $0.tag == .button }
  }

  private func button(_ title: String, _ role: String = "") -> String {
    "<button class='dialog-btn\(role)' type='button' on='click'>"
      + "<span class='t f-body'>\(title)</span></button>"
  }

  private func closing(_ title: String) -> String {
    "<button class='dialog-btn cancel' type='button' on='click'>\(title)</button>"
  }

  private func dialog(
    _ form: String,
    _ text: String,
    _ buttons: String,
    describedBy message: Element? = nil
  ) -> String {
    let description = message.map { " aria-describedby='n\($0.id)'" } ?? ""
    return "<dialog class='\(form)' data-modal role='alertdialog' aria-label='Sure?'"
      + "\(description) on='cancel'>"
      + (text.isEmpty ? "" : "<div class='dialog-text'>\(text)</div>")
      + "<div class='dialog-actions'>\(buttons)</div></dialog>"
  }

  private let title = "<h2 class='dialog-title'>Sure?</h2>"
  private let message =
    "<span class='t f-footnote' style='text-align:center'>There is no way back.</span>"

  private func message(in window: TestWindow) throws -> Element {
    try #require(window.elements.first { $0.text == "There is no way back." })
  }

  @Test func `An alert has a title, a message, and buttons`() throws {
    let window = asking { isPresented in
      Text("a").alert("Sure?", isPresented: isPresented) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      } message: {
        Text("There is no way back.")
      }
    }
    #expect(
      window.dialogs == [
        dialog(
          "alert",
          title + message,
          button("Yes") + button("No", " cancel"),
          describedBy: try message(in: window)
        )
      ]
    )
  }

  @Test func `An alert without buttons has an OK button`() throws {
    let window = asking { isPresented in Text("a").alert("Sure?", isPresented: isPresented) {} }
    #expect(window.dialogs == [dialog("alert", title, closing("OK"))])

    window.send(.click, to: try #require(buttons(window).last).id)
    #expect(window.dialogs.isEmpty)
    #expect(window.texts.first == "done")
  }

  @Test func `Every button closes the alert after its action`() throws {
    let log = Log()
    for index in 0...1 {
      let window = asking { isPresented in
        Text("a").alert("Sure?", isPresented: isPresented) {
          Button("Yes") { log.lines.append("yes \(isPresented.wrappedValue)") }
          Button("No", role: .cancel) { log.lines.append("no \(isPresented.wrappedValue)") }
        }
      }
      window.send(.click, to: buttons(window)[index].id)
      #expect(window.texts.first == "done")
      #expect(window.dialogs.isEmpty)
    }
    #expect(log.lines == ["yes true", "no true"])
  }

  @Test func `Escape closes the alert without an action`() throws {
    let log = Log()
    let window = asking { isPresented in
      Text("a").alert("Sure?", isPresented: isPresented) {
        Button("Yes") { log.lines.append("yes") }
      }
    }
    window.send(.cancel, to: try #require(window.presented.last).id)
    #expect(window.texts.first == "done")
    #expect(log.lines.isEmpty)
  }

  @Test func `A confirmation dialog always has a cancel button`() throws {
    func choice(
      _ visibility: Visibility,
      @ViewBuilder _ actions: @escaping () -> some View
    ) -> TestWindow {
      asking { isPresented in
        Text("a").confirmationDialog(
          "Sure?",
          isPresented: isPresented,
          titleVisibility: visibility,
          actions: actions
        )
      }
    }
    let window = choice(.automatic) { Button("Yes") {} }
    #expect(window.dialogs == [dialog("choice", "", button("Yes") + closing("Cancel"))])
    #expect(
      choice(.visible) { Button("Yes") {} }.dialogs
        == [dialog("choice", title, button("Yes") + closing("Cancel"))]
    )
    #expect(
      choice(.hidden) { Button("Back", role: .cancel) {} }.dialogs
        == [dialog("choice", "", button("Back", " cancel"))]
    )
    // A cancel button is recognized inside a modifier's box.
    #expect(
      buttons(choice(.hidden) { Button("Back", role: .cancel) {}.tint(.white) }).count == 1
    )

    window.send(.click, to: try #require(buttons(window).last).id)
    #expect(window.texts.first == "done")
  }

  @Test func `A confirmation dialog can have a message`() throws {
    let window = asking { isPresented in
      Text("a").confirmationDialog("Sure?", isPresented: isPresented) {
        Button("Back", role: .cancel) {}
      } message: {
        Text("There is no way back.")
      }
    }
    let text = try message(in: window)
    #expect(
      window.dialogs == [
        dialog("choice", message, button("Back", " cancel"), describedBy: text)
      ]
    )
  }

  @Test func `An alert of a list row is not a row`() {
    let window = TestWindow(
      List {
        Text("a").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
      }
    )
    #expect(window.root.all.compactMap(\.text) == ["a"])
    #expect(window.dialogs == [dialog("alert", title, button("Yes"))])
  }
}
