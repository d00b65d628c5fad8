import Foundation
import SwiftData
import Testing

/// Observers of one side of a relationship are notified of changes to the other.
@Suite struct ObservationTests {
  let context: ModelContext
  let author = Author(name: "Ada")
  let book = Book(title: "A", pages: 1)

  init() throws {
    context = ModelContext(try makeContainer())
    context.insert(author)
    context.insert(book)
    try context.save()
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
