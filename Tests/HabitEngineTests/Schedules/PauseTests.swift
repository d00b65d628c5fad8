import Foundation
import HabitEngine
import Testing

@Suite("Pauses")
struct PauseTests {
  private func pause(_ first: Int, _ last: Int? = nil) -> Pause {
    let start = CalendarDay(rawValue: first)
    return last.map { Pause(start...CalendarDay(rawValue: $0)) } ?? Pause(from: start)
  }

  @Test("The pauses of a list are sorted, and adjacent or overlapping pauses are merged")
  func normalized() {
    let list = PauseList([pause(30, 40), pause(1, 3), pause(10, 20), pause(4, 5), pause(15, 31)])
    #expect(list.pauses == [pause(1, 5), pause(10, 40)])
    #expect(PauseList([pause(10), pause(1, 3), pause(20, 30)]).pauses == [pause(1, 3), pause(10)])
    #expect(PauseList([pause(10, 90), pause(20, 30)]).pauses == [pause(10, 90)])
    #expect(PauseList([pause(10, 20), pause(20)]).pauses == [pause(10)])
  }

  @Test("A pause contains its first to its last day, or has no end")
  func contains() {
    let list = PauseList([pause(1, 3), pause(10, 10), pause(20)])
    let paused = (0...30).filter { list.contains(CalendarDay(rawValue: $0)) }
    #expect(paused == [1, 2, 3, 10] + Array(20...30))
    #expect(list.contains(.max))
    #expect(list.pause(on: CalendarDay(rawValue: 2)) == pause(1, 3))
    #expect(!PauseList().contains(.min))
  }

  @Test("An overlapping pause is refused, and an adjacent pause is accepted")
  func overlap() throws {
    var list = PauseList([pause(10, 20)])
    #expect(throws: PauseError.overlap(pause(10, 20))) { try list.add(pause(20, 25)) }
    #expect(throws: PauseError.overlap(pause(10, 20))) { try list.add(pause(1)) }
    #expect(list.pauses == [pause(10, 20)])
    try list.add(pause(21, 25))
    try list.add(pause(1, 2))
    #expect(list.pauses == [pause(1, 2), pause(10, 25)])
  }

  @Test("A pause that ends before it starts is refused, or read as one day if it is stored")
  func order() throws {
    #expect(throws: PauseError.endBeforeStart) {
      try Pause(first: CalendarDay(rawValue: 2), last: CalendarDay(rawValue: 1))
    }
    #expect(try Pause(first: CalendarDay(rawValue: 2), last: nil) == pause(2))
    let text = #"[{"first":5,"last":1},{"first":9}]"#
    let list = try JSONDecoder().decode(PauseList.self, from: Data(text.utf8))
    #expect(list.pauses == [pause(5, 5), pause(9)])
    let data = try JSONEncoder().encode(list)
    #expect(try JSONDecoder().decode(PauseList.self, from: data) == list)
  }

  @Test("The union of two lists merges overlapping pauses")
  func union() {
    let all = PauseList([pause(1, 3)]).union(PauseList([pause(2, 9), pause(20)]))
    #expect(all.pauses == [pause(1, 9), pause(20)])
    #expect(PauseList([pause(1, 3)]).union(PauseList()).pauses == [pause(1, 3)])
  }
}
