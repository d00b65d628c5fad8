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

  /// Creates storage for a floating-point number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store: store, initial: wrappedValue, coding: .number)
  }

  /// Creates storage for a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store: store, initial: wrappedValue, coding: .plain)
  }

  /// Creates storage for a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, store: store, initial: wrappedValue, coding: .address)
  }

  /// Creates storage for data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, store: store, initial: wrappedValue, coding: .plain)
  }

  /// Creates storage for a value with an integer as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store: store, initial: wrappedValue, coding: .raw())
  }

  /// Creates storage for a value with a string as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store: store, initial: wrappedValue, coding: .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates storage for an optional Boolean value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store: store, initial: nil, coding: .optional(.plain))
  }

  /// Creates storage for an optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store: store, initial: nil, coding: .optional(.plain))
  }

  /// Creates storage for an optional floating-point number.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store: store, initial: nil, coding: .optional(.number))
  }

  /// Creates storage for an optional string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, initial: nil, coding: .optional(.plain))
  }

  /// Creates storage for an optional URL.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store: store, initial: nil, coding: .optional(.address))
  }

  /// Creates storage for optional data.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store: store, initial: nil, coding: .optional(.plain))
  }
}

extension AppStorage {
  /// Creates storage for an optional value with a string as its raw value.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store: store, initial: nil, coding: .optional(.raw()))
  }

  /// Creates storage for an optional value with an integer as its raw value.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store: store, initial: nil, coding: .optional(.raw()))
  }
}
