import HabitData
import SwiftUI

/// Closes a sheet that shows its own errors.
struct CancelButton: View {
  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Cancel") {
      // The sheet has shown the error, so the screen below must not show it again.
      store.dismissError()
      dismiss()
    }
    .keyboardShortcut(.cancelAction)
  }
}

#Preview("Populated", traits: .sample) {
  CancelButton()
}
