import Foundation

extension Text {
  /// The letters of texts, all of one kind.
  public enum Case: Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
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
  /// Which letters texts are shown in; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self].textCase }
    set { self[TextCaseKey.self] = ChosenTextCase(textCase: newValue, isChosen: true) }
  }

  /// Whether a view has chosen; where none has, headers of sections may be shown in capitals.
  var isTextCaseChosen: Bool { self[TextCaseKey.self].isChosen }
}

private struct ChosenTextCase {
  var textCase: Text.Case?
  var isChosen = false
}

private struct TextCaseKey: EnvironmentKey {
  static let defaultValue = ChosenTextCase()
}

extension View {
  /// Shows texts in capitals, or in small letters, or as they are, in headers of sections too.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
