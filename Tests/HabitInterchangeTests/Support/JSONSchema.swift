import Foundation

/// The subset of JSON Schema (draft 2020-12) that `docs/data-format.schema.json` uses. Unknown
/// keywords are problems, so that none is ignored.
struct JSONSchema {
  private let root: JSONValue

  init(_ data: Data) throws {
    root = try JSONValue(data)
  }

  /// Returns the parts of a document that do not conform to the schema.
  func problems(in document: Data) throws -> [String] {
    problems(try JSONValue(document), root, "$")
  }

  private func problems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    schema.object.flatMap { keyword, rule in
      check(value, keyword, rule, path).map { "\(path): \($0)" }
        + nested(value, keyword, rule, path)
    }
  }

  private func nested(
    _ value: JSONValue,
    _ keyword: String,
    _ rule: JSONValue,
    _ path: String
  ) -> [String] {
    switch keyword {
    case "properties":
      rule.object.flatMap { name, schema in
        value[name].map { problems($0, schema, "\(path).\(name)") } ?? []
      }
    case "items":
      value.array.enumerated().flatMap { problems($1, rule, "\(path)[\($0)]") }
    case "$ref":
      resolved(rule.string ?? "").map { problems(value, $0, path) } ?? ["\(path): no \(rule)"]
    default: []
    }
  }

  private func resolved(_ reference: String) -> JSONValue? {
    reference.split(separator: "/").dropFirst().reduce(root) { $0?[String($1)] }
  }

  private func check(
    _ value: JSONValue,
    _ keyword: String,
    _ rule: JSONValue,
    _ path: String
  ) -> [String] {
    let conforms: Bool
    switch keyword {
    case "$schema", "$defs", "title", "description", "properties", "items", "$ref": return []
    case "type": conforms = Self.type(of: value).contains(rule.string ?? "")
    case "const": conforms = value == rule
    case "enum": conforms = rule.array.contains(value)
    case "required": conforms = rule.array.allSatisfy { value[$0.string ?? ""] != nil }
    case "minimum": conforms = value.number.map { $0 >= rule.number ?? 0 } ?? true
    case "maximum": conforms = value.number.map { $0 <= rule.number ?? 0 } ?? true
    case "minLength": conforms = Double(value.string?.unicodeScalars.count ?? 0) >= rule.number ?? 0
    case "maxLength": conforms = Double(value.string?.unicodeScalars.count ?? 0) <= rule.number ?? 0
    case "pattern": conforms = Self.matches(value.string ?? "", rule.string ?? "")
    default: return ["the keyword \(keyword) is not known"]
    }
    return conforms ? [] : ["not as \(keyword) says"]
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  private static func type(of value: JSONValue) -> [String] {
    switch value {
    case .null: ["null"]
    case .boolean: ["boolean"]
    case .number(let number): number == number.rounded() ? ["number", "integer"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }
}
