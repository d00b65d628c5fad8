/// The configuration of a control that the user can configure with an intent.
@MainActor @preconcurrency public struct AppIntentControlConfiguration<Configuration, Content>
where Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate {
  let declaration: WidgetDeclaration

  /// Creates the configuration of a control.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the control.
  ///   - provider: Provides the control's value.
  ///   - content: Creates the template for a value.
  public init<Provider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration, Provider: AppIntentControlValueProvider {
    // The protocol does not require a sendable type, but several values may be requested at the
    // same time. A provider must therefore have no mutable state.
    nonisolated(unsafe) let provider = provider
    declaration = WidgetDeclaration(
      kind: kind,
      intent: Configuration.self,
      families: []
    ) { configuration, _ in
      guard let configuration = configuration as? Configuration else {
        preconditionFailure("\(kind) is configured by \(Configuration.self)")
      }
      let value = try await provider.currentValue(configuration: configuration)
      let entry = WidgetTimeline.Entry(date: .distantPast, view: content(value).view)
      return WidgetTimeline(entries: [entry], reload: nil)
    }
  }
}

extension AppIntentControlConfiguration: ControlWidgetConfiguration, DeclaringControl {}

/// A template that this module renders itself.
@MainActor protocol DrawnTemplate: ControlWidgetTemplate where Body == Never {
  var drawn: AnyView { get }
}

extension ControlWidgetTemplate {
  fileprivate var view: AnyView { (self as? any DrawnTemplate)?.drawn ?? body.view }
}

/// A provider of a control's value for a configuration.
public protocol AppIntentControlValueProvider {
  /// The type of the control's value.
  associatedtype Value
  /// The type of the configuration intent.
  associatedtype Configuration: ControlConfigurationIntent

  /// Returns a sample value immediately.
  func previewValue(configuration: Self.Configuration) -> Self.Value
  /// Returns the current value.
  func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}

/// A control configuration with a modified declaration.
private struct ChangedControl: DeclaringControl {
  let declaration: WidgetDeclaration

  init(
    _ configuration: some ControlWidgetConfiguration,
    _ change: (inout WidgetDeclaration) -> Void
  ) {
    var declaration = configuration.declaration
    change(&declaration)
    self.declaration = declaration
  }
}

extension ControlWidgetConfiguration {
  /// Sets the control's name in the gallery.
  @MainActor @preconcurrency public func displayName(
    _ displayName: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ChangedControl(self) { $0.displayName = String(localized: displayName) }
  }

  /// Sets the control's description in the gallery.
  @MainActor @preconcurrency public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    ChangedControl(self) { $0.description = String(localized: description) }
  }
}

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
