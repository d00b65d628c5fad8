/// An app's control that the system shows in Control Center or on the lock screen.
@MainActor @preconcurrency public protocol ControlWidget {
  /// The type of configuration that `body` returns.
  associatedtype Body: ControlWidgetConfiguration
  /// Creates the control.
  init()
  /// The configuration of the control.
  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

/// The configuration of a control.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  /// The type of configuration that `body` returns.
  associatedtype Body: ControlWidgetConfiguration
  /// The content of the configuration.
  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

/// A template for a control that the system renders.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  /// The type of template that `body` returns.
  associatedtype Body: ControlWidgetTemplate
  /// The content of the template.
  @ControlWidgetTemplateBuilder var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration, ControlWidgetTemplate {}

extension ControlWidgetConfiguration where Body == Never {
  /// Never called, because the configuration is read directly.
  public var body: Never {
    preconditionFailure("\(Self.self) is read directly and has no body")
  }
}

extension ControlWidgetTemplate where Body == Never {
  /// Never called, because the system renders the template.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the system and has no body")
  }
}

/// A result builder for control configurations.
@resultBuilder public struct ControlWidgetConfigurationBuilder {
  /// Passes a single configuration through.
  public static func buildBlock<Content>(_ content: Content) -> some ControlWidgetConfiguration
  where Content: ControlWidgetConfiguration {
    content
  }
}

/// A result builder for control templates.
@resultBuilder public struct ControlWidgetTemplateBuilder {
  /// Passes a single template through.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate {
    content
  }

  /// Passes a single template through.
  public static func buildBlock<Content>(_ content: Content) -> some ControlWidgetTemplate
  where Content: ControlWidgetTemplate {
    content
  }
}
