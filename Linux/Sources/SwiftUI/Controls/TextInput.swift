import WebElements

/// The automatic capitalization of an on-screen keyboard. Apple's type has more values.
public struct TextInputAutocapitalization: Sendable {
  /// The value of HTML's `autocapitalize`.
  let value: String

  /// No capitalization.
  public static var never: TextInputAutocapitalization { .init(value: "none") }
}

/// The meaning of a field's text, which the system uses for suggestions. UIKit's type has more
/// values.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for the type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The URL of a page or server.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")

  /// The value of HTML's `autocomplete`. Types without an HTML token are never filled in.
  var autocomplete: String {
    switch self {
    case .URL: "url"
    case .username: "username"
    case .password: "current-password"
    default: "off"
    }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether autocorrection is disabled.
  @Entry public var autocorrectionDisabled = false

  @Entry var textInputAutocapitalization: TextInputAutocapitalization?

  @Entry var textContentType: UITextContentType?

  /// The HTML attributes of a field for its keyboard, autocorrection, and suggestions.
  var textInputAttributes: [Attribute] {
    var attributes = [Attribute("autocomplete", textContentType?.autocomplete ?? "off")]
    if let textInputAutocapitalization {
      attributes.append(Attribute("autocapitalize", textInputAutocapitalization.value))
    }
    if autocorrectionDisabled {
      attributes += [Attribute("autocorrect", "off"), Attribute("spellcheck", "false")]
    }
    if let mode = keyboardType.inputMode { attributes.append(Attribute("inputmode", mode)) }
    return attributes
  }
}

extension View {
  /// Sets the automatic capitalization for the fields in the view.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }

  /// Sets whether autocorrection is disabled for the fields in the view.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets the meaning of the text in the view's fields, which the system uses for suggestions.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
}

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
