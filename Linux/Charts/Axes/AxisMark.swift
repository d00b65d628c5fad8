import Foundation
import SwiftUI

/// A mark of an axis: a line across the plot, a tick, or a label.
public protocol AxisMark {}

/// An axis mark of this module; the protocol itself says nothing, so that no other type can be one.
protocol KnownAxisMark: AxisMark {
  var parts: [AxisPart] { get }
}

extension Never: AxisMark {}

extension AxisMark {
  var resolved: [AxisPart] { (self as? any KnownAxisMark)?.parts ?? [] }

  /// Draws the mark with a style.
  public func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle {
    StyledAxisMark(content: self) { $0.style = AnyShapeStyle(style) }
  }

  /// Sets the text of the mark in a font.
  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(content: self) { $0.font = $0.font ?? font }
  }
}

/// One mark of an axis, as its content describes it.
struct AxisPart {
  enum Kind {
    case gridLine(isCentered: Bool, stroke: StrokeStyle?)
    case tick(isCentered: Bool, length: CGFloat, stroke: StrokeStyle?)
    case label(AxisLabelContent)
  }

  var kind: Kind
  var style: AnyShapeStyle?
  var font: Font?
}

struct StyledAxisMark<Content: AxisMark> {
  let content: Content
  let change: (inout AxisPart) -> Void
}

extension StyledAxisMark: KnownAxisMark {
  var parts: [AxisPart] {
    content.resolved.map { part in
      var part = part
      change(&part)
      return part
    }
  }
}

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

  /// A single mark stands for itself.
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
  public static func buildIf<T>(_ content: T?) -> some AxisMark where T: AxisMark {
    AxisMarkList(parts: content?.resolved ?? [])
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
