/// A type that selects one of this module's picker styles.
@MainActor @preconcurrency public protocol PickerStyle {}

protocol PickerFormStyle: PickerStyle {
  var form: PickerForm { get }
}

/// The default style for the context: a pop-up list or, inside a menu, items with a check mark on
/// the selected one.
public struct DefaultPickerStyle: PickerFormStyle {
  var form: PickerForm { .menu }
  /// Creates the style.
  public nonisolated init() {}
}

/// A pop-up list that the browser presents natively.
///
/// Inside a menu, the options are items of that menu, with a check mark on the selected one.
public struct MenuPickerStyle: PickerFormStyle {
  var form: PickerForm { .menu }
  /// Creates the style.
  public nonisolated init() {}
}

/// A segmented control.
public struct SegmentedPickerStyle: PickerFormStyle {
  var form: PickerForm { .segmented }
  /// Creates the style.
  public nonisolated init() {}
}

/// A list of rows with a check mark on the selected one.
public struct InlinePickerStyle: PickerFormStyle {
  var form: PickerForm { .inline }
  /// Creates the style.
  public nonisolated init() {}
}

/// A wheel. In the browser it is a scrolling list, five rows high, with a check mark on the
/// selected row.
public struct WheelPickerStyle: PickerFormStyle {
  var form: PickerForm { .wheel }
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style for the context.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A pop-up list.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A segmented control.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A list of rows with a check mark on the selected one.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel, shown as a scrolling list in the browser.
  public static var wheel: WheelPickerStyle { .init() }
}

/// The picker style in an environment.
enum PickerForm { case menu, segmented, inline, wheel }

extension EnvironmentValues {
  @Entry var pickerForm = PickerForm.menu
}

extension View {
  /// Sets the style for the pickers in the view.
  public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    environment(\.pickerForm, (style as? any PickerFormStyle)?.form ?? .menu)
  }
}
