import Foundation
import HabitTestSupport
import SwiftData
import Testing
import TestSupport

@testable import HabitData

/// The stored manual order of habits.
@MainActor
struct HabitStoreOrderTests {
  private let fixture: StoreFixture
  private var store: HabitStore { fixture.store }

  /// Creates four habits. Their order is "D", "C", "B", "A", because new habits are at the top.
  init() throws {
    fixture = try StoreFixture()
    for name in ["A", "B", "C", "D"] { _ = try fixture.makeHabit(name) }
  }

  @Test func `A given order is stored`() throws {
    let habits = try ["B", "D", "A", "C"].map(habit)
    #expect(store.setManualOrder(habits))
    #expect(try names() == ["B", "D", "A", "C"])
    #expect(try fixture.stored().map(\.position) == [0, 1, 2, 3])
  }

  @Test func `A new habit is at the top of any order`() throws {
    store.setManualOrder(try ["B", "D", "A", "C"].map(habit))
    _ = try fixture.makeHabit("E")
    #expect(try names() == ["E", "B", "D", "A", "C"])
  }

  @Test func `A habit moves past another habit`() throws {
    store.move(try habit("B"), past: try habit("C"))
    #expect(try names() == ["D", "B", "C", "A"])
    store.move(try habit("D"), past: try habit("B"))
    #expect(try names() == ["B", "D", "C", "A"])
    store.move(try habit("A"), past: try habit("B"))
    #expect(try names() == ["A", "B", "D", "C"])
    store.move(try habit("A"), past: try habit("A"))
    #expect(try names() == ["A", "B", "D", "C"])
    #expect(store.errorMessage == nil)
  }

  @Test func `A move skips archived habits`() throws {
    store.archive(try habit("C"))
    store.move(try habit("B"), past: try habit("D"))
    store.unarchive(try habit("C").id)
    #expect(try names().filter { $0 != "C" } == ["B", "D", "A"])
  }

  @Test func `An order with a deleted habit is refused with a message`() throws {
    let order = try ["A", "B", "C", "D"].map(habit)
    _ = store.delete(order[3])
    #expect(!store.setManualOrder(order))
    #expect(
      store.errorMessage == "Couldn't save your change. This habit has already been deleted."
    )
    #expect(try names() == ["C", "B", "A"])
  }

  private func names() throws -> [String] {
    try fixture.stored().map(\.draft.name)
  }

  private func habit(_ name: String) throws -> Habit {
    try #require(try fixture.habits().first { $0.name == name })
  }
}
