import AppIntents
import SwiftUI

extension Toggle {
  /// Creates a switch that shows a value and performs an intent that changes it.
  nonisolated public init<I>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label)
  where I: AppIntent {
    self.init(isOn: isOn, control: IntentAction.control(intent), label: label)
  }
}
