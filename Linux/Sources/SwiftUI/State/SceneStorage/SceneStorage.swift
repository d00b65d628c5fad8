import Foundation

/// A value that a window stores under a key and restores when it opens again.
///
/// In the browser each tab is a window with its own values, which the browser stores. A new tab
/// starts with the values last written by another tab of the same browser.
@propertyWrapper public struct SceneStorage<Value> {
  /// The window's entry, which is known after the view has a node.
  private final class Place {
    var entry = SceneEntry()
  }

  private let key: String
  private let initial: Value
  private let coding: SceneCoding<Value>
  private let place = Place()

  private init(_ key: String, initial: Value, coding: SceneCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// The stored value, or the declared default while there is no value of this type.
  public var wrappedValue: Value {
    get { place.entry.text.flatMap(coding.decode) ?? initial }
    nonmutating set { place.entry.text = coding.encode(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (entry, coding, initial) = (place.entry, coding, initial)
    return Binding(
      read: { entry.text.flatMap(coding.decode) ?? initial },
      write: { value, _ in entry.text = coding.encode(value) },
      source: ObjectIdentifier(entry)
    )
  }
}

extension SceneStorage: NodeProperty {
  func connect(to node: ViewNode, slot: Int) {
    place.entry = node.graph.scene.entry(key)
  }

  func detached() -> Self { Self(key, initial: initial, coding: coding) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {
  // The wrapper's `Place` is written on the main actor only.
}

extension SceneStorage {
  /// Creates storage for a Boolean value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, initial: wrappedValue, coding: .plain())
  }

  /// Creates storage for an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, initial: wrappedValue, coding: .plain())
  }

  /// Creates storage for a floating-point number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, initial: wrappedValue, coding: .plain())
  }

  /// Creates storage for a string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, initial: wrappedValue, coding: .plain())
  }

  /// Creates storage for a value with a string as its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, coding: .raw())
  }

  /// Creates storage for an optional value with a string as its raw value.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, initial: nil, coding: .optional(.raw()))
  }
}

/// The conversion between values of a type and strings.
private struct SceneCoding<Value> {
  /// Returns the string, or nil to remove the entry.
  let encode: (Value) -> String?
  /// Decodes a string, or returns nil if it has another format.
  let decode: (String) -> Value?

  static func plain() -> SceneCoding where Value: LosslessStringConvertible {
    SceneCoding(encode: { $0.description }, decode: { Value($0) })
  }

  static func raw() -> SceneCoding where Value: RawRepresentable, Value.RawValue == String {
    SceneCoding(encode: { $0.rawValue }, decode: { Value(rawValue: $0) })
  }

  static func optional<Wrapped>(_ wrapped: SceneCoding<Wrapped>) -> SceneCoding
  where Value == Wrapped? {
    SceneCoding(encode: { $0.flatMap(wrapped.encode) }, decode: { .some(wrapped.decode($0)) })
  }
}
