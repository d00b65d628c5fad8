import Foundation

/// Undo and notices of a window.
extension HabitStore {
  /// The largest number of visible notices. Older ones are removed.
  private static let noticeLimit = 3

  /// The number of undo levels of a window.
  package static let undoLimit = 100

  /// Registers an undo.
  ///
  /// - Parameters:
  ///   - name: The name of the change, such as "Deleting “Read”".
  ///   - notice: The notice with an "Undo" button, for a destructive change.
  func registerUndo(
    _ name: String,
    notice: String? = nil,
    takeBack: @escaping @MainActor (HabitStore) -> Void
  ) {
    guard isWindow, !isUndoOff else { return }
    let change = UndoableChange(name, takeBack: takeBack)
    if let notice, undoManager?.isUndoing != true, undoManager?.isRedoing != true {
      show(Notice(message: notice, change: change))
    }
    guard let undoManager else { return }
    // The closure retains the change, because undo managers do not retain their targets.
    undoManager.registerUndo(withTarget: change) { [weak self, change] _ in
      guard let self else { return }
      notices.removeAll { $0.change === change }
      change.undo(in: self)
      undoVersion += 1
    }
    undoManager.setActionName(name)
    undoVersion += 1
  }

  /// Undoes the change of a notice, even if other changes have been made since.
  package func undoTapped(_ notice: Notice) {
    dismiss(notice)
    guard let change = notice.change else { return }
    // Not registered again, so that the next undo applies to the change before it.
    isUndoOff = true
    change.undo(in: self)
    isUndoOff = false
    undoManager?.removeAllActions(withTarget: change)
    undoVersion += 1
  }

  /// True if there is a change to undo.
  package var canUndo: Bool {
    // Undo managers are not observable, so this property is observed instead.
    _ = undoVersion
    return undoManager?.canUndo ?? false
  }

  /// Undoes the window's last change.
  package func undoLastTapped() {
    undoManager?.undo()
  }

  /// Shows a notice. One without an undo stays until it is dismissed.
  package func show(_ notice: Notice) {
    notices = (notices + [notice]).suffix(Self.noticeLimit)
  }

  /// Removes a notice with an undo, and older ones.
  package func expire(_ notice: Notice) {
    guard let last = notices.firstIndex(of: notice) else { return }
    let old = notices[...last].filter { $0.change != nil }
    notices.removeAll(where: old.contains)
  }

  func dismiss(_ notice: Notice) {
    notices.removeAll { $0 == notice }
  }
}
