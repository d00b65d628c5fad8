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
