import WebElements

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// The display mode of a search field in a bar while the screen scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The system's default.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field remains visible.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// The placement that depends on the window: below the title of a narrow window, and in the bar
  /// of a wide window.
  public static let automatic = SearchFieldPlacement()
  /// The placement in the bar. In the browser, the placement depends on the window.
  public static let toolbar = SearchFieldPlacement()
  /// The placement below the title. In the browser, the placement depends on the window.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Returns the placement below the title. In the browser, the placement depends on the window,
  /// and the field remains visible.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// A modifier that gives the screen a search field.
private struct SearchModifier: WrappingModifier {
  let text: Binding<String>
  let value: String
  let prompt: Text

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var output = content
    output.preferences.searchField = node.element(
      .div,
      class: "search",
      attributes: [Attribute("role", "search")],
      content: .children([
        node.symbol("magnifyingglass", slot: 1), field(on: node), clearButton(on: node),
      ])
    )
    return output
  }

  private func field(on node: ViewNode) -> Element {
    let text = text
    let prompt = prompt.string(in: node.environment.localization)
    return node.element(
      .input,
      slot: 2,
      class: "search-field f-body",
      attributes: [
        Attribute("type", "search"), Attribute("placeholder", prompt),
        Attribute("aria-label", prompt), Attribute("autocomplete", "off"),
        Attribute("enterkeyhint", "search"),
      ],
      properties: [.value(value)],
      on: [
        .input: { value in
          if case .text(let new) = value { text.wrappedValue = new }
        }
      ]
    )
  }

  /// Returns a clear button. When it is tapped, the page's script clears and focuses the field, and
  /// the field reports the change.
  private func clearButton(on node: ViewNode) -> Element {
    node.element(
      .button,
      slot: 3,
      class: "search-clear",
      attributes: [
        Attribute("type", "button"), Attribute("aria-label", node.localized("Clear text")),
      ],
      content: .children([node.symbol("xmark", slot: 4)])
    )
  }
}

extension View {
  /// Adds a search field to the screen. Escape and a button in the field clear it.
  ///
  /// - `prompt`: The placeholder; nil for "Search".
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    BoundView(content: self) {
      SearchModifier(text: text, value: text.wrappedValue, prompt: prompt ?? Text("Search"))
    }
  }
}
