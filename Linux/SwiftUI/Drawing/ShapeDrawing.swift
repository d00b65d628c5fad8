import Foundation
import WebElements

/// Makes elements of shapes: a box with round corners where a style sheet can draw it, SVG for all
/// others.
@MainActor enum ShapeDrawing {
  static func draw(_ shape: some Shape, fill style: some ShapeStyle, on node: ViewNode) -> Output {
    let paint = style.painted(in: node.environment)
    if let shape = shape as? any BoxShape {
      let drawing = output(shape, Style([("background", paint.css)]), outset: 0, on: node)
      guard paint.isOpaque, !shape.isSquare, shape.insetAmount == 0 else { return drawing }
      return drawing.mapBoxes { box in
        var box = box
        box.filledCorners = shape.cornerRadius
        return box
      }
    }
    return vector(shape, on: node, attributes: [Attribute("fill", paint.css)])
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
    let classes = shape.isSquare ? "shape square gx gy" : "shape gx gy"
    return Output(
      Box(
        node.element(.div, class: classes, style: style, content: .children([])),
        greedy: [.horizontal, .vertical]
      )
    )
  }

  /// A shape of any form. The size it gets is known to the browser alone, so the outline is made for
  /// a square and stretched.
  private static func vector(
    _ shape: some Shape,
    on node: ViewNode,
    attributes: [Attribute]
  ) -> Output {
    let outline = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).svg
    let path = node.element(
      .path,
      slot: 1,
      attributes: [Attribute("d", outline)] + attributes,
      content: .children([])
    )
    return Output(
      Box(
        node.element(
          .svg,
          class: "shape gx gy",
          attributes: [
            Attribute("viewBox", "0 0 100 100"), Attribute("preserveAspectRatio", "none"),
            Attribute("aria-hidden", "true"),
          ],
          content: .children([path])
        ),
        greedy: [.horizontal, .vertical]
      )
    )
  }
}
