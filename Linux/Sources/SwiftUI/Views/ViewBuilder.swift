/// A result builder for views.
@resultBuilder public struct ViewBuilder {
  /// Passes a single expression through.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Returns an empty view for a closure without statements.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Passes a single view through.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Combines several views into a tuple.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: BoxedViews(views: views))
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// Supports the first branch of an `if`.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(isFirst: true, content: first)
  }

  /// Supports the second branch of an `if`.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(isFirst: false, content: second)
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View {
    AnyView(content)
  }
}

/// A view without content.
public struct EmptyView {
  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PassingView {}

/// A sequence of views.
public struct TupleView<T> {
  let views: BoxedViews
}

/// Nested views, which are compared one by one.
struct BoxedViews {
  let views: [any View]
}

extension BoxedViews: IdentityComparable {
  func isSame(as other: BoxedViews) -> Bool {
    views.count == other.views.count && zip(views, other.views).allSatisfy(Fields.areEqual)
  }
}

extension TupleView: PassingView {
  package func update(_ node: ViewNode) {
    node.setChildren(views.views)
  }
}

/// One of two views that an `if` with `else` selects.
public struct _ConditionalContent<TrueContent, FalseContent> {
  let isFirst: Bool
  let content: any View
}

extension _ConditionalContent: View, PrimitiveView, PassingView
where TrueContent: View, FalseContent: View {
  package func update(_ node: ViewNode) {
    node.setChild(content, key: .slot(isFirst ? 0 : 1))
  }
}

extension Optional: View, PrimitiveView, PassingView where Wrapped: View {
  package func update(_ node: ViewNode) {
    node.setChildren(map { [$0] } ?? [])
  }
}

extension Optional: IdentityComparable where Wrapped: View {
  func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let two?): Fields.areEqual(one, two)
    default: false
    }
  }
}
