/// Which parts of a label are shown: one of this module's styles.
@MainActor @preconcurrency public protocol LabelStyle {
  /// What a style shows a label as.
  associatedtype Body: View
}

protocol LabelFormStyle: LabelStyle {
  var form: LabelForm { get }
}

/// Shows the text and the symbol.
public struct TitleAndIconLabelStyle: LabelFormStyle {
  /// No body of its own.
  public typealias Body = Never
  var form: LabelForm { .titleAndIcon }
  /// Creates the style.
  public nonisolated init() {}
}

/// Shows the text alone.
public struct TitleOnlyLabelStyle: LabelFormStyle {
  /// No body of its own.
  public typealias Body = Never
  var form: LabelForm { .titleOnly }
  /// Creates the style.
  public nonisolated init() {}
}

/// Shows the symbol alone; the text becomes its name.
public struct IconOnlyLabelStyle: LabelFormStyle {
  /// No body of its own.
  public typealias Body = Never
  var form: LabelForm { .iconOnly }
  /// Creates the style.
  public nonisolated init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Shows the text and the symbol.
  public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Shows the text alone.
  public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Shows the symbol alone; the text becomes its name.
  public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension View {
  /// Says which parts of labels are shown.
  public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    environment(\.labelForm, (style as? any LabelFormStyle)?.form ?? .titleAndIcon)
  }
}
