import Foundation

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
