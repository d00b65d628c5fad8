/// A control that performs an intent when tapped.
@MainActor @preconcurrency public struct ControlWidgetButton<Label, ActionLabel, Action>
where Label: View, ActionLabel: View {
  let drawn: AnyView

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The intent to perform.
  ///   - label: Creates the label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
    drawn = AnyView(Button(intent: action, label: label).buttonStyle(ControlStyle()))
  }
}

extension ControlWidgetButton: ControlWidgetTemplate, DrawnTemplate {}

/// The default label of a button while its action runs, which is empty.
@MainActor @preconcurrency public struct ControlWidgetButtonDefaultActionLabel: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// A style whose label fills the control's tile.
private struct ControlStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
