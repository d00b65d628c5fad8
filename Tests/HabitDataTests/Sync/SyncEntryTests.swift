import Foundation
import HabitTestSupport
import SwiftData
import Testing

@testable import HabitData

@MainActor
struct SyncEntryTests {
  @Test func `Two writers that choose the same number keep both entries`() throws {
    let fixture = try StoreFixture()
    for bytes in [Data([1]), Data([2])] {
      let context = ModelContext(fixture.container)
      context.insert(SyncEntry(number: 1, date: fixture.time.now, bytes: bytes))
      try context.save()
    }
    let entries = try ModelContext(fixture.container).fetch(FetchDescriptor<SyncEntry>())
    #expect(Set(entries.map(\.bytes)) == [Data([1]), Data([2])])
  }
}
