/// The type of on-screen keyboard for a field. UIKit's type has more cases.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// A keyboard for web addresses.
  case URL = 3
  /// A keyboard with digits only, in the user's numbering system.
  case numberPad = 4
  /// A keyboard with digits and a decimal separator.
  case decimalPad = 8

  /// The value of HTML's `inputmode`, or nil for the default keyboard.
  var inputMode: String? {
    switch self {
    case .default: nil
    case .URL: "url"
    case .numberPad: "numeric"
    case .decimalPad: "decimal"
    }
  }
}

extension EnvironmentValues {
  @Entry var keyboardType = UIKeyboardType.default
}

extension View {
  /// Sets the on-screen keyboard for the fields in the view.
  ///
  /// Users can still type other characters on a hardware keyboard, or paste them.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }
}
