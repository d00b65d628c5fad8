import Foundation
import WebElements

/// A modifier that gives a view a fixed size along one or both axes.
struct FrameModifier: WrappingModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func modify(_ environment: inout EnvironmentValues) {
    if let width { environment.fixedSize.width = width }
    if let height { environment.fixedSize.height = height }
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.changingBoxes { box in
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
      box = node.wrap(box, class: (["b"] + classes).joined(separator: " "), style: style)
    }
  }
}

/// A modifier that limits a view's size.
///
/// Without limits along an axis, the frame is as large as the view. With an infinite maximum, it
/// takes all available space.
struct FlexibleFrameModifier: WrappingModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.changingBoxes { box in
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
      box = node.wrap(
        box,
        class: classes.compactMap { $0 }.joined(separator: " "),
        style: style
      )
    }
  }
}

extension View {
  /// Sets a fixed frame, in points.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Limits the view's frame, in points.
  ///
  /// An ideal width applies in ``ViewThatFits``. Ideal heights have no effect, because CSS has no
  /// equivalent.
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
