/// A value that a window stores under a key and restores when it opens again.
///
/// In the browser each tab is a window with its own values, which the browser stores. A new tab
/// starts with the values last written by another tab of the same browser.
@propertyWrapper public struct SceneStorage<Value> {
  /// The window's entry, which is known after the view has a node.
  private final class Place {
    var entry = StateStorage<String?>(nil)
  }

  private let key: String
  /// Returns the string to store, or nil to remove the entry.
  private let encode: (Value) -> String?
  private let decode: (String?) -> Value
  private let place = Place()

  private init(
    _ key: String,
    encode: @escaping (Value) -> String?,
    decode: @escaping (String?) -> Value
  ) {
    self.key = key
    self.encode = encode
    self.decode = decode
  }

  /// Creates storage for an optional value with a string as its raw value.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, encode: { $0?.rawValue }, decode: { $0.flatMap(R.init(rawValue:)) })
  }

  /// The stored value, or nil while there is no value of this type.
  public var wrappedValue: Value {
    get { decode(place.entry.value) }
    nonmutating set { place.entry.value = encode(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (entry, encode, decode) = (place.entry, encode, decode)
    return Binding(
      read: { decode(entry.value) },
      write: { value, _ in entry.value = encode(value) },
      source: ObjectIdentifier(entry)
    )
  }
}

extension SceneStorage: NodeProperty {
  func connect(to node: ViewNode, slot: Int) {
    place.entry = node.graph.scene.entry(key)
  }

  func detached() -> Self { Self(key, encode: encode, decode: decode) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {
  // The wrapper's `Place` is written on the main actor only.
}
