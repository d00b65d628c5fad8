import Testing
import WebElements

@testable import SwiftUI

/// Buttons in rows of lists and forms. An automatic-style button responds to taps on its whole row.
@MainActor @Suite struct RowButtonTests {
  private let log = Log()

  private func button(_ name: String) -> some View {
    Button(name) { log.lines.append(name) }
  }

  /// Taps a row outside its controls.
  private func tapRow(_ window: TestWindow) {
    guard let row = window.first("row-c") else { return }
    window.send(.click, to: row.id)
  }

  @Test func `A tap anywhere in a row presses its button`() {
    for window in [
      TestWindow(
        Form {
          HStack {
            Text("a")
            button("Go")
          }
        }
      ),
      TestWindow(List { button("Go").buttonStyle(.automatic) }),
    ] {
      tapRow(window)
      window.tap("Go")
    }
    #expect(log.lines == ["Go", "Go", "Go", "Go"])
  }

  @Test func `A tap presses all automatic buttons of its row`() {
    let window = TestWindow(
      List {
        HStack {
          button("one")
          VStack { button("two") }
        }
        button("other")
      }
    )
    tapRow(window)
    window.tap("two")
    window.tap("other")
    #expect(log.lines == ["one", "two", "one", "two", "other"])
  }

  struct Plain: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test func `A button with another style responds only to its own taps`() {
    let window = TestWindow(
      List {
        HStack {
          button("automatic")
          button("borderless").buttonStyle(.borderless)
          button("plain").buttonStyle(.plain)
          button("bordered").buttonStyle(.bordered)
          button("own").buttonStyle(Plain())
        }
      }
    )
    let alone = ["borderless", "plain", "bordered", "own"]
    for name in alone { window.tap(name) }
    tapRow(window)
    #expect(log.lines == alone + ["automatic"])
  }

  @Test func `A row without an enabled automatic button receives no taps`() {
    let window = TestWindow(
      List {
        Text("a")
        button("plain").buttonStyle(.plain)
        button("Go").disabled(true)
      }
    )
    let rows = window.elements.filter { $0.value("class") == "row-c" }
    #expect(rows.map(\.events) == [[], [], []])
  }

  @Test func `A tap on a row does not press disabled buttons`() {
    let window = TestWindow(
      List {
        HStack {
          button("one").disabled(true)
          button("two")
        }
      }
    )
    tapRow(window)
    #expect(log.lines == ["two"])
  }

  @Test func `A button in a header or footer responds only to its own taps`() {
    let window = TestWindow(
      Form {
        Section {
          Text("a")
        } header: {
          button("above")
          button("top")
        } footer: {
          button("below")
        }
        .textCase(nil)
      }
    )
    for name in ["above", "below"] { window.tap(name) }
    #expect(log.lines == ["above", "below"])
  }

  @Test func `A button that is added to a row responds to taps on the row`() {
    let window = TestWindow(
      Stateful(false) { $isLong in
        List {
          HStack {
            button("one")
            if isLong { button("two") }
            Button("more") { isLong = true }.buttonStyle(.borderless)
          }
        }
      }
    )
    tapRow(window)
    window.tap("more")
    tapRow(window)
    #expect(log.lines == ["one", "one", "two"])
  }
}
