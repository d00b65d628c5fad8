import Foundation

extension PredicateExpressions.SequenceStartsWith: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    let (text, prefix) = (try translator.value(of: base), try translator.value(of: prefix))
    let start = SQLFragment(
      "substr(\(text.sql), 1, length(\(prefix.sql)))",
      text.arguments + prefix.arguments,
      isNullable: text.isNullable || prefix.isNullable
    )
    return .value(.infix(start, "=", prefix))
  }
}

extension PredicateExpressions.CollectionContainsCollection: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    let found = SQLFragment.call(
      "instr",
      [try translator.value(of: base), try translator.value(of: other)]
    )
    return .value(.infix(found, ">", SQLFragment("0")))
  }
}

extension PredicateExpressions.SequenceContains: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    let element = try translator.value(of: element)
    switch try translator.term(of: sequence) {
    case .list(let values):
      let known = values.filter { !$0.isNull }
      let marks = Array(repeating: "?", count: known.count).joined(separator: ", ")
      let isKnown = SQLFragment("(\(element.sql) IN (\(marks)))", element.arguments + known)
      guard element.isNullable else { return .value(isKnown) }
      // `IN` is null for a null element, but Swift finds nil like any other element.
      let null = SQLFragment(value: .null)
      return .value(
        known.count < values.count
          ? .infix(.equality(element, null, isNegated: false), "OR", isKnown)
          : .infix(.equality(element, null, isNegated: true), "AND", isKnown)
      )
    case .related(let model, let reference, let owner):
      let rows = try translator.subquery(model, by: reference, of: owner) {
        .equality($0.key, element, isNegated: false)
      }
      return .value(.prefix("EXISTS ", rows))
    default: throw translator.unsupported(Self.self)
    }
  }
}

extension PredicateExpressions.SequenceContainsWhere: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    let rows = try translator.rows(of: sequence, as: variable, in: Self.self) {
      try translator.value(of: test)
    }
    return .value(.prefix("EXISTS ", rows))
  }
}

extension PredicateExpressions.SequenceAllSatisfy: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    let rows = try translator.rows(of: sequence, as: variable, in: Self.self) {
      .prefix("NOT ", try translator.value(of: test))
    }
    return .value(.prefix("NOT EXISTS ", rows))
  }
}

extension PredicateTranslator {
  /// Returns a subquery for the objects of a to-many relationship that pass a test.
  ///
  /// - Parameter expression: The type to report in the error if the sequence is not a relationship.
  fileprivate func rows<Object>(
    of sequence: any PredicateExpression,
    as variable: PredicateExpressions.Variable<Object>,
    in expression: Any.Type,
    test: () throws -> SQLFragment
  ) throws -> SQLFragment {
    guard case .related(let model, let reference, let owner) = try term(of: sequence) else {
      throw unsupported(expression)
    }
    return try subquery(model, by: reference, of: owner) { object in
      bind(variable.key, to: .model(object))
      return try test()
    }
  }
}

extension PredicateExpressions {
  /// An expression that searches a string, ignoring case and diacritics.
  ///
  /// Foundation provides this expression on Apple's systems only.
  public struct StringLocalizedStandardContains<Root, Other>: PredicateExpression
  where
    Root: PredicateExpression, Other: PredicateExpression, Root.Output == String,
    Other.Output == String
  {
    /// The type of the expression's value.
    public typealias Output = Bool

    /// The string to search.
    public let root: Root

    /// The string to find.
    public let other: Other

    /// Creates an expression that searches for a string in another string.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Returns true if the string occurs.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      TextOrder.contains(try root.evaluate(bindings), try other.evaluate(bindings))
    }
  }

  /// Builds the expression for `localizedStandardContains` in `#Predicate`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root,
    _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
  func term(translator: PredicateTranslator) throws -> SQLTerm {
    .value(
      .call(
        "localized_standard_contains",
        [try translator.value(of: root), try translator.value(of: other)]
      )
    )
  }
}
