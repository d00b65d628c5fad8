extension Schema {
  /// The storage options of a property.
  public struct Attribute {
    /// An option for the storage of a property.
    public struct Option: Hashable, Sendable {
      let name: String

      /// The value is unique. Inserting an object with an existing value updates the existing row.
      public static let unique = Option(name: "unique")

      /// The value may be large. Has no effect, because SQLite already stores large values on
      /// overflow pages.
      public static let externalStorage = Option(name: "externalStorage")
    }

    let isUnique: Bool
    let originalName: String?

    /// Creates an attribute with options and the property's name in an older version. The hash
    /// modifier has no effect.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      isUnique = options.contains(.unique)
      self.originalName = originalName
    }
  }

  /// The options of a relationship.
  public struct Relationship {
    /// An option of a relationship. There are no options yet.
    public struct Option: Hashable, Sendable {
      private init() {}
    }

    /// The effect of deleting an object on its related objects.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// Clears the references of related objects.
      case nullify
      /// Deletes related objects too.
      case cascade
      /// Prevents the deletion while there are related objects.
      case deny
    }

    let deleteRule: DeleteRule
    let originalName: String?
    let inverse: AnyKeyPath?

    /// Creates a relationship with a delete rule, the property's name in an older version, and the
    /// inverse property. The model counts and the hash modifier have no effect.
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

  /// Sets of properties that must be unique.
  public struct Unique<Model: PersistentModel> {
    /// The declaration as used by the store.
    public let _constraint: _ModelConstraint

    /// Declares that each of these sets of properties is unique.
    public init(_ constraints: [PartialKeyPath<Model>]...) {
      _constraint = _ModelConstraint(isUnique: true, keyPaths: constraints)
    }
  }

  /// Sets of properties with an index in the store.
  public struct Index<Model: PersistentModel> {
    /// The declaration as used by the store.
    public let _constraint: _ModelConstraint

    /// Declares an index for each of these sets of properties.
    public init(_ indices: [PartialKeyPath<Model>]...) {
      _constraint = _ModelConstraint(isUnique: false, keyPaths: indices)
    }
  }
}

/// The declaration of `#Unique` or `#Index`.
public struct _ModelConstraint {
  let isUnique: Bool
  let keyPaths: [[AnyKeyPath]]
}
