import Foundation

extension AppStorage {
  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, store: store, initial: wrappedValue, coding: .plain)
  }

  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, store: store, initial: wrappedValue, coding: .plain)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store: store, initial: wrappedValue, coding: .number)
  }

  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store: store, initial: wrappedValue, coding: .plain)
  }

  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, store: store, initial: wrappedValue, coding: .address)
  }

  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, store: store, initial: wrappedValue, coding: .plain)
  }

  /// Keeps a case by its number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store: store, initial: wrappedValue, coding: .raw())
  }

  /// Keeps a case by its text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store: store, initial: wrappedValue, coding: .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store: store, initial: nil, coding: .optional(.plain))
  }

  /// Keeps a whole number that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store: store, initial: nil, coding: .optional(.plain))
  }

  /// Keeps a number that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store: store, initial: nil, coding: .optional(.number))
  }

  /// Keeps a text that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, initial: nil, coding: .optional(.plain))
  }

  /// Keeps an address that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store: store, initial: nil, coding: .optional(.address))
  }

  /// Keeps bytes that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store: store, initial: nil, coding: .optional(.plain))
  }
}

extension AppStorage {
  /// Keeps a case by its text; it may be missing.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store: store, initial: nil, coding: .optional(.raw()))
  }

  /// Keeps a case by its number; it may be missing.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store: store, initial: nil, coding: .optional(.raw()))
  }
}
