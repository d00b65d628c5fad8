import Foundation
import SwiftData
import Testing

@Suite struct RelationshipTests {
  let context: ModelContext

  init() throws {
    context = ModelContext(try makeContainer())
  }

  @Test func `Both sides of a relationship agree outside a context`() {
    let author = Author(name: "Ada")
    let book = Book(title: "A", pages: 1)
    author.books = [book]
    #expect(book.author === author)
    book.author = nil
    #expect(author.books == [])
    book.author = author
    #expect(author.books == [book])
  }

  @Test func `Inserting a parent inserts its children`() throws {
    let author = Author(name: "Ada")
    author.books = [Book(title: "A", pages: 1)]
    context.insert(author)
    #expect(context.insertedModelsArray.count == 2)
    #expect(author.books.map(\.title) == ["A"])
    try context.save()
    #expect(author.books.first?.author === author)
  }

  @Test func `A parent is inserted into the context of its child`() throws {
    let author = Author(name: "Ada")
    let book = Book(title: "A", pages: 1, author: author)
    context.insert(book)
    #expect(author.modelContext === context)
    #expect(author.books == [book])
    try context.save()
    let new = Author(name: "Bob")
    book.author = new
    #expect(new.modelContext === context)
    #expect(new.books == [book])
  }

  @Test(arguments: [false, true]) func `Setting the to-one side updates the to-many side`(
    isSaved: Bool
  )
    throws
  {
    let (ada, bob) = (Author(name: "Ada"), Author(name: "Bob"))
    let book = Book(title: "A", pages: 1, author: ada)
    for model in [ada, bob] { context.insert(model) }
    context.insert(book)
    if isSaved { try context.save() }
    #expect(ada.books == [book])
    book.author = bob
    #expect(ada.books == [])
    #expect(bob.books == [book])
    try context.save()
    #expect(bob.books == [book])
  }

  @Test(arguments: [false, true]) func `Setting the to-many side updates the to-one side`(
    isSaved: Bool
  )
    throws
  {
    let (ada, bob) = (Author(name: "Ada"), Author(name: "Bob"))
    let (first, second) = (Book(title: "A", pages: 1), Book(title: "B", pages: 2))
    context.insert(ada)
    context.insert(bob)
    ada.books = [first, second]
    if isSaved { try context.save() }
    bob.books.append(first)
    #expect(first.author === bob)
    #expect(ada.books == [second])
    ada.books.removeAll()
    #expect(second.author == nil)
    try context.save()
    let other = ModelContext(context.container)
    let stored = try other.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)]))
    #expect(stored.map { $0.author?.name } == ["Bob", nil])
  }

  @Test func `A stored relationship is loaded on demand`() throws {
    let author = Author(name: "Ada")
    author.books = [Book(title: "A", pages: 1), Book(title: "B", pages: 2)]
    try context.insertAndSave(author)
    let other = ModelContext(context.container)
    let book = try #require(
      try other.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])).first
    )
    let target = try #require(book.author)
    #expect(target.persistentModelID == author.persistentModelID)
    author.name = "Changed"
    try context.save()
    #expect(target.name == "Changed", "the row is read now, not before")
    #expect(Set(target.books.map(\.title)) == ["A", "B"])
  }

  @Test(arguments: [false, true]) func `The cascade rule deletes the children`(isSaved: Bool) throws
  {
    let author = Author(name: "Ada")
    author.books = [Book(title: "A", pages: 1), Book(title: "B", pages: 2)]
    context.insert(author)
    context.insert(Book(title: "C", pages: 3))
    if isSaved { try context.save() }
    context.delete(author)
    #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["C"])
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.fetch(FetchDescriptor<Book>()).map(\.title) == ["C"])
    #expect(try other.fetchCount(FetchDescriptor<Author>()) == 0)
  }

  @Test func `Deleting a child removes it from its parent`() throws {
    let author = Author(name: "Ada")
    author.books = [Book(title: "A", pages: 1), Book(title: "B", pages: 2)]
    try context.insertAndSave(author)
    let book = try #require(author.books.first { $0.title == "A" })
    context.delete(book)
    #expect(author.books.map(\.title) == ["B"])
    try context.save()
    #expect(author.books.map(\.title) == ["B"])
  }
}

/// Observers of one side of a relationship are notified of changes to the other.
@Suite struct ObservationTests {
  let context: ModelContext
  let author = Author(name: "Ada")
  let book = Book(title: "A", pages: 1)

  init() throws {
    context = ModelContext(try makeContainer())
    try context.insertAndSave(author, book)
  }

  @Test func `Setting a child's parent notifies observers of that parent's children`() {
    let counter = changes { _ = author.books }
    book.author = author
    #expect(counter.count == 1)
  }

  @Test func `Observers of a child's parent are notified of the parent's new child`() {
    let counter = changes { _ = book.author }
    author.books.append(book)
    #expect(counter.count == 1)
  }

  @Test func `Observers of a parent are notified of a child's deletion`() {
    book.author = author
    let counter = changes { _ = author.books }
    context.delete(book)
    #expect(counter.count == 1)
  }

  @Test func `Observers are notified of a rollback`() {
    author.name = "Changed"
    book.author = author
    let name = changes { _ = author.name }
    let books = changes { _ = author.books }
    context.rollback()
    #expect(name.count == 1)
    #expect(books.count == 1)
    #expect(author.name == "Ada")
    #expect(author.books == [])
  }
}
