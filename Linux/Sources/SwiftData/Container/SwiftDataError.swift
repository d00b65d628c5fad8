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

/// User-facing messages for errors of the database and the disk.
enum StoreMessages {
  static let isBusy = "Another program is writing to the store. Try again in a moment."
  static let isFull = "The disk is full. Free some space, then try again."
  static let isReadOnly = "The store can't be written: its file or its folder is read-only."
  static let isReplaced = """
    The store's file was replaced while it was open. To protect the new file, nothing is saved \
    until you restart the app.
    """
  static let isWithoutLog = """
    The store's log (its name ends in -wal or -shm) was removed while the store was open. Nothing \
    is saved until you restart the app.
    """

  static func message(for error: DatabaseError) -> String {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: isBusy
    case .SQLITE_FULL: isFull
    case .SQLITE_READONLY, .SQLITE_PERM: isReadOnly
    case .SQLITE_CANTOPEN: "The store's file, or the log next to it, can't be opened."
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: "The store is damaged (\(sqliteMessage(error)))."
    // There is no space for the shared memory.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: isFull
    case .SQLITE_IOERR: "The disk can't be read or written (\(sqliteMessage(error)))."
    default: "The store reported an error: \(sqliteMessage(error))."
    }
  }

  /// Returns SQLite's message. For a store that failed to open, SQLite may report "not an error",
  /// which is replaced by the error's number.
  private static func sqliteMessage(_ error: DatabaseError) -> String {
    guard let message = error.message, message != "not an error" else {
      return "error \(error.extendedResultCode.rawValue)"
    }
    return message
  }
}
