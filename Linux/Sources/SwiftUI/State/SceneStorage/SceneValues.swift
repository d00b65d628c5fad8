import Foundation

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
    do {
      let message = String(decoding: try JSONEncoder().encode([key, text]), as: UTF8.self)
      effects.append(.message(script: "scene", message))
      setNeedsFlush()
    } catch {
      // Strings can always be encoded as JSON.
      assertionFailure("\(error)")
    }
  }
}
