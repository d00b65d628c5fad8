/// A control of an app's that the system shows: among its own controls, or on the lock screen.
@MainActor @preconcurrency public protocol ControlWidget {
  /// The type of configuration that `body` returns.
  associatedtype Body: ControlWidgetConfiguration
  /// Creates the control.
  init()
  /// What the control shows.
  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

/// What a control shows.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  /// The type of configuration that `body` returns.
  associatedtype Body: ControlWidgetConfiguration
  /// What the configuration consists of.
  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

/// A form of a control that the system draws.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  /// The type of template that `body` returns.
  associatedtype Body: ControlWidgetTemplate
  /// What the template consists of.
  @ControlWidgetTemplateBuilder var body: Self.Body { get }
}

extension Never: ControlWidgetConfiguration, ControlWidgetTemplate {}

extension ControlWidgetConfiguration where Body == Never {
  /// Never called: such a configuration is read as it is.
  public var body: Never {
    preconditionFailure("\(Self.self) is read as it is and has no body")
  }
}

extension ControlWidgetTemplate where Body == Never {
  /// Never called: the system draws such a template.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the system and has no body")
  }
}

/// Builds the configuration of a control.
@resultBuilder public struct ControlWidgetConfigurationBuilder {
  /// A single configuration stands for itself.
  public static func buildBlock<Content>(_ content: Content) -> some ControlWidgetConfiguration
  where Content: ControlWidgetConfiguration {
    content
  }
}

/// Builds the template of a control.
@resultBuilder public struct ControlWidgetTemplateBuilder {
  /// A single template stands for itself.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate {
    content
  }

  /// A single template stands for itself.
  public static func buildBlock<Content>(_ content: Content) -> some ControlWidgetTemplate
  where Content: ControlWidgetTemplate {
    content
  }
}
