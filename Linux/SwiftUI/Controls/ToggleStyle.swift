import WebElements

/// Shows switches in a way of the app's own.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What the style shows.
  associatedtype Body: View
  /// The switch that the style shows.
  typealias Configuration = ToggleStyleConfiguration
  /// Shows a switch.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The switch that a style shows.
public struct ToggleStyleConfiguration {
  /// The label of a switch, its type erased.
  public struct Label {
    let view: AnyView
  }

  /// The switch's label.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the switch is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: PassingView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(view) }
}

private struct ToggleFormKey: EnvironmentKey {
  static var defaultValue: (any ToggleStyle)? { nil }
}

extension EnvironmentValues {
  /// The app's own style of switches; nil for the system's.
  var toggleForm: (any ToggleStyle)? {
    get { self[ToggleFormKey.self] }
    set { self[ToggleFormKey.self] = newValue }
  }
}

extension ToggleStyle {
  func view(label: AnyView, isOn: Binding<Bool>) -> any View {
    StyledToggle(
      style: DynamicPropertyWalk.detached(self),
      configuration: .init(label: .init(view: label), isOn: isOn)
    )
    .environment(\.toggleForm, nil)
  }
}

/// Gives a style a node of its own, where its environment lives.
private struct StyledToggle<S: ToggleStyle>: View, DynamicPropertyOwner {
  let style: S
  let configuration: ToggleStyleConfiguration

  var dynamicPropertyOwner: Any { style }
  var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
  /// Shows switches in a style of the app's own.
  public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    environment(\.toggleForm, style)
  }
}
