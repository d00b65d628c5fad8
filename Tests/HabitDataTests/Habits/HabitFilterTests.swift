import HabitEngine
import Foundation
import Testing

@testable import HabitData

/// Filtering habits by a search and a category.
@MainActor
struct HabitFilterTests {
  private static let drafts = [
    HabitDraft(name: "Café visit", details: "Once a week", category: .social),
    HabitDraft(name: "Read", details: "Twenty pages in a café", category: .learning),
    HabitDraft(name: "Run"),
  ]

  @Test(arguments: [
    (HabitFilter(), ["Café visit", "Read", "Run"]),
    (HabitFilter(search: " "), ["Café visit", "Read", "Run"]),
    (HabitFilter(search: "cafe"), ["Café visit", "Read"]),
    (HabitFilter(search: " PAGES "), ["Read"]),
    (HabitFilter(category: .learning), ["Read"]),
    (HabitFilter(search: "cafe", category: .social), ["Café visit"]),
    (HabitFilter(search: "run", category: .social), []),
    (HabitFilter(search: "nonsense"), []),
  ])
  func `A filter keeps matching habits`(filter: HabitFilter, names: [String]) {
    #expect(Self.drafts.map { Habit($0) }.filter(filter.includes).map(\.name) == names)
  }

  @Test(arguments: [
    (HabitFilter(search: "run"), HabitFilter()),
    (HabitFilter(search: "cafe", category: .learning), HabitFilter(category: .learning)),
    (HabitFilter(search: "page", category: .social), HabitFilter()),
  ])
  func `Showing a habit clears filters that would hide it`(before: HabitFilter, after: HabitFilter)
  {
    var filter = before
    let read = Habit(Self.drafts[1])
    filter.show(read)
    #expect(filter == after)
    #expect(filter.includes(read))
  }

  @Test func `A filter is active if it can exclude habits`() {
    #expect(!HabitFilter().isActive)
    #expect(!HabitFilter(search: "  ").isActive)
    #expect(HabitFilter(search: "a").isActive)
    #expect(HabitFilter(category: .health).isActive)
  }
}
