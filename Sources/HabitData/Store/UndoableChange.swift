/// A change that can be taken back: by itself, out of turn, or as the last of a window's
/// `UndoManager`, which knows it by this object.
@MainActor
package final class UndoableChange {
  /// The change in words: "Delete “Read”".
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
