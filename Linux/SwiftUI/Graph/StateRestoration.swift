import Foundation

/// View state that the browser keeps, so that a page opened after a restart of the server stands
/// where it stood: which sheet is open, what was typed.
///
/// It comes back from the browser, so it is decoded as untrusted input: what does not decode as the
/// type the view declares is passed over. Only state that differs from its initial value is kept.
@MainActor final class StateRestoration {
  private let former: [String: String]
  private(set) var kept: [String: String] = [:]

  init(_ former: [String: String]) {
    self.former = former
  }

  /// The value that an earlier page had at a place, if the type can be decoded.
  func value<Value>(at place: String, as type: Value.Type) -> Value? {
    guard let type = type as? any Decodable.Type, let text = former[place] else { return nil }
    do {
      let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? Value
      kept[place] = text
      return value
    } catch {
      // Kept by a page of another version of the app: the view starts with its initial value.
      return nil
    }
  }

  func keep(_ value: Any, at place: String) {
    guard let value = value as? any Encodable else { return }
    do {
      kept[place] = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    } catch {
      // A value that JSON cannot hold (an infinite number) is not restored; nothing else is lost.
      kept[place] = nil
    }
  }

  func forget(_ place: String) {
    kept[place] = nil
  }
}
