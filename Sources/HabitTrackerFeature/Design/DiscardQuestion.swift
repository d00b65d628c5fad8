import HabitData
import SwiftUI

/// A modifier that keeps a sheet with unsaved changes open, and asks before discarding them.
struct DiscardQuestion: ViewModifier {
  /// Set to true when the user wants to close the sheet.
  @Binding var isAsking: Bool
  /// True if there are unsaved changes.
  let isChanged: Bool

  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    content
      .confirmationDialog(
        "Discard your changes?",
        isPresented: $isAsking,
        titleVisibility: .visible
      ) {
        Button("Discard Changes", role: .destructive) {
          // The sheet has shown the error, so the screen below must not show it again.
          store.dismissError()
          dismiss()
        }
        Button("Keep Editing", role: .cancel) {}
      }
      .interactiveDismissDisabled(isChanged)
  }
}

#Preview("Populated", traits: .sample) {
  Text("Read")
    .modifier(DiscardQuestion(isAsking: .constant(true), isChanged: true))
}
