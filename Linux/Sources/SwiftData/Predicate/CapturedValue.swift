import Foundation

/// A value that a predicate has captured.
enum CapturedValue {
  static func term<Value>(of value: Value, translator: PredicateTranslator) throws -> SQLTerm {
    if let range = value as? any CapturedRange { return range.rangeTerm }
    // Strings and data are sequences too, but count as single values.
    if Value.self is any Sequence.Type, !(Value.self is any _PersistentValue.Type),
      let elements = value as? any Sequence
    {
      return .list(try slots(of: elements, translator))
    }
    return .value(SQLFragment(value: try slot(of: value, translator)))
  }

  private static func slots(
    of elements: some Sequence,
    _ translator: PredicateTranslator
  ) throws -> [_Slot] {
    try elements.map { try slot(of: $0, translator) }
  }

  private static func slot<Value>(
    of value: Value,
    _ translator: PredicateTranslator
  ) throws -> _Slot {
    guard let value = unwrapped(value) else { return .null }
    switch value {
    case let identifier as PersistentIdentifier:
      return .integer(translator.key(of: identifier))
    case let model as any PersistentModel:
      return .integer(translator.key(of: model.persistentModelID))
    case let value as any _PersistentValue:
      return value._slot
    default:
      throw translator.unsupported(type(of: value))
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

/// A range of values that can be stored in a column.
private protocol CapturedRange {
  var rangeTerm: SQLTerm { get }
}

extension Range: CapturedRange where Bound: _PersistentValue {
  fileprivate var rangeTerm: SQLTerm {
    .range(
      lower: SQLFragment(value: lowerBound._slot),
      upper: SQLFragment(value: upperBound._slot),
      includesUpper: false
    )
  }
}

extension ClosedRange: CapturedRange where Bound: _PersistentValue {
  fileprivate var rangeTerm: SQLTerm {
    .range(
      lower: SQLFragment(value: lowerBound._slot),
      upper: SQLFragment(value: upperBound._slot),
      includesUpper: true
    )
  }
}
