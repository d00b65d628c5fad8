import Foundation
import Observation
import SwiftData

/// Undo of a window's changes. The undo manager undoes changes in reverse order. A notice undoes
/// its own change at any time.
@Observable @MainActor
package final class UndoRecorder {
  /// The number of undo levels of a window.
  package static let limit = 100

  /// The window's undo manager, if there is one.
  @ObservationIgnored package var undoManager: UndoManager?
  @ObservationIgnored private let notices: NoticeCenter
  /// True during an undo that must not register a redo.
  @ObservationIgnored private var isUndoingNotice = false
  /// A number that changes with each undoable change and each undo.
  private var version = 0

  init(_ notices: NoticeCenter) {
    self.notices = notices
  }

  /// Records a change that was made.
  ///
  /// - Parameters:
  ///   - name: The name of the change, such as "Deleting “Read”".
  ///   - notice: The notice with an "Undo" button, for a destructive change.
  ///   - undo: Undoes the change.
  func record(_ name: String, notice: String?, undo: @escaping @MainActor () -> Void) {
    guard !isUndoingNotice else { return }
    let change = UndoableChange(undo)
    if let notice, undoManager?.isUndoing != true, undoManager?.isRedoing != true {
      notices.show(Notice(message: notice, change: change))
    }
    guard let undoManager else { return }
    // The closure retains the change, because undo managers do not retain their targets.
    undoManager.registerUndo(withTarget: change) { [weak self, change] _ in
      guard let self else { return }
      notices.dismiss(change)
      change.undo()
      version += 1
    }
    undoManager.setActionName(name)
    version += 1
  }

  /// Undoes the change of a notice, even if other changes have been made since.
  package func undo(_ notice: Notice) {
    notices.dismiss(notice)
    guard let change = notice.change else { return }
    // The reversal is not recorded, because the next undo would undo it. The next undo applies to
    // the last remaining change.
    isUndoingNotice = true
    change.undo()
    isUndoingNotice = false
    undoManager?.removeAllActions(withTarget: change)
    version += 1
  }

  /// Undoes the last change.
  package func undoLast() {
    undoManager?.undo()
  }

  /// True if there is a change to undo.
  package var canUndo: Bool {
    // Undo managers are not observable. Reading `version` makes views update after each change and
    // each undo.
    _ = version
    return undoManager?.canUndo ?? false
  }
}

/// An undoable change. It is a class, because the undo manager needs an object as its target.
package final class UndoableChange {
  fileprivate let undo: @MainActor () -> Void

  fileprivate init(_ undo: @escaping @MainActor () -> Void) {
    self.undo = undo
  }
}
