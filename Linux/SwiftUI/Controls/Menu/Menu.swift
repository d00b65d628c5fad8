/// A button that opens a menu.
///
/// Sections and dividers part its items, a picker in it becomes items with check marks, and a menu in
/// it becomes an item that shows its own items in the place of all others.
public struct Menu<Label, Content> where Label: View, Content: View {
  let content: Content
  let label: Label
  let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu whose button does something by itself when it is tapped, and opens the menu by a
  /// long press, a right click, or the keyboard's menu key.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu {
  /// Creates a menu with a literal as label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a text as label.
  @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text, S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a literal and a symbol as label.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a text and a symbol as label.
  @_disfavoredOverload public init<S>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu: View {
  /// The button and the menu that it opens.
  public var body: some View {
    MenuBody(content: content, label: label, primaryAction: primaryAction)
  }
}

private struct MenuBody<Label: View, Content: View>: View {
  @Environment(\.isInMenu) private var isInMenu
  let content: Content
  let label: Label
  let primaryAction: (@MainActor () -> Void)?

  var body: some View {
    if isInMenu {
      Submenu(label: label, content: content)
    } else {
      ButtonBody(role: nil, action: primaryAction.map { ControlAction($0) }, label: label)
        .modifier(MenuModifier(items: content, opensByTap: primaryAction == nil))
    }
  }
}
