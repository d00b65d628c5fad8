import WebElements

/// A view that shows the progress of a task.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  /// The completed fraction from 0 to 1, or nil if the remaining work is unknown.
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
  /// Creates a view for progress with custom labels. If the value is nil, the progress is
  /// indeterminate.
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
  /// Creates a view for indeterminate progress without a label.
  public init() where Label == EmptyView {
    self.init(EmptyView(), EmptyView())
  }

  /// Creates a view for indeterminate progress with a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label(), EmptyView())
  }

  /// Creates a view for indeterminate progress with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(Text(titleKey), EmptyView())
  }
}

extension ProgressView {
  /// Creates a view for progress with a custom label. If the value is nil, the progress is
  /// indeterminate.
  public init<V>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value, total, label(), EmptyView())
  }

  /// Creates a view for progress without a label. If the value is nil, the progress is
  /// indeterminate.
  public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value, total, EmptyView(), EmptyView())
  }

  /// Creates a view for progress with a localized title. If the value is nil, the progress is
  /// indeterminate.
  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(value, total, Text(titleKey), EmptyView())
  }
}

extension ProgressView: View {
  /// The labels with a bar, or with a spinner if the remaining work is unknown.
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
      let label = node.localized(fraction == nil ? "In progress" : "Progress")
      attributes.append(Attribute("aria-label", label))
    }
    // A bar is at most about 1,000 points wide, so finer steps would not be visible.
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
    let labeled = node.element(.label, slot: 2, class: "progress", content: .children(parts))
    return Output(
      Box(
        node.element(
          .div,
          class: fraction == nil ? "progress-view" : "progress-view gx",
          content: .children([labeled] + value)
        ),
        greedy: fraction == nil ? [] : .horizontal
      ),
      telling: content
    )
  }
}
