/// Several axis marks.
struct AxisMarkList: KnownAxisMark {
  let parts: [AxisPart]
}

/// Builds the marks of an axis from the statements of a closure.
@resultBuilder public struct AxisMarkBuilder {
  /// A closure without statements draws nothing.
  public static func buildBlock() -> some AxisMark {
    AxisMarkList(parts: [])
  }

  /// A single mark is the whole content.
  public static func buildBlock<C>(_ content: C) -> C where C: AxisMark {
    content
  }

  /// Several marks.
  public static func buildBlock<each C>(_ content: repeat each C) -> some AxisMark
  where repeat each C: AxisMark {
    var parts: [AxisPart] = []
    repeat parts += (each content).resolved
    return AxisMarkList(parts: parts)
  }

  /// An `if` without `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisMark {
    content
  }

  /// The first branch of an `if`.
  public static func buildEither<T, F>(first: T) -> BuilderConditional<T, F>
  where T: AxisMark, F: AxisMark {
    BuilderConditional(branch: .first(first))
  }

  /// The second branch of an `if`.
  public static func buildEither<T, F>(second: F) -> BuilderConditional<T, F>
  where T: AxisMark, F: AxisMark {
    BuilderConditional(branch: .second(second))
  }
}
