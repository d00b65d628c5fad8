import Foundation
import Testing

@testable import SwiftUI

/// With `STRICT_STANDINS`, mistakes that break Apple's SwiftUI end the program.
@Suite struct StrictnessTests {
  enum Mistake: String, CaseIterable, Codable {
    case sheetOnRows, alertOnGroup, taskOnRows, longPressInMenu

    var message: String {
      switch self {
      case .sheetOnRows: "sheet acts on 2 views: attach it to one of them"
      case .alertOnGroup: "alert acts on 3 views"
      case .taskOnRows: "task acts on 2 views"
      case .longPressInMenu: "A long press opens the context menu"
      }
    }

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .sheetOnRows:
        Form {
          Section { pair(Text("a"), Text("b")) }
            .sheet(isPresented: .constant(false)) { Text("sheet") }
        }
      case .alertOnGroup:
        Group { pair(Text("a"), pair(Text("b"), Text("c"))) }
          .alert("Sure?", isPresented: .constant(false)) {}
      case .taskOnRows: List { ForEach(0..<2) { Text("\($0)") }.task {} }
      case .longPressInMenu:
        HStack { Text("Read").simultaneousGesture(LongPressGesture().onEnded { _ in }) }
          .contextMenu { Button("Edit") {} }
      }
    }
  }

  /// Shows a view. Call in an exit test, which runs in its own process.
  @MainActor private static func show(strictly isStrict: Bool = true, _ view: some View) {
    setenv("STRICT_STANDINS", isStrict ? "1" : "0", 1)
    TestWindow(view).close()
  }

  @Test(arguments: Mistake.allCases)
  func `A mistake ends the program with an explanation`(_ mistake: Mistake) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [mistake] in
      await MainActor.run { Self.show(mistake.view) }
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains(mistake.message))
  }

  @Test func `A long press beside a context menu and a presentation on one view are accepted`()
    async
  {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Self.show(
          Text("Read")
            .contextMenu { Button("Edit") {} }
            .overlay { Text("+").simultaneousGesture(LongPressGesture().onEnded { _ in }) }
        )
        Self.show(
          Form {
            Section {
              pair(Text("a").sheet(isPresented: .constant(false)) { Text("c") }, Text("b"))
            }
            Section { Text("c") }
              .alert("Sure?", isPresented: .constant(false)) {}
              .task {}
          }
        )
      }
    }
  }

  @Test func `Outside strict mode, a sheet on several views is accepted`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { Self.show(strictly: false, Mistake.sheetOnRows.view) }
    }
  }
}
