import Foundation

/// One save of a context, as the store's history remembers it.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
  /// The type that marks a position in the history.
  associatedtype TokenType: Comparable, Hashable, Sendable

  /// The ``ModelContext/author`` of the context that saved.
  var author: String? { get }
  /// When the save was committed.
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

/// One save of a context to a store on SQLite.
///
/// Apple's type also lists the changes; this one knows only who saved and when.
public struct DefaultHistoryTransaction: HistoryTransaction {
  /// The ``ModelContext/author`` of the context that saved.
  public let author: String?
  /// When the save was committed.
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
