import Foundation
import WebElements

/// Puts a box around a view that a style sheet draws in another way.
struct StyleModifier: WrappingModifier {
  let style: Style
  var className = "b"

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { node.wrap($0, class: className, style: style) }
  }
}

extension View {
  /// Makes the view less opaque, from 1 down to 0.
  public func opacity(_ opacity: Double) -> some View {
    modifier(StyleModifier(style: Style([("opacity", Style.number(opacity))])))
  }

  /// Takes colour out of the view: from 0, none of it, to less than 1, nearly all.
  public func grayscale(_ amount: Double) -> some View {
    // A browser draws what has a filter apart, whatever it does.
    let style = amount > 0 ? Style([("filter", "grayscale(\(Style.number(amount)))")]) : Style()
    return modifier(StyleModifier(style: style))
  }

  /// Puts a shadow behind the view; lengths in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }

  /// Shows the view larger or smaller; its room stays the same.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(
      StyleModifier(
        style: Style([
          ("transform", "scale(\(Style.number(s)))"), ("transform-origin", anchor.css),
        ])
      )
    )
  }

  /// Says where the view answers to a tap. In the browser that is its whole box, whatever the shape.
  public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    self
  }
}

/// A point in a view, from 0 to 1 along its width and its height.
public struct UnitPoint: Hashable, Sendable {
  /// From left (0) to right (1).
  public var x: CGFloat
  /// From top (0) to bottom (1).
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the side where text begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where text ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  var css: String { "\(Style.number(x * 100))% \(Style.number(y * 100))%" }
}
