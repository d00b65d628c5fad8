import Foundation
import Observation

/// The messages of a window: notices at its bottom, and the error of the last failed write.
@Observable @MainActor
package final class NoticeCenter {
  /// The largest number of visible notices. Older notices are removed.
  private static let limit = 3

  /// The visible notices, newest last.
  package private(set) var notices: [Notice] = []
  /// The message of the last error; nil if it was dismissed or a later write succeeded.
  package var errorMessage: String?

  /// Shows a notice. A notice without an undo stays until it is dismissed.
  package func show(_ notice: Notice) {
    notices = (notices + [notice]).suffix(Self.limit)
  }

  /// Removes a notice that can be undone, and all older such notices.
  package func expire(_ notice: Notice) {
    guard let last = notices.firstIndex(of: notice) else { return }
    let old = notices[...last].filter { $0.change != nil }
    notices.removeAll(where: old.contains)
  }

  func dismiss(_ notice: Notice) {
    notices.removeAll { $0 == notice }
  }

  /// Removes the notice of a change that was undone.
  func dismiss(_ change: UndoableChange) {
    notices.removeAll { $0.change === change }
  }
}

/// A message at the bottom of a window.
package struct Notice: Identifiable, Equatable {
  package let id = UUID()
  /// The text.
  package let message: String
  /// The change that can be undone. A notice without a change stays until it is dismissed.
  package var change: UndoableChange?

  package init(message: String, change: UndoableChange? = nil) {
    self.message = message
    self.change = change
  }

  package static func == (one: Notice, other: Notice) -> Bool {
    one.id == other.id
  }
}
