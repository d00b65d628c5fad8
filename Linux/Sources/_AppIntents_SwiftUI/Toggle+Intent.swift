import AppIntents
import SwiftUI

extension Toggle {
  /// Creates a switch that shows a value and performs an intent that changes it.
  nonisolated public init<I>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label)
  where I: AppIntent {
    self.init(isOn: isOn, control: IntentAction.control(intent), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// Creates a switch with a string as its title.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Bool, intent: some AppIntent)
  where S: StringProtocol {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
