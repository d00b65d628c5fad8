import HabitData
import SwiftUI

extension View {
  /// Keeps a sheet with changes open, and asks before they go.
  /// - Parameters:
  ///   - isAsking: Set where the user wants to leave all the same.
  ///   - isChanged: Whether there is something to lose.
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
          // The sheet has told it; what opened the sheet would tell it again.
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

#Preview("Empty", traits: .noHabits) {
  Text("")
    .asksToDiscard(.constant(false), isChanged: false)
}
