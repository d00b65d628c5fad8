import WebElements

/// How a view's content changes to new content, where the change is animated.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// One symbol grows out of the place of another. It acts on symbols alone.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// How the content of views changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the view's content changes. Whether that takes time is up to an `animation` around
  /// it.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// The symbol of an image, and how many it had before.
struct ShownSymbol {
  let name: String
  let replaced: Int

  /// What an image shows now.
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

  /// Two elements take turns: a browser animates one that comes, not one whose text changes.
  var slot: Int { 1 + replaced % 2 }
}
