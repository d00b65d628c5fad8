import WebElements

/// A modifier that places a second view over or behind a view. The second view has the size of the
/// first and never enlarges it.
struct LayerModifier<Layer: View>: WrappingModifier {
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  func update(_ node: ViewNode) {
    node.setCompanion(layer)
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes(on: node) { box, companion in
      guard let layer = companion(0), !layer.boxes.isEmpty else {
        return node.wrap(box, class: "z")
      }
      // Content that scrolls with the screen can be taller than the screen. A bottom overlay is
      // sticky, so that it stays visible.
      let sticks = box.scrolls && isInFront && alignment.vertical == .bottom
      let front = node.element(
        .div,
        slot: -box.element.id,
        class: sticks ? "layer pinned" : "layer",
        style: alignment.columnStyle,
        content: .children(layer.elements)
      )
      let elements = isInFront ? [box.element, front] : [front, box.element]
      return box.with(
        node.element(
          .div,
          slot: box.element.id,
          class: box.classes("z"),
          style: box.layoutStyle,
          content: .children(elements)
        )
      )
    }
  }
}

extension View {
  /// Places another view over the view.
  public func overlay<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }

  /// Places another view behind the view.
  public func background<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }
}
