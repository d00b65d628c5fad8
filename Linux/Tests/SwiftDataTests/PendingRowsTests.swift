import Foundation
import Testing

@testable import SwiftData

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
