import Foundation
import WebElements

/// A message from a browser: `[sequence number, element, event name]`. If the event has a value,
/// the type of the value (`t` for text, `n` for a number, `b` for a Boolean value) and the value
/// follow.
struct EventMessage: Hashable {
  let sequence: Int
  let event: PageEvent
}

extension EventMessage: Decodable {
  /// - Throws: `DecodingError` for a malformed message.
  init(parsing payload: Data) throws {
    self = try Self(tap: payload) ?? JSONDecoder().decode(Self.self, from: payload)
  }

  /// Parses a message without a value, or returns nil for any other message. `JSONDecoder` would
  /// take longer than all other steps between receiving and handling the event.
  private init?(tap payload: Data) {
    let text = String(decoding: payload, as: UTF8.self)
    guard text.first == "[", text.hasSuffix("\"]") else { return nil }
    let fields = text.dropFirst().dropLast(2).split(
      separator: ",",
      omittingEmptySubsequences: false
    )
    guard fields.count == 3, let sequence = Int(fields[0]), let element = Int(fields[1]),
      fields[2].first == "\"", let name = EventName(rawValue: String(fields[2].dropFirst())),
      // Swift accepts numbers that JSON does not.
      String(sequence) == fields[0], String(element) == fields[1]
    else { return nil }
    self.sequence = sequence
    event = PageEvent(element: element, name: name)
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
