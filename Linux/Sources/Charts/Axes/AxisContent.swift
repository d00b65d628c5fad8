/// The content of an axis: groups of marks.
public protocol AxisContent {}

/// Axis content that this module implements. The public protocol has no requirements, so other
/// types can't provide content.
protocol KnownAxisContent: AxisContent {
  var groups: [AxisGroup] { get }
}

extension AxisContent {
  var resolved: [AxisGroup] { (self as? any KnownAxisContent)?.groups ?? [] }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: KnownAxisContent where Wrapped: AxisContent {
  var groups: [AxisGroup] { self?.resolved ?? [] }
}

/// A group of axis marks: grid lines and labels at the same values.
struct AxisGroup {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// The function that returns the marks at a value; nil for the default marks.
  var parts: ((AxisValue) -> [AxisPart])?
}

/// Several groups in order.
struct AxisContentList: KnownAxisContent {
  let groups: [AxisGroup]
}

/// A result builder for the content of an axis.
@resultBuilder public struct AxisContentBuilder {
  /// Returns empty content for a closure without statements, which omits the axis.
  public static func buildBlock() -> some AxisContent {
    AxisContentList(groups: [])
  }

  /// Passes a single group through.
  public static func buildBlock<C>(_ content: C) -> C where C: AxisContent {
    content
  }

  /// Combines several groups.
  public static func buildBlock<each C>(_ content: repeat each C) -> some AxisContent
  where repeat each C: AxisContent {
    var groups: [AxisGroup] = []
    repeat groups += (each content).resolved
    return AxisContentList(groups: groups)
  }

  /// Supports `if` without `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisContent {
    content
  }

  /// Supports the first branch of an `if`.
  public static func buildEither<T, F>(first: T) -> BuilderConditional<T, F>
  where T: AxisContent, F: AxisContent {
    BuilderConditional(branch: .first(first))
  }

  /// Supports the second branch of an `if`.
  public static func buildEither<T, F>(second: F) -> BuilderConditional<T, F>
  where T: AxisContent, F: AxisContent {
    BuilderConditional(branch: .second(second))
  }
}
