import Synchronization

/// What a model class declares: its name, its properties in the order of their slots, its
/// constraints. One for each class, immutable.
public final class _ModelDescription: @unchecked Sendable {
  /// The class's own name, without the types around it; the table's name too.
  package let name: String
  let type: any PersistentModel.Type
  let properties: [ModelProperty]

  /// The sets of properties that no two objects share, of one property or several.
  let uniqueSets: [[ModelProperty]]

  /// The sets of properties that the store keeps an index of beside those.
  let indexSets: [[ModelProperty]]

  /// Key paths of constraints that lead to no column.
  let unknownKeyPaths: [AnyKeyPath]

  /// The properties that have a column, in the order of the columns after the key.
  let columns: [ModelProperty]

  /// The slot and the kind of each column, whether it leads to a row and whether it may be null, in
  /// the order of the columns after the key.
  let columnPlaces: ContiguousArray<ColumnPlace>
  typealias ColumnPlace = (index: Int, kind: _ColumnKind, isToOne: Bool, isNullable: Bool)

  /// The properties that lead to other objects.
  let relationships: [ModelProperty]

  /// The columns that lead to a row of another table, or of the same one.
  let toOneColumns: [ModelProperty]

  /// The key and all columns, as a query asks for them.
  let columnList: String

  /// The same of the table that a fetch is about.
  let rootColumnList: String

  /// What the class itself declares, where this has the references of a schema beside it.
  private let declared: _ModelDescription?

  /// The descriptions of the same schema, where this has the references of one; set before anybody
  /// else sees it.
  private var peers: [_ModelDescription] = []

  private let indices: [AnyKeyPath: Int]
  private let makeModel: (_ModelStorage) -> any PersistentModel
  private let downcast: (AnyObject) -> any PersistentModel
  private let cachedInverses = Mutex<[ModelProperty?]?>(nil)

  /// The key paths that lead to an object's own identifier.
  let identifierKeyPaths: Set<AnyKeyPath>

  /// Reads what `@Model` wrote down of a class.
  public init<Model: PersistentModel>(
    _ type: Model.Type,
    name: String,
    properties metadata: [Schema.PropertyMetadata],
    constraints: [_ModelConstraint]
  ) {
    self.name = name
    self.type = type
    declared = nil
    let properties = metadata.enumerated().map { ModelProperty($1, index: $0) }
    self.properties = properties
    let columns = properties.filter { !$0.isToMany }
    self.columns = columns
    relationships = properties.filter { $0.destination != nil }
    toOneColumns = columns.filter(\.isToOne)
    columnPlaces = Self.places(of: columns)
    columnList = Self.list(of: columns)
    rootColumnList = Self.list(of: columns, in: "\(PredicateTranslator.rootAlias).")
    indices = Dictionary(
      properties.map { ($0.keyPath, $0.index) },
      uniquingKeysWith: { first, _ in first }
    )
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
    makeModel = { Model(_$storage: $0) }
    downcast = { unsafeDowncast($0, to: Model.self) }
    identifierKeyPaths = [
      \Model.persistentModelID, \Model.id as KeyPath<Model, PersistentIdentifier>,
    ]
  }

  /// A class as a schema keeps it: with references that its properties do not read.
  init(_ declared: _ModelDescription, adding references: [ModelProperty]) {
    self.declared = declared
    name = declared.name
    type = declared.type
    properties = declared.properties + references
    columns = declared.columns + references
    relationships = declared.relationships + references
    toOneColumns = declared.toOneColumns + references
    columnPlaces = Self.places(of: columns)
    columnList = Self.list(of: columns)
    rootColumnList = Self.list(of: columns, in: "\(PredicateTranslator.rootAlias).")
    indices = declared.indices
    uniqueSets = declared.uniqueSets
    indexSets = declared.indexSets + references.map { [$0] }
    unknownKeyPaths = declared.unknownKeyPaths
    makeModel = declared.makeModel
    downcast = declared.downcast
    identifierKeyPaths = declared.identifierKeyPaths
  }

  /// Lets the relationships lead to the descriptions of the same schema.
  func join(_ peers: [_ModelDescription]) {
    self.peers = peers
  }

  /// The description that the class itself has, in every schema and in none.
  var asDeclared: _ModelDescription { declared ?? self }

  /// The relationship on the other side of each property, by slot; nil for none.
  ///
  /// Worked out at the first use, as two classes lead to each other.
  var inverses: [ModelProperty?] {
    cachedInverses.withLock { cached in
      if let cached { return cached }
      let inverses = properties.map { inverse(of: $0) }
      cached = inverses
      return inverses
    }
  }

  /// What is on the other side of a relationship, as it is in the same schema.
  func destination(of property: ModelProperty) -> _ModelDescription? {
    guard let type = property.destination else { return nil }
    return peers.first { $0.type == type } ?? type._$description
  }

  func property(for keyPath: AnyKeyPath) -> ModelProperty? {
    indices[keyPath].map { properties[$0] }
  }

  func property(named name: String) -> ModelProperty? {
    properties.first { $0.name == name }
  }

  /// Makes the object that holds a storage.
  func model(holding storage: _ModelStorage) -> any PersistentModel {
    makeModel(storage)
  }

  /// The model that an object of this class is. The caller knows the class.
  func model(_ object: AnyObject) -> any PersistentModel {
    downcast(object)
  }

  private static func places(of columns: [ModelProperty]) -> ContiguousArray<ColumnPlace> {
    ContiguousArray(
      columns.map { ($0.index, $0.columnKind ?? .integer, $0.isToOne, $0.isNullable) }
    )
  }

  private static func list(of columns: [ModelProperty], in table: String = "") -> String {
    (["_key"] + columns.map { quoted($0.name) }).map { table + $0 }.joined(separator: ", ")
  }

  private func inverse(of property: ModelProperty) -> ModelProperty? {
    if let declared {
      return property.toMany ?? declared.inverses[property.index]
        ?? destination(of: property)?.properties.first { $0.toMany === property }
    }
    guard let destination = property.destination?._$description else { return nil }
    if let keyPath = property.inverseKeyPath {
      return destination.property(for: keyPath)
    }
    let back = destination.properties.filter { $0.destination.map { $0 == type } ?? false }
    if let named = back.first(where: { $0.inverseKeyPath == property.keyPath }) {
      return named
    }
    // With one relationship in each direction there is only one way to pair them.
    let forth = properties.filter { $0.destination.map { $0 == destination.type } ?? false }
    guard back.count == 1, forth.count == 1, back[0].inverseKeyPath == nil,
      destination !== self
    else { return nil }
    return back[0]
  }

  /// The descriptions of some classes and of all that their relationships lead to, each once.
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
