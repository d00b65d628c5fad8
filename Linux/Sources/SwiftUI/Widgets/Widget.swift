/// An app's content that the system shows outside the app.
@MainActor @preconcurrency public protocol Widget {
  /// The type of configuration that `body` returns.
  associatedtype Body: WidgetConfiguration
  /// Creates the widget.
  init()
  /// The content, sizes, and update schedule of the widget.
  var body: Self.Body { get }
}

/// The content, sizes, and update schedule of a widget.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of configuration that `body` returns.
  associatedtype Body: WidgetConfiguration
  /// The content of the configuration.
  var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never called, because the configuration is read directly.
  public var body: Never {
    preconditionFailure("\(Self.self) is read directly and has no body")
  }
}
