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
