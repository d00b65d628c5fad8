import Foundation

/// The permissions of a token. The raw value is stored.
package enum AccessScope: String, CaseIterable, Codable, Identifiable, Sendable {
  /// Reading habits and their state.
  case read
  /// Daily actions: checking off, counting, skipping, and running timers.
  case checkOff
  /// All actions that scripts can perform.
  case everything
  /// Storing and fetching sync files, and nothing else.
  case sync

  package var id: Self { self }

  package var title: String {
    switch self {
    case .read: String(localized: "scope.read")
    case .checkOff: String(localized: "Check Off")
    case .everything: String(localized: "Everything")
    case .sync: String(localized: "Sync")
    }
  }

  /// A sentence about the scope for the user.
  package var sentence: String {
    switch self {
    case .read: String(localized: "Can see your habits and their progress. Can't change anything.")
    case .checkOff:
      String(localized: "Can see your habits, check them off, count, skip, and run timers.")
    case .everything:
      String(localized: "Can do everything available to scripts, such as pausing a habit.")
    case .sync:
      String(localized: "Lets one of your devices sync through this app, and nothing else.")
    }
  }

  /// Returns true if the scope permits actions that need another scope.
  ///
  /// Each scope for scripts includes the previous scopes. Sync is separate: it permits no scripts,
  /// and no scope for scripts permits sync.
  package func includes(_ needed: AccessScope) -> Bool {
    switch self {
    case .read: needed == .read
    case .checkOff: needed == .read || needed == .checkOff
    case .everything: needed != .sync
    case .sync: needed == .sync
    }
  }
}
