import WebElements

/// Keeps a view at the size it has where there is room enough.
struct FixedSizeModifier: WrappingModifier {
  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { box in
      var box = box
      box.greedy = []
      box.hasFixedWidth = true
      return node.wrap(box, class: "b ideal")
    }
  }
}

/// Says which views of a row get their room first.
struct LayoutPriorityModifier: WrappingModifier {
  let value: Double

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { box in
      var box = box
      box.layoutPriority = value
      return node.wrap(box, class: "b")
    }
  }
}

extension View {
  /// Keeps the view at its ideal size, a text in one line, where its stack is too narrow as well.
  public func fixedSize() -> some View {
    modifier(FixedSizeModifier())
  }

  /// Says which view of a row gets its room first: the one with the highest priority, what the others
  /// need at least set aside. All have 0 by default.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }
}
