/// The kind of a parameter's value.
@_spi(Host) public enum IntentValueKind: Sendable {
  case string
  case integer(ClosedRange<Double>?)
  case double(ClosedRange<Double>?)
  case boolean
  /// A day.
  case date
  case entity(any AppEntity.Type)

  /// Creates the kind of a non-optional type. An unsupported type traps.
  init(_ type: any _IntentValue.Type, range: ClosedRange<Double>?) {
    switch type {
    case is String.Type: self = .string
    case is Int.Type: self = .integer(range)
    case is Double.Type: self = .double(range)
    case is Bool.Type: self = .boolean
    case is DateComponents.Type: self = .date
    case let type as any AppEntity.Type: self = .entity(type)
    default: preconditionFailure("a parameter can't be a \(type)")
    }
  }
}
