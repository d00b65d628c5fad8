import Foundation

/// A translator of a predicate and a sort order to SQL.
final class PredicateTranslator {
  private let context: ModelContext
  private let includesPending: Bool
  private var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]
  private var aliasCount = 0

  /// The tables of the query and of enclosing subqueries, innermost last.
  private var scopes: [[String]] = []

  /// The aliases of the joined rows that are visible, by the SQL of their keys.
  private var joined: [String: String] = [:]

  private(set) var dependencies = QueryDependencies()

  /// True if the query reads unsaved changes.
  private(set) var readsPending = false

  init(context: ModelContext, includesPending: Bool) {
    self.context = context
    self.includesPending = includesPending
  }

  /// The alias of the query's main table, which is always the first alias.
  static let rootAlias = "t0"

  /// Starts the query with the table of a model class.
  func makeRoot(_ model: _ModelDescription) -> ModelTerm {
    let alias = makeAlias()
    assert(alias == Self.rootAlias, "the root is the first table of a query")
    scopes = [["\(source(of: model)) AS \(alias)"]]
    return ModelTerm(model: model, key: SQLFragment("\(alias)._key"), alias: alias)
  }

  /// The `FROM` clause with the query's main table and the joined tables.
  var from: String { " FROM " + (scopes.first ?? []).joined(separator: " ") }

  func condition<T: PersistentModel>(
    of predicate: Predicate<T>,
    root: ModelTerm
  ) throws -> SQLFragment {
    variables[predicate.variable.key] = .model(root)
    return try value(of: predicate.expression)
  }

  // MARK: Parts

  func term(of expression: any PredicateExpression) throws -> SQLTerm {
    guard let translatable = expression as? any SQLTranslatable else {
      throw unsupported(type(of: expression))
    }
    return try translatable.term(translator: self)
  }

  /// Translates an expression with a single value. An object's value is the key of its row.
  func value(of expression: any PredicateExpression) throws -> SQLFragment {
    switch try term(of: expression) {
    case .value(let fragment): return fragment
    case .model(let object): return object.key
    default: throw unsupported(type(of: expression))
    }
  }

  /// Translates an expression with a binary operator.
  func infix(
    _ lhs: any PredicateExpression,
    _ symbol: String,
    _ rhs: any PredicateExpression
  ) throws -> SQLTerm {
    .value(.infix(try value(of: lhs), symbol, try value(of: rhs)))
  }

  func term(of variable: PredicateExpressions.VariableID) throws -> SQLTerm {
    guard let term = variables[variable] else {
      throw SwiftDataError(.unsupportedPredicate, "The predicate uses an undefined variable.")
    }
    return term
  }

  func bind(_ variable: PredicateExpressions.VariableID, to term: SQLTerm) {
    variables[variable] = term
  }

  /// Translates a property of an object.
  func property(_ keyPath: AnyKeyPath, of object: ModelTerm) throws -> SQLTerm {
    if object.model.identifierKeyPaths.contains(keyPath) { return .value(object.key) }
    guard let property = object.model.property(for: keyPath) else {
      throw SwiftDataError(
        .unsupportedPredicate,
        "\(keyPath) is not a property of \(object.model.name) that the store keeps."
      )
    }
    if property.columnKind == .json {
      throw SwiftDataError(
        .unsupportedPredicate,
        "\(object.model.name).\(property.name) is stored as encoded data and can't be compared."
      )
    }
    dependencies.add(property, of: object.model)
    if property.isToMany {
      guard let destination = object.model.destination(of: property),
        let inverse = object.model.inverses[property.index]
      else { throw unsupported(type(of: property.keyPath)) }
      return .related(destination, by: inverse, to: object.key)
    }
    let alias = alias(of: object)
    let column = SQLFragment(
      "\(alias).\(quoted(property.name))",
      isNullable: property.isNullable || object.key.isNullable
    )
    if let destination = object.model.destination(of: property) {
      return .model(ModelTerm(model: destination, key: column, alias: nil))
    }
    return .value(column)
  }

  /// Translates a condition on the objects of a to-many relationship to a subquery.
  func subquery(
    _ model: _ModelDescription,
    by reference: ModelProperty,
    of key: SQLFragment,
    select: String = "1",
    where test: (ModelTerm) throws -> SQLFragment? = { _ in nil }
  ) throws -> SQLFragment {
    let alias = makeAlias()
    // A join inside the subquery is not visible outside it.
    let outerJoins = joined
    defer { joined = outerJoins }
    scopes.append(["\(source(of: model)) AS \(alias)"])
    dependencies.add(reference, of: model)
    let test = try test(ModelTerm(model: model, key: SQLFragment("\(alias)._key"), alias: alias))
    let tables = scopes.removeLast().joined(separator: " ")
    let link = "\(alias).\(quoted(reference.name)) = \(key.sql)"
    return SQLFragment(
      "(SELECT \(select) FROM \(tables) WHERE \(link)\(test.map { " AND \($0.sql)" } ?? ""))",
      key.arguments + (test?.arguments ?? [])
    )
  }

  /// Returns the key of an identifier's row. Returns 0, which is no row's key, if the identifier
  /// belongs to another schema, store, or context.
  func key(of identifier: PersistentIdentifier) -> Int64 {
    guard let model = context.container.schema.model(named: identifier.entityName) else { return 0 }
    return context.key(of: identifier, in: model) ?? 0
  }

  func unsupported(_ type: Any.Type) -> SwiftDataError {
    SwiftDataError(.unsupportedPredicate, "\(type) can't be translated to SQL.")
  }

  // MARK: Tables

  /// Returns the alias of an object's row, and joins the row if necessary.
  private func alias(of object: ModelTerm) -> String {
    if let alias = object.alias ?? joined[object.key.sql] { return alias }
    let alias = makeAlias()
    let join =
      "LEFT JOIN \(source(of: object.model)) AS \(alias) ON \(alias)._key = \(object.key.sql)"
    scopes[scopes.count - 1].append(join)
    joined[object.key.sql] = alias
    return alias
  }

  private func source(of model: _ModelDescription) -> String {
    dependencies.add(model)
    if includesPending, context.rows.shown.contains(model.name) { readsPending = true }
    return context.rows.source(of: model, includesPending: includesPending)
  }

  private func makeAlias() -> String {
    defer { aliasCount += 1 }
    return "t\(aliasCount)"
  }
}
