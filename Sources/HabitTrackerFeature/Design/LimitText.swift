import Foundation
import HabitData
import SwiftUI

/// The number of typed characters. It is shown when the limit is near, and in the warning color
/// when the limit is exceeded.
struct LimitText: View {
  /// The name of the field, if the text belongs to one of several fields.
  var name: LocalizedStringResource?
  let limit: TextLimit

  var body: some View {
    if let message = limit.message {
      (name.map { Text("\($0): \(message)") } ?? Text(message))
        .monospacedDigit()
        .foregroundStyle(limit.isExceeded ? .warning : .secondText)
    }
  }
}

#Preview("Populated", traits: .sample) {
  LimitText(name: "Name", limit: TextLimit(String(repeating: "a", count: 85), limit: 80))
}
