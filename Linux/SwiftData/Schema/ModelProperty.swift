import Foundation
import Synchronization

/// One property of a model class, at its slot.
///
/// Immutable, and of types that are safe to share; key paths and metatypes lack the mark only. A
/// class, as a copy would count a reference for each of its parts, for every object inserted.
final class ModelProperty: @unchecked Sendable {
  let index: Int
  let name: String
  let keyPath: AnyKeyPath
  let kind: Schema.PropertyMetadata.Kind
  let isUnique: Bool
  let originalName: String?
  let deleteRule: Schema.Relationship.DeleteRule
  let inverseKeyPath: AnyKeyPath?
  let defaultValue: (() -> _Slot)?

  /// The to-many relationship without an inverse that this reference is kept for; nil for a property
  /// of the class.
  let toMany: ModelProperty?

  /// The JSON that was checked last: most rows have the same, such as an empty list.
  private let lastDecodable = Mutex<String?>(nil)

  init(_ metadata: Schema.PropertyMetadata, index: Int) {
    self.index = index
    name = metadata.name
    keyPath = metadata.keyPath
    kind = metadata.kind
    isUnique = metadata.attribute?.isUnique ?? false
    originalName = metadata.attribute?.originalName ?? metadata.relationship?.originalName
    deleteRule = metadata.relationship?.deleteRule ?? .nullify
    inverseKeyPath = metadata.relationship?.inverse
    defaultValue = metadata.defaultValue
    toMany = nil
  }

  /// The reference of a row to the object that has it in a to-many relationship without an inverse.
  init(for toMany: ModelProperty, of owner: _ModelDescription, index: Int) {
    self.index = index
    self.toMany = toMany
    // A Swift property's name has no point.
    name = "\(owner.name).\(toMany.name)"
    originalName = toMany.originalName.map { "\(owner.name).\($0)" }
    keyPath = toMany.keyPath
    kind = .toOne(owner.type)
    isUnique = false
    deleteRule = .nullify
    inverseKeyPath = nil
    defaultValue = nil
  }

  /// The class on the other side of a relationship.
  var destination: (any PersistentModel.Type)? {
    switch kind {
    case .attribute: nil
    case .toOne(let type), .toMany(let type): type
    }
  }

  var isToMany: Bool {
    if case .toMany = kind { true } else { false }
  }

  var isToOne: Bool {
    if case .toOne = kind { true } else { false }
  }

  /// The kind of the property's column; nil for a to-many relationship, which has none.
  var columnKind: _ColumnKind? {
    switch kind {
    case .attribute(let kind, _): kind
    case .toOne: .integer
    case .toMany: nil
    }
  }

  /// Whether the column may be null.
  var isNullable: Bool {
    if case .attribute(_, let isOptional) = kind { isOptional } else { true }
  }

  /// True if JSON from the store can become the property's value. A getter can't throw, so this is
  /// checked when a row is read.
  func canDecode(_ json: String) -> Bool {
    guard let type = type(of: keyPath).valueType as? any Decodable.Type else { return true }
    if lastDecodable.withLock({ $0 == json }) { return true }
    do {
      _ = try JSONDecoder().decode(type, from: Data(json.utf8))
    } catch {
      // The caller reports it, with the row.
      return false
    }
    lastDecodable.withLock { $0 = json }
    return true
  }
}
