/// Builds the content of a chart from the statements of a closure.
@resultBuilder public struct ChartContentBuilder {
  /// A single expression is the whole content.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ChartContent {
    content
  }

  /// A closure without statements draws nothing.
  public static func buildBlock() -> some ChartContent {
    ChartContentList(contents: [])
  }

  /// A single content is the whole content.
  public static func buildBlock<C>(_ content: C) -> C where C: ChartContent {
    content
  }

  /// Several contents.
  public static func buildBlock<each C>(_ content: repeat each C) -> some ChartContent
  where repeat each C: ChartContent {
    var contents: [any ChartContent] = []
    repeat contents.append(each content)
    return ChartContentList(contents: contents)
  }

  /// An `if` without `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: ChartContent {
    content
  }

  /// The first branch of an `if`.
  public static func buildEither<T, F>(first: T) -> BuilderConditional<T, F>
  where T: ChartContent, F: ChartContent {
    BuilderConditional(branch: .first(first))
  }

  /// The second branch of an `if`.
  public static func buildEither<T, F>(second: F) -> BuilderConditional<T, F>
  where T: ChartContent, F: ChartContent {
    BuilderConditional(branch: .second(second))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: content)
  }
}
