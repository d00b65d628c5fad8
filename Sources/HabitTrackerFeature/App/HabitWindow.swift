import HabitData
import SwiftUI

/// One window of the app. It has its own `HabitStore`, so that errors, notices, and undo concern
/// only this window.
struct HabitWindow: View {
  @Environment(\.undoManager) private var undoManager
  @State private var store: HabitStore

  /// Creates a window with its own store object on the app's data.
  ///
  /// - Parameter store: The app's store.
  init(store: HabitStore) {
    _store = State(initialValue: HabitStore(windowBeside: store))
  }

  var body: some View {
    HabitNavigation()
      .modifier(SettingsObserver())
      .modifier(ReminderObserver())
      .environment(store)
      .onAppear { store.open() }
      .onChange(of: undoManager.map(ObjectIdentifier.init), initial: true) {
        undoManager?.levelsOfUndo = UndoRecorder.limit
        store.undoRecorder.undoManager = undoManager
      }
  }
}

#Preview("Populated", traits: .sample) {
  PreviewHabit { _, store in HabitWindow(store: store) }
}

#Preview("Empty", traits: .noHabits) {
  PreviewHabit { _, store in HabitWindow(store: store) }
}

#Preview("Dark", traits: .darkSample) {
  PreviewHabit { _, store in HabitWindow(store: store) }
}
