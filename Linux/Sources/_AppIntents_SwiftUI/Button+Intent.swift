import AppIntents
import SwiftUI

extension Button {
  /// Creates a button that performs an intent.
  nonisolated public init<I>(intent: I, @ViewBuilder label: () -> Label) where I: AppIntent {
    self.init(role: nil, intent: intent, label: label)
  }

  /// Creates a button that has a role and performs an intent.
  nonisolated public init(
    role: ButtonRole?,
    intent: some AppIntent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, control: IntentAction.control(intent), label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button that has a localized title and performs an intent.
  nonisolated public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }

  /// Creates a button that has a string as its title and performs an intent.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, intent: some AppIntent)
  where S: StringProtocol {
    self.init(intent: intent) { Text(title) }
  }
}
