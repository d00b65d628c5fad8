import Foundation

/// A window's undo and redo. As on iOS, a key performs them immediately, and a shake asks for
/// confirmation first.
@MainActor final class WindowUndo {
  /// The direction: undo or redo.
  enum Way {
    case undo, redo
  }

  let manager = UndoManager()
  /// The direction that the user is asked to confirm, or nil if the user is not being asked.
  let asked = StateStorage<Way?>(nil)

  /// Returns true if there is an action to undo or redo.
  func isPossible(_ way: Way) -> Bool {
    switch way {
    case .undo: manager.canUndo
    case .redo: manager.canRedo
    }
  }

  /// Returns the title of the action, for example "Undo Delete Read".
  func title(_ way: Way) -> String {
    switch way {
    case .undo where manager.undoActionName.isEmpty: String(localized: "Undo")
    case .undo: String(localized: "Undo \(manager.undoActionName)")
    case .redo where manager.redoActionName.isEmpty: String(localized: "Redo")
    case .redo: String(localized: "Redo \(manager.redoActionName)")
    }
  }

  /// Undoes or redoes the last action.
  func perform(_ way: Way) {
    switch way {
    case .undo: manager.undo()
    case .redo: manager.redo()
    }
  }

  /// Asks to confirm an undo or, if there is nothing to undo, a redo.
  func ask() {
    asked.value = [Way.undo, .redo].first(where: isPossible)
  }
}

/// A window's content with the confirmation that a shake presents.
struct UndoQuestion<Content: View>: View {
  let undo: WindowUndo
  let content: Content

  var body: some View {
    let way = undo.asked.value
    content.alert(
      way.map { String(localized: "\(undo.title($0))?") } ?? "",
      isPresented: Binding {
        way != nil
      } set: { _ in
        undo.asked.value = nil
      }
    ) {
      if let way {
        Button(way == .undo ? "Undo" : "Redo") { undo.perform(way) }
      }
      Button("Cancel", role: .cancel) {}
    }
  }
}

extension EnvironmentValues {
  /// The window's undo manager, which Control-Z and a shake of the phone use.
  @Entry public internal(set) var undoManager: UndoManager?
}
