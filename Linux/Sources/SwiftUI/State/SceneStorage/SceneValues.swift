import Foundation
import Observation

/// The values of `SceneStorage` in one window.
@MainActor final class SceneValues {
  private var entries: [String: SceneEntry] = [:]
  private let former: [String: String]
  /// Stores a string in the browser under a key, or removes it.
  private let keep: @MainActor (_ key: String, _ text: String?) -> Void

  /// - Parameter former: The strings that the browser stored, by key. They are untrusted input, and
  ///   strings that do not decode are ignored.
  init(_ former: [String: String], keep: @escaping @MainActor (String, String?) -> Void) {
    self.former = former
    self.keep = keep
  }

  func entry(_ key: String) -> SceneEntry {
    if let entry = entries[key] { return entry }
    let keep = keep
    let entry = SceneEntry(former[key]) { text in
      MainActor.assumeIsolated { keep(key, text) }
    }
    entries[key] = entry
    return entry
  }
}

/// The entry of a window under a key.
final class SceneEntry: Observable {
  private let registrar = ObservationRegistrar()
  private var kept: String?
  private let onWrite: (String?) -> Void

  init(_ text: String? = nil, onWrite: @escaping (String?) -> Void = { _ in }) {
    kept = text
    self.onWrite = onWrite
  }

  /// The stored string, or nil if there is none.
  var text: String? {
    get {
      registrar.access(self, keyPath: \.text)
      return kept
    }
    set {
      guard newValue != kept else { return }
      registrar.withMutation(of: self, keyPath: \.text) { kept = newValue }
      onWrite(newValue)
    }
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
