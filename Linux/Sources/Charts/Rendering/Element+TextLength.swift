import WebElements

extension Element {
  /// The approximate length of the element's text in characters. A column counts as its widest
  /// view, and a symbol counts as empty.
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
