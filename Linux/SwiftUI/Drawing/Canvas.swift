import Foundation
import WebElements

/// A picture that a closure draws.
///
/// The server does not know how large the browser makes a view, so a canvas needs a fixed size: that
/// of the nearest `frame(width:height:)` around it.
public struct Canvas<Symbols> where Symbols: View {
  /// The views that the picture may show.
  public var symbols: Symbols
  /// Draws the picture in a size, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the picture covers its whole size.
  public var isOpaque: Bool
  /// The space in which colors are mixed. The browser mixes in sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether the picture may come later than the views around it. It never does on Linux.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  /// Creates a picture that a closure draws.
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
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) {}

  package func render(_ node: ViewNode) -> Output {
    let proposed = node.environment.fixedSize
    guard let width = proposed.width, let height = proposed.height else {
      preconditionFailure("A Canvas needs a fixed size: put frame(width:height:) around it")
    }
    var context = GraphicsContext(node.environment)
    renderer(&context, CGSize(width: width, height: height))
    // What has no outline is left out; the others keep the elements that their place has.
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
  /// Whether the view whose body this is in has values that an animation changes. SwiftUI runs the
  /// body of such a view on the way; of others it knows nothing to change step by step.
  fileprivate var isInAnimatable: Bool {
    let owner = sequence(first: self, next: \.parent).first { !$0.isPrimitive }
    return owner?.view is any Animatable
  }
}

/// The space in which the colors of a picture are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// sRGB, its channels not yet corrected for the eye.
  case linear
  /// The same, with channels below 0 and above 1.
  case extendedLinear
}

/// The lengths that the frames around a view fix.
struct FixedSize {
  var width: CGFloat?
  var height: CGFloat?
}

private struct FixedSizeKey: EnvironmentKey { static let defaultValue = FixedSize() }

extension EnvironmentValues {
  var fixedSize: FixedSize {
    get { self[FixedSizeKey.self] }
    set { self[FixedSizeKey.self] = newValue }
  }
}
