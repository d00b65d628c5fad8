/// The reason why an intent was not performed.
@_spi(Host) public enum IntentFailure: Error {
  /// There is no parameter with this name.
  case unknownParameter(String, known: [String])
  /// A required parameter has no value.
  case missingParameter(IntentParameterDeclaration)
  /// The value is invalid for the parameter.
  case badValue(IntentParameterDeclaration, IntentValue)
  /// No entity matches the text.
  case noEntity(IntentParameterDeclaration, String)
  /// Several entities match the text.
  case severalEntities(IntentParameterDeclaration, String, [IntentCandidate])
  /// The intent or a query threw an error.
  case failed(any Error)
}

extension IntentFailure: LocalizedError {
  /// A message for the person who ran the intent.
  @_spi(Host) public var errorDescription: String? {
    switch self {
    case .unknownParameter(let name, let known):
      let others = known.isEmpty ? "there are none" : "there are \(known.joined(separator: ", "))"
      return "There is no parameter “\(name)”; \(others)."
    case .missingParameter(let parameter):
      return "“\(parameter.name)” is missing: \(parameter.kind.rule)."
    case .badValue(let parameter, let value):
      return "“\(parameter.name)” can't be \(value.text): it is \(parameter.kind.rule)."
    case .noEntity(let parameter, let text):
      return "There is no \(parameter.kind.noun) “\(text)”."
    case .severalEntities(let parameter, let text, let candidates):
      let list = candidates.map { candidate in
        [candidate.title, candidate.subtitle, candidate.id].compactMap { $0 }
          .joined(separator: ", ")
      }
      return "“\(text)” matches more than one \(parameter.kind.noun); use an identifier: "
        + list.joined(separator: "; ") + "."
    case .failed(let error as any CustomLocalizedStringResourceConvertible):
      return String(localized: error.localizedStringResource)
    case .failed(let error):
      return error.localizedDescription
    }
  }
}

extension IntentValueKind {
  /// The noun for a value in a sentence: "habit".
  @_spi(Host) public var noun: String {
    switch self {
    case .entity(let type): String(localized: type.typeDisplayRepresentation.name).lowercased()
    default: "value"
    }
  }

  /// A description of valid values.
  @_spi(Host) public var rule: String {
    switch self {
    case .string: "a text"
    case .integer(let range): "a whole number" + Self.limits(range)
    case .double(let range): "a number" + Self.limits(range)
    case .boolean: "true or false"
    case .date: "a day such as 2026-03-09, or today or yesterday"
    case .entity: "the name or the identifier of a \(noun)"
    }
  }

  private static func limits(_ range: ClosedRange<Double>?) -> String {
    range.map { " from \($0.lowerBound.formatted()) to \($0.upperBound.formatted())" } ?? ""
  }
}

extension IntentValue {
  /// The value as part of a sentence.
  @_spi(Host) public var text: String {
    switch self {
    case .null: "nothing"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): "“\(value)”"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
