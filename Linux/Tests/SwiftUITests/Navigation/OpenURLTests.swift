import Foundation
import Testing

@testable import SwiftUI

/// Views receive URLs that the app is asked to open.
@MainActor @Suite struct OpenURLTests {
  struct Root: View {
    @State private var path: [Int] = []
    @State private var received = "nothing"

    var body: some View {
      NavigationStack(path: $path) {
        Text(received)
          .navigationDestination(for: Int.self) { number in
            Text("number \(number)").onOpenURL { received = "\(number) received \($0.path())" }
          }
      }
      .onOpenURL { path.append($0.pathComponents.count) }
    }
  }

  private func open(_ path: String, in window: TestWindow) throws {
    let url = try #require(URL(string: "example:///\(path)"))
    UpdateLoop.run {
      for action in window.preferences.openURL { action(url) }
    }
  }

  /// Returns the texts other than those of back buttons.
  private func texts(_ window: TestWindow) -> [String] {
    window.texts.filter { !["arrow_back_ios", "Back"].contains($0) }
  }

  @Test func `Every view with an onOpenURL action receives an opened URL`() throws {
    let window = TestWindow(Root())
    try open("a/b", in: window)
    #expect(texts(window) == ["nothing", "number 3"])
    try open("c", in: window)
    #expect(texts(window) == ["3 received /c", "number 3", "number 2"])
  }
}
