import Foundation
import WebElements

/// A message from a browser: `[sequence number, element, event name]`, followed, where the event
/// carries a value, by its kind (`t` text, `n` number, `b` truth) and the value.
struct EventMessage: Hashable {
  let sequence: Int
  let event: PageEvent
}

extension EventMessage: Decodable {
  /// - Throws: `DecodingError` for anything else than such a message.
  init(parsing payload: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: payload)
  }

  init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    sequence = try fields.decode(Int.self)
    let element = try fields.decode(Int.self)
    let name = try fields.decode(EventName.self)
    let value: PageEvent.Value
    switch fields.isAtEnd ? nil : try fields.decode(ValueKind.self) {
    case .text: value = .text(try fields.decode(String.self))
    case .number: value = .number(try fields.decode(Double.self))
    case .bool: value = .bool(try fields.decode(Bool.self))
    case nil: value = .none
    }
    event = PageEvent(element: element, name: name, value: value)
  }

  private enum ValueKind: String, Decodable {
    case text = "t"
    case number = "n"
    case bool = "b"
  }
}

extension EventName: Decodable {}
