import WebElements

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  /// Whether a search field in a bar goes away when the screen scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As the system has it.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// It stays.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// As fits the window: below the title of a narrow one, in the bar of a wide one.
  public static let automatic = SearchFieldPlacement()
  /// In the bar; in the browser as fits the window.
  public static let toolbar = SearchFieldPlacement()
  /// Below the title; in the browser as fits the window.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Below the title; in the browser as fits the window, and always there.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// A view on whose screen a search field stands.
private struct SearchHost<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: String

  var body: some View {
    content.modifier(SearchModifier(text: text, value: text.wrappedValue, prompt: prompt))
  }
}

private struct SearchModifier: WrappingModifier {
  let text: Binding<String>
  let value: String
  let prompt: String

  func render(_ content: Output, _ node: ViewNode) -> Output {
    var output = content
    output.preferences.searchField = node.element(
      .div,
      class: "search",
      attributes: [Attribute("role", "search")],
      content: .children([
        symbol("magnifyingglass", class: "sym", slot: 1, on: node), field(on: node),
        clearButton(on: node),
      ])
    )
    return output
  }

  @MainActor private func field(on node: ViewNode) -> Element {
    let text = text
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
      content: .children([]),
      on: [
        .input: { value in
          if case .text(let new) = value { text.wrappedValue = new }
        }
      ]
    )
  }

  /// The page's script empties the field, which tells so by itself, and gives it the focus again.
  @MainActor private func clearButton(on node: ViewNode) -> Element {
    node.element(
      .button,
      slot: 3,
      class: "search-clear",
      attributes: [Attribute("type", "button"), Attribute("aria-label", "Clear text")],
      content: .children([symbol("xmark", class: "sym", slot: 4, on: node)])
    )
  }

  @MainActor private func symbol(
    _ name: String,
    class classes: String,
    slot: Int,
    on node: ViewNode
  ) -> Element {
    node.element(
      .span,
      slot: slot,
      class: classes,
      attributes: [Attribute("aria-hidden", "true")],
      content: .text(SymbolGlyph(name).text)
    )
  }
}

extension View {
  /// Puts a search field on the screen. Escape empties it, and so does a button in it.
  ///
  /// - Parameter prompt: What an empty field shows; "Search" if it is `nil`.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchHost(content: self, text: text, prompt: prompt?.string ?? "Search")
  }

  /// Puts a search field on the screen, with a literal for an empty field.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    SearchHost(content: self, text: text, prompt: prompt.text)
  }

  /// Puts a search field on the screen, with a text for an empty field.
  @_disfavoredOverload public func searchable<S>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View where S: StringProtocol {
    SearchHost(content: self, text: text, prompt: String(prompt))
  }
}
