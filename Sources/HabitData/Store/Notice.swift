import Foundation

/// Something that a window tells below its screen.
package struct Notice: Identifiable, Equatable {
  package let id = UUID()
  /// What happened, in words.
  package let words: String
  /// The change that it offers to take back; without one it stays until it was read.
  package var change: UndoableChange?

  package init(words: String, change: UndoableChange? = nil) {
    self.words = words
    self.change = change
  }

  package static func == (one: Notice, other: Notice) -> Bool {
    one.id == other.id
  }
}
