/// What the system shows of an app outside of its windows.
@MainActor @preconcurrency public protocol Widget {
  /// The type of configuration that `body` returns.
  associatedtype Body: WidgetConfiguration
  /// Creates the widget.
  init()
  /// What the widget shows, and when.
  var body: Self.Body { get }
}

/// What a widget shows, in which sizes, and when.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of configuration that `body` returns.
  associatedtype Body: WidgetConfiguration
  /// What the configuration consists of.
  var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never called: such a configuration is read as it is.
  public var body: Never {
    preconditionFailure("\(Self.self) is read as it is and has no body")
  }
}
