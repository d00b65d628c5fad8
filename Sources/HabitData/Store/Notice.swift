import Foundation

/// Something that a window tells below its screen.
struct Notice: Identifiable, Equatable {
  let id = UUID()
  /// What happened, in words.
  let words: String
  /// The change that it offers to take back; without one it stays until it was read.
  var change: UndoableChange?

  static func == (one: Notice, other: Notice) -> Bool {
    one.id == other.id
  }
}
