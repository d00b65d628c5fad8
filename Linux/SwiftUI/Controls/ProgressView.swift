import WebElements

/// Says how far some work is, or that it goes on.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  /// From 0 to 1; nil where nobody knows how much is left.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  private init<V>(_ value: V?, _ total: V, _ label: Label, _ currentValueLabel: CurrentValueLabel)
  where V: BinaryFloatingPoint {
    fraction = value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  private init(_ label: Label, _ currentValueLabel: CurrentValueLabel) {
    fraction = nil
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressView {
  /// Work of which a part is done, with any labels.
  public init<V>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(value, total, label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Work that goes on, without a label.
  public init() where Label == EmptyView {
    self.init(EmptyView(), EmptyView())
  }

  /// Work that goes on, with any label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label(), EmptyView())
  }

  /// Work that goes on, with a literal as label.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(Text(titleKey), EmptyView())
  }

  /// Work that goes on, with a text as label.
  @_disfavoredOverload public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(Text(title), EmptyView())
  }
}

extension ProgressView {
  /// Work of which a part is done, with any label.
  public init<V>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value, total, label(), EmptyView())
  }

  /// Work of which a part is done, without a label.
  public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value, total, EmptyView(), EmptyView())
  }

  /// Work of which a part is done, with a literal as label.
  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value, total, Text(titleKey), EmptyView())
  }

  /// Work of which a part is done, with a text as label.
  @_disfavoredOverload public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(value, total, Text(title), EmptyView())
  }
}

extension ProgressView: View {
  /// A bar with its labels, or a turning wheel where nobody knows how much is left.
  public var body: some View {
    ProgressElement(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
  }
}

private struct ProgressElement<Label: View, ValueLabel: View> {
  let fraction: Double?
  let label: Label
  let currentValueLabel: ValueLabel
}

extension ProgressElement: PrimitiveView {
  typealias Body = Never

  package func update(_ node: ViewNode) {
    node.setChild(label)
    var environment = node.environment
    environment.font = .caption
    environment.foreground = nil
    node.setSecondary(
      currentValueLabel.foregroundStyle(.secondary),
      slot: 0,
      environment: environment
    )
  }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let value = node.secondary[0]?.resolve().elements ?? []
    var attributes: [Attribute] = []
    if content.elements.isEmpty {
      attributes.append(Attribute("aria-label", fraction == nil ? "In progress" : "Progress"))
    }
    // Steps of a thousandth: a bar is not wider than that.
    if let fraction {
      attributes += [
        Attribute("max", "1000"), Attribute("value", String(Int((fraction * 1_000).rounded()))),
      ]
    }
    let control = node.element(
      .progress,
      slot: 1,
      class: fraction == nil ? "spinner" : "progress-bar",
      style: node.environment.tintStyle,
      attributes: attributes,
      content: .children([])
    )
    let parts = fraction == nil ? [control] + content.elements : content.elements + [control]
    let labelled = node.element(.label, slot: 2, class: "progress", content: .children(parts))
    return Output(
      Box(
        node.element(
          .div,
          class: fraction == nil ? "progress-view" : "progress-view gx",
          content: .children([labelled] + value)
        ),
        greedy: fraction == nil ? [] : .horizontal
      ),
      telling: content
    )
  }
}
