import Foundation
import HabitEngine
import HabitInterchange
import Testing

/// Habits of a file with the same name as an existing habit.
struct NamesakesTests {
  private static let stored = (0..<4).map { _ in UUID() }

  private func history(_ names: [String]) -> PortableHistory {
    PortableHistory(
      format: "a test",
      habits: names.enumerated().map { habit($1, identity: "\($0)/\($1)", position: $0) }
    )
  }

  @Test func `A habit of the same name is found regardless of upper and lower case`() {
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

  @Test func `A name that several habits share is ignored`() {
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

  @Test func `A habit with a known identifier is not a namesake`() {
    let history = history(["Read", "READ"])
    #expect(Namesakes(history, stored: [history.habits[0].id: "Read"]).names == [])
  }
}
