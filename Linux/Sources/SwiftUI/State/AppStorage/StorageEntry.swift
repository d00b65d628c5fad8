import Foundation

/// The entry of user defaults under a key. All windows of the process share it and observe each
/// other's writes.
final class StorageEntry: ObservedState {
  private struct Name: Hashable {
    let defaults: ObjectIdentifier
    let key: String
  }

  // All of SwiftUI runs on the main actor, but property wrappers are created where the compiler
  // can't verify that.
  private nonisolated(unsafe) static var entries: [Name: StorageEntry] = [:]

  private let defaults: UserDefaults
  private let key: String

  private init(_ key: String, in defaults: UserDefaults) {
    self.key = key
    self.defaults = defaults
  }

  /// Returns the entry of a key.
  ///
  /// Entries retain their user defaults and are never removed. The object identifier of user
  /// defaults therefore never refers to another object.
  static func shared(_ key: String, in defaults: UserDefaults) -> StorageEntry {
    let name = Name(defaults: ObjectIdentifier(defaults), key: key)
    if let entry = entries[name] { return entry }
    let entry = StorageEntry(key, in: defaults)
    entries[name] = entry
    return entry
  }

  /// The property list value, or nil if there is none. Setting nil removes the entry.
  ///
  /// At the end of an event, all changed entries are written to disk together, before a page shows
  /// them.
  var value: Any? {
    get {
      noteRead()
      return defaults.object(forKey: key)
    }
    set {
      if Fields.areEqualOptionals(defaults.object(forKey: key), newValue) { return }
      write {
        if let newValue {
          defaults.set(newValue, forKey: key)
        } else {
          defaults.removeObject(forKey: key)
        }
      }
      let changed = Unchecked(defaults)
      MainActor.assumeIsolated { DefaultsSaver.save(changed.value) }
    }
  }
}

/// The saving of changed user defaults, once at the end of an event.
@MainActor private enum DefaultsSaver {
  private static var changed: [ObjectIdentifier: UserDefaults] = [:]
  private static var isInCycle = false

  static func save(_ defaults: UserDefaults) {
    changed[ObjectIdentifier(defaults)] = defaults
    if !isInCycle {
      isInCycle = true
      UpdateLoop.beforePatch(write)
    }
    UpdateLoop.schedule()
  }

  private static func write() {
    let waiting = changed.values
    changed = [:]
    for defaults in waiting where !defaults.isVolatile { _ = defaults.synchronize() }
  }
}

extension UserDefaults {
  /// True if the app set a volatile domain, so that the values are kept in memory only.
  fileprivate var isVolatile: Bool {
    !Set(volatileDomainNames).isSubset(of: [Self.argumentDomain, Self.registrationDomain])
  }
}
