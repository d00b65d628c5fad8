import Foundation

/// A value that a window keeps under a key, also when it is closed and opened again.
///
/// In the browser each tab is a window, with values of its own. The browser keeps them: a new tab
/// begins with what another tab of the same browser wrote last; other browsers are not affected.
@propertyWrapper public struct SceneStorage<Value> {
  /// Which window is meant is known once the view has a node.
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

  /// The value; the one given at the declaration while the window has none that fits.
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
    WindowUse.note()
    place.entry = node.graph.scene.entry(key)
  }

  func detached() -> Self { Self(key, initial: initial, coding: coding) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {
  // Its place is written on the main actor alone.
}

extension SceneStorage {
  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, initial: wrappedValue, coding: .plain())
  }

  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, initial: wrappedValue, coding: .plain())
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, initial: wrappedValue, coding: .plain())
  }

  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, initial: wrappedValue, coding: .plain())
  }

  /// Keeps a case by its text.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, coding: .raw())
  }

  /// Keeps a case by its text; it may be missing.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, initial: nil, coding: .optional(.raw()))
  }
}

/// How values of a type stand in a text.
private struct SceneCoding<Value> {
  /// `nil` takes the value away.
  let encode: (Value) -> String?
  /// `nil` for a text that a value of another type left.
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
