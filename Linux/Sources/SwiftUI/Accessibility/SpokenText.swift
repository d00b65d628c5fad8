import WebElements

extension Element {
  /// The text that a screen reader speaks for the element: its label, or otherwise its content.
  ///
  /// Buttons, links, and inputs inside the element are left out, and so is hidden content.
  var spokenText: String {
    if isUnspoken { return "" }
    if let spokenLabel { return spokenLabel }
    switch content {
    case .text(let text): return text
    case .children(let children):
      // Only one of several equivalent layouts is visible.
      let shown =
        attributes.contains { $0.name == "data-axes" } ? children.prefix(1) : children[...]
      return shown.filter { $0.tag != .button && $0.tag != .a && $0.tag != .input }
        .spokenText
    }
  }

  /// The text that a screen reader speaks for the first button or link in the element, or nil if
  /// there is none.
  var spokenTextOfFirstControl: String? {
    if tag == .button || tag == .a { return spokenText }
    guard case .children(let children) = content else { return nil }
    return children.firstNonNil(\.spokenTextOfFirstControl)
  }

  /// True if a screen reader speaks a button or link first; nil if it speaks nothing.
  var beginsWithControl: Bool? {
    if tag == .button || tag == .a { return true }
    if case .children(let children) = content, spokenLabel == nil, !isUnspoken {
      return children.firstNonNil(\.beginsWithControl)
    }
    return spokenText.isEmpty ? nil : false
  }

  private var spokenLabel: String? { attributes.first { $0.name == "aria-label" }?.value }
  private var isUnspoken: Bool {
    attributes.contains { $0.name == "aria-hidden" || $0.name == "popover" }
  }
}

extension [Element] {
  /// The text that a screen reader speaks for all elements.
  var spokenText: String {
    map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Output {
  /// The text that a screen reader speaks for the whole output.
  var spokenText: String { elements.spokenText }
}
