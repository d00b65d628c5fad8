import Foundation
import SwiftData
import Testing

@Model final class Shelf {
  var name: String
  @Relationship(deleteRule: .deny, inverse: \Jar.shelf) var jars: [Jar] = []
  @Relationship(deleteRule: .nullify, inverse: \Label.shelf) var labels: [Label] = []
  @Relationship(deleteRule: .cascade, inverse: \Lock.shelf) var lock: Lock?

  init(name: String) { self.name = name }
}

@Model final class Jar {
  var shelf: Shelf?

  init(shelf: Shelf) { self.shelf = shelf }
}

@Model final class Label {
  var shelf: Shelf?

  init(shelf: Shelf) { self.shelf = shelf }
}

@Model final class Lock {
  var shelf: Shelf?

  init() {}
}

@Suite struct DeleteRuleTests {
  let context: ModelContext
  let shelf = Shelf(name: "A")

  init() throws {
    context = ModelContext(try makeContainer(for: [Shelf.self]))
    try context.insertAndSave(shelf)
  }

  @Test func `The deny rule makes the save fail while a related object is left`() throws {
    let jar = Jar(shelf: shelf)
    try context.insertAndSave(jar)
    context.delete(shelf)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(!shelf.isDeleted)
    #expect(jar.shelf === shelf)
    context.delete(jar)
    context.delete(shelf)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
  }

  @Test func `The nullify rule removes the reference`() throws {
    let label = Label(shelf: shelf)
    try context.insertAndSave(label)
    context.delete(shelf)
    #expect(label.shelf == nil)
    try context.save()
    #expect(label.shelf == nil)
    let stored = try #require(
      try ModelContext(context.container).fetch(FetchDescriptor<Label>()).first
    )
    #expect(stored.shelf == nil)
  }

  @Test func `Both sides of a one-to-one relationship agree, and a cascade deletes the other side`()
    throws
  {
    let (first, second) = (Lock(), Lock())
    shelf.lock = first
    #expect(first.shelf === shelf)
    second.shelf = shelf
    #expect(shelf.lock === second)
    #expect(first.shelf == nil)
    try context.save()
    #expect(shelf.lock === second)
    context.delete(shelf)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Lock>()) == [first])
  }

  @Test func `A child of a row that another context deleted is not saved`() throws {
    let first = ModelContext(try makeContainer())
    let parent = Author(name: "Ada")
    try first.insertAndSave(parent)
    let other = ModelContext(first.container)
    for parent in try other.fetch(FetchDescriptor<Author>()) { other.delete(parent) }
    let book = Book(title: "A", pages: 1, author: parent)
    first.insert(book)
    try other.save()
    try first.save()
    #expect(book.modelContext == nil)
    #expect(try first.fetchCount(FetchDescriptor<Book>()) == 0)
  }

  @Test
  func `A reference to a row that another context deleted becomes nil, and a change is not saved`()
    throws
  {
    let label = Label(shelf: shelf)
    context.insert(label)
    let other = ModelContext(context.container)
    for shelf in try other.fetch(FetchDescriptor<Shelf>()) { other.delete(shelf) }
    try other.save()
    shelf.name = "B"
    try context.save()
    #expect(label.shelf == nil)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Label>()) == 1)
    #expect(shelf.modelContext == nil)
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
  }
}
