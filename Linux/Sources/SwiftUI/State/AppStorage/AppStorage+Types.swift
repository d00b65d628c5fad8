import Foundation

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
