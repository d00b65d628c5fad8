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

  /// The slot and the kind of each column, and whether it leads to a row, in the order of the columns
  /// after the key.
  let columnPlaces: ContiguousArray<ColumnPlace>
  typealias ColumnPlace = (index: Int, kind: _ColumnKind, isToOne: Bool)

  /// The properties that lead to other objects.
  let relationships: [ModelProperty]

  /// The columns that lead to a row of another table, or of the same one.
  let toOneColumns: [ModelProperty]

  /// The key and all columns, as a query asks for them.
  let columnList: String

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
    properties: [Schema.PropertyMetadata],
    constraints: [_ModelConstraint]
  ) {
    self.name = name
    self.type = type
    self.properties = properties.enumerated().map { ModelProperty($1, index: $0) }
    let columns = self.properties.filter { !$0.isToMany }
    self.columns = columns
    relationships = self.properties.filter { $0.destination != nil }
    toOneColumns = columns.filter(\.isToOne)
    columnPlaces = ContiguousArray(
      columns.map { ($0.index, $0.columnKind ?? .integer, $0.isToOne) }
    )
    columnList = (["_key"] + columns.map { quoted($0.name) }).joined(separator: ", ")
    indices = Dictionary(
      self.properties.map { ($0.keyPath, $0.index) },
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

  private func inverse(of property: ModelProperty) -> ModelProperty? {
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
