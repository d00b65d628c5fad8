import Foundation
import GRDB

/// An error of SwiftData, with the reason in its description.
///
/// Two errors are equal if they are of the same kind, regardless of their descriptions.
public struct SwiftDataError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
  enum Kind: String {
    case loadIssueModelContainer, unsupportedPredicate, unsupportedSortDescriptor
    case unsupportedSchema, modelValidationFailure, backwardMigration, unknownSchema, storeFailure
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

  /// The predicate can't be translated to SQL.
  public static let unsupportedPredicate = SwiftDataError(
    .unsupportedPredicate,
    "The predicate can't be translated to SQL."
  )

  /// The sort descriptor can't be translated to SQL.
  public static let unsupportedSortDescriptor = SwiftDataError(
    .unsupportedSortDescriptor,
    "The sort descriptor can't be translated to SQL."
  )

  /// A fetch in batches can't include unsaved changes.
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    .includePendingChangesWithBatchSize,
    "A context with unsaved changes can't fetch in batches. Save it first."
  )

  /// The history no longer contains the transaction of the token.
  public static let historyTokenExpired = SwiftDataError(
    .historyTokenExpired,
    "The store's history no longer has the transaction of this token."
  )

  /// A delete rule or a unique constraint forbids the change.
  public static let modelValidationFailure = SwiftDataError(
    .modelValidationFailure,
    "A delete rule forbids the change."
  )

  /// The store was written by a newer version.
  public static let backwardMigration = SwiftDataError(
    .backwardMigration,
    "The store was made by a newer version."
  )

  /// The configuration's schema does not match the container's.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    .configurationSchemaNotFoundInContainerSchema,
    "The configuration's schema is not the container's."
  )

  /// Runs work on a store and translates errors of the database.
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

  /// The reason for the error.
  public var errorDescription: String? { explanation }

  /// The kind of the error and its reason.
  public var description: String { "SwiftDataError.\(kind.rawValue): \(explanation)" }

  /// Returns true if both errors are of the same kind.
  public static func == (lhs: SwiftDataError, rhs: SwiftDataError) -> Bool {
    lhs.kind == rhs.kind
  }

  /// Hashes the kind of the error.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }

  /// Matches errors of the same kind in patterns such as
  /// `catch SwiftDataError.loadIssueModelContainer`.
  public static func ~= (pattern: SwiftDataError, error: any Error) -> Bool {
    (error as? SwiftDataError) == pattern
  }
}
