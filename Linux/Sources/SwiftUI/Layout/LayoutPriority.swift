/// A modifier that keeps a view at its ideal size if possible.
struct FixedSizeModifier: WrappingModifier {
  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.changingBoxes { box in
      box.greedy = []
      box.hasFixedWidth = true
      box = node.wrap(box, class: "b ideal")
    }
  }
}

/// A modifier that sets the view's priority when a row allocates space.
struct LayoutPriorityModifier: WrappingModifier {
  let value: Double

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.changingBoxes { box in
      box.layoutPriority = value
      box = node.wrap(box, class: "b")
    }
  }
}

extension View {
  /// Keeps the view at its ideal size even in a stack that is too narrow. A text stays on one line.
  public func fixedSize() -> some View {
    modifier(FixedSizeModifier())
  }

  /// Sets the view's priority when a row allocates space.
  ///
  /// Views with the highest priority are sized first, after the minimum sizes of the other views
  /// are reserved. The default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }
}
