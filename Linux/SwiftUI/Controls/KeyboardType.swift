/// Which keys a keyboard on the screen offers for a field. Apple's is UIKit's, and has more cases.
public enum UIKeyboardType: Int, Sendable {
  /// The usual ones.
  case `default` = 0
  /// Those that addresses of the web need.
  case URL = 3
  /// Digits alone, in the person's own script.
  case numberPad = 4
  /// Digits and the decimal separator.
  case decimalPad = 8

  /// As HTML says it.
  var inputMode: String? {
    switch self {
    case .default: nil
    case .URL: "url"
    case .numberPad: "numeric"
    case .decimalPad: "decimal"
    }
  }
}

private struct KeyboardTypeKey: EnvironmentKey { static let defaultValue = UIKeyboardType.default }

extension EnvironmentValues {
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  /// Says which keys a keyboard on the screen offers for the fields of the view. Others can still be
  /// typed on another keyboard, and pasted.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
