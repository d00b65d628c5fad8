import HabitData
import SwiftUI

/// Takes back the last action. A view of its own: each tap changes what can be undone, and the menu
/// around it has nothing else to do then.
struct UndoButton: View {
  @Environment(HabitStore.self) private var store

  var body: some View {
    Button("Undo", systemImage: "arrow.uturn.backward") { store.undoLastTapped() }
      .disabled(!store.canUndo)
  }
}

#Preview("Populated", traits: .sample) {
  UndoButton()
}
