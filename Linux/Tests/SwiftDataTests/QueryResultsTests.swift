import CoreData
import Foundation
import TestSupport
import Testing

@testable import SwiftData

@MainActor
@Suite struct QueryResultsTests {
  let container: ModelContainer
  let context: ModelContext
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    container = try folder.open([Author.self, Book.self])
    context = container.mainContext
  }

  private func books(atLeast pages: Int = 0) -> QueryResults<Book> {
    QueryResults(
      FetchDescriptor(
        predicate: #Predicate { $0.pages >= pages },
        sortBy: [SortDescriptor(\.pages)]
      ),
      in: context
    )
  }

  @Test func `A query shows unsaved insertions and deletions`() {
    let results = books()
    #expect(results.elements == [])
    let counter = changes { _ = results.elements }
    let book = Book(title: "A", pages: 1)
    context.insert(book)
    #expect(counter.count == 1)
    #expect(results.elements == [book])
    context.delete(book)
    #expect(results.elements == [])
  }

  @Test func `A query is updated after a change of a property in its predicate`() throws {
    let results = books(atLeast: 10)
    let book = Book(title: "A", pages: 1)
    try context.insertAndSave(book)
    #expect(results.elements == [])
    let counter = changes { _ = results.elements }
    book.pages = 20
    #expect(counter.count == 1)
    #expect(results.elements == [book])
  }

  @Test func `A query ignores a property that can't change its results`() throws {
    let results = books()
    let book = Book(title: "A", pages: 1)
    context.insert(book)
    let counter = changes { _ = results.elements }
    book.title = "B"
    context.insert(Author(name: "Ada"))
    #expect(counter.count == 0)
    #expect(results.elements == [book])
  }

  @Test func `Many changes notify the observers of a query once`() {
    let results = books()
    let counter = changes { _ = results.elements }
    for pages in 0..<10 { context.insert(Book(title: "A", pages: pages)) }
    #expect(counter.count == 1)
    #expect(results.elements.map(\.pages) == Array(0..<10))
  }

  @Test func `A query is updated after a rollback`() {
    let results = books()
    context.insert(Book(title: "A", pages: 1))
    #expect(results.elements.count == 1)
    context.rollback()
    #expect(results.elements == [])
  }

  @Test func `Another context's save refreshes neither objects nor queries`() throws {
    let book = Book(title: "A", pages: 1)
    try context.insertAndSave(book)
    let results = books()
    let counter = changes { _ = results.elements }
    let other = ModelContext(container)
    try other.fetch(FetchDescriptor<Book>()).first?.title = "B"
    try other.insertAndSave(Book(title: "C", pages: 2))
    #expect(counter.count == 0)
    #expect(results.elements == [book])
    // Even a fetch does not refresh an object that was read before.
    #expect(
      try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])).first === book
    )
    #expect(book.title == "A")
  }

  /// Counts the remote changes that are posted while `body` runs.
  private func countRemoteChanges(_ body: (Counter) async throws -> Void) async rethrows {
    let counter = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange,
      object: nil,
      queue: nil
    ) { _ in counter.add() }
    defer { NotificationCenter.default.removeObserver(observer) }
    try await body(counter)
  }

  @Test func `A commit of another context posts a remote change`() async throws {
    try await countRemoteChanges { counter in
      let other = ModelContext(container)
      try other.insertAndSave(Book(title: "A", pages: 1))
      #expect(counter.count >= 1)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `A commit of another process posts a remote change while a query is shown`() async throws {
    let store = folder.file("notes.store")
    let container = try ModelContainer(
      for: Note.self,
      configurations: ModelConfiguration(url: store)
    )
    let results = QueryResults(FetchDescriptor<Note>(), in: container.mainContext)
    #expect(results.elements == [])
    // The system reports file changes.
    #expect(!container.watcher.isPolling)
    try await countRemoteChanges { counter in
      let writer = try TestWriter(store: store, first: 1, count: 2)
      #expect(writer.remainingNumbers() == [1, 2])
      await counter.wait(for: 1)
    }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Note>()) == 2)
  }

  @Test func `A query reports its fetch error`() {
    let results = QueryResults(
      FetchDescriptor<Book>(predicate: #Predicate { $0.hasChanges }),
      in: context
    )
    #expect(results.elements == [])
    #expect(results.fetchError as? SwiftDataError == .unsupportedPredicate)
  }

  @Test func `Autosave saves the main context if it is enabled`() throws {
    context.insert(Book(title: "A", pages: 1))
    try container.autosave()
    #expect(!context.hasChanges)
    context.autosaveEnabled = false
    context.insert(Book(title: "B", pages: 2))
    try container.autosave()
    #expect(context.hasChanges)
  }
}

@Suite @MainActor struct FolderEventsTests {
  @Test(.timeLimit(.minutes(1)))
  func `An observer of a folder ends when the folder is moved`() async throws {
    try await withTemporaryFolder { url in
      let folder = url.appending(path: "store")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let ends = Counter()
      let events = FolderEvents(
        of: folder.path(percentEncoded: false),
        onEvent: {},
        onEnd: { ends.add() }
      )
      try FileManager.default.moveItem(at: folder, to: url.appending(path: "moved"))
      await ends.wait(for: 1)
      #expect(events != nil)
    }
  }
}
