import WebElements

/// Shows the label of buttons in a way of the app's own.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What the style shows.
  associatedtype Body: View
  /// The button that the style shows.
  typealias Configuration = ButtonStyleConfiguration
  /// Shows a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The button that a style shows.
public struct ButtonStyleConfiguration {
  /// The label of a button, its type erased.
  public struct Label {
    let view: AnyView
  }

  /// What pressing the button means.
  public let role: ButtonRole?
  /// The button's label.
  public let label: ButtonStyleConfiguration.Label
  /// Whether the button is held down. The browser shows that by itself, without asking, as the class
  /// of a plain button does.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: PassingView {
  /// No body of its own.
  public typealias Body = Never

  package func update(_ node: ViewNode) { node.setChild(view) }
}

/// One of this module's button styles.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What the style shows.
  associatedtype Body: View
}

protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  var className: String { get }
}

/// As fits the place: tinted text, a whole row in a list.
public struct DefaultButtonStyle: BuiltInButtonStyle {
  /// No body of its own.
  public typealias Body = Never
  var className: String { "btn" }
  /// Creates the style.
  public nonisolated init() {}
}

/// The label alone.
public struct PlainButtonStyle: BuiltInButtonStyle {
  /// No body of its own.
  public typealias Body = Never
  var className: String { "btn plain" }
  /// Creates the style.
  public nonisolated init() {}
}

/// Tinted text without a ground.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
  /// No body of its own.
  public typealias Body = Never
  var className: String { "btn borderless" }
  /// Creates the style.
  public nonisolated init() {}
}

/// Tinted text on a faint ground.
public struct BorderedButtonStyle: BuiltInButtonStyle {
  /// No body of its own.
  public typealias Body = Never
  var className: String { "btn bordered" }
  /// Creates the style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As fits the place.
  public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Tinted text without a ground.
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Tinted text on a faint ground.
  public static var bordered: BorderedButtonStyle { .init() }
}

/// How buttons look in an environment.
enum ButtonForm {
  case builtIn(String)
  case custom(any ButtonStyle)
}

private struct ButtonFormKey: EnvironmentKey {
  static var defaultValue: ButtonForm { .builtIn("btn") }
}

extension EnvironmentValues {
  var buttonForm: ButtonForm {
    get { self[ButtonFormKey.self] }
    set { self[ButtonFormKey.self] = newValue }
  }
}

extension ButtonStyle {
  func view(label: AnyView, role: ButtonRole?) -> any View {
    StyledButton(
      style: DynamicPropertyWalk.detached(self),
      configuration: .init(role: role, label: .init(view: label), isPressed: false)
    )
  }
}

/// Gives a style a node of its own, where its environment lives.
private struct StyledButton<S: ButtonStyle>: View, DynamicPropertyOwner {
  let style: S
  let configuration: ButtonStyleConfiguration

  var dynamicPropertyOwner: Any { style }
  var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
  /// Shows buttons in one of this module's styles.
  public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    environment(
      \.buttonForm,
      .builtIn((style as? any BuiltInButtonStyle)?.className ?? "btn")
    )
  }

  /// Shows buttons in a style of the app's own.
  public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    environment(\.buttonForm, .custom(style))
  }
}
