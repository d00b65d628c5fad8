import Foundation

/// Why there is no store, and where it would be.
struct StoreFailure: Hashable, Sendable {
  /// The store's file, or nil in memory.
  let url: URL?
  /// The reason in words.
  let reason: String
}
