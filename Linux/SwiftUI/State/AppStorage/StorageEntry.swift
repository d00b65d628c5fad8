import Foundation
import Observation

/// What user defaults hold under a key. All windows of the process share it, so that each shows what
/// another writes.
final class StorageEntry: Observable {
  private struct Name: Hashable {
    let defaults: ObjectIdentifier
    let key: String
  }

  // All of SwiftUI is on the main actor; property wrappers are made where the compiler can't see it.
  private nonisolated(unsafe) static var entries: [Name: StorageEntry] = [:]

  private let registrar = ObservationRegistrar()
  private let defaults: UserDefaults
  private let key: String

  private init(_ key: String, in defaults: UserDefaults) {
    self.key = key
    self.defaults = defaults
  }

  /// The entry of a key. Entries hold their defaults and stay, so that no other defaults can come to
  /// be known by the same identity.
  static func shared(_ key: String, in defaults: UserDefaults) -> StorageEntry {
    let name = Name(defaults: ObjectIdentifier(defaults), key: key)
    if let entry = entries[name] { return entry }
    let entry = StorageEntry(key, in: defaults)
    entries[name] = entry
    return entry
  }

  /// The value as a property list has it; `nil` takes it away. It reaches the disk with all others of
  /// the same event, before a page shows it.
  var value: Any? {
    get {
      registrar.access(self, keyPath: \.value)
      return defaults.object(forKey: key)
    }
    set {
      if Fields.areEqualOptionals(defaults.object(forKey: key), newValue) { return }
      registrar.withMutation(of: self, keyPath: \.value) { put(newValue) }
      saveAtEndOfEvent()
    }
  }

  private func put(_ value: Any?) {
    if let value {
      defaults.set(value, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
  }

  private func saveAtEndOfEvent() {
    let defaults = Unchecked(defaults)
    MainActor.assumeIsolated { DefaultsSaver.save(defaults.value) }
  }
}

extension Fields {
  fileprivate nonisolated static func areEqualOptionals(_ one: Any?, _ two: Any?) -> Bool {
    switch (one, two) {
    case (nil, nil): true
    case (let one?, let two?): areEqualValues(one, two)
    default: false
    }
  }
}

/// Writes changed defaults to disk at the end of an event, once for all changes in it.
@MainActor private enum DefaultsSaver {
  private static var changed: [ObjectIdentifier: UserDefaults] = [:]
  private static var isInCycle = false

  static func save(_ defaults: UserDefaults) {
    changed[ObjectIdentifier(defaults)] = defaults
    if !isInCycle {
      isInCycle = true
      EventCycle.beforePatch(write)
    }
    EventCycle.schedule()
  }

  private static func write() {
    let waiting = changed.values
    changed = [:]
    for defaults in waiting where !defaults.isVolatile { _ = defaults.synchronize() }
  }
}

extension UserDefaults {
  /// Whether the app gave the defaults a volatile domain: they are to be kept in memory alone.
  fileprivate var isVolatile: Bool {
    !Set(volatileDomainNames).isSubset(of: [Self.argumentDomain, Self.registrationDomain])
  }
}
