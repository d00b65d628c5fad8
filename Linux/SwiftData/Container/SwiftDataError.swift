import Foundation
import GRDB

/// Something that SwiftData can't do, with the reason in words.
///
/// Two errors are equal when they are of the same kind, whatever their words.
public struct SwiftDataError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
  enum Kind: String {
    case loadIssueModelContainer, unsupportedPredicate, unsupportedSortDescriptor
    case unsupportedKeyPath, unsupportedSchema, modelValidationFailure, missingModelContext
    case backwardMigration, unknownSchema, storeFailure
    case configurationSchemaNotFoundInContainerSchema, includePendingChangesWithBatchSize
    case historyTokenExpired
  }

  let kind: Kind
  let explanation: String

  init(_ kind: Kind, _ explanation: String) {
    self.kind = kind
    self.explanation = explanation
  }

  /// The store can't be opened.
  public static let loadIssueModelContainer = SwiftDataError(
    .loadIssueModelContainer,
    "The store can't be opened."
  )

  /// The predicate can't be put into SQL.
  public static let unsupportedPredicate = SwiftDataError(
    .unsupportedPredicate,
    "The predicate can't be put into SQL."
  )

  /// The sort descriptor can't be put into SQL.
  public static let unsupportedSortDescriptor = SwiftDataError(
    .unsupportedSortDescriptor,
    "The sort descriptor can't be put into SQL."
  )

  /// A fetch in batches can't include unsaved changes.
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    .includePendingChangesWithBatchSize,
    "A context with unsaved changes can't fetch in batches. Save it first."
  )

  /// The transaction of a token was deleted from the history.
  public static let historyTokenExpired = SwiftDataError(
    .historyTokenExpired,
    "The store's history no longer has the transaction of this token."
  )

  /// The key path leads to nothing that the store keeps.
  public static let unsupportedKeyPath = SwiftDataError(
    .unsupportedKeyPath,
    "The key path leads to nothing that the store keeps."
  )

  /// A delete rule forbids the change.
  public static let modelValidationFailure = SwiftDataError(
    .modelValidationFailure,
    "A delete rule forbids the change."
  )

  /// The object is in no context.
  public static let missingModelContext = SwiftDataError(
    .missingModelContext,
    "The object is in no context."
  )

  /// The store was made by a newer version.
  public static let backwardMigration = SwiftDataError(
    .backwardMigration,
    "The store was made by a newer version."
  )

  /// The store's schema is none that the migration plan knows.
  public static let unknownSchema = SwiftDataError(
    .unknownSchema,
    "The store's schema is none that the migration plan knows."
  )

  /// The configuration's schema is not the container's.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    .configurationSchemaNotFoundInContainerSchema,
    "The configuration's schema is not the container's."
  )

  /// Runs work on a store and says in words what the database refused.
  static func wrapping<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      throw SwiftDataError(
        .modelValidationFailure,
        "The store refuses the change: \(error.message ?? "a constraint")."
      )
    } catch let error as DatabaseError {
      throw SwiftDataError(.storeFailure, StoreMessages.message(for: error))
    }
  }

  /// The reason in words.
  public var errorDescription: String? { explanation }

  /// The kind and the reason.
  public var description: String { "SwiftDataError.\(kind.rawValue): \(explanation)" }

  /// Whether both are of the same kind.
  public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool {
    lhs.kind == rhs.kind
  }

  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }

  /// Lets `catch SwiftDataError.loadIssueModelContainer` pick errors of that kind.
  public static func ~= (pattern: SwiftDataError, error: any Error) -> Bool {
    (error as? SwiftDataError) == pattern
  }
}
