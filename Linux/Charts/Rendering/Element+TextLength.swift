import WebElements

extension Element {
  /// How many characters stand beside each other in the element, roughly. A column is as wide as the
  /// widest of its views, and a symbol is no text.
  var textLength: Int {
    switch content {
    case .text(let text): return classes.contains("sym") ? 0 : text.count
    case .children(let children):
      let lengths = children.map(\.textLength)
      return classes.contains("v") ? lengths.max() ?? 0 : lengths.reduce(0, +)
    }
  }

  private var classes: [Substring] {
    attributes.first { $0.name == "class" }?.value.split(separator: " ") ?? []
  }
}
