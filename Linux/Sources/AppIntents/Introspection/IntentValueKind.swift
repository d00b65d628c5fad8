/// The kind of a parameter's value.
@_spi(Host) public enum IntentValueKind: Sendable {
  case string
  case integer(ClosedRange<Double>?)
  case double(ClosedRange<Double>?)
  case boolean
  case date(IntentDateKind)
  case enumeration([IntentCase])
  case entity(any AppEntity.Type)

  /// Creates the kind of a non-optional type. An unsupported type traps.
  init(_ type: any _IntentValue.Type, range: ClosedRange<Double>?, dateKind: IntentDateKind) {
    switch type {
    case is String.Type: self = .string
    case is Int.Type: self = .integer(range)
    case is Double.Type: self = .double(range)
    case is Bool.Type: self = .boolean
    case is DateComponents.Type: self = .date(dateKind)
    case let type as any AppEnum.Type: self = .enumeration(type.intentCases)
    case let type as any AppEntity.Type: self = .entity(type)
    default: preconditionFailure("a parameter can't be a \(type)")
    }
  }
}

/// The parts of a date parameter: the day, the time of day, or both.
@_spi(Host) public enum IntentDateKind: Sendable {
  case date, dateTime, time
}
