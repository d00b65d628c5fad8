import WebElements

/// A scrollable column of rows.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content
}

extension List where SelectionValue == Never {
  /// Creates a list of static views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension List: PrimitiveView {
  package func update(_ node: ViewNode) {
    var environment = node.environment
    environment.isInList = true
    environment.uppercasesHeaders = environment.listForm == "inset"
    node.setChild(content, environment: environment)
  }

  package func render(_ node: ViewNode) -> Output {
    let environment = node.environment
    // The class is set on the list, because an empty list also needs it in a wide window.
    let spacing = environment.listRowSpacing == nil ? "" : " spaced"
    return ListRendering.render(node, class: "list \(environment.listForm)\(spacing)")
  }
}

/// A container for groups of controls.
public struct Form<Content> where Content: View {
  let content: Content

  /// Creates a form from views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: PrimitiveView {
  package func update(_ node: ViewNode) {
    var environment = node.environment
    environment.isInList = true
    environment.uppercasesHeaders = true
    node.setChild(content, environment: environment)
  }

  package func render(_ node: ViewNode) -> Output {
    ListRendering.render(node, class: "list inset form")
  }
}

extension EnvironmentValues {
  @Entry var isInList = false

  /// True to show section headers in uppercase, as iOS 18 does in grouped lists. Apps built for iOS
  /// 26 show them unchanged.
  @Entry var uppercasesHeaders = false
}
