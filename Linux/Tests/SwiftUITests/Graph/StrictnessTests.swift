import Foundation
import Testing

@testable import SwiftUI

/// With `STRICT_STANDINS`, mistakes that break Apple's SwiftUI end the program.
@Suite struct StrictnessTests {
  /// Shows a view. Call in an exit test, which runs in its own process.
  @MainActor private static func show(strictly isStrict: Bool = true, _ view: some View) {
    setenv("STRICT_STANDINS", isStrict ? "1" : "0", 1)
    TestWindow(view).close()
  }

  /// Returns the standard error output of the process.
  private func standardError(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `A sheet on several rows is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.show(
          Form {
            Section {
              Text("a")
              Text("b")
            }
            .sheet(isPresented: .constant(false)) { Text("sheet") }
          }
        )
      }
    }
    #expect(
      standardError(result).contains(
        "sheet acts on 2 views: attach it to one of them"
      )
    )
  }

  @Test func `An alert on a group is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.show(
          Group {
            Text("a")
            Text("b")
            Text("c")
          }
          .alert("Sure?", isPresented: .constant(false)) {}
        )
      }
    }
    #expect(standardError(result).contains("alert acts on 3 views"))
  }

  @Test func `A task on several rows is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.show(List { ForEach(0..<2) { Text("\($0)") }.task {} })
      }
    }
    #expect(standardError(result).contains("task acts on 2 views"))
  }

  @Test func `A long press inside a context menu is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.show(
          HStack { Text("Read").simultaneousGesture(LongPressGesture().onEnded { _ in }) }
            .contextMenu { Button("Edit") {} }
        )
      }
    }
    #expect(standardError(result).contains("A long press opens the context menu"))
  }

  @Test func `A long press beside a context menu is accepted`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Self.show(
          Text("Read")
            .contextMenu { Button("Edit") {} }
            .overlay { Text("+").simultaneousGesture(LongPressGesture().onEnded { _ in }) }
        )
      }
    }
  }

  @Test func `A presentation on one view is accepted`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Self.show(
          Form {
            Section {
              Text("a").sheet(isPresented: .constant(false)) { Text("sheet") }
              Text("b")
            }
            Section { Text("c") }
              .alert("Sure?", isPresented: .constant(false)) {}
              .task {}
          }
        )
      }
      exit(EXIT_SUCCESS)
    }
  }

  @Test func `Outside strict mode, a sheet on several views is accepted`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Self.show(
          strictly: false,
          Group {
            Text("a")
            Text("b")
          }
          .sheet(isPresented: .constant(false)) { Text("sheet") }
        )
      }
      exit(EXIT_SUCCESS)
    }
  }
}
