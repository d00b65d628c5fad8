/// A result builder for the content of a chart.
@resultBuilder public struct ChartContentBuilder {
  /// Passes a single expression through.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ChartContent {
    content
  }

  /// Returns no marks for a closure without statements.
  public static func buildBlock() -> some ChartContent {
    ChartContentList(contents: [])
  }

  /// Passes single content through.
  public static func buildBlock<C>(_ content: C) -> C where C: ChartContent {
    content
  }

  /// Combines several parts.
  public static func buildBlock<each C>(_ content: repeat each C) -> some ChartContent
  where repeat each C: ChartContent {
    var contents: [any ChartContent] = []
    repeat contents.append(each content)
    return ChartContentList(contents: contents)
  }

  /// Supports `if` without `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: ChartContent {
    content
  }

  /// Supports the first branch of an `if`.
  public static func buildEither<T, F>(first: T) -> BuilderConditional<T, F>
  where T: ChartContent, F: ChartContent {
    BuilderConditional(branch: .first(first))
  }

  /// Supports the second branch of an `if`.
  public static func buildEither<T, F>(second: F) -> BuilderConditional<T, F>
  where T: ChartContent, F: ChartContent {
    BuilderConditional(branch: .second(second))
  }
}

/// The result of an `if` with `else` in the builders of charts.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  var marks: [Mark] {
    switch branch {
    case .first(let content): content.resolved
    case .second(let content): content.resolved
    }
  }
}

extension BuilderConditional: AxisContent, KnownAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  var groups: [AxisGroup] {
    switch branch {
    case .first(let content): content.resolved
    case .second(let content): content.resolved
    }
  }
}

extension BuilderConditional: AxisMark, KnownAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  var parts: [AxisPart] {
    switch branch {
    case .first(let content): content.resolved
    case .second(let content): content.resolved
    }
  }
}
