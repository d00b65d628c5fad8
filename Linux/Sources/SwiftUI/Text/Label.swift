/// A text with a symbol.
public struct Label<Title, Icon> where Title: View, Icon: View {
  @Environment(\.labelForm) private var form
  let title: Title
  let icon: Icon

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The symbol and the text, or only the symbol in a bar.
  public var body: some View {
    switch form {
    case .titleAndIcon:
      HStack {
        icon
        title
      }
    case .stacked:
      VStack(spacing: 16) {
        icon
          .font(.system(size: 44, weight: .semibold))
          .foregroundStyle(.secondary)
        title.fontWeight(.bold)
      }
    case .iconOnly: icon.modifier(NameModifier(name: title))
    }
  }
}

/// A modifier that uses the text of a hidden view as the accessibility label of the modified view.
private struct NameModifier<Name: View>: PrimitiveModifier {
  let name: Name

  func update(_ node: ViewNode) { node.setSecondary(name) }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    let name = node.secondary[0]?.resolve().spokenText ?? ""
    return AccessibilityDecoration.apply(.text(.label, Text(verbatim: name)), to: content, on: node)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a string and a symbol.
  @_disfavoredOverload public init<S>(_ title: S, systemImage name: String)
  where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

/// The visible parts of a label and their arrangement.
enum LabelForm { case titleAndIcon, iconOnly, stacked }

extension EnvironmentValues {
  @Entry var labelForm = LabelForm.titleAndIcon
}
