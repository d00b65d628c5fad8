import Foundation

/// Why there is no store, and where it would be.
struct StoreFailure: Hashable, Sendable {
  enum Moment: Hashable, Sendable {
    /// It could not be opened.
    case opening
    /// It was open, and can't be read any more.
    case running
  }

  var moment = Moment.opening
  /// The store's file, or nil in memory.
  let url: URL?
  /// The reason in words.
  let reason: String
}
