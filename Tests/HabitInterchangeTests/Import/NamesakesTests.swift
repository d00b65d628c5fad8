import Foundation
import HabitEngine
import HabitInterchange
import Testing

/// Habits of a file that may be those of the same name in the store.
struct NamesakesTests {
  private static let stored = (0..<4).map { _ in UUID() }

  private func history(_ names: [String]) -> PortableHistory {
    PortableHistory(
      format: "a test",
      habits: names.enumerated().map { habit($1, identity: "\($0)/\($1)", position: $0) }
    )
  }

  @Test func `A habit of the same name is found whatever its case`() {
    let history = history(["read", "Run"])
    let namesakes = Namesakes(
      history,
      stored: [Self.stored[0]: "Read", Self.stored[1]: "Swim"]
    )
    #expect(namesakes.names == ["read"])
    var merged = history
    merged.habits[0].id = Self.stored[0]
    #expect(namesakes.merged(history) == merged)
  }

  @Test func `A name that several have tells none of them`() {
    #expect(
      Namesakes(history(["Read", "Read"]), stored: [Self.stored[0]: "Read"]).names == []
    )
    #expect(
      Namesakes(
        history(["Read"]),
        stored: [Self.stored[0]: "Read", Self.stored[1]: "Read"]
      ).names == []
    )
  }

  @Test func `A habit that is known by its identity is nobody's namesake`() {
    let history = history(["Read", "READ"])
    #expect(Namesakes(history, stored: [history.habits[0].id: "Read"]).names == [])
  }
}
