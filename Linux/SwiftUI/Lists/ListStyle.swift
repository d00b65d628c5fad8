/// How a list looks: one of this module's styles.
@MainActor @preconcurrency public protocol ListStyle {}

protocol ListFormStyle: ListStyle {
  var form: String { get }
}

/// As fits the place: groups on cards.
public struct DefaultListStyle: ListFormStyle {
  var form: String { "inset" }
  /// Creates the style.
  public nonisolated init() {}
}

/// Groups on cards.
public struct InsetGroupedListStyle: ListFormStyle {
  var form: String { "inset" }
  /// Creates the style.
  public nonisolated init() {}
}

/// Rows alone.
public struct PlainListStyle: ListFormStyle {
  var form: String { "plain" }
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// As fits the place.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups on cards.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows alone.
  public static var plain: PlainListStyle { .init() }
}

private struct ListFormKey: EnvironmentKey { static let defaultValue = "inset" }

extension EnvironmentValues {
  var listForm: String {
    get { self[ListFormKey.self] }
    set { self[ListFormKey.self] = newValue }
  }
}

/// Hides the ground of a list or a form, so that another one shows.
struct ScrollContentBackgroundModifier: WrappingModifier {
  let visibility: Visibility

  func render(_ content: Output, _ node: ViewNode) -> Output {
    visibility == .hidden ? content.mapBoxes { node.wrap($0, class: "b bare-ground") } : content
  }
}

extension View {
  /// Shows lists of the view in a style.
  public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    environment(\.listForm, (style as? any ListFormStyle)?.form ?? "inset")
  }

  /// Says whether lists and forms of the view have a ground of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(ScrollContentBackgroundModifier(visibility: visibility))
  }
}
