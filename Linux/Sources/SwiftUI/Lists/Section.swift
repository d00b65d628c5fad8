import WebElements

/// A group of rows in a list or form.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

/// A group of rows that a list always renders completely.
protocol RowGroup {}

extension Section: RowGroup {}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a string as its header.
  @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// The parts of a section, which the list lays out.
package struct SectionParts {
  var header: [Element]
  var rows: [Box]
  var footer: [Element]
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  package func update(_ node: ViewNode) {
    var heading = node.environment
    heading.font = .footnote
    heading.foreground = HierarchicalShapeStyle.secondary
    // Headers and footers are not part of a row.
    heading.isInList = false
    node.setChild(content)
    node.setSecondary(footer, slot: 1, environment: heading)
    if node.environment.isInList, heading.uppercasesHeaders, !heading.isTextCaseChosen {
      heading.textCase = .uppercase
    }
    node.setSecondary(header, slot: 0, environment: heading)
  }

  package func render(_ node: ViewNode) -> Output {
    let rows = node.childrenOutput
    let header = node.secondary[0]?.resolve() ?? Output()
    let footer = node.secondary[1]?.resolve() ?? Output()
    var preferences = rows.preferences
    preferences.merge(header.preferences)
    preferences.merge(footer.preferences)
    let parts = SectionParts(
      header: header.elements,
      rows: rows.boxes,
      footer: footer.elements
    )
    if node.environment.isInPicker {
      var box = Box(node.element(.div))
      box.section = parts
      return Output(box, preferences: preferences)
    }
    if node.environment.isInMenu {
      return Output(parts.menuSection(on: node), preferences: preferences)
    }
    guard node.environment.isInList else {
      return Output(
        boxes: header.boxes + rows.boxes + footer.boxes,
        preferences: preferences
      )
    }
    var box = Box(ListRendering.section(parts, on: node, slot: 0), greedy: .horizontal)
    box.section = parts
    return Output(box, preferences: preferences)
  }
}
