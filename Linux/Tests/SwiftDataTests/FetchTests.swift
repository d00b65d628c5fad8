import Foundation
import Testing

@testable import SwiftData

@Suite struct FetchTests {
  let context: ModelContext

  init() throws {
    context = ModelContext(try makeContainer())
    let ada = Author(name: "Ada", born: Date(timeIntervalSinceReferenceDate: -100))
    let bob = Author(name: "bob")
    let cyd = Author(name: "Cyd", born: Date(timeIntervalSinceReferenceDate: 50))
    for author in [ada, bob, cyd] { context.insert(author) }
    ada.books = [Book(title: "Item 10", pages: 10), Book(title: "Item 9", pages: 90)]
    try context.insertAndSave(
      Book(title: "Émile", pages: 300, author: bob),
      Book(title: "Alone", pages: 1)
    )
  }

  private func titles(_ predicate: Predicate<Book>) throws -> [String] {
    try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.pages)]))
      .map(\.title)
  }

  private func names(_ predicate: Predicate<Author>) throws -> [String] {
    try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.name)]))
      .map(\.name)
  }

  @Test func `A predicate compares numbers, combines conditions, and does arithmetic`() throws {
    #expect(try titles(#Predicate { $0.pages > 10 }) == ["Item 9", "Émile"])
    #expect(try titles(#Predicate { $0.pages <= 10 }) == ["Alone", "Item 10"])
    #expect(try titles(#Predicate { $0.pages != 10 && $0.pages < 100 }) == ["Alone", "Item 9"])
    #expect(try titles(#Predicate { $0.pages == 1 || !($0.pages < 300) }) == ["Alone", "Émile"])
    #expect(try titles(#Predicate { $0.pages * 2 + 1 == 21 }) == ["Item 10"])
    #expect(try titles(#Predicate { $0.pages % 2 == 1 && -$0.pages < 0 }) == ["Alone"])
    #expect(try titles(#Predicate { $0.pages / 3 == 100 }) == ["Émile"])
  }

  @Test func `A predicate finds nil values, replaces them, and compares them with a date`() throws {
    #expect(try names(#Predicate { $0.born == nil }) == ["bob"])
    #expect(try names(#Predicate { $0.born != nil }) == ["Ada", "Cyd"])
    let far = Date(timeIntervalSinceReferenceDate: 1000)
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    #expect(try names(#Predicate { ($0.born ?? far) > zero }) == ["bob", "Cyd"])
    let date: Date? = Date(timeIntervalSinceReferenceDate: 50)
    #expect(try names(#Predicate { $0.born != date }) == ["Ada", "bob"])
  }

  @Test func `A predicate searches text`() throws {
    #expect(try titles(#Predicate { $0.title.starts(with: "Item") }) == ["Item 10", "Item 9"])
    #expect(try titles(#Predicate { $0.title.contains("lon") }) == ["Alone"])
    #expect(try titles(#Predicate { $0.title.localizedStandardContains("EMI") }) == ["Émile"])
    #expect(try titles(#Predicate { $0.title.isEmpty }) == [])
  }

  @Test func `A predicate compares with captured values`() throws {
    let wanted = [1, 300]
    #expect(try titles(#Predicate { wanted.contains($0.pages) }) == ["Alone", "Émile"])
    let none: [Int] = []
    #expect(try titles(#Predicate { none.contains($0.pages) }) == [])
    #expect(try titles(#Predicate { (5...20).contains($0.pages) }) == ["Item 10"])
    #expect(try titles(#Predicate { (10..<90).contains($0.pages) }) == ["Item 10"])
  }

  @Test func `A nil property is in a captured list only if nil is an element of the list`() throws {
    let dates: [Date?] = [Date(timeIntervalSinceReferenceDate: 50)]
    #expect(try names(#Predicate { dates.contains($0.born) }) == ["Cyd"])
    #expect(try names(#Predicate { !dates.contains($0.born) }) == ["Ada", "bob"])
    let withNil = dates + [nil]
    #expect(try names(#Predicate { withNil.contains($0.born) }) == ["bob", "Cyd"])
    #expect(try names(#Predicate { !withNil.contains($0.born) }) == ["Ada"])
  }

  @Test func `A predicate follows to-one relationships`() throws {
    let ada = try #require(try context.fetch(FetchDescriptor<Author>()).first { $0.name == "Ada" })
    let (row, id) = (ada.persistentModelID, ada.id)
    let ofAda = ["Item 10", "Item 9"]
    #expect(try titles(#Predicate { $0.author?.persistentModelID == row }) == ofAda)
    #expect(try titles(#Predicate { $0.author?.id == id }) == ofAda)
    #expect(try titles(#Predicate { $0.author?.name == "Ada" }) == ofAda)
    #expect(try titles(#Predicate { $0.author == nil }) == ["Alone"])
  }

  @Test func `A predicate follows to-many relationships`() throws {
    #expect(try names(#Predicate { $0.books.isEmpty }) == ["Cyd"])
    #expect(try names(#Predicate { $0.books.count == 2 }) == ["Ada"])
    #expect(try names(#Predicate { $0.books.contains { $0.pages > 200 } }) == ["bob"])
    #expect(try names(#Predicate { $0.books.allSatisfy { $0.pages > 50 } }) == ["bob", "Cyd"])
  }

  @Test func `Two conditions on related objects may refer to the same related object`() throws {
    let written = try titles(
      #Predicate { book in
        book.author!.books.contains { $0.title == book.author!.name }
          || book.author!.books.contains { $0.title != book.author!.name }
      }
    )
    #expect(written == ["Item 10", "Item 9", "Émile"])
  }

  @Test func `A predicate or sort order without an SQL equivalent is refused`() {
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try names(#Predicate { $0.books.filter { $0.pages > 1 }.isEmpty })
    }
    #expect(throws: SwiftDataError.unsupportedPredicate) {
      try titles(#Predicate { $0.hasChanges })
    }
    #expect(throws: SwiftDataError.unsupportedSortDescriptor) {
      try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title.count)]))
    }
  }

  @Test func `Text is sorted by letters and numeric values by default`() throws {
    let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
    #expect(books.map(\.title) == ["Alone", "Émile", "Item 9", "Item 10"])
  }

  @Test func `Text is sorted by bytes with the lexical comparator`() throws {
    var order = SortDescriptor(\Book.title, comparator: .lexical)
    let forward = try context.fetch(FetchDescriptor<Book>(sortBy: [order]))
    #expect(forward.map(\.title) == ["Alone", "Item 10", "Item 9", "Émile"])
    order.order = .reverse
    let reverse = try context.fetch(FetchDescriptor<Book>(sortBy: [order]))
    #expect(reverse.map(\.title) == ["Émile", "Item 9", "Item 10", "Alone"])
  }

  @Test func `Results are sorted backward and by several properties`() throws {
    let order = [SortDescriptor(\Author.born, order: .reverse), SortDescriptor(\Author.name)]
    let authors = try context.fetch(FetchDescriptor<Author>(sortBy: order))
    #expect(authors.map(\.name) == ["Cyd", "Ada", "bob"])
  }

  @Test func `A fetch has a limit and an offset`() throws {
    var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
    descriptor.fetchLimit = 2
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.title) == ["Item 10", "Item 9"])
    #expect(try context.fetchCount(descriptor) == 2)
  }

  @Test func `Enumeration in batches visits every object in order`() throws {
    var pages: [Int] = []
    try context.enumerate(
      FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)]),
      batchSize: 3
    ) { pages.append($0.pages) }
    #expect(pages == [1, 10, 90, 300])
  }
}

@Suite struct TextOrderTests {
  private func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    var (lhs, rhs) = (lhs, rhs)
    return lhs.withUTF8 { left in
      rhs.withUTF8 { right in
        TextOrder.compare(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
  }

  @Test(arguments: [
    ["", "a", "B", "c"],
    ["item 2", "Item 9", "item 10", "item 10a", "item 11"],
    ["7", "007x", "8", "08y", "10"],
    ["Ecole", "école", "Ede", "Édea"],
    ["a", "a b", "ab", "é", "zebra", "日本", "🦊"],
    ["A", "a", "Á"],
  ])
  func `Texts are ordered by letters before accents and case, and numbers by value`(
    _ texts: [String]
  ) {
    for (i, left) in texts.enumerated() {
      for (j, right) in texts.enumerated() {
        let expected: ComparisonResult =
          i < j ? .orderedAscending : i > j ? .orderedDescending : .orderedSame
        #expect(compare(left, right) == expected, "\(left) and \(right)")
      }
    }
  }
}
