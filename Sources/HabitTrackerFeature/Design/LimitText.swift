import Foundation
import HabitData
import SwiftUI

/// A count of typed characters, shown near a limit, and in the warning color beyond it.
struct LimitText: View {
  /// The field's name, where it stands below several fields.
  var name: String?
  let limit: TextLimit

  var body: some View {
    if let message = limit.message {
      Text(name.map { "\($0): \(message)" } ?? message)
        .monospacedDigit()
        .foregroundStyle(limit.isExceeded ? .warning : .secondText)
    }
  }
}

#Preview("Populated", traits: .sample) {
  LimitText(name: "Name", limit: TextLimit(String(repeating: "a", count: 85), limit: 80))
}

#Preview("Empty", traits: .noHabits) {
  LimitText(limit: TextLimit("", limit: 80))
}
