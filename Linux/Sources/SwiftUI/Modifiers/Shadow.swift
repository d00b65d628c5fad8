import Foundation

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
