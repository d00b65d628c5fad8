import Foundation

/// What a window has changed, to be taken back.
extension HabitStore {
  /// The most notices that are shown at a time; the oldest goes.
  private static let noticeLimit = 3

  /// How many changes a window keeps to take back.
  package static let undoLimit = 100

  /// Keeps how a change is taken back.
  /// - Parameters:
  ///   - name: The change in words: "Delete “Read”".
  ///   - notice: What to tell with a way back, for a change that destroys something.
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
    // The handler holds the change: a manager does not hold its targets.
    undoManager.registerUndo(withTarget: change) { [weak self, change] _ in
      guard let self else { return }
      notices.removeAll { $0.change === change }
      change.undo(in: self)
      undoVersion += 1
    }
    undoManager.setActionName(name)
    undoVersion += 1
  }

  /// "Undo" of a notice was tapped: takes its change back, whatever was changed since.
  package func undoTapped(_ notice: Notice) {
    dismiss(notice)
    guard let change = notice.change else { return }
    // Not to be taken back once more: what comes next is the change before it.
    isUndoOff = true
    change.undo(in: self)
    isUndoOff = false
    undoManager?.removeAllActions(withTarget: change)
    undoVersion += 1
  }

  /// Whether there is a change to take back.
  package var canUndo: Bool {
    // The manager can't be observed.
    _ = undoVersion
    return undoManager?.canUndo ?? false
  }

  /// Takes the window's last change back.
  package func undoLastTapped() {
    undoManager?.undo()
  }

  /// Tells something, with a way back or until it was read.
  package func show(_ notice: Notice) {
    notices = (notices + [notice]).suffix(Self.noticeLimit)
  }

  /// Offers a change no longer, nor those before it.
  package func expire(_ notice: Notice) {
    guard let last = notices.firstIndex(of: notice) else { return }
    let old = notices[...last].filter { $0.change != nil }
    notices.removeAll(where: old.contains)
  }

  /// Tells it no longer.
  func dismiss(_ notice: Notice) {
    notices.removeAll { $0 == notice }
  }
}
