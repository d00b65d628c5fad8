import HabitData
import SwiftUI

extension View {
  /// Keeps a sheet with unsaved changes open, and asks before discarding them.
  ///
  /// - Parameters:
  ///   - isAsking: Set to true when the user wants to close the sheet.
  ///   - isChanged: True if there are unsaved changes.
  func asksToDiscard(_ isAsking: Binding<Bool>, isChanged: Bool) -> some View {
    modifier(DiscardQuestion(isAsking: isAsking, isChanged: isChanged))
  }
}

private struct DiscardQuestion: ViewModifier {
  @Binding var isAsking: Bool
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
    .asksToDiscard(.constant(true), isChanged: true)
}
