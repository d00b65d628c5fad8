@_spi(Host) import AppIntents
import WebElements

/// The shared components of the description.
enum OpenAPIComponents {
  static let all: IntentValue = [
    "securitySchemes": [
      "token": [
        "type": "http", "scheme": "bearer",
        "description": "A token that was created in the app's settings.",
      ]
    ],
    "schemas": ["Answer": answer, "Problem": problem],
    "responses": .object(
      Dictionary(uniqueKeysWithValues: kinds.map { ("\($0.status)", response($0.kinds)) })
    ),
  ]

  /// The responses of an intent: the result and the possible problems.
  static let responses: IntentValue = .object(
    Dictionary(
      uniqueKeysWithValues: kinds.map { kind in
        ("\(kind.status)", ["$ref": .string("#/components/responses/\(kind.status)")])
      }
    )
    .merging([
      "405": methodNotAllowed,
      "200": [
        "description": "The intent was performed",
        "content": ["application/json": ["schema": ["$ref": "#/components/schemas/Answer"]]],
      ],
    ]) { $1 }
  )

  /// The response to an unsupported method.
  static let methodNotAllowed: IntentValue = [
    "description": "The method is not allowed",
    "headers": ["Allow": text("The methods that are allowed.")],
  ]

  /// The kinds of problems by status code.
  private static let kinds = Dictionary(grouping: Problem.Kind.allCases, by: \.status)
    .map { (status: $0.key.rawValue, kinds: $0.value) }
    .sorted { $0.status < $1.status }

  private static func response(_ kinds: [Problem.Kind]) -> IntentValue {
    var response: [String: IntentValue] = [
      "description": .string(kinds.map(\.title).joined(separator: ", or: ")),
      "content": [
        "application/problem+json": ["schema": ["$ref": "#/components/schemas/Problem"]]
      ],
    ]
    if let headers = headers[kinds[0].status] { response["headers"] = headers }
    return .object(response)
  }

  private static let headers: [PathResponse.Status: IntentValue] = [
    .unauthorized: ["WWW-Authenticate": text("The scheme for sending a token.")],
    .forbidden: ["WWW-Authenticate": text("The required scope.")],
    .tooManyRequests: [
      "Retry-After": [
        "description": "The number of seconds to wait.", "required": true,
        "schema": ["type": "integer", "minimum": 1],
      ]
    ],
  ]

  private static func text(_ description: String) -> IntentValue {
    [
      "description": .string(description), "required": true,
      "schema": ["type": "string"],
    ]
  }

  private static let answer: IntentValue = [
    "type": "object",
    "properties": [
      "value": ["description": "The value that the intent returns."],
      "dialog": ["type": "string", "description": "The intent's message for the user."],
    ],
    "additionalProperties": false,
  ]

  private static let problem: IntentValue = [
    "type": "object",
    "description": "The reason why the intent was not performed, in the format of RFC 9457.",
    "properties": [
      "type": [
        "type": "string", "format": "uri-reference",
        "enum": .array(Problem.Kind.allCases.map { .string("/intents#\($0.rawValue)") }),
      ],
      "title": ["type": "string"],
      "status": ["type": "integer"],
      "detail": ["type": "string"],
      "parameter": ["type": "string", "description": "The parameter that caused the problem."],
      "candidates": [
        "type": "array",
        "description": "The entities that match.",
        "items": [
          "type": "object",
          "properties": [
            "id": ["type": "string"], "title": ["type": "string"],
            "subtitle": ["type": "string"],
          ],
          "required": ["id", "title"],
        ],
      ],
    ],
    "required": ["type", "title", "status", "detail"],
  ]
}
