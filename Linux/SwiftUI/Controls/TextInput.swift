import WebElements

/// The kind of capitalization that a keyboard on the screen applies by itself. Apple's has more.
public struct TextInputAutocapitalization: Sendable {
  /// The value of HTML's `autocapitalize`.
  let value: String

  /// None.
  public static var never: TextInputAutocapitalization { .init(value: "none") }
}

/// The meaning of a field's text, by which the system offers suggestions. Apple's is UIKit's, and has
/// more values.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the type.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The address of a page or a server.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")

  /// The value of HTML's `autocomplete`. What HTML has no token for is never filled in.
  var autocomplete: String {
    switch self {
    case .URL: "url"
    case .username: "username"
    case .password: "current-password"
    default: "off"
    }
  }
}

private struct AutocapitalizationKey: EnvironmentKey {
  static let defaultValue: TextInputAutocapitalization? = nil
}

private struct AutocorrectionDisabledKey: EnvironmentKey { static let defaultValue = false }

private struct TextContentTypeKey: EnvironmentKey {
  static let defaultValue: UITextContentType? = nil
}

extension EnvironmentValues {
  /// True where the keyboard must not correct what is typed.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  var textInputAutocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }

  var textContentType: UITextContentType? {
    get { self[TextContentTypeKey.self] }
    set { self[TextContentTypeKey.self] = newValue }
  }

  /// The attributes of a field for its keyboard, its correction and its suggestions.
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
  /// Sets how a keyboard on the screen capitalizes what is typed in the fields of the view.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }

  /// Turns the correction of what is typed in the fields of the view off or on.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets the meaning of the text in the fields of the view, by which the system offers suggestions.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
}
