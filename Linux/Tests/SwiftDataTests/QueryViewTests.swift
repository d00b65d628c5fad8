import Foundation
import SwiftData
import SwiftUI
import Testing

@testable import SwiftUI

/// The titles that a view showed, per body evaluation.
@MainActor private final class Shown {
  var bodies: [[String]] = []
}

private struct Titles: View {
  @Query(sort: \Book.pages) private var books: [Book]
  let shown: Shown

  init(shown: Shown) { self.shown = shown }

  var body: some View {
    shown.bodies.append(books.map(\.title))
    return EmptyView()
  }
}

private struct TitlesAtLeast: View {
  @Query private var books: [Book]
  let shown: Shown

  init(_ pages: Int, shown: Shown) {
    self.shown = shown
    _books = Query(
      filter: #Predicate<Book> { $0.pages >= pages },
      sort: \.pages,
      order: .reverse
    )
  }

  var body: some View {
    shown.bodies.append(books.map(\.title))
    return EmptyView()
  }
}

private struct Chooser: View {
  let limit: Limit
  let shown: Shown

  var body: some View {
    TitlesAtLeast(limit.pages, shown: shown)
  }
}

@Observable private final class Limit {
  var pages = 0
}

@MainActor
@Suite struct QueryViewTests {
  let container: ModelContainer
  private let shown = Shown()

  init() throws {
    container = try makeContainer()
    for pages in 1...3 {
      container.mainContext.insert(Book(title: "Book \(pages)", pages: pages))
    }
    try container.mainContext.save()
  }

  private func show(_ view: some View) -> ViewGraph {
    let graph = ViewGraph()
    graph.setRoot(view.modelContainer(container), environment: EnvironmentValues())
    UpdateLoop.finish()
    return graph
  }

  @Test func `The changes of an event are saved, and the body runs once`() throws {
    let graph = show(Titles(shown: shown))
    shown.bodies = []
    UpdateLoop.run {
      container.mainContext.insert(Book(title: "Book 4", pages: 4))
      container.mainContext.insert(Book(title: "Book 5", pages: 5))
    }
    #expect(shown.bodies == [["Book 1", "Book 2", "Book 3", "Book 4", "Book 5"]])
    #expect(!container.mainContext.hasChanges)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 5)
    graph.end()
  }

  @Test func `A view can change its query`() {
    let limit = Limit()
    let graph = show(Chooser(limit: limit, shown: shown))
    #expect(shown.bodies == [["Book 3", "Book 2", "Book 1"]])
    UpdateLoop.run { limit.pages = 2 }
    #expect(shown.bodies.last == ["Book 3", "Book 2"])
    UpdateLoop.run { container.mainContext.insert(Book(title: "Book 9", pages: 9)) }
    #expect(shown.bodies.last == ["Book 9", "Book 3", "Book 2"])
    graph.end()
  }

  @Test func `After a view gets a new context, it shows models that another context saved`() throws
  {
    let graph = show(Titles(shown: shown))
    shown.bodies = []
    let other = ModelContext(container)
    try other.insertAndSave(Book(title: "Book 4", pages: 4))
    UpdateLoop.finish()
    #expect(shown.bodies == [])
    let view = Titles(shown: shown).modelContext(ModelContext(container))
    graph.setRoot(view, environment: EnvironmentValues())
    UpdateLoop.finish()
    #expect(shown.bodies == [["Book 1", "Book 2", "Book 3", "Book 4"]])
    graph.end()
  }
}
