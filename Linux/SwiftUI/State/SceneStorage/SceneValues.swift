import Foundation
import Observation

/// What the views of one window keep in `SceneStorage`.
@MainActor final class SceneValues {
  private var entries: [String: SceneEntry] = [:]
  private let former: [String: String]
  /// Has the browser keep a text under a key, or forget it.
  private let keep: @MainActor (_ key: String, _ text: String?) -> Void

  /// - Parameter former: What the browser kept, by key. It is untrusted input: a text that is none of
  ///   the values that a view declares is passed over.
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

/// What a window keeps under a key.
final class SceneEntry: Observable {
  private let registrar = ObservationRegistrar()
  private var kept: String?
  private let onWrite: (String?) -> Void

  init(_ text: String? = nil, onWrite: @escaping (String?) -> Void = { _ in }) {
    kept = text
    self.onWrite = onWrite
  }

  /// `nil` where there is nothing.
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
  /// Has the page's script keep a text for the windows of the browser, or forget it.
  func keepInBrowser(_ key: String, _ text: String?) {
    do {
      let message = String(decoding: try JSONEncoder().encode([key, text]), as: UTF8.self)
      effects.append(.message(script: "scene", message))
      setNeedsFlush()
    } catch {
      // Texts can always be written as JSON.
      assertionFailure("\(error)")
    }
  }
}
