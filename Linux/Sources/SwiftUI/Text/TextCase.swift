import Foundation

extension Text {
  /// A letter case of texts.
  public enum Case: Sendable {
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase

    func applied(to text: String, _ locale: Locale) -> String {
      switch self {
      case .uppercase: text.uppercased(with: locale)
      case .lowercase: text.lowercased(with: locale)
      }
    }
  }
}

extension EnvironmentValues {
  /// The letter case of texts, or nil to leave them unchanged.
  public var textCase: Text.Case? {
    get { chosenTextCase.textCase }
    set { chosenTextCase = ChosenTextCase(textCase: newValue, isChosen: true) }
  }

  /// True if a view set the text case. Otherwise, section headers may be shown in uppercase.
  var isTextCaseChosen: Bool { chosenTextCase.isChosen }

  @Entry fileprivate var chosenTextCase = ChosenTextCase()
}

private struct ChosenTextCase: Sendable {
  var textCase: Text.Case?
  var isChosen = false
}

extension View {
  /// Sets the letter case of texts, including section headers. Nil leaves them unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
