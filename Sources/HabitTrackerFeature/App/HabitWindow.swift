import HabitData
import SwiftUI

/// The app in one window, which has a store of its own: what goes wrong in it, what it has changed
/// and can take back is no other window's.
struct HabitWindow: View {
  @Environment(\.undoManager) private var undoManager
  @State private var store: HabitStore

  /// - Parameter store: The app's store.
  init(store: HabitStore) {
    _store = State(initialValue: HabitStore(windowBeside: store))
  }

  var body: some View {
    HabitNavigation()
      .servicesFollowSettings()
      .remindersFollowHabits()
      .environment(store)
      .environment(store.reader)
      .onAppear { store.open() }
      .onChange(of: undoManager.map(ObjectIdentifier.init), initial: true) {
        undoManager?.levelsOfUndo = HabitStore.undoLimit
        store.undoManager = undoManager
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
