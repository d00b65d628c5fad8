import Foundation
import WebElements

/// The rendering of shapes as CSS boxes with rounded corners where possible, and as SVG otherwise.
@MainActor enum ShapeDrawing {
  static func draw(
    _ shape: some Shape,
    fill style: some ShapeStyle,
    _ fillStyle: FillStyle,
    on node: ViewNode
  ) -> Output {
    let paint = style.painted(in: node.environment)
    if let shape = shape as? any BoxShape {
      let drawing = output(shape, Style([("background", paint.css)]), outset: 0, on: node)
      guard paint.isOpaque, shape.insetAmount == 0 else { return drawing }
      return drawing.changingBoxes { $0.filledCorners = shape.cornerRadius }
    }
    var attributes = [Attribute("fill", paint.css)]
    if fillStyle.isEOFilled { attributes.append(Attribute("fill-rule", "evenodd")) }
    return vector(shape, on: node, outset: 0, attributes: attributes)
  }

  static func draw(
    _ shape: some Shape,
    stroke style: some ShapeStyle,
    lineWidth: CGFloat,
    outset: CGFloat,
    on node: ViewNode
  ) -> Output {
    let paint = style.painted(in: node.environment).css
    if let box = shape as? any BoxShape {
      let line = Style([("border", "\(Style.points(lineWidth)) solid \(paint)")])
      return output(box, line, outset: outset, on: node)
    }
    return vector(
      shape,
      on: node,
      outset: outset - lineWidth / 2,
      attributes: [
        Attribute("fill", "none"), Attribute("stroke", paint),
        Attribute("stroke-width", Style.number(lineWidth)),
        Attribute("vector-effect", "non-scaling-stroke"),
      ]
    )
  }

  private static func output(
    _ shape: any BoxShape,
    _ style: Style,
    outset: CGFloat,
    on node: ViewNode
  ) -> Output {
    var style = style
    style.set("border-radius", shape.cornerRadius)
    if shape.insetAmount != outset {
      style.set("margin", points: shape.insetAmount - outset)
    }
    return Output(
      Box(
        node.element(.div, class: "shape gx gy", style: style),
        greedy: [.horizontal, .vertical]
      )
    )
  }

  /// Renders a shape as SVG.
  ///
  /// Only the browser knows the final size, so the outline is computed for a square and stretched.
  /// A circle keeps its proportions and is scaled to fit.
  private static func vector(
    _ shape: some Shape,
    on node: ViewNode,
    outset: CGFloat,
    attributes: [Attribute]
  ) -> Output {
    let circle = shape as? Circle
    let form: any Shape = circle.map { _ in Circle() } ?? shape
    let outline = form.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).svg
    let path = node.element(
      .path,
      slot: 1,
      attributes: [Attribute("d", outline)] + attributes
    )
    var style = Style()
    if let circle, circle.insetAmount != outset {
      style.set("margin", points: circle.insetAmount - outset)
    }
    return Output(
      Box(
        node.element(
          .svg,
          class: circle == nil ? "shape gx gy" : "shape circle gx gy",
          style: style,
          attributes: [
            Attribute("viewBox", "0 0 100 100"),
            Attribute("preserveAspectRatio", circle == nil ? "none" : "xMidYMid meet"),
            Attribute("aria-hidden", "true"),
          ],
          content: .children([path])
        ),
        greedy: [.horizontal, .vertical]
      )
    )
  }
}
