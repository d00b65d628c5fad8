import Foundation

/// A persistent value stored in user defaults under a key.
///
/// A write updates all windows that read the value, and is on disk before they show it. On Linux,
/// writes that bypass `AppStorage` are not observed, because user defaults do not report them.
@propertyWrapper public struct AppStorage<Value> {
  /// The entry in the declared user defaults or, without a declaration, in the environment's. Until
  /// the view has a node, the standard user defaults take the place of the environment's.
  private final class Place {
    var entry: StorageEntry
    init(_ entry: StorageEntry) { self.entry = entry }
  }

  private let key: String
  private let store: UserDefaults?
  /// Returns the property list value, or nil to remove the entry.
  private let encode: (Value) -> Any?
  /// Returns the value of a property list value, or the declared default if the type differs.
  private let decode: (Any?) -> Value
  private let place: Place

  init(
    _ key: String,
    store: UserDefaults?,
    encode: @escaping (Value) -> Any?,
    decode: @escaping (Any?) -> Value
  ) {
    self.key = key
    self.store = store
    self.encode = encode
    self.decode = decode
    place = Place(StorageEntry.shared(key, in: store ?? .standard))
  }

  /// The stored value, or the declared default while there is no value of this type.
  public var wrappedValue: Value {
    get { decode(place.entry.value) }
    nonmutating set { place.entry.value = encode(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (entry, encode, decode) = (place.entry, encode, decode)
    return Binding(
      read: { decode(entry.value) },
      write: { value in entry.value = encode(value) },
      source: ObjectIdentifier(entry)
    )
  }
}

extension AppStorage: NodeProperty {
  func connect(to node: ViewNode, slot: Int) {
    guard store == nil else { return }
    place.entry = StorageEntry.shared(key, in: node.environment.appStorageDefaults)
    // The body must run again when the environment's user defaults are replaced.
    node.properties.add(DefaultsReading())
  }

  func detached() -> Self { Self(key, store: store, encode: encode, decode: decode) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {
  // The wrapper's `Place` is written on the main actor only.
}

/// The declaration that a view depends on the environment's user defaults.
private final class DefaultsReading: EnvironmentReading {
  var values = EnvironmentValues()

  func differs(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool {
    one.appStorageDefaults !== other.appStorageDefaults
  }
}

extension EnvironmentValues {
  @Entry var appStorageDefaults: UserDefaults = .standard
}

extension View {
  /// Sets the user defaults that `AppStorage` uses by default in the view.
  ///
  /// On Linux, user defaults with a volatile domain (`setVolatileDomain(_:forName:)`) are not
  /// written to disk.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageDefaults, store)
  }
}

extension AppStorage {
  /// Creates storage for a Boolean value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }

  /// Creates storage for an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }

  /// Creates storage for a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(plain: wrappedValue, key, store)
  }

  /// Creates storage for a value with a string as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key,
      store: store,
      encode: { $0.rawValue },
      decode: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue }
    )
  }

  /// Creates storage for a value of a property list type.
  private init(plain initial: Value, _ key: String, _ store: UserDefaults?) {
    self.init(key, store: store, encode: { $0 }, decode: { $0 as? Value ?? initial })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates storage for an optional string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, encode: { $0 }, decode: { $0 as? String })
  }
}
