import WebElements

struct DialogForm: Equatable {
  let name: String
  let showsTitle: Bool
  /// The title of the default button, added if the app provides no button to close the dialog.
  let closeTitle: LocalizedStringKey

  static let alert = DialogForm(name: "alert", showsTitle: true, closeTitle: "OK")

  static func choice(_ titleVisibility: Visibility) -> DialogForm {
    DialogForm(
      name: "choice",
      showsTitle: titleVisibility == .visible,
      closeTitle: "Cancel"
    )
  }
}

/// A modifier that presents an alert or a choice of actions.
struct DialogModifier: WrappingModifier {
  let form: DialogForm
  let title: Text
  let actions: AnyView?
  let message: AnyView?
  let close: @MainActor () -> Void

  func update(_ node: ViewNode) {
    var environment = node.environment
    environment.isInList = false
    environment.foreground = nil
    environment.font = nil
    environment.buttonForm = .builtIn("dialog-btn")
    environment.labelForm = .titleAndIcon
    environment.afterAction = close
    node.setSecondary(actions, slot: 0, environment: environment)
    environment.font = .footnote
    environment.multilineTextAlignment = .center
    node.setSecondary(message, slot: 1, environment: environment)
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    let title = title.string(in: node.environment.localization)
    Strictness.demandOneView(in: content, for: form == .alert ? "alert" : "confirmationDialog")
    guard let actions = node.secondary[0]?.resolve() else { return content }
    let message = node.secondary[1]?.resolve().elements ?? []
    var text: [Element] = []
    if form.showsTitle {
      text.append(node.element(.h2, slot: 2, class: "dialog-title", content: .text(title)))
    }
    text += message
    var buttons = actions.elements
    // An alert without buttons gets a button that closes it, and a choice of actions always has a
    // cancel button.
    if buttons.isEmpty || form != .alert && !buttons.contains(where: \.isCancelButton) {
      buttons.append(node.closeButton(form.closeTitle, slot: 5, close))
    }
    var attributes = [Attribute("role", "alertdialog"), Attribute("aria-label", title)]
    if !message.isEmpty {
      let ids = message.map { "n\($0.id)" }.joined(separator: " ")
      attributes.append(Attribute("aria-describedby", ids))
    }
    let element = node.dialog(
      class: form.name,
      attributes: attributes,
      text: text,
      buttons: buttons,
      close
    )
    var output = content
    output.preferences.presentations.append(Presentation(element: element, close: close))
    return output
  }
}

extension ViewNode {
  /// Returns a dialog with texts above buttons. The dialog uses the slots 0, 3, and 4.
  func dialog(
    class name: String,
    attributes: [Attribute],
    text: [Element],
    buttons: [Element],
    _ close: @escaping @MainActor () -> Void
  ) -> Element {
    var children: [Element] = []
    if !text.isEmpty {
      children.append(element(.div, slot: 3, class: "dialog-text", content: .children(text)))
    }
    children.append(element(.div, slot: 4, class: "dialog-actions", content: .children(buttons)))
    return element(
      .dialog,
      class: name,
      style: environment.tintStyle,
      attributes: [Attribute("data-modal")] + attributes,
      content: .children(children),
      on: [.cancel: { _ in close() }]
    )
  }

  /// Returns a button that closes a dialog.
  func closeButton(
    _ title: LocalizedStringKey,
    slot: Int,
    _ close: @escaping @MainActor () -> Void
  ) -> Element {
    element(
      .button,
      slot: slot,
      class: "dialog-btn cancel",
      attributes: [Attribute("type", "button")],
      content: .text(localized(title)),
      on: [.click: { _ in close() }]
    )
  }
}

extension Element {
  /// True if the element is or contains a button with the cancel role.
  fileprivate var isCancelButton: Bool {
    attributes.contains { $0.name == "class" && $0.value.contains("cancel") }
      || children.contains(where: \.isCancelButton)
  }
}

extension EnvironmentValues {
  /// The action that each button performs after its own action. In a dialog, it closes the dialog.
  @Entry var afterAction: (@MainActor @Sendable () -> Void)?
}

extension View {
  /// Presents an alert while a binding is true.
  public func alert<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    dialog(.alert, Text(titleKey), isPresented, actions, { EmptyView() })
  }

  /// Presents an alert with a string as its title while a binding is true.
  @_disfavoredOverload public func alert<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where S: StringProtocol, A: View {
    dialog(.alert, Text(title), isPresented, actions, { EmptyView() })
  }

  /// Presents an alert with a message while a binding is true.
  public func alert<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    dialog(.alert, Text(titleKey), isPresented, actions, message)
  }

  /// Presents a choice of actions while a binding is true.
  public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View where A: View {
    dialog(.choice(titleVisibility), Text(titleKey), isPresented, actions, { EmptyView() })
  }

  /// Presents a choice of actions with a message while a binding is true.
  public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where A: View, M: View {
    dialog(.choice(titleVisibility), Text(titleKey), isPresented, actions, message)
  }

  /// Presents a choice of actions with a string as its title and a message while a binding is true.
  @_disfavoredOverload public func confirmationDialog<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    dialog(.choice(titleVisibility), Text(title), isPresented, actions, message)
  }

  private func dialog<A: View, M: View>(
    _ form: DialogForm,
    _ title: Text,
    _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> A,
    _ message: @escaping () -> M
  ) -> some View {
    BoundView(content: self) {
      DialogModifier(
        form: form,
        title: title,
        actions: isPresented.wrappedValue ? AnyView(actions()) : nil,
        message: isPresented.wrappedValue ? AnyView(message()) : nil,
        close: { isPresented.wrappedValue = false }
      )
    }
  }
}
