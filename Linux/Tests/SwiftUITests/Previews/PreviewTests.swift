import Testing

@testable import SwiftUI

/// A preview modifier with a shared greeting.
private struct Greeting: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Good morning" }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var greeting: Self { .modifier(Greeting()) }
}

// Previews must compile, as they do in Xcode.
#Preview { Text("Plain") }
#Preview("Named") { Text("Named") }
#Preview("Greeted", traits: .greeting) {
  Text("First")
  Text("Second")
}

@MainActor struct PreviewTests {
  @Test func `A preview modifier uses its shared context`() async throws {
    let shared = try await Greeting.makeSharedContext()
    let window = TestWindow(
      Greeting().body(content: .init(content: AnyView(Text("Hello"))), context: shared)
    )
    #expect(window.texts == ["Good morning", "Hello"])
  }
}
