import Foundation

/// A message at the bottom of a window.
package struct Notice: Identifiable, Equatable {
  package let id = UUID()
  /// The text.
  package let message: String
  /// The change that can be undone. A notice without one stays until it is dismissed.
  package var change: UndoableChange?

  package init(message: String, change: UndoableChange? = nil) {
    self.message = message
    self.change = change
  }

  package static func == (one: Notice, other: Notice) -> Bool {
    one.id == other.id
  }
}

/// An undoable change. It is the target of the window's `UndoManager`, and can also be undone out
/// of order.
@MainActor
package final class UndoableChange {
  /// The name of the change, such as "Deleting “Read”".
  let name: String
  private let takeBack: @MainActor (HabitStore) -> Void

  /// Creates a change.
  ///
  /// - Parameter takeBack: Undoes the change in the given store.
  init(_ name: String, takeBack: @escaping @MainActor (HabitStore) -> Void) {
    self.name = name
    self.takeBack = takeBack
  }

  func undo(in store: HabitStore) {
    takeBack(store)
  }
}
