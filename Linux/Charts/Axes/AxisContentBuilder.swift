/// Several groups in a row.
struct AxisContentList: KnownAxisContent {
  let groups: [AxisGroup]
}

/// Builds the content of an axis from the statements of a closure.
@resultBuilder public struct AxisContentBuilder {
  /// A closure without statements leaves the axis out.
  public static func buildBlock() -> some AxisContent {
    AxisContentList(groups: [])
  }

  /// A single group is the whole content.
  public static func buildBlock<C>(_ content: C) -> C where C: AxisContent {
    content
  }

  /// Several groups.
  public static func buildBlock<each C>(_ content: repeat each C) -> some AxisContent
  where repeat each C: AxisContent {
    var groups: [AxisGroup] = []
    repeat groups += (each content).resolved
    return AxisContentList(groups: groups)
  }

  /// An `if` without `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisContent {
    content
  }

  /// The first branch of an `if`.
  public static func buildEither<T, F>(first: T) -> BuilderConditional<T, F>
  where T: AxisContent, F: AxisContent {
    BuilderConditional(branch: .first(first))
  }

  /// The second branch of an `if`.
  public static func buildEither<T, F>(second: F) -> BuilderConditional<T, F>
  where T: AxisContent, F: AxisContent {
    BuilderConditional(branch: .second(second))
  }
}
