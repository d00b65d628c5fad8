import AppIntents
import SwiftUI

extension Button {
  /// Creates a button that performs an intent.
  nonisolated public init<I>(intent: I, @ViewBuilder label: () -> Label) where I: AppIntent {
    self.init(role: nil, control: IntentAction.control(intent), label: label)
  }
}
