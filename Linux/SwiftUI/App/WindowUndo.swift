import Foundation

/// Takes back what was done in a window, and does it again: by key at once, after a question by a
/// shake, as iOS does.
@MainActor final class WindowUndo {
  /// One of the two ways.
  enum Way {
    case undo, redo
  }

  let manager = UndoManager()
  /// What is asked now.
  let asked = StateStorage<Way?>(nil)

  /// Whether there is something to take back, or to do again.
  func isPossible(_ way: Way) -> Bool {
    switch way {
    case .undo: manager.canUndo
    case .redo: manager.canRedo
    }
  }

  /// "Undo Delete Read".
  func title(_ way: Way) -> String {
    switch way {
    case .undo: "Undo \(manager.undoActionName)".trimmingCharacters(in: .whitespaces)
    case .redo: "Redo \(manager.redoActionName)".trimmingCharacters(in: .whitespaces)
    }
  }

  /// Takes back what was done last, or does again what was taken back last.
  func carryOut(_ way: Way) {
    switch way {
    case .undo: manager.undo()
    case .redo: manager.redo()
    }
  }

  /// Asks whether to take back what was done last; where that is nothing, whether to do again.
  func ask() {
    asked.value = [Way.undo, .redo].first(where: isPossible)
  }
}

/// A window's content, and above it the question that a shake brings up.
struct UndoQuestion<Content: View>: View {
  let undo: WindowUndo
  let content: Content

  var body: some View {
    let way = undo.asked.value
    content.alert(
      way.map { "\(undo.title($0))?" } ?? "",
      isPresented: Binding {
        way != nil
      } set: { _ in
        undo.asked.value = nil
      }
    ) {
      if let way {
        Button(way == .undo ? "Undo" : "Redo") { undo.carryOut(way) }
      }
      Button("Cancel", role: .cancel) {}
    }
  }
}

extension EnvironmentValues {
  /// What takes back the last actions of the window: Control-Z, and a shake of a phone.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}
