import Foundation

/// A control that its person can configure.
@MainActor @preconcurrency public struct AppIntentControlConfiguration<Configuration, Content>
where Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate {
  let declaration: WidgetDeclaration

  /// Creates the configuration of a control.
  /// - Parameters:
  ///   - kind: Which control it is.
  ///   - provider: Says what it shows.
  ///   - content: Shows it.
  public init<Provider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration, Provider: AppIntentControlValueProvider {
    // It is asked for one value at a time, from here alone.
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

extension AppIntentControlConfiguration: ControlWidgetConfiguration, DeclaringControl {
  /// `Never`, because this type renders without a body.
  public typealias Body = Never
}

/// A template that this module draws itself.
@MainActor protocol DrawnTemplate: ControlWidgetTemplate where Body == Never {
  var drawn: AnyView { get }
}

extension ControlWidgetTemplate {
  /// The template as a view.
  fileprivate var view: AnyView { (self as? any DrawnTemplate)?.drawn ?? body.view }
}
