import Foundation
import GRDB

extension ModelContext {
  /// Returns the transactions of the store that match a descriptor, oldest first, from any context
  /// or process.
  ///
  /// - Throws: An error of the predicate, `SwiftDataError` with the reason of the database, or
  ///   `SwiftDataError.historyTokenExpired` if the predicate asks for the transactions after one
  ///   and the next one was deleted.
  public func fetchHistory(
    _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
  ) throws -> [DefaultHistoryTransaction] {
    let transactions = try access(showsPending: false) { db in
      let cursor = try Cursor(
        cachedIn: db,
        sql: "SELECT token, author, milliseconds FROM \(StoreHistory.table) ORDER BY token"
      )
      defer { cursor.finish() }
      var transactions: [DefaultHistoryTransaction] = []
      while try cursor.step() {
        transactions.append(
          DefaultHistoryTransaction(
            author: cursor.text(1),
            timestamp: Date(timeIntervalSince1970: Double(cursor.integer(2)) / 1_000),
            token: DefaultHistoryToken(number: cursor.integer(0))
          )
        )
      }
      return transactions
    }
    guard let predicate = descriptor.predicate else { return transactions }
    if let oldest = transactions.first,
      try predicate.evaluate(oldest.replaced(by: oldest.token.number - 1)),
      try !predicate.evaluate(oldest.replaced(by: 0))
    {
      throw SwiftDataError.historyTokenExpired
    }
    return try transactions.filter(predicate.evaluate)
  }

  /// Deletes the transactions that match a descriptor from the store's history.
  ///
  /// - Throws: An error of the predicate, or `SwiftDataError` with the reason of the database.
  public func deleteHistory(
    _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
  ) throws {
    let transactions = try fetchHistory(descriptor)
    guard !transactions.isEmpty else { return }
    try SwiftDataError.wrapping {
      try connection().transaction { db in
        for transaction in transactions {
          try Cursor(
            cachedIn: db,
            sql: "DELETE FROM \(StoreHistory.table) WHERE token = ?",
            arguments: [.integer(transaction.token.number)]
          ).run()
        }
      }
    }
  }
}

extension DefaultHistoryTransaction {
  /// The transaction with another number.
  fileprivate func replaced(by number: Int64) -> Self {
    Self(author: author, timestamp: timestamp, token: DefaultHistoryToken(number: number))
  }
}

/// The table of a store's transactions.
enum StoreHistory {
  static let table = "\"_history\""

  /// The number of latest transactions that are never deleted automatically. Apple's store keeps
  /// all transactions until the app deletes them. This module also deletes older transactions from
  /// time to time.
  static let limit = 32

  static let creation = """
    CREATE TABLE IF NOT EXISTS \(table) \
    ("token" INTEGER PRIMARY KEY AUTOINCREMENT, "author" TEXT, "milliseconds" INTEGER NOT NULL)
    """

  /// Records the current transaction.
  static func note(author: String?, _ db: Database) throws {
    try Cursor(
      cachedIn: db,
      sql: "INSERT INTO \(table) (author, milliseconds) VALUES (?, ?)",
      arguments: [
        author.map { .text($0) } ?? .null, .integer(Int64(Date.now.timeIntervalSince1970 * 1_000)),
      ]
    ).run()
    let token = db.lastInsertedRowID
    // Old transactions are deleted only once every `limit` saves, to keep most taps fast.
    guard token.isMultiple(of: Int64(limit)) else { return }
    try Cursor(
      cachedIn: db,
      sql: "DELETE FROM \(table) WHERE token <= ?",
      arguments: [.integer(token - Int64(limit))]
    ).run()
  }
}
