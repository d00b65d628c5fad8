/// Several axis marks.
struct AxisMarkList: KnownAxisMark {
  let parts: [AxisPart]
}

/// A result builder for the marks of an axis.
@resultBuilder public struct AxisMarkBuilder {
  /// Returns no marks for a closure without statements.
  public static func buildBlock() -> some AxisMark {
    AxisMarkList(parts: [])
  }

  /// Passes a single mark through.
  public static func buildBlock<C>(_ content: C) -> C where C: AxisMark {
    content
  }

  /// Combines several marks.
  public static func buildBlock<each C>(_ content: repeat each C) -> some AxisMark
  where repeat each C: AxisMark {
    var parts: [AxisPart] = []
    repeat parts += (each content).resolved
    return AxisMarkList(parts: parts)
  }

  /// Supports `if` without `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisMark {
    content
  }

  /// Supports the first branch of an `if`.
  public static func buildEither<T, F>(first: T) -> BuilderConditional<T, F>
  where T: AxisMark, F: AxisMark {
    BuilderConditional(branch: .first(first))
  }

  /// Supports the second branch of an `if`.
  public static func buildEither<T, F>(second: F) -> BuilderConditional<T, F>
  where T: AxisMark, F: AxisMark {
    BuilderConditional(branch: .second(second))
  }
}
