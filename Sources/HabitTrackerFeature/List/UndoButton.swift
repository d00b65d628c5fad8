import HabitData
import SwiftUI

/// A button that undoes the last change. It is a separate view, so that a tap on a habit does not
/// rebuild the menu around it.
struct UndoButton: View {
  @Environment(HabitStore.self) private var store

  var body: some View {
    Button("Undo", systemImage: "arrow.uturn.backward") { store.undoRecorder.undoLast() }
      .disabled(!store.undoRecorder.canUndo)
  }
}

#Preview("Populated", traits: .sample) {
  UndoButton()
}
