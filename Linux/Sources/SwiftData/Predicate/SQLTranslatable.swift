import Foundation

/// A kind of predicate expression that can be translated to SQL. Other kinds make the fetch throw,
/// because predicates are never evaluated in memory.
protocol SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm
}

extension PredicateExpressions.Variable: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    try translator.term(of: key)
  }
}

extension PredicateExpressions.Value: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    try CapturedValue.term(of: value, translator: translator)
  }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .value(SQLFragment(value: .null))
  }
}

extension PredicateExpressions.KeyPath: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    switch try translator.term(of: root) {
    case .model(let object):
      return try translator.property(keyPath, of: object)
    case .related(let model, let reference, let owner):
      switch kind {
      case .collectionCount:
        return .value(
          try translator.subquery(model, by: reference, of: owner, select: "count(*)")
        )
      case .collectionIsEmpty:
        let rows = try translator.subquery(model, by: reference, of: owner)
        return .value(.prefix("NOT EXISTS ", rows))
      default: throw translator.unsupported(Self.self)
      }
    case .value(let text) where Root.Output.self == String.self:
      switch kind {
      case .collectionCount: return .value(.call("length", [text]))
      case .collectionIsEmpty:
        return .value(.infix(text, "=", SQLFragment("''")))
      default: throw translator.unsupported(Self.self)
      }
    default: throw translator.unsupported(Self.self)
    }
  }
}

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    // Null propagates through every calculation, as nil does through an optional chain.
    translator.bind(variable.key, to: try translator.term(of: wrapped))
    switch try translator.term(of: transform) {
    case .value(let value):
      return .value(SQLFragment(value.sql, value.arguments, isNullable: true))
    case let term: return term
    }
  }
}

extension PredicateExpressions.ForcedUnwrap: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    try translator.term(of: inner)
  }
}

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    let (value, fallback) = (try translator.value(of: lhs), try translator.value(of: rhs))
    return .value(.call("coalesce", [value, fallback], isNullable: fallback.isNullable))
  }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    let test = try translator.value(of: test)
    let (yes, no) = (
      try translator.value(of: trueBranch), try translator.value(of: falseBranch)
    )
    return .value(
      SQLFragment(
        "(CASE WHEN \(test.sql) THEN \(yes.sql) ELSE \(no.sql) END)",
        test.arguments + yes.arguments + no.arguments,
        isNullable: yes.isNullable || no.isNullable
      )
    )
  }
}
