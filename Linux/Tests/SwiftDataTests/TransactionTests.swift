import Foundation
import SwiftData
import TestSupport
import Testing

/// Transactions, which do not lock the store, and the history of a store.
@Suite struct TransactionTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try folder.open([Author.self, Book.self])
    let context = ModelContext(container)
    try context.insertAndSave(Book(title: "Ann", pages: 0))
  }

  private func book(in context: ModelContext) throws -> Book {
    try #require(try context.fetch(FetchDescriptor<Book>()).first)
  }

  @Test func `A save of another context during a transaction is overwritten`() throws {
    let context = ModelContext(container)
    try context.transaction {
      let book = try book(in: context)
      let other = ModelContext(try folder.open([Author.self, Book.self]))
      try other.transaction { try self.book(in: other).pages += 5 }
      book.pages += 1
    }
    #expect(try book(in: ModelContext(container)).pages == 1)
  }

  @Test func `The history lists the authors of all contexts, the oldest transaction first`() throws
  {
    let newer = HistoryDescriptor<DefaultHistoryTransaction>()
    let first = try #require(try ModelContext(container).fetchHistory(newer).last?.token)
    for author in ["app", nil, "widget"] {
      let context = ModelContext(try folder.open([Author.self, Book.self]))
      context.author = author
      try book(in: context).pages += 1
      try context.save()
    }
    let since = HistoryDescriptor<DefaultHistoryTransaction>(
      predicate: #Predicate { $0.token > first }
    )
    let context = ModelContext(container)
    #expect(try context.fetchHistory(since).map(\.author) == ["app", nil, "widget"])
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.author == "app" })
    )
    #expect(try context.fetchHistory(since).map(\.author) == [nil, "widget"])
  }

  @Test func `Transactions after a deleted one can't be fetched`() throws {
    let context = ModelContext(container)
    let book = try book(in: context)
    for pages in 1...2 {
      book.pages = pages
      try context.save()
    }
    let tokens = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
      .map(\.token)
    #expect(tokens.count == 3)
    let last = tokens[2]
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < last })
    )
    func transactions(after token: DefaultHistoryToken) throws -> [DefaultHistoryToken] {
      try context.fetchHistory(
        HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token > token })
      )
      .map(\.token)
    }
    #expect(throws: SwiftDataError.historyTokenExpired) { try transactions(after: tokens[0]) }
    #expect(try transactions(after: tokens[1]) == [last])
    #expect(try transactions(after: last) == [])
  }

  @Test func `The oldest transactions of a long history are removed`() throws {
    let context = ModelContext(container)
    let book = try book(in: context)
    for pages in 1...200 {
      book.pages = pages
      try context.save()
    }
    let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
    #expect((32...64).contains(history.count))
  }
}
