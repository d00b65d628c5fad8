/// Builds views from the statements of a closure.
@resultBuilder public struct ViewBuilder {
  /// A single expression is the whole content.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// A closure without statements shows nothing.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// A single view is the whole content.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Several views become a tuple of views.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: HeldViews(views: views))
  }

  /// An `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// The first branch of an `if`.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(isFirst: true, content: HeldView(view: first))
  }

  /// The second branch of an `if`.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(isFirst: false, content: HeldView(view: second))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View {
    AnyView(content)
  }
}
