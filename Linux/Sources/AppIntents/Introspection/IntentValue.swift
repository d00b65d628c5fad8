/// A parameter or result as other programs send and receive it, in JSON.
@_spi(Host) public enum IntentValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([IntentValue])
  case object([String: IntentValue])
}

extension IntentValue: Codable {
  /// Reads a value from JSON.
  @_spi(Host) public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A decoder reports a type mismatch only by throwing.
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([IntentValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: IntentValue].self))
    }
  }

  /// Writes a value as JSON.
  @_spi(Host) public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}

extension IntentValue {
  /// Creates the representation of a parameter or result. An entity becomes an object with its
  /// identifier and properties.
  init(_ value: any _IntentValue) {
    switch value {
    case let value as String: self = .string(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .double(value)
    case let value as Bool: self = .boolean(value)
    case let value as DateComponents: self = .string(DateText.text(value))
    case let value as any AppEntity: self = .object(value.properties)
    default:
      // Any other type is an optional.
      let wrapped = Mirror(reflecting: value).children.first?.value as? any _IntentValue
      self = wrapped.map { IntentValue($0) } ?? .null
    }
  }

  /// Creates the representation of an argument. An entity is represented by its identifier.
  init(argument value: any _IntentValue) {
    if let entity = value as? any AppEntity {
      self = .string(entity.identifierText)
    } else {
      self.init(value)
    }
  }
}

extension AppEntity {
  fileprivate var identifierText: String { id.entityIdentifierString }

  fileprivate var properties: [String: IntentValue] {
    var values: [String: IntentValue] = [:]
    if !(self is any TransientAppEntity) { values["id"] = .string(identifierText) }
    for (label, value) in Mirror(reflecting: self).children {
      guard let label, let property = value as? any AnyEntityProperty else { continue }
      values[String(label.drop { $0 == "_" })] = IntentValue(property.anyValue)
    }
    return values
  }
}

/// An entity property of any type.
private protocol AnyEntityProperty {
  var anyValue: any _IntentValue { get }
}

extension EntityProperty: AnyEntityProperty {
  fileprivate var anyValue: any _IntentValue { wrappedValue }
}
