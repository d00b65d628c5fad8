import WebElements

/// A type that defines the appearance of buttons.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of view that represents the button.
  associatedtype Body: View
  /// The properties of the button.
  typealias Configuration = ButtonStyleConfiguration
  /// Creates the view for a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// A type-erased label of a button.
  public struct Label {
    let view: AnyView
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: ButtonStyleConfiguration.Label
  /// A Boolean value that indicates whether the user is pressing the button.
  ///
  /// Always false on Linux: the browser renders the pressed state itself.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: PassingView {
  package func update(_ node: ViewNode) { node.setChild(view) }
}

/// A type that selects one of this module's button styles.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of view that represents the button.
  associatedtype Body: View
}

protocol BuiltInButtonStyle: PrimitiveButtonStyle where Body == Never {
  var className: String { get }
}

/// The default style for the context: tinted text, or a whole row in a list.
public struct DefaultButtonStyle: BuiltInButtonStyle {
  var className: String { "btn" }
  /// Creates the style.
  public nonisolated init() {}
}

/// A style that shows only the label.
public struct PlainButtonStyle: BuiltInButtonStyle {
  var className: String { "btn plain" }
  /// Creates the style.
  public nonisolated init() {}
}

/// A style with tinted text and no background.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
  var className: String { "btn borderless" }
  /// Creates the style.
  public nonisolated init() {}
}

/// A style with tinted text on a light background.
public struct BorderedButtonStyle: BuiltInButtonStyle {
  var className: String { "btn bordered" }
  /// Creates the style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style for the context.
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows only the label.
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style with tinted text and no background.
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with tinted text on a light background.
  public static var bordered: BorderedButtonStyle { .init() }
}

/// The button style in an environment.
enum ButtonForm: Equatable {
  case builtIn(String)
  case custom(any ButtonStyle)

  static func == (one: ButtonForm, other: ButtonForm) -> Bool {
    switch (one, other) {
    case (.builtIn(let one), .builtIn(let other)): one == other
    case (.custom(let one), .custom(let other)): Fields.areEqualValues(one, other)
    default: false
    }
  }
}

extension EnvironmentValues {
  @Entry var buttonForm: ButtonForm = .builtIn("btn")
}

extension ButtonStyle {
  func view(label: AnyView, role: ButtonRole?) -> any View {
    StyledButton(
      style: DynamicPropertyWalk.detached(self),
      configuration: .init(role: role, label: .init(view: label), isPressed: false)
    )
  }
}

/// A view that renders a custom style in its own node, which holds the style's environment.
private struct StyledButton<S: ButtonStyle>: View, DynamicPropertyOwner {
  let style: S
  let configuration: ButtonStyleConfiguration

  var dynamicPropertyOwner: Any { style }
  var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets a style of this module for the buttons in the view.
  public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    environment(
      \.buttonForm,
      .builtIn((style as? any BuiltInButtonStyle)?.className ?? "btn")
    )
  }

  /// Sets a custom style for the buttons in the view.
  public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    environment(\.buttonForm, .custom(style))
  }
}
