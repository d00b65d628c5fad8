import Foundation
import WebElements

/// A value that a window stores under a key and restores when it opens again.
///
/// In the browser each tab is a window with its own values, which the browser stores. A new tab
/// starts with the values last written by another tab of the same browser.
@propertyWrapper public struct SceneStorage<Value> {
  private let key: String
  /// Returns the string to store, or nil to remove the entry.
  private let encode: (Value) -> String?
  private let decode: (String?) -> Value
  /// A reference to the window's entry, which is known after the view has a node.
  private let box = State<String?>.Box(nil)

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
    get { decode(box.storage.value) }
    nonmutating set { box.storage.value = encode(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (entry, encode, decode) = (box.storage, encode, decode)
    return Binding(
      read: { decode(entry.value) },
      write: { value in entry.value = encode(value) },
      source: ObjectIdentifier(entry)
    )
  }
}

extension SceneStorage: NodeProperty {
  func connect(to node: ViewNode, slot: Int) {
    box.storage = node.graph.scene.entry(key)
  }

  func detached() -> Self { Self(key, encode: encode, decode: decode) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {
  // The wrapper's box is written on the main actor only.
}

/// The values of `SceneStorage` in one window.
@MainActor final class SceneValues {
  private var entries: [String: StateStorage<String?>] = [:]
  private let former: [String: String]
  /// Stores a string in the browser under a key, or removes it.
  private let keep: @MainActor (_ key: String, _ text: String?) -> Void

  /// - Parameter former: The strings that the browser stored, by key. They are untrusted input, and
  ///   strings that do not decode are ignored.
  init(_ former: [String: String], keep: @escaping @MainActor (String, String?) -> Void) {
    self.former = former
    self.keep = keep
  }

  /// Returns the storage of the string under a key.
  func entry(_ key: String) -> StateStorage<String?> {
    if let entry = entries[key] { return entry }
    let keep = keep
    let entry = StateStorage(former[key])
    entry.onWrite = { text in MainActor.assumeIsolated { keep(key, text) } }
    entries[key] = entry
    return entry
  }
}

extension ViewGraph {
  /// Stores a string in the browser through the page's script, or removes it.
  func keepInBrowser(_ key: String, _ text: String?) {
    let message = String(decoding: Data.json([key, text]), as: UTF8.self)
    effects.append(.message(script: "scene", message))
    setNeedsFlush()
  }
}
