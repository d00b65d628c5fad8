import Foundation
import WebElements

/// A view that a closure draws.
///
/// The server does not know the size of a view in the browser, so a canvas needs an enclosing
/// `frame(width:height:)`.
public struct Canvas<Symbols> where Symbols: View {
  /// The views that the drawing can refer to.
  public var symbols: Symbols
  /// Draws into the context. The size is in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the drawing covers the whole canvas.
  public var isOpaque: Bool
  /// The color space in which colors are mixed. Browsers always mix in sRGB.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether the drawing may appear after the surrounding views. On
  /// Linux the value has no effect.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas that a closure draws.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      symbols: EmptyView(),
      renderer: renderer,
      isOpaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously
    )
  }
}

extension Canvas: PrimitiveView {
  package func render(_ node: ViewNode) -> Output {
    let proposed = node.environment.fixedSize
    guard let width = proposed.width, let height = proposed.height else {
      preconditionFailure("A Canvas needs a fixed size: put frame(width:height:) around it")
    }
    var context = GraphicsContext(node.environment)
    renderer(&context, CGSize(width: width, height: height))
    // Marks that draw nothing are left out. The other marks keep their slots, and thereby their
    // elements.
    let marks = context.drawing.marks.enumerated().filter { !$1.isEmpty }.map { index, mark in
      node.element(
        mark.tag,
        slot: index + 1,
        attributes: mark.attributes,
        content: mark.content
      )
    }
    let size = "\(Style.number(width)) \(Style.number(height))"
    var box = Box(
      node.element(
        .svg,
        class: node.isInAnimatable ? "canvas moving" : "canvas",
        style: Style([("width", Style.points(width)), ("height", Style.points(height))]),
        attributes: [Attribute("viewBox", "0 0 \(size)"), Attribute("aria-hidden", "true")],
        content: .children(marks)
      )
    )
    box.hasFixedWidth = true
    return Output(box)
  }
}

extension ViewNode {
  /// True if the view whose body contains the canvas has animatable data.
  ///
  /// SwiftUI runs the body of such a view again during an animation. Views without animatable data
  /// have nothing to interpolate.
  fileprivate var isInAnimatable: Bool {
    let owner = sequence(first: self, next: \.parent).first { !$0.isPrimitive }
    return owner?.view is any Animatable
  }
}

/// The color space in which the colors of a canvas are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The sRGB color space.
  case nonLinear
  /// The sRGB color space with linear (not gamma-corrected) channels.
  case linear
  /// The linear sRGB color space with channels below 0 and above 1.
  case extendedLinear
}

/// The width and height that enclosing frames set, in points.
struct FixedSize {
  var width: CGFloat?
  var height: CGFloat?
}

extension EnvironmentValues {
  @Entry var fixedSize = FixedSize()
}
