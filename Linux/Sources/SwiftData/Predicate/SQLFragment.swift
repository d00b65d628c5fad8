/// A piece of SQL with the arguments of its placeholders.
struct SQLFragment {
  let sql: String
  let arguments: [_Slot]

  /// True if the value may be null. Comparisons then use SQL's null-safe operators, which are
  /// slower, so that null equals null, as nil equals nil in Swift.
  let isNullable: Bool

  init(_ sql: String, _ arguments: [_Slot] = [], isNullable: Bool = false) {
    self.sql = sql
    self.arguments = arguments
    self.isNullable = isNullable
  }

  /// Creates a fragment with a captured value.
  init(value: _Slot) {
    if case .null = value {
      self.init("NULL", isNullable: true)
    } else {
      self.init("?", [value])
    }
  }

  /// Joins two fragments with an operator.
  static func infix(
    _ lhs: SQLFragment,
    _ symbol: String,
    _ rhs: SQLFragment,
    isNullable: Bool? = nil
  ) -> SQLFragment {
    SQLFragment(
      "(\(lhs.sql) \(symbol) \(rhs.sql))",
      lhs.arguments + rhs.arguments,
      isNullable: isNullable ?? (lhs.isNullable || rhs.isNullable)
    )
  }

  /// Puts an operator before a fragment.
  static func prefix(_ symbol: String, _ value: SQLFragment) -> SQLFragment {
    SQLFragment("(\(symbol)\(value.sql))", value.arguments, isNullable: value.isNullable)
  }

  /// Calls an SQL function with some fragments.
  static func call(
    _ name: String,
    _ values: [SQLFragment],
    isNullable: Bool? = nil
  ) -> SQLFragment {
    SQLFragment(
      "\(name)(\(values.map(\.sql).joined(separator: ", ")))",
      values.flatMap(\.arguments),
      isNullable: isNullable ?? values.contains(where: \.isNullable)
    )
  }

  static func equality(_ lhs: SQLFragment, _ rhs: SQLFragment, isNegated: Bool) -> SQLFragment {
    let isNullable = lhs.isNullable || rhs.isNullable
    let symbol = isNullable ? (isNegated ? "IS NOT" : "IS") : (isNegated ? "<>" : "=")
    return infix(lhs, symbol, rhs, isNullable: false)
  }
}

/// The translation of a part of a predicate.
enum SQLTerm {
  /// A value of a column or of a calculation.
  case value(SQLFragment)
  /// An object: the key of its row, and the row's alias if it is joined.
  case model(ModelTerm)
  /// The objects of a to-many relationship.
  case related(_ModelDescription, by: ModelProperty, to: SQLFragment)
  /// Captured values.
  case list([_Slot])
  /// A captured range.
  case range(lower: SQLFragment, upper: SQLFragment, includesUpper: Bool)
}

/// An object in a predicate.
struct ModelTerm {
  let model: _ModelDescription
  let key: SQLFragment
  let alias: String?
}
