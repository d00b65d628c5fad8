/// A spoken phrase that runs an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  private let parts: [Part]

  enum Part {
    case text(String)
    case applicationName
    case parameter(PartialKeyPath<Intent>)
  }

  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  /// Creates a phrase from an interpolated literal, which can include the app's name.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  var hasApplicationName: Bool {
    parts.contains { if case .applicationName = $0 { true } else { false } }
  }

  func text(in intent: Intent) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .applicationName: "${applicationName}"
      case .parameter(let path): "${\(IntentParameters(of: intent).name(of: path) ?? "")}"
      }
    }
    .joined()
  }

  /// The parts of an interpolated phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Appends the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }

    /// Appends a parameter.
    public mutating func appendInterpolation<Value>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) where Value: _IntentValue, Value: Sendable {
      parts.append(.parameter(subject))
    }
  }
}

/// A placeholder in a phrase.
public enum AppShortcutPhraseToken: Sendable {
  /// The name of the app.
  case applicationName
}
