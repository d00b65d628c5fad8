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
