import Observation
import SwiftUI

/// A number with undoable changes.
struct UndoSection: View {
  @State private var tally = Tally()
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Section("Undo") {
      Button("Tally") { tally.set(tally.value + 1, undoManager) }
      Text("Tally: \(tally.value)")
    }
  }
}

@Observable @MainActor final class Tally {
  private(set) var value = 0

  func set(_ new: Int, _ undoManager: UndoManager?) {
    let old = value
    undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
    undoManager?.setActionName("Tally")
    value = new
  }
}
