import WebElements

/// A control that performs an action when tapped.
public struct Button<Label> where Label: View {
  @Environment(\.buttonForm) private var form
  let role: ButtonRole?
  /// The action, or nil for a button that only opens a menu.
  let action: ControlAction?
  let label: Label

  /// Creates a button with a custom label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a custom label.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, control: ControlAction(action), label: label)
  }

  package init(role: ButtonRole?, control: ControlAction?, @ViewBuilder label: () -> Label) {
    self.role = role
    action = control
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a string as its title.
  @_disfavoredOverload public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role and a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a string as its title and a symbol.
  @_disfavoredOverload public init<S>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role, a localized title, and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// The button deletes data.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button: View {
  /// The button in the environment's button style.
  public var body: some View {
    switch form {
    case .custom(let style):
      ButtonCore(
        action: action,
        role: role,
        class: "btn plain",
        label: AnyView(any: style.view(label: AnyView(label), role: role))
      )
    case .builtIn(let name):
      ButtonCore(action: action, role: role, class: name, label: label)
    }
  }
}

/// The view that renders a button in any style.
struct ButtonCore<Label: View>: WrappingView {
  let action: ControlAction?
  let role: ButtonRole?
  let `class`: String
  /// The state of a button that acts as a switch; nil for other buttons.
  var isOn: Bool?
  let label: Label

  package func update(_ node: ViewNode) {
    var environment = node.environment
    // The environment's button style must not apply to buttons inside the label.
    environment.buttonForm = .builtIn("btn plain")
    // Labels on a colored background, such as those of swipe actions, keep the color from the style
    // sheet.
    let isOnPage = [
      "btn", "btn borderless", "btn bordered", "item", "dialog-btn",
    ].contains(self.class)
    if environment.foreground == nil, role == .destructive, isOnPage {
      environment.foreground = Color.destructive.paint
    }
    node.setChild(label, environment: environment)
  }

  package func render(_ node: ViewNode) -> Output {
    let content = node.childrenOutput
    let environment = node.environment
    let said = action?.attributes(environment) ?? []
    // On a page that performs taps from the element's attributes, the element has no event handler.
    let isSent = node.graph.isStill && !said.isEmpty
    var attributes = [Attribute("type", isSent ? "submit" : "button")]
    if self.class == "item" { attributes.append(Attribute("role", "menuitem")) }
    if let isOn {
      attributes += [
        Attribute("role", "switch"), Attribute("aria-checked", isOn ? "true" : "false"),
      ]
    }
    if !environment.isEnabled { attributes.append(Attribute("disabled")) }
    attributes += said
    var handlers: [EventName: EventHandler] = [:]
    if let action, !isSent {
      handlers[.click] = { _ in
        action.perform(environment)
        environment.afterAction?()
      }
    }
    var box = Box(content.boxes.first?.element ?? node.element(.span, slot: 1, content: .text("")))
    box.greedy = content.boxes.greedy
    box.hasFixedWidth = content.boxes.haveFixedWidth
    let isOfRow = self.class == "btn" && node.environment.isInList && action != nil
    if isOfRow { attributes.append(Element.ofRow) }
    let element = node.element(
      .button,
      class: box.classes(role.map { "\(self.class) \($0.name)" } ?? self.class),
      attributes: attributes + node.environment.shortcutAttributes,
      content: .children(content.elements),
      on: isOfRow ? [:] : handlers
    )
    // The page reports taps on the row, and the row forwards them to its buttons.
    if isOfRow { node.graph.setHandlers(handlers, of: element.id, by: node) }
    return Output(box.with(element), telling: content)
  }
}
