import Foundation
import Synchronization

/// A property of a model class.
///
/// The conformance is unchecked, because key paths and metatypes are immutable but not marked as
/// sendable. The type is a class, because copying a value would retain each of its parts for every
/// inserted object.
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

  /// The JSON that was validated last. Most rows have the same value, such as an empty list.
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
  }

  /// The destination class of a relationship.
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

  /// The kind of the property's column, or nil for a to-many relationship, which has none.
  var columnKind: _ColumnKind? {
    switch kind {
    case .attribute(let kind, _): kind
    case .toOne: .integer
    case .toMany: nil
    }
  }

  /// True if the column may be null.
  var isNullable: Bool {
    if case .attribute(_, let isOptional) = kind { isOptional } else { true }
  }

  /// The value of a required property whose row was deleted. For a type without a default or empty
  /// value, it is null, which can't be read.
  var valueAfterDeletion: _Slot {
    if let defaultValue { return defaultValue() }
    guard columnKind == .json else { return columnKind?.emptyValue ?? .null }
    return ["[]", "{}"].first { canDecode($0) }.map { .text($0) } ?? .null
  }

  /// Returns true if a stored JSON value decodes as the property's type.
  ///
  /// A getter can't throw, so values are validated when a row is read.
  func canDecode(_ json: String) -> Bool {
    guard let type = type(of: keyPath).valueType as? any Decodable.Type else { return true }
    if lastDecodable.withLock({ $0 == json }) { return true }
    do {
      _ = try JSONDecoder().decode(type, from: Data(json.utf8))
    } catch {
      // The caller reports the error with the row.
      return false
    }
    lastDecodable.withLock { $0 = json }
    return true
  }
}
