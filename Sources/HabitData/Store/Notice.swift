import Foundation

/// Something that a window tells below its screen.
package struct Notice: Identifiable, Equatable {
  package let id = UUID()
  /// What happened, in message.
  package let message: String
  /// The change that it offers to take back; without one it stays until it was read.
  package var change: UndoableChange?

  package init(message: String, change: UndoableChange? = nil) {
    self.message = message
    self.change = change
  }

  package static func == (one: Notice, other: Notice) -> Bool {
    one.id == other.id
  }
}

/// A change that can be taken back: by itself, out of turn, or as the last of a window's
/// `UndoManager`, which knows it by this object.
@MainActor
package final class UndoableChange {
  /// The change in message: "Delete “Read”".
  let name: String
  private let takeBack: @MainActor (HabitStore) -> Void

  /// - Parameter takeBack: Makes it undone, in the store that it is given.
  init(_ name: String, takeBack: @escaping @MainActor (HabitStore) -> Void) {
    self.name = name
    self.takeBack = takeBack
  }

  /// Takes the change back.
  func undo(in store: HabitStore) {
    takeBack(store)
  }
}
