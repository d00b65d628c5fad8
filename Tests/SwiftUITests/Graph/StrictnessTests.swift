import Foundation
import Testing

@testable import SwiftUI

/// Mistakes that Apple's SwiftUI punishes end the program where `STRICT_STANDINS` says so.
@Suite struct StrictnessTests {
  /// Shows a view in a program of its own, as the tests run it.
  @MainActor private static func show(strictly isStrict: Bool = true, _ view: some View) {
    setenv("STRICT_STANDINS", isStrict ? "1" : "0", 1)
    TestWindow(view).close()
  }

  /// The standard error output of a program that ended.
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aSheetOfSeveralRowsIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
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
      said(result).contains(
        "sheet acts on 2 views, so once for each: attach it to one of them"
      )
    )
  }

  @Test func anAlertOfAGroupIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
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
    #expect(said(result).contains("alert acts on 3 views"))
  }

  @Test func aTaskOfSeveralRowsIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Self.show(List { ForEach(0..<2) { Text("\($0)") }.task {} })
      }
    }
    #expect(said(result).contains("task acts on 2 views"))
  }

  @Test func aLongPressInsideAContextMenuIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Self.show(
          HStack { Text("Read").simultaneousGesture(LongPressGesture().onEnded { _ in }) }
            .contextMenu { Button("Edit") {} }
        )
      }
    }
    #expect(said(result).contains("A long press opens the context menu"))
  }

  @Test func aLongPressBesideAContextMenuIsTaken() async {
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

  @Test func oneViewIsTaken() async {
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

  @Test func withoutStrictnessItPasses() async {
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
