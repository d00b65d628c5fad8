import Foundation
import GRDB
import TestSupport
import Testing

@testable import SwiftData

/// Values that their property can't read, after damage or a write by another program.
@Suite struct DamagedValueTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let context = ModelContext(try open())
    let author = Author(name: "Ida")
    author.books = [Book(title: "One", pages: 1)]
    try context.insertAndSave(author, Author(name: "Jon"))
  }

  private func open() throws -> ModelContainer {
    try folder.open([Author.self, Book.self])
  }

  private func damage(_ sql: String) throws {
    var configuration = Configuration()
    // Waits for the checkpoint that a closing container runs.
    configuration.busyMode = .timeout(10)
    let queue = try DatabaseQueue(path: folder.store.path, configuration: configuration)
    try queue.write { try $0.execute(sql: sql) }
  }

  private static let damages = [
    ("UPDATE Author SET name = x'00'", "Author.name of row 1 holds bytes, and not text"),
    ("UPDATE Author SET born = 'May'", "Author.born of row 1 holds text, and not a number"),
    ("UPDATE Author SET id = x'0102'", "Author.id of row 1 holds bytes, and not a UUID"),
  ]

  @Test(arguments: damages) func `The error of a fetch names the damaged value`(
    sql: String,
    expected: String
  )
    throws
  {
    try damage(sql)
    let context = ModelContext(try open())
    let error = #expect(throws: SwiftDataError.self) {
      try context.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.born)]))
    }
    #expect(error == SwiftDataError(.storeFailure, ""))
    #expect(error?.localizedDescription == "The store is damaged: \(expected).")
    #expect(throws: SwiftDataError.self) {
      try context.enumerate(FetchDescriptor<Author>()) { _ in }
    }
    // The rest of the store can be read and saved.
    let books = try context.fetch(FetchDescriptor<Book>())
    #expect(books.map(\.title) == ["One"])
    books.first?.pages = 2
    try context.save()
  }

  @Test func `A fraction is not read as an integer`() throws {
    try damage("UPDATE Book SET pages = 1.5")
    let context = ModelContext(try open())
    let error = #expect(throws: SwiftDataError.self) {
      try context.fetch(FetchDescriptor<Book>())
    }
    #expect(
      error?.localizedDescription
        == "The store is damaged: Book.pages of row 1 holds a number, and not a whole number."
    )
  }

  @Test func `An integer in a floating-point column is read`() throws {
    try damage("UPDATE Author SET born = 86400")
    let context = ModelContext(try open())
    let authors = try context.fetch(FetchDescriptor<Author>())
    #expect(
      authors.map(\.born) == Array(repeating: Date(timeIntervalSinceReferenceDate: 86400), count: 2)
    )
  }

  @Test func `An object in memory keeps its value when its row is damaged`() throws {
    let container = try open()
    let context = ModelContext(container)
    let ida = try #require(
      try context.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)])).first
    )
    try damage("UPDATE Author SET name = x'00'")
    #expect(throws: SwiftDataError.self) { try context.fetch(FetchDescriptor<Author>()) }
    #expect(ida.name == "Ida")
  }

  @Test(arguments: ["'x'", "'{'", "''", "'{\"width\":\"wide\"}'", "'[]'"])
  func `The error of a fetch names the property whose JSON can't be decoded`(json: String) throws {
    let file = folder.file("sample.store")
    let configuration = ModelConfiguration(url: file)
    let context = ModelContext(try ModelContainer(for: Sample.self, configurations: configuration))
    try context.insertAndSave(Sample(uuid: UUID()))
    let queue = try DatabaseQueue(path: file.path)
    try queue.write { try $0.execute(sql: "UPDATE Sample SET size = \(json)") }
    try queue.close()

    let other = ModelContext(try ModelContainer(for: Sample.self, configurations: configuration))
    let error = #expect(throws: SwiftDataError.self) {
      try other.fetch(FetchDescriptor<Sample>())
    }
    #expect(
      error?.localizedDescription == "The store is damaged: Sample.size of row 1 holds text, "
        + "and not JSON of its type."
    )
  }
}
