@_spi(Host) import AppIntents
import Foundation
import WebElements

/// The OpenAPI 3.1 description of the intents, generated from their declarations.
@MainActor struct OpenAPIDescription {
  let data: Data

  init(_ app: any IntentApp, _ intents: [IntentDeclaration], _ limits: IntentLimits) {
    var paths: [String: IntentValue] = ["/intents": Self.itself]
    for intent in intents {
      paths["/intents/\(intent.name)"] = [
        "post": Self.operation(intent, scope: app.scope(of: intent))
      ]
    }
    let description: IntentValue = [
      "openapi": "3.1.0",
      "info": [
        "title": .string(app.title),
        "version": .string(app.version),
        "description": .string(
          """
          Run an intent with a POST request. Its body is a JSON object with the parameters. Create \
          a token in the app's settings, and send it as a bearer token. The limits per token are \
          \(Int(limits.burst)) requests in a burst and \(Int(limits.perSecond)) requests per second.
          """
        ),
      ],
      "paths": .object(paths),
      "components": OpenAPIComponents.all,
    ]
    data = .json(description)
  }

  /// The path of the description itself, which contains no user data and requires no token.
  private static let itself: IntentValue = [
    "get": [
      "operationId": "describe",
      "summary": "This description",
      "security": [],
      "responses": [
        "405": OpenAPIComponents.methodNotAllowed,
        "200": [
          "description": "The description, as OpenAPI 3.1",
          "content": ["application/json": ["schema": ["type": "object"]]],
        ],
      ],
    ]
  ]

  private static func operation(
    _ intent: IntentDeclaration,
    scope: IntentScopeName
  ) -> IntentValue {
    var operation: [String: IntentValue] = [
      "operationId": .string(intent.name),
      "summary": .string(intent.title),
      "security": [["token": [.string(scope.id)]]],
      "requestBody": [
        "required": .boolean(intent.parameters.contains(where: \.isRequired)),
        "content": ["application/json": ["schema": schema(intent)]],
      ],
      "responses": OpenAPIComponents.responses,
    ]
    let sentences = [intent.description, "Requires the scope “\(scope.title)” or a wider one."]
    operation["description"] = .string(sentences.compactMap { $0 }.joined(separator: " "))
    return .object(operation)
  }

  private static func schema(_ intent: IntentDeclaration) -> IntentValue {
    let properties = intent.parameters.map { ($0.name, $0.schema) }
    return [
      "type": "object",
      "properties": .object(Dictionary(uniqueKeysWithValues: properties)),
      "required": .array(intent.parameters.filter(\.isRequired).map { .string($0.name) }),
      "additionalProperties": false,
    ]
  }
}

extension IntentParameterDeclaration {
  /// The JSON schema of the parameter's value.
  fileprivate var schema: IntentValue {
    let value = kind.schema
    // An optional parameter can also be `null`.
    var schema: [String: IntentValue] =
      isRequired ? value : ["anyOf": [.object(value), ["type": "null"]]]
    schema["title"] = .string(title)
    let sentences = [description, kind.rule.capitalizedSentence]
    schema["description"] = .string(sentences.compactMap { $0 }.joined(separator: " "))
    if let defaultValue { schema["default"] = defaultValue }
    return .object(schema)
  }
}

extension IntentValueKind {
  fileprivate var schema: [String: IntentValue] {
    switch self {
    case .string, .entity:
      ["type": "string"]
    case .integer(let range):
      ["type": "integer"].merging(Self.limits(range)) { $1 }
    case .double(let range):
      ["type": "number"].merging(Self.limits(range)) { $1 }
    case .boolean:
      ["type": "boolean"]
    case .date:
      [
        "anyOf": [
          ["type": "string", "format": "date"],
          ["type": "string", "enum": ["today", "yesterday"]],
        ]
      ]
    }
  }

  private static func limits(_ range: ClosedRange<Double>?) -> [String: IntentValue] {
    range.map { ["minimum": .double($0.lowerBound), "maximum": .double($0.upperBound)] } ?? [:]
  }
}

extension String {
  /// The text as a sentence with a capital letter and a period.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
