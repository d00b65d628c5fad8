import Testing

@testable import SwiftUI

/// Type metadata for view comparison is loaded ahead of the first comparison.
@MainActor @Suite struct TypePrewarmingTests {
  struct Inner: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  struct Colored: ViewModifier {
    let name: String
    func body(content: Content) -> some View { content }
  }

  struct Outer: View {
    let name: String
    let inner: Inner
    let painted: ModifiedContent<Inner, Colored>
    var body: some View { inner }
  }

  @Test func `Fields of nested views and modifiers are prewarmed`() {
    var warm: Set<ObjectIdentifier> = []
    Fields.prewarm(Outer.self, &warm)
    let types: [Any.Type] = [
      Outer.self, Inner.self, ModifiedContent<Inner, Colored>.self, Colored.self,
    ]
    #expect(warm == Set(types.map { ObjectIdentifier($0) }))
  }
}
