/// An intent that is available as a shortcut without set-up.
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  /// The spoken phrases. `${applicationName}` represents the app's name, and names such as
  /// `${habit}` represent parameters.
  package let phrases: [String]
  package let shortTitle: LocalizedStringResource
  package let systemImageName: String

  /// Creates a shortcut. On Linux, a phrase without the app's name traps. Apple's tools reject such
  /// a phrase at build time.
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

/// A result builder for shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  /// Passes a shortcut through.
  public static func buildExpression(_ expression: AppShortcut) -> AppShortcut { expression }

  /// Combines several shortcuts.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

/// A provider of an app's shortcuts, at most ten.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  /// Notifies the system that the entities in phrases have changed. Has no effect on Linux, which
  /// has no voice control.
  public static func updateAppShortcutParameters() {}
}
