import WebElements

/// A view that shows the progress of a task.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  /// The completed fraction from 0 to 1, or nil if the remaining work is unknown.
  let fraction: Double?
  let label: Label

  private init(_ fraction: Double?, _ label: Label) {
    self.fraction = fraction
    self.label = label
  }

  private static func fraction<V>(_ value: V?, of total: V) -> Double?
  where V: BinaryFloatingPoint {
    value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view for indeterminate progress with a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label())
  }

  /// Creates a view for indeterminate progress with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey))
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
    self.init(Self.fraction(value, of: total), label())
  }

  /// Creates a view for progress without a label. If the value is nil, the progress is
  /// indeterminate.
  public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(Self.fraction(value, of: total), EmptyView())
  }

  /// Creates a view for progress with a localized title. If the value is nil, the progress is
  /// indeterminate.
  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(Self.fraction(value, of: total), Text(titleKey))
  }
}

extension ProgressView: View {
  /// The label with a bar, or with a spinner if the remaining work is unknown.
  public var body: some View {
    ProgressElement(fraction: fraction, label: label)
  }
}

private struct ProgressElement<Label: View>: PrimitiveView {
  let fraction: Double?
  let label: Label

  package func update(_ node: ViewNode) { node.setChild(label) }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
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
      attributes: attributes
    )
    let parts = fraction == nil ? [control] + content.elements : content.elements + [control]
    let labeled = node.element(.label, slot: 2, class: "progress", content: .children(parts))
    return Output(
      Box(
        node.element(
          .div,
          class: fraction == nil ? "progress-view" : "progress-view gx",
          content: .children([labeled])
        ),
        greedy: fraction == nil ? [] : .horizontal
      ),
      telling: content
    )
  }
}
