import Foundation

/// The SQL of a fetch descriptor.
struct FetchQuery {
  /// All columns of the rows, the key first.
  let rows: String

  /// The keys of the rows.
  let keys: String

  /// The number of the rows.
  let count: String

  /// The values of the question marks.
  let arguments: [_Slot]

  /// Whether another query asks for the same.
  func isSame(as other: FetchQuery) -> Bool {
    rows == other.rows && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy { $0.isSame(as: $1) }
  }

  /// The model classes and the properties that decide which rows there are and in which order.
  let dependencies: QueryDependencies

  init<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, in context: ModelContext) throws {
    let model = context.description(of: T.self)
    let translator = PredicateTranslator(
      context: context,
      includesPending: descriptor.includePendingChanges
    )
    let root = translator.makeRoot(model)
    let condition = try descriptor.predicate.map {
      try translator.condition(of: $0, root: root)
    }
    let order = try descriptor.sortBy.map { try translator.order(by: $0, root: root) }
    let tail =
      translator.from + (condition.map { " WHERE \($0.sql)" } ?? "")
    // Equal elements keep the order in which they came into the store, new ones last.
    let orderBy =
      " ORDER BY "
      + (order + ["\(root.alias)._key < 0", "abs(\(root.alias)._key)"]).joined(separator: ", ")
    let limit = Self.limit(descriptor.fetchLimit, descriptor.fetchOffset)
    let columns = model.columns.map { "\(root.alias).\(quoted($0.name))" }
    let ordered = order.isEmpty && limit.isEmpty && !translator.readsPending ? "" : orderBy
    rows =
      "SELECT \((["\(root.alias)._key"] + columns).joined(separator: ", "))\(tail)\(ordered)\(limit)"
    keys = "SELECT \(root.alias)._key\(tail)\(ordered)\(limit)"
    count =
      limit.isEmpty ? "SELECT count(*)\(tail)" : "SELECT count(*) FROM (SELECT 1\(tail)\(limit))"
    arguments = condition?.arguments ?? []
    dependencies = translator.dependencies
  }

  private static func limit(_ limit: Int?, _ offset: Int?) -> String {
    guard limit != nil || offset != nil else { return "" }
    return " LIMIT \(limit ?? -1) OFFSET \(offset ?? 0)"
  }
}

/// The model classes and the properties that decide what a query gives.
struct QueryDependencies {
  private var properties: [ObjectIdentifier: Set<Int>] = [:]

  mutating func add(_ model: _ModelDescription) {
    properties[ObjectIdentifier(model), default: []].formUnion([])
  }

  mutating func add(_ property: ModelProperty, of model: _ModelDescription) {
    properties[ObjectIdentifier(model), default: []].insert(property.index)
  }

  /// Whether a change may give the query other elements or another order.
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
