import Foundation

/// Which key a device is to be on, by all that was handed over to it. All devices that know the same
/// come to the same, also where several were removed at one moment by devices that did not know of each
/// other.
package struct Succession: Hashable, Sendable {
  /// All devices that another one has removed.
  package let removed: Set<UUID>
  /// The key; nil where each one is known to a device that was removed: then a new one has to be made.
  package let key: SyncKey?

  /// - Parameters:
  ///   - current: The key that the device is on.
  ///   - handOvers: What it was told.
  package init(_ current: SyncKey, _ handOvers: [HandOver], _ ciphers: any Ciphers) {
    let all = handOvers.reduce(into: Set<UUID>()) { $0.formUnion($1.removed) }
    removed = all
    guard !all.isEmpty else {
      key = current
      return
    }
    // Who was removed may say what it likes: it has the key that it gives.
    key = handOvers.filter { $0.removed == all && !all.contains($0.giver) }
      .compactMap(\.key)
      .min { $0.mark(ciphers).precedes($1.mark(ciphers)) }
  }
}
