/// How a picker offers its values: one of this module's styles.
@MainActor @preconcurrency public protocol PickerStyle {}

protocol PickerFormStyle: PickerStyle {
  var form: PickerForm { get }
}

/// As fits the place: a list that opens; inside a menu, items with a check mark.
public struct DefaultPickerStyle: PickerFormStyle {
  var form: PickerForm { .menu }
  /// Creates the style.
  public nonisolated init() {}
}

/// A list that opens; the browser shows it as its system does. Inside a menu the values are items
/// with a check mark, as the browser's menus do not nest.
public struct MenuPickerStyle: PickerFormStyle {
  var form: PickerForm { .menu }
  /// Creates the style.
  public nonisolated init() {}
}

/// Values side by side.
public struct SegmentedPickerStyle: PickerFormStyle {
  var form: PickerForm { .segmented }
  /// Creates the style.
  public nonisolated init() {}
}

/// Values one below the other, the chosen one with a check mark.
public struct InlinePickerStyle: PickerFormStyle {
  var form: PickerForm { .inline }
  /// Creates the style.
  public nonisolated init() {}
}

/// A wheel. In the browser, which has none, it is a list five values high that scrolls, the chosen
/// one with a check mark.
public struct WheelPickerStyle: PickerFormStyle {
  var form: PickerForm { .wheel }
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As fits the place.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A list that opens.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Values side by side.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Values one below the other.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel; in the browser a list that scrolls.
  public static var wheel: WheelPickerStyle { .init() }
}

/// How pickers offer their values in an environment.
enum PickerForm { case menu, segmented, inline, wheel }

private struct PickerFormKey: EnvironmentKey { static let defaultValue = PickerForm.menu }

extension EnvironmentValues {
  var pickerForm: PickerForm {
    get { self[PickerFormKey.self] }
    set { self[PickerFormKey.self] = newValue }
  }
}

extension View {
  /// Says how the pickers of the view offer their values.
  public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    environment(\.pickerForm, (style as? any PickerFormStyle)?.form ?? .menu)
  }
}
