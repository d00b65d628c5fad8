import Foundation
import WebElements

/// Gives a view a box of a fixed size along one or both axes.
struct FrameModifier: WrappingModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func modify(_ environment: inout EnvironmentValues) {
    if let width { environment.fixedSize.width = width }
    if let height { environment.fixedSize.height = height }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { box in
      var box = box
      if width != nil {
        box.greedy.remove(.horizontal)
        box.hasFixedWidth = true
      }
      if height != nil {
        box.greedy.remove(.vertical)
        box.scrolls = false
      }
      var style = alignment.columnStyle
      style.set("width", points: width)
      style.set("height", points: height)
      let classes = [width.map { _ in "fw" }, height.map { _ in "fh" }].compactMap { $0 }
      return node.wrap(box, class: (["b"] + classes).joined(separator: " "), style: style)
    }
  }
}

/// Gives a view a box whose size lies between bounds. Without bounds along an axis, the box is as
/// large there as the view; with an infinite upper bound it takes all the room there is.
struct FlexibleFrameModifier: WrappingModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { box in
      var box = box
      if maxWidth != nil { box.greedy.insert(.horizontal) }
      if maxHeight != nil { box.greedy.insert(.vertical) }
      var style = alignment.columnStyle
      style.set("min-width", points: minWidth)
      style.set("min-height", points: minHeight)
      let isCapped = maxWidth.map { $0 < .infinity } ?? false
      if isCapped { style.set("max-width", points: maxWidth) }
      if maxHeight != .infinity { style.set("max-height", points: maxHeight) }
      style.set("--wish", points: idealWidth)
      let classes = ["b", isCapped ? "capped" : nil, idealWidth == nil ? nil : "wish"]
      return node.wrap(
        box,
        class: classes.compactMap { $0 }.joined(separator: " "),
        style: style
      )
    }
  }
}

extension View {
  /// Gives the view a box of a fixed size, in points.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a box whose size lies between bounds, in points. An ideal width counts where
  /// ``ViewThatFits`` asks for it; ideal heights do not, as a browser asks for none.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth,
        idealWidth: idealWidth,
        maxWidth: maxWidth,
        minHeight: minHeight,
        maxHeight: maxHeight,
        alignment: alignment
      )
    )
  }
}
