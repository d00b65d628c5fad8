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

/// The widgets and controls of an app.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of widget that `body` returns.
  associatedtype Body: Widget
  /// Creates the bundle.
  init()
  /// The widgets and controls in order.
  @WidgetBundleBuilder var body: Self.Body { get }
}

extension WidgetBundle {
  /// The widgets and controls in order.
  package var members: [WidgetMember] { body.members }
}

/// A member of a bundle.
package enum WidgetMember {
  case widget(any Widget)
  case control(any ControlWidget)
}

/// A result builder for widget bundles.
@resultBuilder public struct WidgetBundleBuilder {
  /// Passes a widget through.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Widget {
    content
  }

  /// Wraps a control as a widget.
  @MainActor @preconcurrency public static func buildExpression<Content>(
    _ content: Content
  ) -> some Widget where Content: ControlWidget {
    WidgetList([.control(content)])
  }

  /// Combines several widgets and controls.
  @MainActor @preconcurrency public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some Widget where repeat each Content: Widget {
    var members: [WidgetMember] = []
    for widget in repeat each content { members += widget.members }
    return WidgetList(members)
  }
}

/// Several widgets combined into one.
struct WidgetList: Widget {
  let members: [WidgetMember]

  init(_ members: [WidgetMember]) { self.members = members }

  init() { self.init([]) }

  var body: Never { preconditionFailure("A list of widgets has no body") }
}

extension Widget {
  fileprivate var members: [WidgetMember] { (self as? WidgetList)?.members ?? [.widget(self)] }
}
