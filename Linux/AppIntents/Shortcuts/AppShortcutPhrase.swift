/// What is said to have an intent done.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  private let parts: [Part]

  enum Part {
    case text(String)
    case applicationName
    case parameter(PartialKeyPath<Intent>)
  }

  /// A phrase.
  public init(stringLiteral value: String) {
    parts = [.text(value)]
  }

  /// A phrase with the app's name in it.
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

  /// Collects the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.text(literal))
    }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }

    /// Adds one of the app's things or choices.
    public mutating func appendInterpolation<Value>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) where Value: _IntentValue, Value: Sendable {
      parts.append(.parameter(subject))
    }
  }
}

/// What stands for something else in a phrase.
public enum AppShortcutPhraseToken: Sendable {
  /// The name of the app.
  case applicationName
}
