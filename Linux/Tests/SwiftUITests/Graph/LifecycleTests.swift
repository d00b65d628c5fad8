import TestSupport
import Testing
import WebElements

@testable import SwiftUI

/// Actions when a view appears, changes, and disappears, and their order.
@MainActor @Suite(.timeLimit(.minutes(1))) struct LifecycleTests {
  struct Toggler<Content: View>: View {
    @State private var isShown = true
    let content: () -> Content

    var body: some View {
      VStack {
        Button("toggle") { isShown.toggle() }
        if isShown { content() }
      }
    }
  }

  @Test func `Appear and disappear actions run each time a view appears or disappears`() {
    let log = Log()
    let window = TestWindow(
      Toggler {
        Text("here")
          .onAppear { log.lines.append("appear") }
          .onDisappear { log.lines.append("disappear") }
      }
    )
    #expect(log.lines == ["appear"])

    window.tap("toggle")
    #expect(log.lines == ["appear", "disappear"])

    window.tap("toggle")
    #expect(log.lines == ["appear", "disappear", "appear"])

    window.close()
    #expect(log.lines == ["appear", "disappear", "appear", "disappear"])
  }

  @Test func `A change action runs after the update with the old and the new value`() {
    struct Changer: View {
      @State private var value = 1
      let log: Log
      let texts: () -> [String]
      var body: some View {
        Button("value \(value)") { value += 2 }
          .onChange(of: value) { old, new in
            log.lines.append("\(old) to \(new), shown \(texts())")
          }
      }
    }
    let log = Log()
    var shown: () -> [String] = { [] }
    let window = TestWindow(Changer(log: log) { shown() })
    shown = { window.texts }

    window.tap("value 1")
    window.tap("value 3")

    #expect(
      log.lines == [#"1 to 3, shown ["value 3"]"#, #"3 to 5, shown ["value 5"]"#]
    )
  }

  @Test func `A change action runs initially only if requested`() {
    let log = Log()
    let window = TestWindow(
      VStack {
        Text("one").onChange(of: 1, initial: true) { log.lines.append("initial") }
        Text("two").onChange(of: 1) { log.lines.append("never") }
      }
    )

    #expect(log.lines == ["initial"])
    window.close()
  }

  @Test func `A task runs once per identity and is canceled when its view disappears`() async {
    struct Worker: View {
      @State private var number = 0
      let log: Log

      var body: some View {
        VStack {
          Button("number \(number)") { number += 1 }
          Text("work")
            .task {
              log.lines.append("start")
              while !Task.isCancelled { await Task.yield() }
              log.lines.append("canceled")
            }
        }
      }
    }
    let log = Log()
    let window = TestWindow(Toggler { Worker(log: log) })
    await until { log.lines == ["start"] }

    window.tap("number 0")
    window.tap("number 1")
    #expect(log.lines == ["start"])

    window.tap("toggle")
    await until { log.lines.count == 2 }
    #expect(log.lines == ["start", "canceled"])
  }

  @Test func `A task restarts when its identifier changes`() async {
    let log = Log()
    let window = TestWindow(
      Stateful(0) { $number in
        Button("number \(number)") { number += 1 }
          .task(id: number) { [number] in
            log.lines.append("start \(number)")
            while !Task.isCancelled { await Task.yield() }
            log.lines.append("canceled \(number)")
          }
      }
    )
    await until { log.lines == ["start 0"] }

    window.tap("number 0")
    await until { log.lines.count == 3 }

    #expect(Set(log.lines) == ["start 0", "canceled 0", "start 1"])
    window.close()
    await until { log.lines.count == 4 }
    #expect(log.lines.last == "canceled 1")
  }

  @Test func `A change in an appear action is shown`() {
    let window = TestWindow(Stateful("before") { $text in Text(text).onAppear { text = "after" } })

    #expect(window.shown.map { $0.all.compactMap(\.text) } == [["before"], ["after"]])
  }
}
