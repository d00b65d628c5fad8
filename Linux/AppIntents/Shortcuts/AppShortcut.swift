/// An intent that people have without making a shortcut of it.
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  /// What is said to have it done; `${applicationName}` stands for the app's name, and `${habit}`, say,
  /// for a parameter.
  package let phrases: [String]
  package let shortTitle: LocalizedStringResource
  package let systemImageName: String

  /// A shortcut. A phrase without the app's name stops the process: Apple's tools refuse to compile
  /// it.
  public init<Intent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String
  ) where Intent: AppIntent {
    precondition(
      phrases.allSatisfy(\.hasApplicationName),
      "each phrase of \(Intent.self) needs the name of the app"
    )
    self.intent = intent
    self.phrases = phrases.map { $0.text(in: intent) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

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

/// Collects shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  /// A shortcut.
  public static func buildExpression(_ expression: AppShortcut) -> AppShortcut { expression }

  /// All of them.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

/// The shortcuts of an app, at most ten.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// Tells the system that the things in phrases are others by now. Here no voice listens for them.
  public static func updateAppShortcutParameters() {}
}
