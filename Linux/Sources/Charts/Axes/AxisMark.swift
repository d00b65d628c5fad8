import SwiftUI

/// A mark of an axis: a grid line or a label.
public protocol AxisMark {}

/// An axis mark that this module implements. The public protocol has no requirements, so other
/// types can't provide marks.
protocol KnownAxisMark: AxisMark {
  var parts: [AxisPart] { get }
}

extension Optional: AxisMark where Wrapped: AxisMark {}

extension Optional: KnownAxisMark where Wrapped: AxisMark {
  var parts: [AxisPart] { self?.resolved ?? [] }
}

extension AxisMark {
  var resolved: [AxisPart] { (self as? any KnownAxisMark)?.parts ?? [] }

  /// Sets the style of the mark.
  public func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle {
    StyledAxisMark(content: self) { $0.style = AnyShapeStyle(style) }
  }

  /// Sets the font of the mark's text.
  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(content: self) { $0.font = $0.font ?? font }
  }
}

struct StyledAxisMark<Content: AxisMark>: KnownAxisMark {
  let content: Content
  let change: (inout AxisPart) -> Void

  var parts: [AxisPart] {
    content.resolved.map { part in
      var part = part
      change(&part)
      return part
    }
  }
}

/// A mark of an axis with its properties.
struct AxisPart {
  enum Kind {
    case gridLine(isCentered: Bool, stroke: StrokeStyle?)
    case label(AxisLabelContent)
  }

  var kind: Kind
  var style: AnyShapeStyle?
  var font: Font?
}

/// A line across the plot at a value of an axis.
public struct AxisGridLine: KnownAxisMark {
  let isCentered: Bool
  let stroke: StrokeStyle?

  /// Creates a grid line.
  ///
  /// - Parameters:
  ///   - centered: True to draw the line midway between its value and the next value.
  ///   - stroke: The stroke style; nil for a width of one point.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.stroke = stroke
  }

  var parts: [AxisPart] { [AxisPart(kind: .gridLine(isCentered: isCentered, stroke: stroke))] }
}

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
