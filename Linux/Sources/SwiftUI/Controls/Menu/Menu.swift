/// A button that opens a menu.
///
/// Sections and dividers separate its items. A picker becomes items with check marks, and a nested
/// menu becomes an item that shows its own items in place of all others.
public struct Menu<Label, Content> where Label: View, Content: View {
  let content: Content
  let label: Label
  let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu whose button performs an action when tapped. A long press, a right click, or
  /// the menu key opens the menu.
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
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a string as its title.
  @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text, S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a string as its title and a symbol.
  @_disfavoredOverload public init<S>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu: View {
  /// The button and its menu.
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
