/// A type that selects one of this module's list styles.
@MainActor @preconcurrency public protocol ListStyle {}

protocol ListFormStyle: ListStyle {
  var form: String { get }
}

/// The default style for the context: grouped rows on cards.
public struct DefaultListStyle: ListFormStyle {
  var form: String { "inset" }
  /// Creates the style.
  public nonisolated init() {}
}

/// A style with grouped rows on cards.
public struct InsetGroupedListStyle: ListFormStyle {
  var form: String { "inset" }
  /// Creates the style.
  public nonisolated init() {}
}

/// A style with plain rows.
public struct PlainListStyle: ListFormStyle {
  var form: String { "plain" }
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style for the context.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with grouped rows on cards.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style with plain rows.
  public static var plain: PlainListStyle { .init() }
}

extension EnvironmentValues {
  @Entry var listForm = "inset"
}

extension View {
  /// Sets the style of the lists in the view.
  public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    environment(\.listForm, (style as? any ListFormStyle)?.form ?? "inset")
  }

  /// Sets whether lists and forms in the view show their background. In the browser, they have no
  /// background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    self
  }
}
