/// A button that opens a menu.
///
/// Sections and dividers separate its items. A picker becomes items with check marks, and a nested
/// menu becomes an item that shows its own items in place of all others.
public struct Menu<Label, Content> where Label: View, Content: View {
  @Environment(\.isInMenu) private var isInMenu
  let content: Content
  let label: Label

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
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

extension Menu: View {
  /// The button and its menu.
  public var body: some View {
    if isInMenu {
      Submenu(label: label, content: content)
    } else {
      Button(role: nil, control: nil) { label }.modifier(MenuModifier(items: content))
    }
  }
}
