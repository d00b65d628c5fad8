import WebElements

/// The transition of a view's content to new content in an animated change.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// Replaces the content immediately.
  public static let identity = ContentTransition(name: "identity")
  /// Grows the new symbol in place of the old one. Applies to symbols only.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
}

extension EnvironmentValues {
  /// The transition that views use when their content changes.
  @Entry public var contentTransition = ContentTransition.identity
}

extension View {
  /// Sets the view's content transition. It takes effect inside an `animation` modifier only.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// An image's symbol, and the number of animated replacements before it.
struct ShownSymbol {
  let name: String
  let replaced: Int

  /// Returns the symbol to render after a change to the given name.
  @MainActor static func next(_ name: String, on node: ViewNode) -> ShownSymbol {
    let last = node.remembered("symbol", as: ShownSymbol.self)
    if let last, last.name == name { return last }
    let isReplaced = node.environment.contentTransition == .symbolEffect
    let next = ShownSymbol(
      name: name,
      replaced: last.map { isReplaced ? $0.replaced + 1 : $0.replaced } ?? 0
    )
    node.remember(next, as: "symbol")
    return next
  }

  /// The slot of the symbol's element. Two slots alternate, because a browser animates an inserted
  /// element but not a changed text.
  var slot: Int { 1 + replaced % 2 }
}
