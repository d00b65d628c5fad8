import WebElements

/// A value with a label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a labeled view with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// The label at the leading edge and the value in the secondary color at the trailing edge.
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
    .modifier(ValueBelow())
  }
}

/// A modifier that wraps the value to the line below its label if label and value don't fit on one
/// line, as in pickers.
private struct ValueBelow: PrimitiveModifier {
  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { node.wrap($0, class: "b labeled") }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a labeled view with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a labeled view with a string as its title.
  @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled text with a localized title.
  public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a labeled text.
  @_disfavoredOverload public init<S1, S2>(_ title: S1, value: S2)
  where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }
}
