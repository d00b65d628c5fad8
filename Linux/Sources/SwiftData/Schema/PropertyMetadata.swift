import Foundation

extension Schema {
  /// The metadata of a model class's property.
  public struct PropertyMetadata {
    enum Kind {
      case attribute(_ColumnKind, isOptional: Bool)
      case toOne(any PersistentModel.Type)
      case toMany(any PersistentModel.Type)
    }

    let name: String
    let keyPath: AnyKeyPath
    let kind: Kind
    let attribute: Attribute?
    let relationship: Relationship?
    let defaultValue: (() -> _Slot)?

    private init(
      _ name: String,
      _ keyPath: AnyKeyPath,
      _ kind: Kind,
      attribute: Attribute? = nil,
      relationship: Relationship? = nil,
      defaultValue: (() -> _Slot)? = nil
    ) {
      self.name = name
      self.keyPath = keyPath
      self.kind = kind
      self.attribute = attribute
      self.relationship = relationship
      self.defaultValue = defaultValue
    }

    /// Creates the metadata of a value that a column stores directly.
    public init<Model: PersistentModel, Value: _PersistentValue>(
      _ name: String,
      _ keyPath: KeyPath<Model, Value>,
      attribute: Attribute? = nil,
      defaultValue: (() -> Value)? = nil
    ) {
      self.init(
        name,
        keyPath,
        .attribute(Value._columnKind, isOptional: Value.self is any _OptionalValue.Type),
        attribute: attribute,
        defaultValue: defaultValue.map { value in { _Slot(value()) } }
      )
    }

    /// Creates the metadata of a value stored as JSON.
    @_disfavoredOverload
    public init<Model: PersistentModel, Value: Codable>(
      _ name: String,
      _ keyPath: KeyPath<Model, Value>,
      attribute: Attribute? = nil,
      defaultValue: (() -> Value)? = nil
    ) {
      self.init(
        name,
        keyPath,
        .attribute(.json, isOptional: false),
        attribute: attribute,
        defaultValue: defaultValue.map { value in { _Slot(value()) } }
      )
    }

    /// Creates the metadata of an optional value stored as JSON.
    @_disfavoredOverload
    public init<Model: PersistentModel, Value: Codable>(
      _ name: String,
      _ keyPath: KeyPath<Model, Value?>,
      attribute: Attribute? = nil,
      defaultValue: (() -> Value?)? = nil
    ) {
      self.init(
        name,
        keyPath,
        .attribute(.json, isOptional: true),
        attribute: attribute,
        defaultValue: defaultValue.map { value in { _Slot(value()) } }
      )
    }

    /// Creates the metadata of a to-one relationship.
    public init<Model: PersistentModel, Other: PersistentModel>(
      _ name: String,
      _ keyPath: KeyPath<Model, Other?>,
      relationship: Relationship? = nil,
      defaultValue: (() -> Other?)? = nil
    ) {
      self.init(name, keyPath, .toOne(Other.self), relationship: relationship)
    }

    /// Creates the metadata of a to-many relationship.
    public init<Model: PersistentModel, Other: PersistentModel>(
      _ name: String,
      _ keyPath: KeyPath<Model, [Other]>,
      relationship: Relationship? = nil,
      defaultValue: (() -> [Other])? = nil
    ) {
      self.init(name, keyPath, .toMany(Other.self), relationship: relationship)
    }
  }
}

/// A protocol by which generic code recognizes optional types.
protocol _OptionalValue {
  static var noValue: Any { get }
}

extension Optional: _OptionalValue {
  static var noValue: Any { Self.none as Any }
}
