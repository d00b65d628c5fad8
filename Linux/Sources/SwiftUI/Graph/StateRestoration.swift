import Foundation
import WebElements

/// View state that the browser stores, so that a page keeps its open sheet and typed text after a
/// restart of the server.
///
/// The state returns from the browser as untrusted input. Values that do not decode as the declared
/// type are ignored. Only state that was changed is stored.
@MainActor final class StateRestoration {
  /// The state of an earlier page that was not restored yet.
  private var former: [String: String]
  private(set) var kept: [String: String] = [:]

  init(_ former: [String: String]) {
    self.former = former
  }

  /// Returns the value that an earlier page stored for a node, or nil if no value decodes as the
  /// type. Each value is returned once: a view that disappears and appears again starts with its
  /// initial value.
  func value<Value>(at place: String, as type: Value.Type) -> Value? {
    guard let type = type as? any Decodable.Type, let text = former.removeValue(forKey: place)
    else { return nil }
    do {
      let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? Value
      kept[place] = text
      return value
    } catch {
      // A page of another app version stored the value, so the view starts with its initial value.
      return nil
    }
  }

  func keep(_ value: Any, at place: String) {
    guard let value = value as? any Encodable else { return }
    do {
      kept[place] = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    } catch {
      // A value that JSON can't represent (an infinite number) is not restored. Other values are
      // unaffected.
      kept[place] = nil
    }
  }

  func forget(_ place: String) {
    kept[place] = nil
  }
}

extension ViewNode {
  /// The node's position in the window as a string that is stable across launches: a hash of the
  /// keys and types from the root down.
  var place: String {
    sequence(first: self, next: \.parent).map { "\($0.key)/\(type(of: $0.view))" }.joined()
      .utf8.contentHash
  }
}
