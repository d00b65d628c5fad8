import Foundation

extension PredicateExpressions.Conjunction: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    try translator.infix(lhs, "AND", rhs)
  }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    try translator.infix(lhs, "OR", rhs)
  }
}

extension PredicateExpressions.Negation: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .value(.prefix("NOT ", try translator.value(of: wrapped)))
  }
}

extension PredicateExpressions.Equal: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .value(
      .equality(try translator.value(of: lhs), try translator.value(of: rhs), isNegated: false)
    )
  }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .value(
      .equality(try translator.value(of: lhs), try translator.value(of: rhs), isNegated: true)
    )
  }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    let symbol =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw translator.unsupported(Self.self)
      }
    return try translator.infix(lhs, symbol, rhs)
  }
}

extension PredicateExpressions.Range: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .range(
      lower: try translator.value(of: lower),
      upper: try translator.value(of: upper),
      includesUpper: false
    )
  }
}

extension PredicateExpressions.ClosedRange: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .range(
      lower: try translator.value(of: lower),
      upper: try translator.value(of: upper),
      includesUpper: true
    )
  }
}

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    guard case .range(let lower, let upper, let includesUpper) = try translator.term(of: range)
    else { throw translator.unsupported(Self.self) }
    let element = try translator.value(of: element)
    return .value(
      .infix(
        .infix(element, ">=", lower),
        "AND",
        .infix(element, includesUpper ? "<=" : "<", upper)
      )
    )
  }
}

extension PredicateExpressions.Arithmetic: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    let symbol =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw translator.unsupported(Self.self)
      }
    return try translator.infix(lhs, symbol, rhs)
  }
}

extension PredicateExpressions.IntDivision: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    try translator.infix(lhs, "/", rhs)
  }
}

extension PredicateExpressions.IntRemainder: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    try translator.infix(lhs, "%", rhs)
  }
}

extension PredicateExpressions.FloatDivision: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    try translator.infix(lhs, "/", rhs)
  }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .value(.prefix("-", try translator.value(of: wrapped)))
  }
}
