import HabitData
import SwiftUI

/// Closes a sheet that tells by itself what went wrong.
struct CancelButton: View {
  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Cancel") {
      // Told here, it is not told again by what opened the sheet.
      store.dismissError()
      dismiss()
    }
    .keyboardShortcut(.cancelAction)
  }
}

#Preview("Populated", traits: .sample) {
  CancelButton()
}
