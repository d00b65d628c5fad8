import Foundation

/// The choice of a device's key from all handovers. Devices with the same information choose the
/// same key, even after concurrent removals.
package struct KeyRotation: Hashable, Sendable {
  /// All removed devices.
  package let removed: Set<UUID>
  /// The key, or nil if a removed device knows every key, so that a new one is needed.
  package let key: SyncKey?

  /// Chooses the key.
  ///
  /// - Parameters:
  ///   - current: The device's current key.
  ///   - handovers: The received handovers.
  package init(_ current: SyncKey, _ handovers: [KeyHandover]) {
    let all = handovers.reduce(into: Set<UUID>()) { $0.formUnion($1.removed) }
    removed = all
    guard !all.isEmpty else {
      key = current
      return
    }
    // Handovers from removed devices are ignored, because those devices know the key.
    key = handovers.filter { $0.removed == all && !all.contains($0.sender) }
      .compactMap(\.key)
      .min { $0.identifier.precedes($1.identifier) }
  }
}
