import Foundation
import SwiftData
import Testing

/// Changes that are made where the newest values are.
@Suite struct TransactionTests {
  private struct Refused: Error {}

  private let folder: TemporaryFolderReference
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolderReference()
    container = try Self.open(folder)
    let context = ModelContext(container)
    context.insert(Book(title: "Ann", pages: 0))
    try context.save()
  }

  private static func open(_ folder: TemporaryFolderReference) throws -> ModelContainer {
    try ModelContainer(
      for: Author.self,
      Book.self,
      configurations: ModelConfiguration(url: folder.store)
    )
  }

  private static func addOne(in context: ModelContext) throws {
    try context.transaction {
      let book = try #require(try context.fetch(FetchDescriptor<Book>()).first)
      book.pages += 1
    }
  }

  private func pages(in container: ModelContainer) throws -> [Int] {
    try ModelContext(container).fetch(FetchDescriptor<Book>()).map(\.pages)
  }

  @Test func additionsOfManyContextsAllCount() async throws {
    let containers = try (0..<4).map { _ in try Self.open(folder) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for container in containers {
        group.addTask {
          let context = ModelContext(container)
          for _ in 0..<50 { try Self.addOne(in: context) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try pages(in: container) == [200])
  }

  @Test func whatIsFetchedIsNewerThanWhatIsAtHand() throws {
    let context = ModelContext(container)
    let book = try #require(try context.fetch(FetchDescriptor<Book>()).first)
    #expect(book.pages == 0)
    try Self.addOne(in: ModelContext(try Self.open(folder)))
    try Self.addOne(in: context)
    #expect(book.pages == 2)
    #expect(try pages(in: container) == [2])
  }

  @Test func aBlockThatFailsLeavesTheStoreAndTheContextAsTheyWere() throws {
    let context = ModelContext(container)
    #expect(throws: Refused.self) {
      try context.transaction {
        context.insert(Book(title: "Bob", pages: 7))
        // The fetch shows what is not saved, in tables that go with the transaction.
        let count = try context.fetch(FetchDescriptor<Book>()).count
        #expect(count == 2)
        throw Refused()
      }
    }
    #expect(!context.hasChanges)
    #expect(try pages(in: container) == [0])
    try context.transaction { context.insert(Book(title: "Cy", pages: 8)) }
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 2)
    try Self.addOne(in: context)
    #expect(try pages(in: container).sorted() == [1, 8])
  }

  @Test func aFetchOfUnsavedChangesInABlockIsForgottenWithThem() throws {
    let context = ModelContext(container)
    let book = try #require(try context.fetch(FetchDescriptor<Book>()).first)
    try context.transaction {
      book.pages = 3
      let pages = try context.fetch(FetchDescriptor<Book>()).map(\.pages)
      #expect(pages == [3])
    }
    #expect(throws: Refused.self) {
      try context.transaction {
        book.pages = 9
        let pages = try context.fetch(FetchDescriptor<Book>()).map(\.pages)
        #expect(pages == [9])
        throw Refused()
      }
    }
    #expect(book.pages == 3)
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.pages) == [3])
  }
}
