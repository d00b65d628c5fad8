import Foundation
import Testing

@testable import SwiftData

/// A model with required properties that are stored as JSON and have no default values.
@Model final class Playlist {
  struct Settings: Codable {
    var volume: Int?
  }

  var songs: [String]
  var settings: Settings

  init(songs: [String], settings: Settings) {
    self.songs = songs
    self.settings = settings
  }
}

/// With `STRICT_STANDINS`, reading an object whose row is gone ends the process, as in Apple's
/// SwiftData. Without it, the object keeps the values that were read.
@Suite struct DeletedModelTests {
  private static func setStrict(_ isStrict: Bool) {
    setenv("STRICT_STANDINS", isStrict ? "1" : "0", 1)
  }

  private static func savedBook() throws -> (Book, ModelContext) {
    let context = ModelContext(try makeContainer())
    let book = Book(title: "A", pages: 1, author: Author(name: "Ada"))
    try context.insertAndSave(book)
    return (book, context)
  }

  @Test func `A deleted object can be read until the save`() async {
    await #expect(processExitsWith: .success) {
      Self.setStrict(true)
      let (book, context) = try Self.savedBook()
      context.delete(book)
      #expect(book.isDeleted)
      #expect(book.title == "A")
      context.rollback()
      #expect(book.title == "A")
    }
  }

  /// A read after a deletion was saved.
  enum Read: String, CaseIterable, Codable {
    case property, relationship, propertyAfterCascade, firstRead
  }

  @Test(arguments: Read.allCases)
  func `A deleted object can't be read after the save`(_ read: Read) async {
    await #expect(processExitsWith: .failure) { [read] in
      Self.setStrict(true)
      let (book, context) = try Self.savedBook()
      let other = ModelContext(context.container)
      let unread = other.model(for: book.persistentModelID) as? Book
      if read == .propertyAfterCascade {
        book.author.map(context.delete)
      } else {
        context.delete(book)
      }
      try context.save()
      switch read {
      case .property, .propertyAfterCascade: _ = book.title
      case .relationship: _ = book.author
      case .firstRead: withExtendedLifetime(other) { _ = unread?.title }
      }
    }
  }

  @Test func `A deleted object's state can be read after the save`() async {
    await #expect(processExitsWith: .success) {
      Self.setStrict(true)
      let (book, context) = try Self.savedBook()
      context.delete(book)
      try context.save()
      #expect(book.modelContext == nil)
      #expect(!book.isDeleted)
      #expect(!book.hasChanges)
      #expect(Set([book, book]).count == 1)
    }
  }

  @Test
  func `Outside strict mode, a deleted object keeps its values, or has defaults if never read`()
    async
  {
    await #expect(processExitsWith: .success) {
      Self.setStrict(false)
      let (book, context) = try Self.savedBook()
      let other = ModelContext(context.container)
      let unread = try #require(other.model(for: book.persistentModelID) as? Book)
      context.delete(book)
      try context.save()
      #expect(book.modelContext == nil)
      #expect(book.title == "A")
      #expect(book.pages == 1)
      #expect(unread.title == "")
      #expect(unread.author == nil)
      #expect(unread.modelContext == nil)
    }
  }

  @Test func `Outside strict mode, a deleted object's lists and structures are empty`() async {
    await #expect(processExitsWith: .success) {
      Self.setStrict(false)
      let context = ModelContext(try makeContainer(for: [Playlist.self]))
      let playlist = Playlist(songs: ["A"], settings: .init(volume: 1))
      try context.insertAndSave(playlist)
      let other = ModelContext(context.container)
      let unread = try #require(other.model(for: playlist.persistentModelID) as? Playlist)
      context.delete(playlist)
      try context.save()
      #expect(unread.songs == [])
      #expect(unread.settings.volume == nil)
    }
  }

  @Test func `A deleted object that was never saved keeps its values`() async {
    await #expect(processExitsWith: .success) {
      Self.setStrict(true)
      let context = ModelContext(try makeContainer())
      let book = Book(title: "A", pages: 1)
      context.insert(book)
      context.delete(book)
      #expect(book.title == "A")
      context.insert(book)
      context.rollback()
      #expect(book.title == "A")
    }
  }

  @Test func `A context forgets a deleted object whose list was read before the save`() async {
    await #expect(processExitsWith: .success) {
      Self.setStrict(true)
      let context = ModelContext(try makeContainer())
      for number in 1...100 { context.insert(Author(name: "\(number)")) }
      try context.save()
      do {
        let authors = try context.fetch(FetchDescriptor<Author>())
        for author in authors { context.delete(author) }
        for author in authors { #expect(author.books.isEmpty) }
      }
      // Only the context still refers to the authors, and the save releases them.
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Author>()) == 0)
    }
  }

  @Test func `A model's relationship can't be read after its context is released`() async {
    await #expect(processExitsWith: .failure) {
      Self.setStrict(true)
      let (_, context) = try Self.savedBook()
      let author = try ModelContext(context.container).fetch(FetchDescriptor<Author>()).first
      _ = author?.books
    }
  }
}
