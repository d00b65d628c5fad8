import Foundation
import HabitInterchange
import HabitTestSupport

@testable import HabitSync

extension Replica {
  /// Returns a copy as another process opens it: its next change creates a new writer.
  func reopened() -> Replica {
    var copy = self
    copy.writer = nil
    return copy
  }

  /// Merges another state.
  mutating func merge(_ other: SyncState, at now: Date) {
    take(ReceivedFiles(beginnings: [other]), at: now)
  }
}

extension SyncState {
  func merged(with other: SyncState) -> SyncState {
    var copy = self
    copy.merge(other)
    return copy
  }
}

extension DayEdit {
  /// The edit that clears the day.
  static let removal = DayEdit(count: .set(0), status: .done, note: "")
}

extension SyncDocument {
  /// Returns the habits and categories as JSON in the format of the app's export.
  func json() throws -> Data {
    try JSONExport.data(
      habits,
      categories: categories.filter { !$0.isRemoved }.map(\.category)
    )
  }
}
