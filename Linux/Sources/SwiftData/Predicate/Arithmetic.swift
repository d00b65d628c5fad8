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
    return .value(.infix(try translator.value(of: lhs), symbol, try translator.value(of: rhs)))
  }
}

extension PredicateExpressions.IntDivision: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .value(.infix(try translator.value(of: lhs), "/", try translator.value(of: rhs)))
  }
}

extension PredicateExpressions.IntRemainder: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .value(.infix(try translator.value(of: lhs), "%", try translator.value(of: rhs)))
  }
}

extension PredicateExpressions.FloatDivision: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .value(.infix(try translator.value(of: lhs), "/", try translator.value(of: rhs)))
  }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    let wrapped = try translator.value(of: wrapped)
    return .value(
      SQLFragment("(-\(wrapped.sql))", wrapped.arguments, isNullable: wrapped.isNullable)
    )
  }
}
