import Foundation

/// The SQL of a fetch descriptor. A statement is built on demand, because a fetch needs only one.
struct FetchQuery {
  private let model: _ModelDescription

  /// The tables and the condition.
  private let tail: String
  private let order: String
  private let limit: String

  /// The arguments of the placeholders.
  let arguments: [_Slot]

  /// The statement that selects all columns of the rows, the key first.
  var rows: String { "SELECT \(model.rootColumnList)\(tail)\(order)\(limit)" }

  /// The statement that counts the rows.
  var count: String {
    limit.isEmpty ? "SELECT count(*)\(tail)" : "SELECT count(*) FROM (SELECT 1\(tail)\(limit))"
  }

  /// Returns true if another query is identical.
  func isSame(as other: FetchQuery) -> Bool {
    model === other.model && tail == other.tail && order == other.order && limit == other.limit
      && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy { $0.isSame(as: $1) }
  }

  /// The model classes and properties that determine the rows and their order.
  let dependencies: QueryDependencies

  init<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws {
    let model = T._$description
    let translator = PredicateTranslator(
      context: context,
      includesPending: descriptor.includePendingChanges
    )
    let root = translator.makeRoot(model)
    let condition = try descriptor.predicate.map {
      try translator.condition(of: $0, root: root)
    }
    let order = try descriptor.sortBy.map { try translator.order(by: $0, root: root) }
    self.model = model
    tail = translator.from + (condition.map { " WHERE \($0.sql)" } ?? "")
    limit = Self.limit(descriptor.fetchLimit, descriptor.fetchOffset)
    self.order =
      order.isEmpty && limit.isEmpty && !translator.readsPending ? "" : Self.order(order, root.key)
    arguments = condition?.arguments ?? []
    dependencies = translator.dependencies
  }

  /// Returns the `ORDER BY` clause with the order of insertion as the last criterion, in which
  /// unsaved objects come last.
  private static func order(_ parts: [String], _ key: SQLFragment) -> String {
    let all = parts + ["\(key.sql) < 0", "abs(\(key.sql))"]
    return " ORDER BY \(all.joined(separator: ", "))"
  }

  private static func limit(_ limit: Int?, _ offset: Int?) -> String {
    guard limit != nil || offset != nil else { return "" }
    return " LIMIT \(limit ?? -1) OFFSET \(offset ?? 0)"
  }
}

/// The model classes and properties that determine the result of a query.
struct QueryDependencies {
  private var properties: [ObjectIdentifier: Set<Int>] = [:]

  mutating func add(_ model: _ModelDescription) {
    properties[ObjectIdentifier(model), default: []].formUnion([])
  }

  mutating func add(_ property: ModelProperty, of model: _ModelDescription) {
    properties[ObjectIdentifier(model), default: []].insert(property.index)
  }

  /// Returns true if a change may affect the elements of the query or their order.
  func contains(_ change: ModelChange) -> Bool {
    switch change {
    case .inserted(let model), .deleted(let model):
      properties[ObjectIdentifier(model)] != nil
    case .updated(let model, let property):
      properties[ObjectIdentifier(model)]?.contains(property) ?? false
    case .everything: true
    }
  }
}
