/// A control that does something when it is tapped.
@MainActor @preconcurrency public struct ControlWidgetButton<Label, ActionLabel, Action>
where Label: View, ActionLabel: View {
  let drawn: AnyView

  /// Creates a button.
  /// - Parameters:
  ///   - action: What it does.
  ///   - label: What it shows.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
    drawn = AnyView(Button(intent: action, label: label).buttonStyle(ControlStyle()))
  }
}

extension ControlWidgetButton: ControlWidgetTemplate, DrawnTemplate {
  /// `Never`, because this type renders without a body.
  public typealias Body = Never
}

/// What a button says while it does what it does: nothing more.
@MainActor @preconcurrency public struct ControlWidgetButtonDefaultActionLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A symbol and its words on a ground of their own, as the system draws a control.
private struct ControlStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
