import Foundation

/// A save of a context, as recorded in the store's history.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
  /// The type of token for a position in the history.
  associatedtype TokenType: Comparable, Hashable, Sendable

  /// The ``ModelContext/author`` of the context that saved.
  var author: String? { get }
  /// The time of the commit.
  var timestamp: Date { get }
  /// The position of the transaction in the history.
  var token: TokenType { get }
}

/// A position in the history of one store.
public struct DefaultHistoryToken: Comparable, Hashable, Codable, Sendable {
  let number: Int64

  /// Orders tokens of one store by the time of their commits.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// A save of a context to a SQLite store.
///
/// Apple's type also lists the changes. This type contains only the author and the time.
public struct DefaultHistoryTransaction: HistoryTransaction {
  /// The ``ModelContext/author`` of the context that saved.
  public let author: String?
  /// The time of the commit.
  public let timestamp: Date
  /// The position of the transaction in the history.
  public let token: DefaultHistoryToken

  /// The position of the transaction in the history.
  public var id: DefaultHistoryToken { token }
}

/// The transactions to fetch from a store's history.
///
///     let token = lastToken
///     let newer = HistoryDescriptor<DefaultHistoryTransaction>(
///       predicate: #Predicate { $0.token > token }
///     )
///     let transactions = try context.fetchHistory(newer)
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
  /// The condition that a transaction must meet; nil for every transaction.
  public var predicate: Predicate<TransactionType>?

  /// Creates a descriptor of the transactions that meet a condition.
  public init(predicate: Predicate<TransactionType>? = nil) {
    self.predicate = predicate
  }
}
