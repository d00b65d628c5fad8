import Foundation

@testable import HabitInterchange

/// Any JSON value.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ data: Data) throws {
    let text = try TextFile(file: "document", Array(data))
    self = try JSONValue(JSONReader(text, ImportProgress { _ in }))
  }

  private init(_ reader: JSONReader) throws {
    switch try reader.kind() {
    case .null:
      try reader.null()
      self = .null
    case .boolean: self = .boolean(try reader.boolean())
    case .number: self = .number(try reader.number())
    case .string: self = .string(try reader.string())
    case .array:
      var elements: [JSONValue] = []
      try reader.array { _ in elements.append(try JSONValue(reader)) }
      self = .array(elements)
    case .object:
      var members: [String: JSONValue] = [:]
      try reader.object { members[$0] = try JSONValue(reader) }
      self = .object(members)
    }
  }

  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var array: [JSONValue] {
    guard case .array(let array) = self else { return [] }
    return array
  }

  var object: [String: JSONValue] {
    guard case .object(let object) = self else { return [:] }
    return object
  }
}
