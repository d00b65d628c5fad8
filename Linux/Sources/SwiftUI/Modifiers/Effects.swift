import Foundation
import WebElements

/// A modifier that wraps a view in an element with an inline style.
struct StyleModifier: WrappingModifier {
  let style: Style

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { node.wrap($0, class: "b", style: style) }
  }
}

/// A modifier that mirrors a view in a layout from right to left.
private struct FlipModifier: WrappingModifier {
  let isEnabled: Bool

  func render(_ content: Output, _ node: ViewNode) -> Output {
    guard isEnabled, node.environment.layoutDirection == .rightToLeft else { return content }
    return content.mapBoxes { node.wrap($0, class: "b flipped") }
  }
}

extension View {
  /// Sets the opacity of the view, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View {
    modifier(StyleModifier(style: Style([("opacity", Style.number(opacity))])))
  }

  /// Reduces the color saturation of the view, from 0 (all color) to 1 (gray).
  public func grayscale(_ amount: Double) -> some View {
    // Without an effect, the filter is left out, because browsers render any filter in a separate
    // layer.
    let style = amount > 0 ? Style([("filter", "grayscale(\(Style.number(amount)))")]) : Style()
    return modifier(StyleModifier(style: style))
  }

  /// Adds a shadow. Lengths are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
  }

  /// Scales the view without changing its layout size.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(
      StyleModifier(
        style: Style([
          ("transform", "scale(\(Style.number(s)))"), ("transform-origin", anchor.css),
        ])
      )
    )
  }

  /// Mirrors the view horizontally when the layout direction is right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }

  /// Sets the shape for hit testing. In the browser, the whole box responds regardless of the
  /// shape.
  public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    self
  }
}

/// A point in a view in relative coordinates from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position, from 0 (left) to 1 (right).
  public var x: CGFloat
  /// The vertical position, from 0 (top) to 1 (bottom).
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  var css: String { "\(Style.number(x * 100))% \(Style.number(y * 100))%" }
}

/// A modifier that adds a shadow to the view's drawing.
struct ShadowModifier: WrappingModifier {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { box in
      guard let corners = box.filledCorners else {
        return node.wrap(box, class: "b", style: filter)
      }
      // `box-shadow` gives a filled rectangle the same shadow as a filter and is cheap. A filter
      // makes the browser draw the content twice.
      return node.wrap(
        box,
        class: "b",
        style: Style([("box-shadow", lengths(radius * 2)), ("border-radius", corners)])
      )
    }
  }

  private var filter: Style { Style([("filter", "drop-shadow(\(lengths(radius)))")]) }

  /// Returns the CSS lengths and color. A filter takes the standard deviation of the blur, and
  /// `box-shadow` takes its width, which is twice as large.
  private func lengths(_ blur: CGFloat) -> String {
    [x, y, blur].map(Style.points).joined(separator: " ") + " \(color.paint.css)"
  }
}
