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
