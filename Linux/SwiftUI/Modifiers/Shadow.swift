import Foundation

/// Puts a shadow behind what the view draws.
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
      // The shadow of a filled rectangle is the same either way. This one costs a browser little; a
      // filter has it draw all that it shadows once more.
      return node.wrap(
        box,
        class: "b",
        style: Style([("box-shadow", lengths(radius * 2)), ("border-radius", corners)])
      )
    }
  }

  private var filter: Style { Style([("filter", "drop-shadow(\(lengths(radius)))")]) }

  /// A filter names the deviation of its blur, a box the width, which is twice that.
  private func lengths(_ blur: CGFloat) -> String {
    [x, y, blur].map(Style.points).joined(separator: " ") + " \(color.paint.css)"
  }
}
