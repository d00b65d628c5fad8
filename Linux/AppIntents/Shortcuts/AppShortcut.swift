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
