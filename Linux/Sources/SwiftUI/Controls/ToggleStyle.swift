import WebElements

/// A type that defines the appearance of switches.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of view that represents the switch.
  associatedtype Body: View
  /// The properties of the switch.
  typealias Configuration = ToggleStyleConfiguration
  /// Creates the view for a switch.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a switch.
public struct ToggleStyleConfiguration {
  /// A type-erased label of a switch.
  public struct Label {
    let view: AnyView
  }

  /// The label of the switch.
  public let label: ToggleStyleConfiguration.Label
  /// A Boolean value that indicates whether the switch is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: PassingView {
  package func update(_ node: ViewNode) { node.setChild(view) }
}

extension EnvironmentValues {
  /// The custom toggle style, or nil for the system's.
  @Entry var toggleForm: (any ToggleStyle)?
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

/// A view that renders a custom style in its own node, which holds the style's environment.
private struct StyledToggle<S: ToggleStyle>: View, DynamicPropertyOwner {
  let style: S
  let configuration: ToggleStyleConfiguration

  var dynamicPropertyOwner: Any { style }
  var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets a custom style for the switches in the view.
  public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    environment(\.toggleForm, style)
  }
}
