import Foundation

extension AppStorage {
  /// Creates storage for a Boolean value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, store: store, initial: wrappedValue, coding: .plain)
  }

  /// Creates storage for an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, store: store, initial: wrappedValue, coding: .plain)
  }

  /// Creates storage for a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store: store, initial: wrappedValue, coding: .plain)
  }

  /// Creates storage for a value with a string as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store: store, initial: wrappedValue, coding: .raw)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates storage for an optional string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, initial: nil, coding: .optional)
  }
}
