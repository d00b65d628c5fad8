import Synchronization

/// The immutable description of a model class: its name, its properties by slot, and its
/// constraints.
public final class _ModelDescription: @unchecked Sendable {
  /// The unqualified name of the class, which is also the name of its table.
  package let name: String
  let type: any PersistentModel.Type
  let properties: [ModelProperty]

  /// The sets of one or several properties that must be unique.
  let uniqueSets: [[ModelProperty]]

  /// The sets of properties with an additional index.
  let indexSets: [[ModelProperty]]

  /// The key paths of constraints that do not refer to a column.
  let unknownKeyPaths: [AnyKeyPath]

  /// The properties with a column, in the table's order. The key's column, which comes first, has
  /// no property.
  let columns: [ModelProperty]

  /// The relationship properties.
  let relationships: [ModelProperty]

  /// The columns that refer to a row.
  let toOneColumns: [ModelProperty]

  /// The list of all columns in SQL, the key first.
  let columnList: String

  /// ``columnList``, with each column qualified by the alias of a query's main table.
  var rootColumnList: String { Self.list(of: columns, in: "\(PredicateTranslator.rootAlias).") }

  private let indices: [AnyKeyPath: Int]
  private let downcast: (AnyObject) -> any PersistentModel
  private let cachedInverses = Mutex<[ModelProperty?]?>(nil)

  /// The key paths of an object's identifier.
  let identifierKeyPaths: Set<AnyKeyPath>

  /// Creates a description from the metadata that `@Model` generates.
  public init<Model: PersistentModel>(
    _ type: Model.Type,
    name: String,
    properties metadata: [Schema.PropertyMetadata],
    constraints: [_ModelConstraint]
  ) {
    self.name = name
    self.type = type
    let properties = metadata.enumerated().map { ModelProperty($1, index: $0) }
    self.properties = properties
    let columns = properties.filter { !$0.isToMany }
    self.columns = columns
    relationships = properties.filter { $0.destination != nil }
    toOneColumns = columns.filter(\.isToOne)
    columnList = Self.list(of: columns)
    indices = Dictionary(properties.map { ($0.keyPath, $0.index) }) { first, _ in first }
    var sets: [Bool: [[ModelProperty]]] = [:]
    var unknown: [AnyKeyPath] = []
    for constraint in constraints {
      for keyPaths in constraint.keyPaths {
        let known = keyPaths.compactMap { keyPath in
          columns.first { $0.keyPath == keyPath }
        }
        sets[constraint.isUnique, default: []].append(known)
        unknown += keyPaths.filter { keyPath in !known.contains { $0.keyPath == keyPath } }
      }
    }
    uniqueSets = columns.filter(\.isUnique).map { [$0] } + sets[true, default: []]
    indexSets = columns.filter(\.isToOne).map { [$0] } + sets[false, default: []]
    unknownKeyPaths = unknown
    downcast = { unsafeDowncast($0, to: Model.self) }
    identifierKeyPaths = [
      \Model.persistentModelID, \Model.id as KeyPath<Model, PersistentIdentifier>,
    ]
  }

  /// A null slot for each property.
  var emptySlots: [_Slot] { Array(repeating: .null, count: properties.count) }

  /// The inverse relationship of each property by slot, or nil for none.
  ///
  /// Computed on first use, because classes may refer to each other.
  var inverses: [ModelProperty?] {
    cachedInverses.withLock { cached in
      if let cached { return cached }
      let inverses = properties.map { inverse(of: $0) }
      cached = inverses
      return inverses
    }
  }

  /// Returns the description of a relationship's destination, or nil for an attribute.
  func destination(of property: ModelProperty) -> _ModelDescription? {
    property.destination?._$description
  }

  func property(for keyPath: AnyKeyPath) -> ModelProperty? {
    indices[keyPath].map { properties[$0] }
  }

  func property(named name: String) -> ModelProperty? {
    properties.first { $0.name == name }
  }

  /// Casts an object of this class to a model. The caller guarantees the class.
  func model(_ object: AnyObject) -> any PersistentModel {
    downcast(object)
  }

  private static func list(of columns: [ModelProperty], in table: String = "") -> String {
    (["_key"] + columns.map { quoted($0.name) }).map { table + $0 }.joined(separator: ", ")
  }

  private func inverse(of property: ModelProperty) -> ModelProperty? {
    guard let destination = destination(of: property) else { return nil }
    if let keyPath = property.inverseKeyPath {
      return destination.property(for: keyPath)
    }
    let back = destination.properties.filter { $0.destination == type }
    if let named = back.first(where: { $0.inverseKeyPath == property.keyPath }) { return named }
    // If there is only one relationship in each direction, the two are inverses without a
    // declaration.
    let forth = properties.filter { $0.destination == destination.type }
    guard back.count == 1, forth.count == 1, back[0].inverseKeyPath == nil,
      destination !== self
    else { return nil }
    return back[0]
  }

  /// Returns the descriptions of some classes and of all classes that they refer to, each once.
  static func closure(of types: [any PersistentModel.Type]) -> [_ModelDescription] {
    var found: [_ModelDescription] = []
    var waiting = types.map { $0._$description }
    while let next = waiting.first {
      waiting.removeFirst()
      guard !found.contains(where: { $0 === next }) else { continue }
      found.append(next)
      waiting += next.properties.compactMap { $0.destination?._$description }
    }
    return found
  }
}
