extension Schema {
  /// How a property is stored.
  public struct Attribute {
    /// One wish about how a property is stored.
    public struct Option: Hashable, Sendable {
      let name: String

      /// No two objects share the value; a clash is an upsert.
      public static let unique = Option(name: "unique")

      /// The value may be large. SQLite keeps large values on pages of their own, beside the row,
      /// so there is nothing else to do.
      public static let externalStorage = Option(name: "externalStorage")
    }

    let options: [Option]
    let originalName: String?

    /// An attribute with options, the name that an older version stored it under, and a mark that
    /// tells versions apart.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
    }

    var isUnique: Bool { options.contains(.unique) }
  }

  /// How a property leads to objects of another class.
  public struct Relationship {
    /// One wish about a relationship; there are none yet.
    public struct Option: Hashable, Sendable {
      private init() {}
    }

    /// What happens to the other side when an object is deleted.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// The other side loses its reference.
      case nullify
      /// The other side is deleted too.
      case cascade
      /// The object can't be deleted while there is another side.
      case deny
    }

    let deleteRule: DeleteRule
    let originalName: String?
    let inverse: AnyKeyPath?

    /// A relationship with its delete rule, the name that an older version stored it under, and the
    /// other side's property.
    public init(
      _ options: Option...,
      deleteRule: DeleteRule = .nullify,
      minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0,
      originalName: String? = nil,
      inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.originalName = originalName
      self.inverse = inverse
    }
  }

  /// Properties that no two objects share together.
  public struct Unique<Model: PersistentModel> {
    /// The sets of properties as the store reads them.
    public let _constraint: _ModelConstraint

    /// Sets of properties.
    public init(_ constraints: [PartialKeyPath<Model>]...) {
      _constraint = _ModelConstraint(isUnique: true, keyPaths: constraints)
    }
  }

  /// Properties that the store keeps an index of.
  public struct Index<Model: PersistentModel> {
    /// The sets of properties as the store reads them.
    public let _constraint: _ModelConstraint

    /// Sets of properties.
    public init(_ indices: [PartialKeyPath<Model>]...) {
      _constraint = _ModelConstraint(isUnique: false, keyPaths: indices)
    }
  }
}

/// What `#Unique` or `#Index` says.
public struct _ModelConstraint {
  let isUnique: Bool
  let keyPaths: [[AnyKeyPath]]
}
