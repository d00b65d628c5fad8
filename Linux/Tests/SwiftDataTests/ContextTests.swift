import Foundation
import Testing

@testable import SwiftData

@Suite struct ContextTests {
  let context: ModelContext

  init() throws {
    context = ModelContext(try makeContainer())
  }

  @Test func `A model gets its permanent identifier at the first save`() throws {
    let book = Book(title: "A", pages: 1)
    context.insert(book)
    let temporary = book.persistentModelID
    #expect(temporary.storeIdentifier == nil)
    #expect(book.modelContext === context)
    try context.save()
    #expect(book.persistentModelID != temporary)
    #expect(book.persistentModelID.storeIdentifier != nil)
    #expect(book.persistentModelID.entityName == "Book")
  }

  @Test func `A fetch includes unsaved updates and deletions`() throws {
    let (a, b) = (Book(title: "A", pages: 1), Book(title: "B", pages: 2))
    try context.insertAndSave(a, b)
    a.pages = 10
    context.delete(b)
    let large = FetchDescriptor<Book>(predicate: #Predicate { $0.pages > 1 })
    #expect(try context.fetch(large) == [a])
    var stored = large
    stored.includePendingChanges = false
    #expect(try context.fetchCount(stored) == 1)
    #expect(b.isDeleted)
  }

  @Test func `A fetch returns insertions with their current values`() throws {
    let descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
    let books = (1...4).map { Book(title: "\($0)", pages: $0) }
    context.insert(books[0])
    context.insert(books[1])
    books[1].title = "two"
    #expect(try context.fetch(descriptor).map(\.title) == ["1", "two"])
    books[0].title = "one"
    books[1].title = "2nd"
    context.insert(books[2])
    context.insert(books[3])
    context.delete(books[2])
    #expect(try context.fetch(descriptor).map(\.title) == ["one", "2nd", "4"])
    for title in ["one", "2nd", "4"] {
      let named = FetchDescriptor<Book>(predicate: #Predicate { $0.title == title })
      #expect(try context.fetchCount(named) == 1)
    }
    context.delete(books[0])
    context.insert(books[2])
    #expect(try context.fetch(descriptor).map(\.title) == ["2nd", "3", "4"])
    #expect(context.insertedModelsArray.count == 3)
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.fetch(descriptor).map(\.title) == ["2nd", "3", "4"])
  }

  @Test func `A context has changes until they are saved`() throws {
    #expect(!context.hasChanges)
    let book = Book(title: "A", pages: 1)
    context.insert(book)
    #expect(context.hasChanges)
    #expect(book.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    #expect(!book.hasChanges)
    book.pages = 1
    #expect(!context.hasChanges, "the same value is no change")
    book.pages = 2
    #expect(context.changedModelsArray.count == 1)
    #expect(book.hasChanges)
  }

  @Test func `A rollback reverts all changes`() throws {
    let (changed, deleted) = (Book(title: "A", pages: 1), Book(title: "B", pages: 2))
    try context.insertAndSave(changed, deleted)
    changed.pages = 5
    context.delete(deleted)
    let new = Book(title: "C", pages: 3)
    context.insert(new)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(changed.pages == 1)
    #expect(!deleted.isDeleted)
    #expect(new.modelContext == nil)
    #expect(new.title == "C")
    #expect(
      try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])) == [
        changed, deleted,
      ]
    )
  }

  @Test func `Changes of different properties in two contexts are both saved`() throws {
    try context.insertAndSave(Book(title: "A", pages: 1))
    let other = ModelContext(context.container)
    let mine = try #require(try context.fetch(FetchDescriptor<Book>()).first)
    let theirs = try #require(try other.fetch(FetchDescriptor<Book>()).first)
    mine.pages = 2
    theirs.title = "B"
    try context.save()
    try other.save()
    let book = try #require(
      try ModelContext(context.container).fetch(FetchDescriptor<Book>()).first
    )
    #expect(book.title == "B")
    #expect(book.pages == 2)
  }

  @Test func `A transaction that throws saves nothing and keeps its changes pending`() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try context.transaction {
        context.insert(Book(title: "A", pages: 1))
        throw Stop()
      }
    }
    #expect(context.hasChanges)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Book>()) == 0)
  }

  @Test func `A context can't enumerate unsaved changes`() throws {
    context.insert(Book(title: "A", pages: 1))
    #expect(throws: SwiftDataError.includePendingChangesWithBatchSize) {
      try context.enumerate(FetchDescriptor<Book>()) { _ in }
    }
    try context.save()
    var titles: [String] = []
    try context.enumerate(FetchDescriptor<Book>()) { titles.append($0.title) }
    #expect(titles == ["A"])
  }
}

/// Unsaved changes are written to temporary tables only for fetches that include them.
struct PendingRowsTests {
  @Test func `A fetch that excludes pending changes does not write them`() throws {
    let context = ModelContext(try makeContainer())
    context.insert(Book(title: "A", pages: 1))
    var stored = FetchDescriptor<Book>()
    stored.includePendingChanges = false
    #expect(try context.fetch(stored).isEmpty)
    #expect(try context.fetchCount(stored) == 0)
    try context.enumerate(stored) { _ in Issue.record("nothing is stored") }
    #expect(context.rows.shown.isEmpty)
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["A"])
    #expect(context.rows.shown == ["Book"])
  }
}
