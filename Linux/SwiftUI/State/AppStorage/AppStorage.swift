import Foundation

/// A value that outlives the program, kept in user defaults under a key.
///
/// Windows that read it show a write at once, and it is on disk before they show it. On Linux writes
/// that do not go through `AppStorage` are not noticed, as user defaults there do not report them.
@propertyWrapper public struct AppStorage<Value> {
  /// Which defaults are meant is known once the view has a node.
  private final class Place {
    var entry: StorageEntry
    init(_ entry: StorageEntry) { self.entry = entry }
  }

  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let coding: StorageCoding<Value>
  private let place: Place

  init(_ key: String, store: UserDefaults?, initial: Value, coding: StorageCoding<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.coding = coding
    place = Place(StorageEntry.shared(key, in: store ?? .standard))
  }

  /// The value; the one given at the declaration while the defaults have none that fits.
  public var wrappedValue: Value {
    get { place.entry.value.flatMap(coding.decode) ?? initial }
    nonmutating set { place.entry.value = coding.encode(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let entry = place.entry
    let coding = coding
    let initial = initial
    return Binding(
      read: { entry.value.flatMap(coding.decode) ?? initial },
      write: { value, _ in entry.value = coding.encode(value) },
      source: ObjectIdentifier(entry)
    )
  }
}

extension AppStorage: NodeProperty {
  func connect(to node: ViewNode, slot: Int) {
    guard store == nil else { return }
    place.entry = StorageEntry.shared(key, in: node.environment.appStorageDefaults)
    // Other defaults are another value: the body runs again when they are exchanged.
    node.properties.add(DefaultsReading())
  }

  func detached() -> Self { Self(key, store: store, initial: initial, coding: coding) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {
  // Its place is written on the main actor alone.
}

/// Says that a view depends on the defaults of its environment.
private final class DefaultsReading: EnvironmentReading {
  var values = EnvironmentValues()

  func differs(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool {
    one.appStorageDefaults !== other.appStorageDefaults
  }
}

private struct AppStorageDefaultsKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  var appStorageDefaults: UserDefaults {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}

extension View {
  /// Keeps the values of `AppStorage` in the view in these defaults, unless they name others.
  ///
  /// On Linux, defaults with a volatile domain of the app's (`setVolatileDomain(_:forName:)`) are not
  /// written to disk.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageDefaults, store)
  }
}

extension Scene {
  /// Keeps the values of `AppStorage` in the windows in these defaults, unless they name others.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.appStorageDefaults, store)
  }
}
